"""Electrical safety: the open controller. Drive, contactors, breakers, safety relays and terminals on their rails, wired."""
import random
from kit.materials import cast_iron, gap, glow, plain, satin
from kit.scene import DUSK, camera, lamp
from kit.shapes import box, cylinder, digits, rounded, tube

WIRES = ("#1B1B1E", "#1B1B1E", "#6B2A1E", "#8E6B40", "#27364A", "#C9C5BD")


def dull(tone, roughness=0.42):
    return plain(tone, roughness, uneven=0.06)


def din_rail(z):
    for z0, z1, y0, y1 in ((z - 0.0175, z - 0.0125, -0.0075, -0.006), (z + 0.0125, z + 0.0175, -0.0075, -0.006), (z - 0.0135, z + 0.0135, -0.0015, 0.0)):
        box(-0.30, 0.30, y0, y1, z0, z1, satin(), 0.0004)


def duct(x0, x1, z0, z1):
    """Slotted cable trunking."""
    grey = dull("#55585A", 0.5)
    upright = z1 - z0 > x1 - x0
    box(x0, x1, -0.052, -0.048, z0, z1, grey, 0.001)
    length = (z1 - z0) if upright else (x1 - x0)
    for k in range(int(length / 0.0125)):
        at = k * 0.0125
        for edge in (0, 1):
            if upright:
                x = x0 if edge == 0 else x1 - 0.0018
                box(x, x + 0.0018, -0.048, 0, z0 + at, z0 + at + 0.008, grey, 0.0004)
            else:
                z = z0 if edge == 0 else z1 - 0.0018
                box(x0 + at, x0 + at + 0.008, -0.048, 0, z, z + 0.0018, grey, 0.0004)


def screws(x, z, count, pitch, front):
    for k in range(count):
        cylinder((x + k * pitch, front, z), 0.0032, 0.002, "Y", plain("#B9B5A8", 0.3, 1.0), 0.0004, 20)
        box(x + k * pitch - 0.0024, x + k * pitch + 0.0024, front - 0.0013, front - 0.0009, z - 0.0005, z + 0.0005, gap(), 0)


def breaker(x, z, wide=0.0175, on=True):
    body = dull("#C9C6BF")
    box(x + 0.0003, x + wide - 0.0003, -0.062, -0.006, z - 0.042, z + 0.042, body, 0.0012)
    box(x + 0.0003, x + wide - 0.0003, -0.078, -0.060, z - 0.023, z + 0.023, body, 0.002)
    box(x + wide / 2 - 0.004, x + wide / 2 + 0.004, -0.090, -0.076, z + (0.001 if on else -0.012), z + (0.012 if on else -0.001), dull("#1C1C1F", 0.35), 0.0015)
    screws(x + wide / 2, z + 0.034, 1, 0, -0.0625)
    screws(x + wide / 2, z - 0.034, 1, 0, -0.0625)


def contactor(x, z, wide=0.048):
    body, dark = dull("#2A2B2E"), dull("#1A1A1C", 0.35)
    box(x, x + wide - 0.002, -0.070, -0.006, z - 0.040, z + 0.040, body, 0.0025)
    box(x + 0.003, x + wide - 0.005, -0.088, -0.068, z - 0.026, z + 0.026, dark, 0.003)
    box(x + wide / 2 - 0.008, x + wide / 2 + 0.006, -0.0915, -0.087, z - 0.007, z + 0.007, dull("#8E6B40", 0.35), 0.001)
    for side in (-1, 1):
        screws(x + 0.010, z + side * 0.033, 3, (wide - 0.022) / 2, -0.0708)


