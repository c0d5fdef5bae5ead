"""Generated packages: made once a session for each release and selection, and imported under a name of their own."""

from __future__ import annotations

import importlib
import re
import sys
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType

from acpgen import pipeline, tidy, tree, write
from acpgen.pipeline import Options

Key = tuple[Options, bool]


@dataclass
class Packages:
    """Makes packages below one folder. `plain` ones are not formatted: the same code, much sooner."""

    root: Path
    made: dict[Key, Path] = field(default_factory=dict)

    def folder(self, options: Options, *, plain: bool = True) -> Path:
        """The folder of the package made with these options."""
        key = (options, plain)
        if key not in self.made:
            name = re.sub(
                r"\W+", "_", f"b{len(self.made)}_{options.release}_{'_'.join((*options.enable, *options.gate))}"
            )
            target = self.root / name
            if plain:
                loaded = pipeline.load(options)
                files = pipeline.render(loaded)
                files[tree.MANIFEST] = tree.manifest_text(pipeline.manifest_data(loaded), files)
            else:
                files = pipeline.build(options, tidy.default_cache()).files
            write.apply(target, files)
            self.made[key] = target
        return self.made[key]

    def load(self, options: Options, module: str = "v1") -> ModuleType:
        """A module of the package, imported in this process."""
        folder = self.folder(options)
        if str(self.root) not in sys.path:
            sys.path.insert(0, str(self.root))
        return importlib.import_module(f"{folder.name}.{module}")
