"""Every example in a docstring is run; every name has its line in the stubs."""
import ast
import doctest
import importlib
import inspect
import pathlib
import unittest

import coverstory

MODULES = ("coverstory", "coverstory.bots", "coverstory.cover_me", "coverstory.cover_up", "coverstory.gymnasium",
           "coverstory.open_spiel", "coverstory.pettingzoo", "coverstory.records", "coverstory.vector_env")


class Docstrings(unittest.TestCase):
    def test_examples(self):
        tried = 0
        for name in MODULES:
            result = doctest.testmod(importlib.import_module(name))
            self.assertEqual(result.failed, 0, name)
            tried += result.attempted
        finder, runner = doctest.DocTestFinder(), doctest.DocTestRunner()
        for each in (coverstory.CoverMe, coverstory.CoverUp, coverstory.solve):
            for test in finder.find(each, each.__name__, globs={}):
                tried += len(test.examples)
                self.assertEqual(runner.run(test).failed, 0, test.name)
        self.assertGreater(tried, 50)

    def test_the_guide(self):
        guide = pathlib.Path(__file__).parents[2] / "docs/python.md"
        result = doctest.testfile(str(guide), module_relative=False)
        self.assertEqual(result.failed, 0)
        self.assertGreater(result.attempted, 10)


class Stubs(unittest.TestCase):
    def test_they_name_what_there_is(self):
        from coverstory import _engine
        folder = pathlib.Path(coverstory.__file__).parent
        stub = ast.parse((folder / "_engine.pyi").read_text())
        told = {node.name: node for node in stub.body if isinstance(node, (ast.ClassDef, ast.FunctionDef))}
        there = {name for name in dir(_engine) if not name.startswith("_") and callable(getattr(_engine, name))}
        self.assertEqual({name for name in told if not name.startswith("_")}, there)
        for name in ("CoverMe", "CoverUp", "CoverMeView", "CoverUpView"):
            members = {node.name for node in told[name].body if isinstance(node, ast.FunctionDef)}
            public = {each for each in vars(getattr(_engine, name)) if not each.startswith("_")}
            self.assertEqual({each for each in members if not each.startswith("_")}, public, name)
        self.assertTrue((folder / "py.typed").exists())

    def test_what_is_written_in_python_says_its_types(self):
        named = [getattr(coverstory, name) for name in coverstory.__all__] + [
            each for name, each in vars(coverstory.VectorEnv).items() if name == "__init__" or not name.startswith("_")]
        functions = [each for each in named if inspect.isfunction(each)]
        self.assertGreater(len(functions), 10)
        for function in functions:
            told = set(inspect.signature(function).parameters) - {"self"} | {"return"}
            self.assertEqual(set(function.__annotations__), told, function.__qualname__)


if __name__ == "__main__":
    unittest.main()
