"""The error codes: permanent ids with a title and a page, printed by `acpgen explain CODE`."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Code:
    id: str
    title: str
    page: str


def _codes(*rows: tuple[str, str, str]) -> dict[str, Code]:
    return {id: Code(id, title, page) for id, title, page in rows}


# Problems that say "no", not "cannot": exit code 1.
REFUSALS = {"E502", "E503", "E508", "E509"}

CODES = _codes(
    ("E101", "a file cannot be read", "The file is missing or the permissions forbid reading it. Nothing was written."),
    (
        "E102",
        "a file does not parse",
        "The file is not the JSON or TOML that was expected; the place has line and column.",
    ),
    (
        "E103",
        "not an ACP schema",
        "The file is valid JSON but has no `$defs` object with definitions, or a definition is not an object. "
        "`acpgen import` reads `schema.json` and `schema.unstable.json` as upstream publishes them.",
    ),
    ("E104", "unknown release", "The id is not in the store. `acpgen releases` lists what is there."),
    ("E105", "unknown protocol", "The release has no schema files for that protocol."),
    ("E106", "bad id", "A release id becomes a folder name: letters, digits, dots, dashes and underscores only."),
    ("E107", "nothing to import", "No schema files were found in the source in any of the layouts upstream has used."),
    ("E108", "npm failed", "`npm:NAME@VERSION` runs your own `npm pack`; its error is shown."),
    ("E109", "already there", "A release of that id is in the store with other content. Use another id or --replace."),
    ("E201", "dangling $ref", "A `$ref` names a definition that does not exist. The schema cannot be lowered."),
    (
        "E202",
        "$ref cycle",
        "Definitions refer to each other through `allOf` or unions so that no value could be built.",
    ),
    (
        "E203",
        "unknown keyword",
        "Lowering must keep the meaning of every keyword, so a keyword that it does not know is an error, not a guess. "
        "Unknown `x-` keywords are allowed unless they begin with `x-deserialize-`, which change decoding.",
    ),
    ("E204", "two variants with one tag", "A tagged union dispatches on its tag, so no two variants may share one."),
    ("E205", "unsupported shape", "The schema uses a combination of keywords that has no faithful lowering."),
    ("E206", "nested too deeply", "The schema is nested more deeply than any ACP schema is; it was not read further."),
    ("E207", "front end disagrees", "datamodel-code-generator resolved a type otherwise than the lowered schema says."),
    ("E208", "method tables disagree", "The method lists of meta.json and the x-method keywords of the schema differ."),
    ("E301", "unknown feature", "The name is no feature of any release in the manifest."),
    ("E302", "withdrawn feature", "Upstream removed the feature before the chosen release; generate an older release."),
    (
        "E303",
        "unstable item without an owner",
        "Every item of the difference between the unstable and the stable lane belongs to exactly one feature. "
        "Add the printed root to `features.toml` of your store.",
    ),
    (
        "E304",
        "unstable item with two owners",
        "Two features reach the item. Name it as a root of the one that owns it.",
    ),
    ("E305", "root without effect", "A root in `features.toml` matches nothing in a release that it is listed for."),
    ("E306", "conflicting selection", "A feature cannot be enabled and gated at once."),
    ("E401", "name clash", "Two things would get the same Python name. Pin one of them in `names.toml`."),
    ("E402", "no Python name", "No identifier can be made of the tag or key. Pin a name in `names.toml`."),
    ("E403", "unused pin", "A line of `names.toml` matches nothing and should be removed."),
    ("E404", "facts without effect", "A line of `facts.toml` matches nothing in any release of the store."),
    ("E501", "output cannot be written", "The output path is a file, a link out of the tree, or not writable."),
    (
        "E502",
        "foreign files",
        "The output folder holds files that acpgen did not write. Nothing was changed. Choose another folder, move them "
        "away, or pass --adopt to let acpgen own the folder's listed files.",
    ),
    (
        "E503",
        "edited output",
        "A generated file was edited by hand. Nothing was changed, so the edit is not lost. Put it aside, or overwrite "
        "it with --force FILE.",
    ),
    ("E504", "another run is writing", "The output folder is locked by another run."),
    (
        "E505",
        "generated code does not work",
        "A module of the new tree does not compile or import. Nothing was written.",
    ),
    ("E506", "unreadable manifest", "MANIFEST.json of the output folder is missing or damaged."),
    (
        "E507",
        "changed during the run",
        "A file of the output changed while the new tree was built. Nothing was written.",
    ),
    (
        "E508",
        "link in the output",
        "The output folder holds a link, a pipe or a device. A link may lead out of the folder, so it is never followed or "
        "written through. Nothing was changed.",
    ),
    (
        "E509",
        "case clash",
        "A file of yours differs only in case from a generated one. On macOS and Windows they would be one file. Nothing "
        "was changed.",
    ),
    ("E510", "drift", "The output differs from what the inputs give: missing, changed, orphan or foreign files."),
    ("E601", "unknown key", "A key in `[tool.acpgen]` is not known; a misspelt option must not be ignored."),
    (
        "E603",
        "unknown name",
        "`acpgen explain` knows no definition, class, property, method, feature, rule or code of that name.",
    ),
    ("E602", "bad value", "A value in `[tool.acpgen]` or an option has the wrong type or is out of range."),
    (
        "E701",
        "no copy here",
        "No `[tool.acpgen.vendor]` was found in a pyproject.toml at or above the current folder, or there is one already. "
        "`acpgen vendor init DEST` makes the first copy and writes the table; one project has one copy.",
    ),
    (
        "E702",
        "outside the project",
        "The folder of the copy must lie below the folder of pyproject.toml, without `..` and without links on the way.",
    ),
    ("E703", "no package name", "The folder of the copy becomes a Python package: its name must be an identifier."),
    (
        "E704",
        "newer generator",
        "The copy was made by a newer acpgen than this one, which cannot judge it and would take things back. Install that "
        "version or a newer one, or pass `--downgrade` to `acpgen vendor update`.",
    ),
    (
        "E705",
        "nothing to merge from",
        "A three-way merge needs the text that was generated when the file was last written. It is made again from the "
        "manifest, or found in the git history of the project; here neither gave the bytes of the manifest's digest.",
    ),
    (
        "E706",
        "merge failed",
        "`--merge` uses `git merge-file`; git is missing or stopped with an error. Nothing was written.",
    ),
)