def relay(x, z, wide=0.0225, accent="#B89B3C"):
    box(x + 0.0004, x + wide - 0.0004, -0.098, -0.006, z - 0.046, z + 0.046, dull("#24262A"), 0.002)
    box(x + 0.0012, x + wide - 0.0012, -0.0990, -0.097, z - 0.026, z + 0.026, dull(accent, 0.4), 0.0008)
    for k in range(3):
        cylinder((x + wide / 2, -0.0992, z + 0.016 - k * 0.009), 0.0017, 0.001, "Y", glow((0.25, 1.0, 0.45), 3) if k < 2 else glow((1.0, 0.56, 0.2), 3), 0, 16)
    for side in (-1, 1):
        screws(x + 0.006, z + side * 0.038, 3, (wide - 0.012) / 2, -0.0985)


def terminals(x0, x1, z):
    tones = ("#8B8D8E", "#8B8D8E", "#8B8D8E", "#4B5F78", "#6E7F3A")
    k, x = 0, x0
    while x < x1:
        tone = dull(tones[k % 5] if k % 5 > 2 and k % 3 == 0 else tones[0])
        box(x + 0.0002, x + 0.0060, -0.040, -0.006, z - 0.030, z + 0.030, tone, 0.0008)
        box(x + 0.0002, x + 0.0060, -0.048, -0.038, z - 0.013, z + 0.013, tone, 0.0010)
        for side in (-1, 1):
            cylinder((x + 0.0031, -0.0402, z + side * 0.021), 0.0021, 0.002, "Y", plain("#B9B5A8", 0.3, 1.0), 0.0003, 16)
        x += 0.0062
        k += 1


def drive(x0, x1, z0, z1):
    """The inverter: a finned body with a keypad and a small screen."""
    body = dull("#33373B", 0.4)
    box(x0, x1, -0.135, 0, z0, z1, body, 0.008, 4)
    box(x0 + 0.006, x1 - 0.006, -0.146, -0.13, z0 + 0.065, z1 - 0.010, dull("#222528", 0.36), 0.006, 4)
    for k in range(11):
        box(x0 + 0.012 + k * 0.0125, x0 + 0.018 + k * 0.0125, -0.1365, -0.134, z0 + 0.010, z0 + 0.052, gap(), 0)
    cx, top = (x0 + x1) / 2, z1 - 0.030
    box(cx - 0.040, cx + 0.040, -0.150, -0.144, top - 0.045, top, dull("#08090A", 0.08), 0.002)
    digits("50.0", (cx + 0.004, -0.1505, top - 0.0225), 0.030, glow((1.0, 0.62, 0.26), 5))
    for row in range(2):
        for column in range(3):
            box(cx - 0.034 + column * 0.025, cx - 0.016 + column * 0.025, -0.150, -0.145, top - 0.072 - row * 0.019, top - 0.060 - row * 0.019, dull("#4A4E52"), 0.002)
    cylinder((cx + 0.045, -0.147, top - 0.008), 0.0022, 0.002, "Y", glow((0.25, 1.0, 0.45), 4), 0, 16)


def wire(start, end, tone, drop, chance):
    """From a clamp forwards and down (or up) into the trunking."""
    (x0, z0), (x1, z1) = start, end
    out = -0.066 - chance.uniform(0, 0.014)
    tube(rounded([(x0, -0.058, z0), (x0, out, z0 + drop * 0.4), (x0 + (x1 - x0) * 0.3, out + 0.004, z0 + drop), (x1, -0.040, z1), (x1, -0.020, z1 + drop * 0.5)], 0.018, 6), 0.00155, dull(tone, 0.45), fineness=3)


