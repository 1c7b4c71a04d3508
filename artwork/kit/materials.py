"""What things are made of. Every surface is procedural; nothing is of exactly one colour or one roughness."""
from functools import cache
import bpy
from kit.scene import colour, kelvin


class Graph:
    """A shader graph under construction; inputs are values, sockets or nodes."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        self.out = self.tree.nodes.new("ShaderNodeOutputMaterial")

    def node(self, kind, inputs=None, **settings):
        node = self.tree.nodes.new("ShaderNode" + kind)
        for key, value in settings.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            socket = node.inputs[key]
            if isinstance(value, bpy.types.Node):
                value = value.outputs[0]
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, socket)
            else:
                socket.default_value = (*value, 1) if socket.type == "RGBA" and len(value) == 3 else value
        return node

    def math(self, operation, a, b=0.0):
        return self.node("Math", {0: a, 1: b}, operation=operation).outputs[0]

    def mix(self, factor, a, b):
        return self.node("MixRGB", {0: factor, 1: a, 2: b}).outputs[0]

    def span(self, value, low, high, to_low=0.0, to_high=1.0):
        return self.node("MapRange", {0: value, 1: low, 2: high, 3: to_low, 4: to_high}).outputs[0]

    def spread(self, noise, low, high):
        """Noise hardly ever leaves 0.3..0.7."""
        return self.span(noise, 0.3, 0.7, low, high)

    def ramp(self, factor, stops):
        node = self.node("ValToRGB", {0: factor})
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, tone) in zip(elements, stops):
            element.position = position
            element.color = (*tone, 1) if isinstance(tone, tuple) else (tone, tone, tone, 1)
        return node.outputs[0]

    def noise(self, place, scale, detail=3, roughness=0.55, output=0):
        return self.node("TexNoise", {"Vector": place, "Scale": scale, "Detail": detail, "Roughness": roughness}).outputs[output]

    def place(self, scale=(1, 1, 1), differ=0.0, turn=(0, 0, 0)):
        """Object coordinates; `differ` shifts them for every piece, so that no two slabs or boards are alike."""
        where = self.node("TexCoord").outputs["Object"]
        if differ:
            random = self.node("ObjectInfo").outputs["Random"]
            offset = self.node("CombineXYZ", {i: self.math("MULTIPLY", random, differ * k) for i, k in enumerate((1, 1.7, 0.6))})
            where = self.node("VectorMath", {0: where, 1: offset}, operation="ADD").outputs[0]
        return self.node("Mapping", {"Vector": where, "Scale": scale, "Rotation": turn}).outputs[0]

    def bump(self, height, strength, depth=0.001, under=None):
        inputs = {"Height": height, "Strength": strength, "Distance": depth}
        if under is not None:
            inputs["Normal"] = under
        return self.node("Bump", inputs).outputs[0]

    def finish(self, shader):
        self.tree.links.new(shader.outputs[0], self.out.inputs[0])
        return self.material

    def principled(self, **inputs):
        return self.finish(self.node("BsdfPrincipled", {key.replace("_", " "): value for key, value in inputs.items()}))


@cache
def plain(tone, roughness=0.5, metallic=0.0, coat=0.0, uneven=0.05):
    """Paint, enamel, cast or turned metal; `uneven` roughness keeps it from looking like plastic."""
    graph = Graph("plain")
    base = colour(tone)
    place = graph.place(differ=7)
    patches = graph.noise(place, 3.0, 5)
    return graph.principled(
        Base_Color=graph.mix(graph.spread(patches, 0, 1), tuple(v * 0.92 for v in base), base),
        Roughness=graph.spread(patches, max(0.02, roughness - uneven), roughness + uneven), Metallic=metallic,
        Clearcoat=coat, Clearcoat_Roughness=0.06, Normal=graph.bump(graph.noise(place, 2.5, 1), 0.08, 0.004))


@cache
def cast_iron(tone="#2A2E31", roughness=0.5):
    """Painted casting: the fine orange peel of sand under enamel."""
    graph = Graph("cast")
    place = graph.place(differ=5)
    grain = graph.noise(place, 210, 2)
    patches = graph.noise(place, 5, 4)
    base = colour(tone)
    return graph.principled(
        Base_Color=graph.mix(graph.spread(patches, 0, 1), tuple(v * 0.8 for v in base), base),
        Roughness=graph.spread(patches, roughness - 0.08, roughness + 0.08), Specular=0.45,
        Normal=graph.bump(grain, 0.22, 0.0012))


@cache
def brushed(tone=(0.50, 0.50, 0.505), roughness=0.24, along="Z", fine=220.0, lines=0.07, relief=0.0, wave=0.22):
    """Brushed sheet metal. `along` is the axis of the lines, `fine` their number per metre: 220 from afar, 1500 in a close-up
    (finer than a pixel they turn into noise). `wave` is the slow unevenness of every sheet, without which it looks drawn."""
    graph = Graph("brushed")
    slow = fine / 140
    scale = {"X": (slow, fine, fine), "Y": (fine, slow, fine), "Z": (fine, fine, slow)}[along]
    hair = graph.noise(graph.place(scale, 3), 1.0, 3, 0.6)
    bands = graph.noise(graph.place(tuple(v * 0.12 for v in scale), 3), 1.0, 2)
    smudges = graph.noise(graph.place(differ=5), 2.2, 4)
    rough = graph.math("ADD", graph.spread(hair, roughness - lines * 0.6, roughness + lines * 0.6), graph.spread(bands, -lines * 0.3, lines * 0.3))
    rough = graph.math("ADD", rough, graph.spread(smudges, -0.03, 0.05))
    normal = graph.bump(graph.noise(graph.place(differ=5), 1.6, 1, 0.4), wave, 0.004)
    if relief:
        normal = graph.bump(hair, relief, 0.0006, normal)
    return graph.principled(
        Base_Color=graph.mix(graph.spread(hair, 0, 1), tuple(v * 0.9 for v in tone), tone), Metallic=1.0, Roughness=rough,
        Anisotropic=0.75, Anisotropic_Rotation=0.25 if along == "Z" else 0.0, Normal=normal,
        Tangent=graph.node("Tangent", direction_type="UV_MAP").outputs[0])


BRASS = (0.56, 0.395, 0.205)


def brass(along="Z", **more):
    return brushed(BRASS, more.pop("roughness", 0.23), along, **more)


def satin():
    return plain("#BDBDBF", 0.24, 1.0, uneven=0.04)


def chrome():
    return plain("#CFCFD0", 0.09, 1.0, uneven=0.02)


@cache
def mirror(tone=(0.52, 0.43, 0.36)):
    """Bronze mirror: kinder than silver to an empty room."""
    return Graph("mirror").principled(Base_Color=tone, Metallic=1.0, Roughness=0.006)


@cache
def marble(light="#F0EDE7", dark="#D9D4CC", vein="#6E675F", ochre="#A88658", roughness=0.10, scale=1.0, veins=1.0, warmth=0.2):
    """Veined stone: the zero crossings of warped noise at three sizes, the finer two in patches only."""
    graph = Graph("marble")
    place = graph.place((scale * 1.15, scale, scale * 0.42), 23, (0.25, 0.75, 0.2))
    swirl = graph.node("VectorMath", {0: graph.noise(place, 0.9, 6, 0.62, "Color"), 1: (0.5, 0.5, 0.5)}, operation="SUBTRACT")

    def warped(amount):
        push = graph.node("VectorMath", {0: swirl, "Scale": amount}, operation="SCALE")
        return graph.node("VectorMath", {0: place, 1: push}, operation="ADD").outputs[0]

    def crossing(amount, size, detail):
        return graph.math("ABSOLUTE", graph.math("SUBTRACT", graph.noise(warped(amount), size, detail, 0.5), 0.5))

    def line(distance, width, soft):
        return graph.ramp(distance, [(0.0, 1.0), (width, soft), (width * 5, 0.0)])

    def patch(amount, size, low, high):
        return graph.span(graph.noise(warped(amount), size, 2), low, high)

    main = crossing(0.75, 0.85, 2)
    tone = graph.mix(graph.span(graph.noise(warped(1.2), 1.3, 6, 0.62), 0.35, 0.68), colour(light), colour(dark))
    tone = graph.mix(graph.span(main, 0.0, 0.10, 0.26 * veins, 0.0), tone, colour(vein))
    small = graph.math("MULTIPLY", line(crossing(0.45, 5.5, 3), 0.007, 0.18), patch(0.4, 1.7, 0.45, 0.65))
    tone = graph.mix(graph.math("MULTIPLY", small, 0.30 * veins), tone, colour(vein))
    middle = graph.math("MULTIPLY", line(crossing(0.65, 2.3, 2), 0.005, 0.25), patch(0.5, 0.9, 0.42, 0.62))
    tone = graph.mix(graph.math("MULTIPLY", middle, 0.55 * veins), tone, colour(vein))
    tone = graph.mix(graph.math("MULTIPLY", line(main, 0.006, 0.34), 0.72 * veins), tone, colour(vein))
    tone = graph.mix(graph.math("MULTIPLY", line(main, 0.02, 0.5), warmth), tone, colour(ochre))
    return graph.principled(
        Base_Color=tone, Roughness=graph.spread(graph.noise(graph.place(), 5.0, 4), roughness * 0.75, roughness * 1.5),
        Normal=graph.bump(graph.noise(graph.place(differ=3), 1.3, 1), 0.05, 0.004))


def dark_stone():
    return marble("#1C1A18", "#272421", "#857A6D", "#9A7445", 0.08, veins=0.7, warmth=0.4)


def floor_stone():
    """The polished hall floor: warm grey, quiet."""
    return marble("#55504B", "#423E3A", "#8A8178", "#7A6242", 0.045, scale=0.8, veins=0.35, warmth=0.1)


def cabin_stone():
    return marble("#A39A8E", "#8D8479", "#5F574E", "#7A6242", 0.07, scale=1.4, veins=0.6, warmth=0.12)


@cache
def wood(dark="#1C140E", middle="#37281D", light="#584534", along="Z", roughness=0.36, coat=0.22, scale=1.0):
    """Rings are bands of stretched noise; fibres and pores lie along them."""
    graph = Graph("wood")
    squeeze = {"X": (0.055, 1, 1), "Y": (1, 0.055, 1), "Z": (1, 1, 0.055)}[along]
    squeeze = tuple(v * scale for v in squeeze)
    place = graph.place(squeeze, 19)
    rings = graph.math("FRACT", graph.math("MULTIPLY", graph.noise(place, 4.2, 3), 8.0))
    rings = graph.math("ABSOLUTE", graph.math("SUBTRACT", rings, 0.5))
    fibres = graph.noise(graph.place(tuple(v * 70 for v in squeeze), 19), 3.0, 4, 0.65)
    pores = graph.span(graph.noise(graph.place(tuple(v * 160 for v in squeeze), 11), 3.0, 2), 0.62, 0.70, 0, 0.5)
    tone = graph.math("ADD", graph.math("MULTIPLY", rings, 0.75), graph.math("MULTIPLY", fibres, 0.5))
    tone = graph.math("ADD", tone, graph.math("MULTIPLY", graph.noise(place, 3.0, 2), 0.3))
    tone = graph.mix(pores, graph.ramp(tone, [(0.25, colour(dark)), (0.52, colour(middle)), (0.88, colour(light))]), colour(dark))
    return graph.principled(
        Base_Color=tone, Roughness=graph.spread(fibres, roughness - 0.07, roughness + 0.09), Specular=0.4,
        Clearcoat=coat, Clearcoat_Roughness=0.2, Normal=graph.bump(graph.math("SUBTRACT", fibres, pores), 0.10, 0.0006))


def walnut(along="Z"):
    return wood(along=along)


def oak(along="Z"):
    return wood("#6B5138", "#8E7152", "#AF9473", along, 0.45, 0.08)


@cache
def leather(tone="#4A3A2E", roughness=0.45, grain=260.0):
    graph = Graph("leather")
    place = graph.place(differ=5)
    cells = graph.node("TexVoronoi", {"Vector": place, "Scale": grain}, feature="DISTANCE_TO_EDGE").outputs[0]
    cloud = graph.noise(place, 6, 4)
    base = colour(tone)
    return graph.principled(
        Base_Color=graph.mix(graph.spread(cloud, 0, 1), tuple(v * 0.8 for v in base), base), Specular=0.4,
        Roughness=graph.spread(cloud, roughness - 0.05, roughness + 0.1), Normal=graph.bump(graph.span(cells, 0.0, 0.25), 0.35, 0.0012))


@cache
def plaster(tone="#D9D4CB"):
    graph = Graph("plaster")
    place = graph.place(differ=3)
    base = colour(tone)
    return graph.principled(
        Base_Color=graph.mix(graph.spread(graph.noise(place, 2.0, 6), 0, 1), tuple(v * 0.94 for v in base), base),
        Roughness=0.85, Specular=0.2, Normal=graph.bump(graph.noise(place, 60, 4), 0.06, 0.001))


@cache
def concrete(tone="#6F6B66", roughness=0.65):
    graph = Graph("concrete")
    place = graph.place(differ=9)
    broad, grain = graph.noise(place, 1.4, 7, 0.65), graph.noise(place, 25, 4, 0.7)
    mixed = graph.math("ADD", graph.math("MULTIPLY", broad, 0.7), graph.math("MULTIPLY", grain, 0.3))
    base = colour(tone)
    return graph.principled(
        Base_Color=graph.ramp(mixed, [(0.3, tuple(v * 0.65 for v in base)), (0.52, base), (0.75, tuple(min(1, v * 1.25) for v in base))]),
        Roughness=graph.spread(broad, roughness - 0.15, roughness + 0.1), Specular=0.3, Normal=graph.bump(grain, 0.2, 0.003))


@cache
def glow(tone=3000, strength=6.0):
    """A thing seen to shine. It does not light dull surfaces (small bright strips would speckle them): a lamp beside it does."""
    graph = Graph("glow")
    diffuse = graph.node("LightPath").outputs["Is Diffuse Ray"]
    light = graph.math("MULTIPLY", graph.math("SUBTRACT", 1.0, diffuse), strength)
    material = graph.finish(graph.node("Emission", {"Color": tone if isinstance(tone, tuple) else kelvin(tone), "Strength": light}))
    material.cycles.sample_as_light = False
    return material


AMBER = (1.0, 0.56, 0.20)


@cache
def glass(tint=(0.93, 0.97, 0.96), strength=1.6):
    """Thin panes as single faces: seen through and mirroring, never bending light, so nothing speckles."""
    graph = Graph("glass")
    mirroring = graph.math("MINIMUM", graph.math("MULTIPLY", graph.node("Fresnel", {"IOR": 1.5}), strength), 1.0)
    return graph.finish(graph.node("MixShader", {
        0: mirroring, 1: graph.node("BsdfTransparent", {"Color": tint}), 2: graph.node("BsdfGlossy", {"Roughness": 0.0})}))


@cache
def black_glass():
    return plain("#111112", 0.05, uneven=0.012)


@cache
def gap():
    """The darkness between parts."""
    return Graph("gap").principled(Base_Color=(0.004, 0.004, 0.004), Roughness=0.7, Specular=0.2)
