"""A service lift in a kitchen wall: steel hatch at counter height, doors drawn up and down, dishes waiting."""
from kit.lift import cladding, push_button
from kit.materials import AMBER, black_glass, brass, brushed, cast_iron, glow, plain, satin
from kit.scene import DUSK, frontal, lamp
from kit.shapes import arrow, box, digits, lathe, rounded, tube

CHINA = "#E9E6DF"


def worn(along):
    """Steel that is wiped down every night: the brushing broken by scratches and dulled in patches."""
    return brushed((0.44, 0.44, 0.445), 0.33, along, lines=0.16, wave=0.42)


def plate(x, y, z, radius=0.135):
    lathe([(0, 0.004), (radius * 0.6, 0.004), (radius * 0.66, 0.010), (radius, 0.020), (radius + 0.002, 0.023), (radius * 0.66, 0.015), (radius * 0.6, 0.009), (0, 0.009)],
          (x, y, z), "Z", plain(CHINA, 0.12, coat=0.4, uneven=0.02), 96, 50)


def cloche(x, y, z, radius=0.115):
    plate(x, y, z, radius * 1.25)
    lathe([(radius, 0.016), (radius * 1.02, 0.020), (radius, 0.026), (radius * 0.97, radius * 0.45), (radius * 0.80, radius * 0.86), (radius * 0.52, radius * 1.12),
           (radius * 0.2, radius * 1.25), (0.012, radius * 1.27), (0.010, radius * 1.33), (0.017, radius * 1.40), (0.019, radius * 1.50), (0.012, radius * 1.58), (0, radius * 1.60)],
          (x, y, z), "Z", plain("#D6D4D0", 0.07, 1.0, uneven=0.02), 128, 55)


def bowl(x, y, z, radius=0.075):
    lathe([(0, 0.006), (radius * 0.5, 0.006), (radius * 0.55, 0), (radius * 0.6, 0.004), (radius * 0.85, radius * 0.35), (radius, radius * 0.8), (radius * 0.97, radius * 0.8),
           (radius * 0.82, radius * 0.38), (radius * 0.5, 0.016), (0, 0.014)], (x, y, z), "Z", plain(CHINA, 0.14, coat=0.4, uneven=0.02), 96, 50)


def jug(x, y, z, tone):
    """Glazed stoneware: the foot bare, the lip poured thin, a handle at the right."""
    glaze = plain(tone, 0.16, coat=0.5, uneven=0.05)
    lathe([(0, 0.004), (0.038, 0.004), (0.041, 0.0)], (x, y, z), "Z", plain("#A98C6D", 0.7), 72)
    lathe([(0.041, 0.0), (0.043, 0.008), (0.050, 0.050), (0.047, 0.095), (0.032, 0.140), (0.027, 0.165), (0.031, 0.190), (0.033, 0.196), (0.029, 0.194), (0.024, 0.165), (0.024, 0.12)],
          (x, y, z), "Z", glaze, 96, 60)
    tube(rounded([(x + 0.026, y, z + 0.165), (x + 0.072, y, z + 0.165), (x + 0.072, y, z + 0.085), (x + 0.046, y, z + 0.070)], 0.03), 0.006, glaze)


def hatch(bottom, width=0.62, height=0.78, depth=0.55, wall=0.0):
    """Steel frame, an open steel box behind it with one shelf, the leaves of the door above and below."""
    left, right, top = -width / 2, width / 2, bottom + height
    steel, across = worn("Z"), worn("X")
    frame = 0.07
    box(left - frame, left, wall - 0.02, wall + 0.10, bottom - frame, top + 0.16, steel, 0.003)
    box(right, right + frame, wall - 0.02, wall + 0.10, bottom - frame, top + 0.16, steel, 0.003)
    box(left, right, wall - 0.0195, wall + 0.10, top, top + 0.16, across, 0.003)
    box(left, right, wall - 0.0195, wall + 0.06, bottom - frame, bottom, across, 0.003)
    box(left, right, wall + 0.03, wall + 0.055, top - 0.07, top + 0.02, across, 0.004)           # the upper leaf, drawn up
    box(left + 0.1, right - 0.1, wall + 0.018, wall + 0.030, top - 0.062, top - 0.046, satin(), 0.003)
    box(left, right, wall + 0.03, wall + 0.055, bottom - 0.02, bottom + 0.014, across, 0.004)     # the lower leaf, drawn down
    inner, end = satin(), wall + 0.12 + depth
    dull = plain("#C2BCB2", 0.40, 0.35, uneven=0.04)
    box(left - 0.03, left - 0.01, wall + 0.12, end, bottom, top, dull, 0.001)
    box(right + 0.01, right + 0.03, wall + 0.12, end, bottom, top, dull, 0.001)
    box(left - 0.03, right + 0.03, end, end + 0.02, bottom - 0.02, top, dull, 0.001)
    box(left - 0.03, right + 0.03, wall + 0.12, end, bottom - 0.02, bottom + 0.004, dull, 0.001)
    box(left - 0.03, right + 0.03, wall + 0.12, end, top - 0.03, top - 0.01, plain("#D5D0C8", 0.5), 0)
    box(left + 0.03, right - 0.03, wall + 0.16, wall + 0.185, top - 0.034, top - 0.029, glow(3100, 7), 0)
    lamp((0, wall + 0.36, top - 0.04), (0, wall + 0.38, bottom), (width * 0.9, 0.35), 15, 3200, mirrored=False)
    shelf = bottom + height * 0.52
    box(left - 0.01, right + 0.01, wall + 0.17, end, shelf, shelf + 0.008, satin(), 0.002)
    tube([(left, wall + 0.17, shelf + 0.004), (right, wall + 0.17, shelf + 0.004)], 0.006, inner)
    box(left + 0.02, right - 0.02, end - 0.16, end - 0.145, shelf - 0.006, shelf - 0.001, glow(3000, 6), 0)
    lamp((0, wall + 0.40, shelf - 0.01), (0, wall + 0.36, bottom), (width * 0.8, 0.25), 9, 3100, mirrored=False)
    return shelf + 0.008