def build(picture):
    chance = random.Random(3)
    box(-0.34, 0.34, 0, 0.003, -0.44, 0.44, plain("#A9A59C", 0.32, 0.8, uneven=0.06), 0)
    steel = cast_iron("#2A2D30", 0.42)
    for side in (-1, 1):
        box(min(side * 0.34, side * 0.352), max(side * 0.34, side * 0.352), -0.24, 0.02, -0.5, 0.5, steel, 0.003)
    for x0, x1 in ((-0.325, -0.290), (0.290, 0.325)):
        duct(x0, x1, -0.42, 0.42)
    rows = {"breakers": 0.265, "relays": 0.105, "terminals": -0.245}
    for z in (0.345, 0.185, 0.025, -0.175, -0.32):
        duct(-0.285, 0.285, z - 0.018, z + 0.018)
    for z in rows.values():
        din_rail(z)
    # upper rail: main breakers, then contactors
    x = -0.275
    for k in range(9):
        breaker(x, rows["breakers"], on=k != 7)
        x += 0.0178
    x += 0.016
    for _ in range(4):
        contactor(x, rows["breakers"])
        x += 0.051
    # middle rail: safety relays at the left, the drive at the right
    x = -0.275
    for k in range(10):
        relay(x, rows["relays"], accent="#B8923C" if k in (1, 2, 3) else "#4A4E52")
        x += 0.0232
    drive(0.02, 0.20, -0.145, 0.17)
    for k in range(3):
        contactor(-0.262 + k * 0.056, -0.075)
    din_rail(-0.075)
    for k in range(5):
        breaker(-0.085 + k * 0.0178, -0.075)
    terminals(-0.275, 0.275, rows["terminals"])
    for k in range(9):
        x = -0.275 + 0.0178 * k + 0.009
        wire((x, rows["breakers"] + 0.036), (x + chance.uniform(-0.012, 0.012), 0.335), WIRES[k % 3], 0.026, chance)
        wire((x, rows["breakers"] - 0.036), (x + chance.uniform(-0.012, 0.012), 0.195), WIRES[(k + 1) % 6], -0.026, chance)
    for k in range(12):
        x = -0.275 + 0.016 + 9 * 0.0178 + (k // 3) * 0.051 + 0.010 + (k % 3) * 0.013
        wire((x, rows["breakers"] + 0.036), (x + chance.uniform(-0.01, 0.01), 0.335), WIRES[0], 0.026, chance)
        wire((x, rows["breakers"] - 0.036), (x + chance.uniform(-0.01, 0.01), 0.195), WIRES[k % 6], -0.026, chance)
    for k in range(30):
        x = -0.275 + 0.0232 * (k // 3) + 0.006 + (k % 3) * 0.0052
        wire((x, rows["relays"] + 0.040), (x + chance.uniform(-0.008, 0.008), 0.180), WIRES[(k * 7 + 3) % 6], 0.022, chance)
        wire((x, rows["relays"] - 0.040), (x + chance.uniform(-0.008, 0.008), 0.032), WIRES[(k * 5 + 1) % 6], -0.022, chance)
    for k in range(14):
        x = -0.252 + (k // 3) * 0.056 + (k % 3) * 0.013 if k < 9 else -0.085 + (k - 9) * 0.0178 + 0.009
        wire((x, -0.075 + 0.033), (x + chance.uniform(-0.01, 0.01), 0.018), WIRES[(k * 5 + 4) % 6], 0.030, chance)
        wire((x, -0.075 - 0.033), (x + chance.uniform(-0.01, 0.01), -0.165), WIRES[k % 3], -0.030, chance)
    for k in range(88):
        x = -0.272 + 0.0062 * k
        wire((x, rows["terminals"] + 0.022), (x + chance.uniform(-0.008, 0.008), -0.180), WIRES[(k * 11 + 2) % 6], 0.026, chance)
        if k % 2:
            wire((x, rows["terminals"] - 0.022), (x + chance.uniform(-0.008, 0.008), -0.315), WIRES[(k * 3) % 6], -0.026, chance)
    lamp((-0.7, -0.9, 0.8), (0, 0, 0), (0.6, 0.9), 17, 4300)
    lamp((0.9, -0.5, 0.2), (0, 0, 0), (0.12, 1.0), 7, DUSK)
    lamp((0.0, -0.22, 0.52), (0, 0.0, -0.1), (0.6, 0.03), 5, 3200, mirrored=False)
    lamp((0.2, -1.4, -0.4), (0, 0, 0), (0.8, 0.6), 5, 3400)
    camera((-0.40, -0.95, 0.20), (-0.012, -0.04, 0.045), 56, 5.0, (0.0, -0.10, 0.08))
