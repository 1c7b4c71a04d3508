"""Run by Blender: from linear light to a finished picture. White balance, a little bloom, vignette, Filmic.

blender -b --python-exit-code 1 -P grade.py -- <in.exr> <out.png> <width> <height> <exposure> <red,green,blue> <vignette>
"""
import sys
import bpy

source, target, width, height, exposure, white, vignette = sys.argv[sys.argv.index("--") + 1:]
bpy.ops.wm.read_factory_settings(use_empty=True)
scene = bpy.context.scene
scene.use_nodes = True
tree = scene.node_tree
tree.nodes.clear()


def node(kind, **settings):
    made = tree.nodes.new("CompositorNode" + kind)
    for key, value in settings.items():
        setattr(made, key, value)
    return made


def multiply(a, b=None, tone=None):
    made = node("MixRGB", blend_type="MULTIPLY")
    tree.links.new(a.outputs[0], made.inputs[1])
    if b:
        tree.links.new(b.outputs[0], made.inputs[2])
    else:
        made.inputs[2].default_value = (*tone, 1)
    return made


picture = node("Image", image=bpy.data.images.load(source))
balanced = multiply(picture, tone=[float(value) for value in white.split(",")])
bloom = node("Glare", glare_type="FOG_GLOW", quality="HIGH", size=7, threshold=1.6, mix=-0.74)
tree.links.new(balanced.outputs[0], bloom.inputs[0])
mask = node("EllipseMask", width=1.05, height=1.0)
soft = node("Blur", size_x=int(int(width) * 0.22), size_y=int(int(width) * 0.22), filter_type="FAST_GAUSS")
tree.links.new(mask.outputs[0], soft.inputs[0])
darker = node("MapRange")
darker.inputs[3].default_value, darker.inputs[4].default_value = 1 - float(vignette), 1
tree.links.new(soft.outputs[0], darker.inputs[0])
tree.links.new(multiply(bloom, darker).outputs[0], node("Composite").inputs[0])

view = scene.view_settings
view.view_transform, view.look, view.exposure = "Filmic", "Medium High Contrast", float(exposure)
render = scene.render
render.engine, scene.cycles.samples = "CYCLES", 1
render.resolution_x, render.resolution_y, render.resolution_percentage = int(width), int(height), 100
render.image_settings.file_format, render.image_settings.color_mode, render.image_settings.color_depth = "PNG", "RGB", "8"
render.dither_intensity = 1
render.filepath = target
scene.camera = bpy.data.objects.new("camera", bpy.data.cameras.new("camera"))
scene.collection.objects.link(scene.camera)
bpy.ops.render.render(write_still=True)