def call_plate(x, z, wall):
    box(x - 0.05, x + 0.05, wall - 0.012, wall, z - 0.17, z + 0.17, black_glass(), 0.003)
    box(x - 0.055, x + 0.055, wall - 0.006, wall, z - 0.175, z + 0.175, brass(), 0.002)
    digits("2", (x, wall - 0.0125, z + 0.115), 0.06, glow((1.0, 0.74, 0.42), 5))
    cap = plain("#1B1B1D", 0.34)      # satin ones would mirror the lamps and be white all over
    for middle, calling in ((z + 0.02, True), (z - 0.07, False)):
        push_button(x, middle, wall - 0.012, calling, 0.022, cap=cap)
        arrow((x, wall - 0.0185, middle), 0.020, glow(AMBER, 5) if calling else glow((1.0, 0.93, 0.84), 0.9), up=calling)


def counter(left, right, wall, top):
    box(left, right, wall - 0.42, wall, top - 0.035, top, worn("X"), 0.004)
    box(left, right, wall - 0.40, wall, 0, top - 0.036, cast_iron("#17181A", 0.5), 0.004)


def build(picture):
    tiles = plain("#2B2A2A", 0.36, uneven=0.06) if picture == "elevator-food" else plain("#C9C5BD", 0.18, coat=0.3, uneven=0.05)
    height = 3.0 if picture == "elevator-food" else 4.2
    bottom = 0.96
    opening = (-0.38, 0.38, bottom - 0.07, bottom + 0.94)
    cladding(-2.4, 2.4, 0.9, height, tiles, 0.0, 0.20, 0.066 if picture == "elevator-food" else 0.10, [opening])
    shelf = hatch(bottom)
    counter(-2.4, 2.4, 0, 0.90)
    cloche(-0.13, 0.36, bottom + 0.004)
    bowl(0.13, 0.30, bottom + 0.004)
    bowl(0.17, 0.47, bottom + 0.004, 0.065)
    for i in range(5):
        plate(-0.15, 0.42, shelf + i * 0.012, 0.12)
    jug(0.045, 0.40, shelf, "#6E7C78")
    jug(0.175, 0.45, shelf, "#D8D2C6")
    call_plate(0.53, 1.42, 0)
    plate(-0.62, -0.20, 0.90)
    cloche(-0.62, -0.20, 0.912, 0.10)
    # pendant lamps over the pass
    for x in (-0.62, 0.62):
        z = 2.06 if picture == "elevator-food" else 2.45
        lathe([(0.012, 0.16), (0.02, 0.15), (0.05, 0.12), (0.105, 0.02), (0.11, 0.0), (0.104, 0.002), (0.046, 0.11), (0, 0.12)], (x, -0.32, z), "Z", brass(), 96, 50)
        tube([(x, -0.32, z + 0.15), (x, -0.32, height + 1)], 0.003, plain("#151515", 0.5))
        lathe([(0, 0.03), (0.035, 0.04), (0.045, 0.06), (0.03, 0.09), (0, 0.10)], (x, -0.32, z), "Z", glow(2700, 5), 48)
        lamp((x, -0.32, z + 0.015), (x, -0.30, 0), (0.17, 0.17), 24, 2900, mirrored=True, spread=120)
    if picture == "elevator-food":
        lamp((0.9, -3.6, 1.9), (0, 0, 1.3), (2.4, 1.6), 30, 4600)
        lamp((-1.9, -1.3, 2.0), (0, 0, 1.3), (0.5, 1.4), 42, DUSK)
        lamp((1.8, -1.6, 1.6), (0, 0, 1.3), (0.3, 1.2), 16, 3600)
        frontal(-0.80, 0.80, 0.52, 2.44, 2.9, height=1.48, stop=4.0, focus=(0, 0.15, 1.4))
    else:
        for i in range(8):
            plate(0.60, -0.22, 0.90 + i * 0.012)
        box(-2.4, 2.4, -0.30, 0, 2.86, 2.90, brushed(along="X", roughness=0.3), 0.004)
        for k in range(7):
            lathe([(0, 0), (0.05, 0), (0.055, 0.004), (0.055, 0.14), (0.053, 0.14), (0.053, 0.006), (0, 0.006)], (-0.75 + k * 0.25, -0.15, 2.90), "Z", plain("#C9C9CB", 0.2, 1.0), 72)
        lamp((0.9, -4.4, 1.9), (0, 0, 1.3), (2.4, 1.6), 60, 4300)
        lamp((-2.2, -2.0, 2.6), (0, 0, 1.6), (1.2, 2.0), 55, DUSK)
        lamp((1.6, -2.6, 3.4), (0, 0, 1.8), (1.5, 1.0), 40, 3600, mirrored=False)
        frontal(-0.80, 0.80, 0.56, 4.06, 3.6, height=1.55, stop=4.0, focus=(0, 0.15, 1.4))
