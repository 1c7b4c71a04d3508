"""Run by Blender: builds one scene and renders it twice with different grain, which tells the denoiser what is noise.

blender -b --python-exit-code 1 -P shoot.py -- <scene> <picture> <width> <height> <samples> <path without ending>
"""
import importlib
import os
import random
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit.scene import render, start  # noqa: E402

scene, picture, width, height, samples, path = sys.argv[sys.argv.index("--") + 1:]
start()
random.seed(4)
importlib.import_module("scenes." + scene).build(picture)
for half in (0, 1):
    done = f"{path}.{half}.exr"
    if not os.path.exists(done):  # an interrupted run left one half
        render(done + ".part", int(width), int(height), int(samples) // 2, half)
        os.replace(done + ".part", done)
