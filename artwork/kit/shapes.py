"""Solids, all with small bevels: an edge that catches no light gives a model away."""
import math
import os
import bmesh
import bpy
from mathutils import Vector
from kit.scene import link

TURNS = {"X": (0, math.pi / 2, 0), "Y": (math.pi / 2, 0, 0), "Z": (0, 0, 0)}


def unwrap(data):
    """Box UVs in metres, so that brushed metal knows which way its lines run."""
    layer = data.uv_layers.new(name="UVMap").data
    for face in data.polygons:
        axis = max(range(3), key=lambda i: abs(face.normal[i]))
        for loop in face.loop_indices:
            at = data.vertices[data.loops[loop].vertex_index].co
            layer[loop].uv = ((at.y, at.z), (at.x, at.z), (at.x, at.y))[axis]


def smooth(thing, angle=40):
    thing.data.use_auto_smooth = True
    thing.data.auto_smooth_angle = math.radians(angle)
    for face in thing.data.polygons:
        face.use_smooth = True
    return thing


def bevel(thing, width, segments=2):
    modifier = thing.modifiers.new("bevel", "BEVEL")
    modifier.width, modifier.segments, modifier.limit_method = width, segments, "ANGLE"
    modifier.angle_limit = math.radians(40)
    modifier.harden_normals = True
    return smooth(thing)


def mesh(points, faces, material=None, edge=0.0, segments=2):
    data = bpy.data.meshes.new("mesh")
    data.from_pydata(points, [], faces)
    data.update()
    unwrap(data)
    thing = link(bpy.data.objects.new("mesh", data))
    if material:
        data.materials.append(material)
    return bevel(thing, edge, segments) if edge else thing


def box(left, right, front, back, bottom, top, material=None, edge=0.002, segments=2):
    """Its origin is its middle: textures differ from box to box."""
    a, b, c = (right - left) / 2, (back - front) / 2, (top - bottom) / 2
    points = [(x, y, z) for z in (-c, c) for x, y in ((-a, -b), (a, -b), (a, b), (-a, b))]
    faces = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    thing = mesh(points, faces, material, min(edge, 0.49 * min(2 * a, 2 * b, 2 * c)), segments)
    thing.location = ((left + right) / 2, (front + back) / 2, (bottom + top) / 2)
    return thing


def quad(a, b, c, d, material):
    """A single face, for panes and screens."""
    return mesh([a, b, c, d], [(0, 1, 2, 3)], material)


def cylinder(place, radius, length, axis="Z", material=None, edge=0.001, sides=48):
    shape = bmesh.new()
    bmesh.ops.create_cone(shape, cap_ends=True, segments=sides, radius1=radius, radius2=radius, depth=length)
    data = bpy.data.meshes.new("cylinder")
    shape.to_mesh(data)
    shape.free()
    unwrap(data)
    thing = link(bpy.data.objects.new("cylinder", data))
    thing.location, thing.rotation_euler = place, TURNS[axis]
    if material:
        data.materials.append(material)
    return bevel(thing, min(edge, length * 0.45, radius * 0.45)) if edge else smooth(thing)


def lathe(profile, place=(0, 0, 0), axis="Z", material=None, sides=96, sharp=35, start=0.0, sweep=2 * math.pi):
    """Turns a profile of (radius, height) about an axis, wholly or through `sweep` radians."""
    whole = sweep >= 2 * math.pi
    rows = sides if whole else sides + 1
    points = []
    for row in range(rows):
        angle = start + sweep * row / sides
        points += [(radius * math.cos(angle), radius * math.sin(angle), height) for radius, height in profile]
    step = len(profile)
    faces = []
    for row in range(sides):
        following = (row + 1) % rows
        faces += [(row * step + k, following * step + k, following * step + k + 1, row * step + k + 1) for k in range(step - 1)]
    data = bpy.data.meshes.new("lathe")
    data.from_pydata(points, [], faces)
    shape = bmesh.new()
    shape.from_mesh(data)
    bmesh.ops.remove_doubles(shape, verts=shape.verts, dist=1e-6)
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    shape.to_mesh(data)
    shape.free()
    unwrap(data)
    thing = link(bpy.data.objects.new("lathe", data))
    thing.location, thing.rotation_euler = place, TURNS[axis]
    if material:
        data.materials.append(material)
    return smooth(thing, sharp)


