"""The stage: an empty scene, lamps, sky, camera and the render itself. Metres; x right, y away from the camera, z up."""
import math
import bpy
from mathutils import Vector


def start():
    """Empties the file and gives the scene a black world."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    world = bpy.data.worlds.new("World")
    bpy.context.scene.world = world
    world.use_nodes = True
    sky(None, 0)


def link(thing):
    bpy.context.scene.collection.objects.link(thing)
    return thing


def linear(value):
    return ((value + 0.055) / 1.055) ** 2.4 if value > 0.04045 else value / 12.92


def colour(text):
    """'#C8A06A' as linear red, green, blue."""
    return tuple(linear(int(text[i:i + 2], 16) / 255) for i in (1, 3, 5))


def kelvin(temperature):
    """The colour of a glowing body, linear, its strongest channel 1 (Tanner Helland's fit)."""
    t = temperature / 100
    red = 255 if t <= 66 else 329.7 * (t - 60) ** -0.1332
    green = 99.47 * math.log(t) - 161.12 if t <= 66 else 288.12 * (t - 60) ** -0.0755
    blue = 255 if t >= 66 else 138.52 * math.log(t - 10) - 305.04
    return tuple(linear(max(0, min(255, v)) / 255) for v in (red, green, blue))


def aim(thing, place, target):
    thing.location = place
    thing.rotation_euler = (Vector(target) - Vector(place)).to_track_quat("-Z", "Y").to_euler()


def lamp(place, target, size, watts, tone=4000, mirrored=True, spread=180):
    """An area lamp; `tone` is kelvin or a linear colour, `mirrored` says whether polished things show it."""
    data = bpy.data.lights.new("lamp", "AREA")
    data.energy = watts
    data.shape = "RECTANGLE"
    data.size, data.size_y = size
    data.color = tone if isinstance(tone, tuple) else kelvin(tone)
    data.spread = math.radians(spread)
    thing = link(bpy.data.objects.new("lamp", data))
    aim(thing, place, target)
    thing.visible_camera = False
    thing.visible_glossy = mirrored
    return thing


def spot(place, target, watts, tone=3000, angle=60, radius=0.03):
    data = bpy.data.lights.new("spot", "SPOT")
    data.energy = watts
    data.color = kelvin(tone)
    data.spot_size = math.radians(angle)
    data.spot_blend = 0.8
    data.shadow_soft_size = radius
    thing = link(bpy.data.objects.new("spot", data))
    aim(thing, place, target)
    return thing


DUSK = (0.66, 0.80, 1.0)
SKIES = "/usr/share/blender/datafiles/studiolights/world/%s.exr"


def sky(name, strength=1.0, turn=0, lights=False, tone=(0, 0, 0)):
    """One of Blender's own CC0 skies; unless it `lights`, it is only seen and mirrored, which saves noise."""
    world = bpy.context.scene.world
    world.cycles.sampling_method = "AUTOMATIC" if lights else "NONE"
    tree = world.node_tree
    tree.nodes.clear()
    out, background = tree.nodes.new("ShaderNodeOutputWorld"), tree.nodes.new("ShaderNodeBackground")
    tree.links.new(background.outputs[0], out.inputs[0])
    background.inputs[0].default_value = (*tone, 1)
    background.inputs[1].default_value = strength
    if name:
        picture = tree.nodes.new("ShaderNodeTexEnvironment")
        picture.image = bpy.data.images.load(SKIES % name)
        mapping, place = tree.nodes.new("ShaderNodeMapping"), tree.nodes.new("ShaderNodeTexCoord")
        mapping.inputs["Rotation"].default_value = (0, 0, math.radians(turn))
        tree.links.new(place.outputs["Generated"], mapping.inputs[0])
        tree.links.new(mapping.outputs[0], picture.inputs[0])
        tree.links.new(picture.outputs[0], background.inputs[0])


def camera(place, target, lens, stop=None, focus=None, shift=(0, 0)):
    """Without tilt (place and target of one height) uprights stay upright: move the frame by `shift` instead."""
    data = bpy.data.cameras.new("camera")
    data.lens, data.sensor_width, data.clip_start, data.clip_end = lens, 36, 0.01, 5000
    data.shift_x, data.shift_y = shift
    thing = link(bpy.data.objects.new("camera", data))
    aim(thing, place, target)
    if stop:
        data.dof.use_dof = True
        data.dof.aperture_fstop, data.dof.aperture_blades = stop, 9
        data.dof.focus_distance = (Vector(focus or target) - Vector(place)).length
    bpy.context.scene.camera = thing


def frontal(left, right, bottom, top, distance, centre=0.0, height=1.25, wall=0.0, **lens):
    """A camera square to a wall that frames exactly left..right, bottom..top of the wall's plane y = `wall`."""
    width, tall = right - left, top - bottom
    longer = max(width, tall)
    camera((centre, wall - distance, height), (centre, wall, height), 36 * distance / longer,
           shift=(((left + right) / 2 - centre) / longer, ((bottom + top) / 2 - height) / longer), **lens)


def render(path, width, height, samples, seed):
    """One uncompressed 32-bit EXR with the passes that the denoiser reads."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.samples, cycles.seed, cycles.device = samples, seed, "CPU"
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, 0.02
    cycles.adaptive_min_samples = min(10, samples)
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 7, 3, 5
    cycles.transparent_max_bounces = 14
    cycles.sample_clamp_indirect = 4.0
    cycles.blur_glossy = 0.8
    cycles.caustics_reflective = cycles.caustics_refractive = cycles.use_denoising = False
    cycles.pixel_filter_type, cycles.filter_width = "BLACKMAN_HARRIS", 1.5
    cycles.use_auto_tile = False
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = width, height, 100
    scene.render.threads_mode, scene.render.threads = "FIXED", 2
    scene.view_layers[0].cycles.denoising_store_passes = True
    image = scene.render.image_settings
    image.file_format, image.color_depth, image.exr_codec = "OPEN_EXR_MULTILAYER", "32", "NONE"
    scene.render.use_file_extension = False
    scene.render.filepath = path
    bpy.ops.render.render(write_still=True)
