"""The wheel: `scripts/python wheel`, or `pip wheel --no-build-isolation ./python`. The module is built by CMake, as
scripts/python does it; nothing is fetched."""
import pathlib
import shutil
import subprocess

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = pathlib.Path(__file__).resolve().parents[1]
BUILT = ROOT / "build/python/coverstory"
BESIDE = ROOT / "build/wheel.parts"  # what setuptools writes on its way, out of the sources


class Built(build_ext):
    def build_extension(self, extension):
        subprocess.run(["cmake", "--preset", "python"], cwd=ROOT, check=True)
        subprocess.run(["cmake", "--build", "--preset", "python"], cwd=ROOT, check=True)
        module, = BUILT.glob("_engine*.so")
        target = pathlib.Path(self.get_ext_fullpath(extension.name))
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(module, target)


BESIDE.mkdir(parents=True, exist_ok=True)
setup(name="coverstory",
      version=(ROOT / "version.txt").read_text().strip(),
      description="Cover Me and Cover Up for programs that learn",
      packages=["coverstory"],
      package_data={"coverstory": ["py.typed", "*.pyi"]},
      ext_modules=[Extension("coverstory._engine", [])],
      options={"build": {"build_base": str(BESIDE)}, "egg_info": {"egg_base": str(BESIDE)}},
      cmdclass={"build_ext": Built},
      python_requires=">=3.11",
      install_requires=["numpy"])