def tube(points, radius, material=None, closed=False, fineness=6):
    data = bpy.data.curves.new("tube", "CURVE")
    data.dimensions, data.bevel_depth, data.bevel_resolution, data.use_fill_caps = "3D", radius, fineness, True
    line = data.splines.new("POLY")
    line.points.add(len(points) - 1)
    for point, place in zip(line.points, points):
        point.co = (*place, 1)
    line.use_cyclic_u = closed
    if material:
        data.materials.append(material)
    return link(bpy.data.objects.new("tube", data))


def rounded(points, radius, steps=8):
    """The same line with its corners bent, as rails, pipes and cables are."""
    line = [Vector(point) for point in points]
    result = [line[0]]
    for a, b, c in zip(line, line[1:], line[2:]):
        reach = min(radius, (a - b).length / 2, (c - b).length / 2)
        start, end = b + (a - b).normalized() * reach, b + (c - b).normalized() * reach
        result += [(1 - t) ** 2 * start + 2 * (1 - t) * t * b + t * t * end for t in (i / steps for i in range(steps + 1))]
    result.append(line[-1])
    return [tuple(point) for point in result]


def circle(place, radius, axis="Y", count=72, start=0.0, sweep=2 * math.pi):
    """Points of a circle, or of an arc of it, about an axis."""
    x, y, z = place
    points = []
    for i in range(count if sweep >= 2 * math.pi else count + 1):
        angle = start + sweep * i / count
        a, b = radius * math.cos(angle), radius * math.sin(angle)
        points.append({"X": (x, y + a, z + b), "Y": (x + a, y, z + b), "Z": (x + a, y + b, z)}[axis])
    return points


def ring(place, radius, thickness, material, axis="Y"):
    return tube(circle(place, radius, axis), thickness, material, closed=True, fineness=4)


FACES = {"-Y": (math.pi / 2, 0, 0), "-X": (math.pi / 2, 0, -math.pi / 2), "X": (math.pi / 2, 0, math.pi / 2), "Z": (0, 0, 0)}
THIN = "/usr/share/fonts/truetype/dejavu/DejaVuSans-ExtraLight.ttf"


def digits(text, place, size, material, face="-Y"):
    """The only lettering in the pictures. Debian's DejaVu where it is installed, else Blender's own."""
    data = bpy.data.curves.new("digits", "FONT")
    data.body, data.size, data.extrude, data.align_x, data.align_y = text, size, 0.0002, "CENTER", "CENTER"
    if os.path.exists(THIN):
        data.font = bpy.data.fonts.load(THIN, check_existing=True)
        data.offset = size * 0.006
    data.materials.append(material)
    thing = link(bpy.data.objects.new("digits", data))
    thing.location, thing.rotation_euler = place, FACES[face]
    return thing


def arrow(place, size, material, face="-Y", up=True):
    tip = size / 2 if up else -size / 2
    thing = mesh([(-size / 2, -tip, 0), (size / 2, -tip, 0), (0, tip, 0)], [(0, 1, 2)], material)
    thing.location, thing.rotation_euler = place, FACES[face]
    return thing


def gathered(build, place=(0, 0, 0), turn=(0, 0, 0)):
    """Runs `build` and moves all that it made as one piece."""
    before = set(bpy.data.objects)
    build()
    parent = link(bpy.data.objects.new("group", None))
    for thing in set(bpy.data.objects) - before - {parent}:
        if thing.parent is None:
            thing.parent = parent
    parent.location, parent.rotation_euler = place, turn
    return parent
