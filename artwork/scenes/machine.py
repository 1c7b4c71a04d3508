"""Two traction machines in the dark studio, seen from the same side.

Geared: horizontal motor, brake drum with two shoes on the worm shaft, worm gear housing, sheave on the slow shaft.
Gearless: a slow, wide motor that carries the sheave on its own shaft, disc brakes at its rim."""
import math
from kit.materials import cast_iron, gap, plain, satin
from kit.props import bolt
from kit.rope import over, rope
from kit.scene import DUSK, camera, lamp
from kit.shapes import box, cylinder, gathered, lathe, ring, rounded, tube
from kit.studio import backdrop, lights

PAINT = "#343A3E"


def turned():
    return plain("#C9C9CB", 0.17, 1.0, uneven=0.03)


def accent():
    return plain("#A0764A", 0.37, 1.0, uneven=0.08)


def rubber():
    return plain("#17171A", 0.6)


def bolts_round(place, radius, count, axis, way, size=0.010, start=0.5):
    x, y, z = place
    for i in range(count):
        angle = 2 * math.pi * (i + start) / count
        a, b = radius * math.cos(angle), radius * math.sin(angle)
        bolt((x, y + a, z + b) if axis == "X" else (x + a, y, z + b), size, axis, way)


def spring(start, end, radius, wire, turns, material):
    points = []
    count = turns * 20
    for i in range(count + 1):
        t, angle = i / count, 2 * math.pi * turns * i / count
        points.append((start[0] + radius * math.cos(angle), start[1] + (end[1] - start[1]) * t, start[2] + radius * math.sin(angle)))
    tube(points, wire, material, fineness=3)


def grooved(radius, start, grooves, pitch):
    """The rim of a traction sheave, as (radius, height)."""
    profile = [(radius + 0.004, start - 0.012), (radius + 0.006, start - 0.004)]
    for i in range(grooves):
        at = start + i * pitch
        profile += [(radius, at), (radius - 0.010, at + pitch * 0.22), (radius - 0.013, at + pitch * 0.42), (radius - 0.010, at + pitch * 0.62), (radius, at + pitch * 0.84)]
    end = start + grooves * pitch
    return [*profile, (radius + 0.006, end), (radius + 0.004, end + 0.010)], end + 0.010


def ropes(wheel, radius, start, grooves, pitch, foot):
    """One rope in every groove, over the sheave and down both of its sides to the height `foot`."""
    for i in range(grooves):
        rope(over(wheel, radius - 0.006, -(start + (i + 0.42) * pitch), foot, foot), 0.0024, 0.034)


def weld(start, end):
    """A bead along a seam, scale upon scale."""
    length = math.dist(start, end)
    count = max(3, round(length / 0.007))
    for i in range(count):
        t = (i + 0.5) / count
        place = tuple(a + (b - a) * t for a, b in zip(start, end))
        lathe([(0.0055 * math.sin(math.pi * k / 8), 0.0055 * math.cos(math.pi * k / 8)) for k in range(9)], place, "Z", cast_iron(PAINT, 0.42), 10)


def nameplate(left, front, bottom, width=0.11, height=0.062):
    """A riveted plate of etched aluminium: a dark heading and rows too small to be read."""
    etched = plain("#3B3B3D", 0.45, 0.6)
    box(left, left + width, front - 0.0014, front, bottom, bottom + height, satin(), 0.0005)
    box(left + 0.006, left + width - 0.006, front - 0.0018, front - 0.001, bottom + height * 0.70, bottom + height * 0.88, etched, 0)
    for row in range(4):
        for column in range(2):
            x = left + 0.008 + column * width * 0.47
            z = bottom + height * (0.56 - 0.13 * row)
            box(x, x + width * (0.40 - 0.06 * ((row + column) % 3)), front - 0.0018, front - 0.001, z - 0.0016, z + 0.0016, etched, 0)
    for x in (left + 0.003, left + width - 0.003):
        for z in (bottom + 0.003, bottom + height - 0.003):
            cylinder((x, front - 0.002, z), 0.0016, 0.002, "Y", satin(), 0.0005, 16)


def grease(place, radius, axis="Y"):
    """What a bearing presses out: a dark, wet ring."""
    ring(place, radius, 0.0042, plain("#20140A", 0.08, coat=1.0, uneven=0.03), axis)


def bedplate(left, right, half, height):
    """Two channel sections on rubber feet, joined by a plate."""
    steel = cast_iron("#1B1D1F", 0.45)
    for side in (-1, 1):
        y = side * half
        for z0, z1, a, b in ((0.03, 0.042, -0.05, 0.05), (height - 0.012, height, -0.05, 0.05), (0.042, height - 0.012, -0.006, 0.006)):
            box(left, right, y + a, y + b, z0, z1, steel, 0.003)
        for x in (left + 0.12, right - 0.12):
            cylinder((x, y, 0.015), 0.045, 0.03, "Z", rubber(), 0.004)
    for x in (left + 0.06, (left + right) / 2, right - 0.06):
        box(x - 0.04, x + 0.04, -half + 0.05, half - 0.05, 0.045, height - 0.02, steel, 0.004)


def rope_opening(x, y, wide=0.052, long=0.066, height=0.062):
    """A hole in the machine room's floor with the kerb that keeps tools and water from the shaft: what the ropes go down through."""
    kerb, thick = plain("#8B8984", 0.34, 0.85, uneven=0.06), 0.007
    box(x - wide, x + wide, y - long, y + long, 0, 0.002, gap(), 0)
    for side in (-1, 1):
        a, b = sorted((side * wide, side * (wide + thick)))
        box(x + a, x + b, y - long - thick, y + long + thick, 0, height, kerb, 0.002)
        a, b = sorted((side * long, side * (long + thick)))
        box(x - wide, x + wide, y + a, y + b, 0, height, kerb, 0.002)
        a, b = sorted((side * wide, side * (wide + 0.034)))
        box(x + a, x + b, y - long - 0.034, y + long + thick, 0, 0.006, kerb, 0.001)
        bolt((x + side * (wide + 0.021), y - long - 0.020, 0.007), 0.006, "Z")
    box(x - wide, x + wide, y - long - 0.034, y - long, 0, 0.006, kerb, 0.001)


def geared():
    paint, steel = cast_iron(PAINT, 0.46), turned()
    base, worm, wheel, slow = 0.14, 0.285, 0.50, -0.10      # heights of bed, worm shaft, gear wheel; x of the slow shaft
    bedplate(-0.46, 0.78, 0.20, base)
    # gear housing: round wheel case over the worm's trunk, on a ribbed foot
    lathe([(0, -0.13), (0.10, -0.13), (0.115, -0.125), (0.20, -0.118), (0.205, -0.105), (0.228, -0.10), (0.228, -0.075), (0.215, -0.07),
           (0.215, 0.07), (0.228, 0.075), (0.228, 0.10), (0.205, 0.105), (0.20, 0.118), (0.115, 0.125), (0.10, 0.15), (0.085, 0.155), (0, 0.155)],
          (slow, 0, wheel), "Y", paint, 128)
    bolts_round((slow, -0.103, wheel), 0.2155, 16, "Y", -1, 0.0075)
    for i in range(10):
        angle = 2 * math.pi * i / 10
        rib = box(0.118, 0.198, -0.126, -0.112, -0.006, 0.006, paint, 0.003)
        rib.location = (slow + 0.158 * math.cos(angle), -0.122, wheel + 0.158 * math.sin(angle))
        rib.rotation_euler = (0, -angle, 0)
    box(slow - 0.235, slow + 0.235, -0.095, 0.095, base + 0.03, wheel - 0.02, paint, 0.035, 5)
    lathe([(0, -0.40), (0.07, -0.40), (0.075, -0.395), (0.075, -0.375), (0.10, -0.37), (0.10, -0.35), (0.088, -0.345), (0.088, 0.10),
           (0.105, 0.105), (0.105, 0.125), (0.06, 0.13), (0.055, 0.17), (0, 0.17)], (0.02, 0, worm), "X", paint, 96)
    bolts_round((-0.352, 0, worm), 0.087, 6, "X", -1, 0.007)
    box(slow - 0.28, slow + 0.28, -0.16, 0.16, base, base + 0.035, paint, 0.008, 3)
    for x in (-0.24, 0.24):
        for y in (-0.13, 0.13):
            bolt((slow + x, y, base + 0.036), 0.012, "Z")
    for x in (-0.28, 0.28):
        weld((slow + x, -0.161, base + 0.002), (slow + x, 0.161, base + 0.002))
    weld((slow - 0.28, -0.161, base + 0.002), (slow + 0.28, -0.161, base + 0.002))
    for x in (-0.17, -0.06, 0.06, 0.17):
        box(slow + x - 0.007, slow + x + 0.007, -0.15, -0.09, base + 0.03, base + 0.11, paint, 0.004)
    # inspection cover, breather, sight glass
    box(slow - 0.075, slow + 0.075, -0.065, 0.065, wheel + 0.20, wheel + 0.245, paint, 0.012, 4)
    box(slow - 0.085, slow + 0.085, -0.075, 0.075, wheel + 0.243, wheel + 0.255, steel, 0.003)
    for x in (-0.068, 0.068):
        for y in (-0.058, 0.058):
            bolt((slow + x, y, wheel + 0.256), 0.006, "Z")
    cylinder((slow, 0, wheel + 0.275), 0.018, 0.035, "Z", plain("#C8A06A", 0.3, 1.0), 0.004, 6)
    cylinder((slow + 0.175, -0.097, worm - 0.015), 0.024, 0.012, "Y", plain("#C8A06A", 0.28, 1.0), 0.003)
    cylinder((slow + 0.175, -0.103, worm - 0.015), 0.016, 0.004, "Y", plain("#5B3510", 0.06), 0.001)
    # sheave: it overhangs the bed on the slow shaft, so that its ropes hang free
    out = -0.085

    def sheave():
        rim, end = grooved(0.236, 0.185, 5, 0.020)
        lathe([(0.205, 0.178), *rim, (0.205, end), (0.200, end - 0.008), (0.200, 0.186), (0.205, 0.178)], (slow, 0, wheel), "Y", steel, 160, 22)
        for i in range(6):
            angle = 2 * math.pi * (i + 0.3) / 6
            arm = box(-0.075, 0.075, -0.016, 0.016, -0.024, 0.024, paint, 0.008, 3)
            arm.location, arm.rotation_euler = (slow + 0.135 * math.cos(angle), -0.232, wheel + 0.135 * math.sin(angle)), (0, -angle, 0)
        lathe([(0.19, 0.205), (0.203, 0.205), (0.203, 0.262), (0.19, 0.262), (0.19, 0.205)], (slow, 0, wheel), "Y", paint, 128)
        lathe([(0, 0.15), (0.07, 0.15), (0.075, 0.20), (0.075, 0.262), (0.062, 0.272), (0.035, 0.274), (0.033, 0.262), (0, 0.262)], (slow, 0, wheel), "Y", paint, 96)
        cylinder((slow, -0.268, wheel), 0.032, 0.02, "Y", steel, 0.003)
        bolts_round((slow, -0.273, wheel), 0.050, 6, "Y", -1, 0.006)
        ropes((slow, wheel), 0.236, 0.185, 5, 0.020, -0.02)
        for x in (-0.23, 0.23):
            rope_opening(slow + x, -0.234)

    gathered(sheave, (0, out, 0))
    cylinder((slow, -0.20, wheel), 0.045, 0.22, "Y", steel, 0.004)
    grease((slow, -0.132, wheel), 0.047)
    grease((-0.405, 0, worm), 0.060, "X")
    nameplate(slow + 0.045, -0.0955, base + 0.055)
    # brake: drum on the worm shaft, a shoe and an arm at each side, springs and magnet above
    drum = 0.235
    lathe([(0, -0.045), (0.128, -0.045), (0.135, -0.040), (0.135, 0.040), (0.128, 0.045), (0.118, 0.045), (0.112, 0.025), (0.05, 0.02), (0.045, 0.06), (0, 0.06)],
          (drum, 0, worm), "X", steel, 128)
    for side in (-1, 1):
        lathe([(0.137, -0.034), (0.147, -0.034), (0.147, 0.034), (0.137, 0.034), (0.137, -0.034)], (drum, 0, worm), "X", rubber(), 24,
              start=(math.pi / 2 if side > 0 else -math.pi / 2) - 0.55, sweep=1.1)
        lathe([(0.147, -0.038), (0.166, -0.038), (0.166, 0.038), (0.147, 0.038), (0.147, -0.038)], (drum, 0, worm), "X", accent(), 24,
              start=(math.pi / 2 if side > 0 else -math.pi / 2) - 0.5, sweep=1.0)
        box(drum - 0.024, drum + 0.024, side * 0.182 - 0.017, side * 0.182 + 0.017, base + 0.02, worm + 0.245, accent(), 0.007, 3)
        box(drum - 0.045, drum + 0.045, side * 0.182 - 0.03, side * 0.182 + 0.03, base, base + 0.045, accent(), 0.006, 3)
        cylinder((drum, side * 0.182, base + 0.055), 0.012, 0.075, "X", steel, 0.002)
        cylinder((drum, side * 0.182, worm), 0.011, 0.07, "X", steel, 0.002)
        high = worm + 0.222
        spring((drum, side * 0.21, high), (drum, side * 0.285, high), 0.019, 0.0036, 6, steel)
        cylinder((drum, side * 0.245, high), 0.008, 0.13, "Y", steel, 0.001)
        bolt((drum, side * 0.292, high), 0.011, "Y", side)
    cylinder((drum, 0, worm + 0.222), 0.009, 0.34, "Y", steel, 0.001)
    box(drum - 0.052, drum + 0.052, -0.105, 0.105, worm + 0.165, worm + 0.275, paint, 0.014, 4)
    box(drum - 0.055, drum + 0.055, -0.03, 0.03, worm + 0.272, worm + 0.29, paint, 0.006)
    # motor: finned, flanged, fan cowl, terminal box, hand wheel on the free end
    x0, x1, body = 0.315, 0.66, 0.145
    box(x0 + 0.03, x1 - 0.03, -0.13, 0.13, base, base + 0.03, paint, 0.006)
    box(x0 + 0.06, x1 - 0.06, -0.10, 0.10, base + 0.02, worm - 0.05, paint, 0.02, 4)
    for x in (x0 + 0.06, x1 - 0.06):
        bolt((x, -0.115, base + 0.031), 0.011, "Z")
    lathe([(0, -0.03), (0.06, -0.03), (0.07, 0.0), (0.165, 0.004), (0.168, 0.01), (0.168, 0.026), (body, 0.03), (body, x1 - x0 - 0.03), (0.16, x1 - x0 - 0.026),
           (0.16, x1 - x0), (0.05, x1 - x0 + 0.004), (0, x1 - x0 + 0.004)], (x0, 0, worm), "X", paint, 96)
    for i in range(36):
        angle = 2 * math.pi * i / 36
        if abs(math.sin(angle) + 1) < 0.32:
            continue
        fin = box(-(x1 - x0) / 2 + 0.04, (x1 - x0) / 2 - 0.035, -0.0028, 0.0028, -0.012, 0.014, paint, 0.0015)
        fin.location, fin.rotation_euler = ((x0 + x1) / 2, math.cos(angle) * (body + 0.008), worm + math.sin(angle) * (body + 0.008)), (angle - math.pi / 2, 0, 0)
    bolts_round((x0 + 0.012, 0, worm), 0.152, 8, "X", -1, 0.007)
    lathe([(0.158, 0), (0.160, 0.005), (0.160, 0.075), (0.148, 0.088), (0.050, 0.090)], (x1, 0, worm), "X", paint, 96)
    for radius in (0.065, 0.085, 0.105, 0.125):
        ring((x1 + 0.0905, 0, worm), radius, 0.0035, rubber(), "X")
    box(x0 + 0.10, x0 + 0.25, -0.075, 0.075, worm + body, worm + body + 0.085, paint, 0.010, 4)
    box(x0 + 0.096, x0 + 0.254, -0.079, 0.079, worm + body + 0.085, worm + body + 0.096, paint, 0.004)
    for x in (x0 + 0.11, x0 + 0.24):
        for y in (-0.066, 0.066):
            bolt((x, y, worm + body + 0.097), 0.005, "Z")
    cylinder((x0 + 0.20, -0.083, worm + body + 0.04), 0.016, 0.022, "Y", plain("#B9B5A8", 0.3, 1.0), 0.002, 6)
    tube(rounded([(x0 + 0.20, -0.08, worm + body + 0.04), (x0 + 0.20, -0.17, worm + body + 0.04), (x0 + 0.21, -0.255, worm - 0.02), (x0 + 0.21, -0.262, -0.05)], 0.10, 12), 0.009, rubber())
    lathe([(0.012, 0.0), (0.024, 0.0), (0.024, 0.010), (0.014, 0.016), (0.012, 0.016)], (x0 + 0.21, -0.262, 0), "Z", rubber(), 40)
    cylinder((x1 + 0.115, 0, worm), 0.016, 0.08, "X", steel, 0.002)
    ring((x1 + 0.14, 0, worm), 0.118, 0.011, accent(), "X")
    for i in range(3):
        angle = 2 * math.pi * i / 3 + 0.5
        tube([(x1 + 0.14, 0, worm), (x1 + 0.14, 0.118 * math.cos(angle), worm + 0.118 * math.sin(angle))], 0.008, accent())
    cylinder((x1 + 0.14, 0, worm), 0.026, 0.03, "X", accent(), 0.004)


def gearless():
    paint, steel = cast_iron(PAINT, 0.46), turned()
    base, middle, radius = 0.10, 0.46, 0.29
    bedplate(-0.34, 0.34, 0.26, base)
    lathe([(0, 0.17), (0.10, 0.17), (0.115, 0.16), (0.235, 0.145), (0.28, 0.125), (radius, 0.10), (radius, 0.078), (radius + 0.018, 0.072), (radius + 0.018, -0.072),
           (radius, -0.078), (radius, -0.10), (0.278, -0.115), (0.265, -0.122), (0.225, -0.125), (0, -0.125)], (0, 0, middle), "Y", paint, 160)
    for i in range(48):
        angle = 2 * math.pi * i / 48
        if math.sin(angle) < -0.62 or abs(math.sin(angle) - 1) < 0.06:
            continue
        fin = box(-0.004, 0.004, -0.068, 0.068, -0.016, 0.018, paint, 0.0015)
        fin.location, fin.rotation_euler = (math.cos(angle) * (radius + 0.033), 0, middle + math.sin(angle) * (radius + 0.033)), (0, math.pi / 2 - angle, 0)
    bolts_round((0, -0.124, middle), 0.250, 14, "Y", -1, 0.0095)
    # sheave: on the motor's own shaft
    rim, end = grooved(0.200, 0.158, 7, 0.0175)
    lathe([(0, 0.125), (0.165, 0.132), (0.182, 0.146), *rim, (0.190, end + 0.003), (0.172, end + 0.002), (0.166, end - 0.010), (0.155, end - 0.024),
           (0.092, end - 0.030), (0.084, end - 0.020), (0.076, end + 0.014), (0.070, end + 0.020), (0, end + 0.020)], (0, 0, middle), "Y", steel, 160, 22)
    bolts_round((0, -end + 0.026, middle), 0.123, 8, "Y", -1, 0.0095, 0.2)
    bolt((0, -end - 0.021, middle), 0.016, "Y", -1)
    # disc brakes: a caliper at either shoulder
    for side in (-1, 1):
        angle = math.radians(38)
        reach = radius + 0.085

        def caliper():
            box(-0.088, 0.088, -0.060, 0.060, -0.052, 0.052, accent(), 0.012, 4)
            box(-0.060, 0.060, -0.075, -0.058, -0.036, 0.036, accent(), 0.006, 3)
            for x in (-0.062, 0.062):
                for z in (-0.034, 0.034):
                    bolt((x, -0.062, z), 0.007, "Y", -1)
            for y in (-0.028, 0.028):
                cylinder((0, y, 0.062), 0.030, 0.05, "Z", steel, 0.005)
            tube([(-0.070, 0, 0.055), (-0.090, 0, 0.085), (-0.090, 0, 0.150)], 0.007, steel)

        gathered(caliper, (side * reach * math.cos(angle), -0.005, middle + reach * math.sin(angle)), (0, side * (math.pi / 2 - angle), 0))
    # feet with ribs
    for side in (-1, 1):
        box(side * 0.19 - 0.075, side * 0.19 + 0.075, -0.11, 0.11, base + 0.02, base + 0.16, paint, 0.014, 4)
        for y in (-0.13, 0.118):
            box(side * 0.19 - 0.008, side * 0.19 + 0.008, y, y + 0.012, base + 0.02, base + 0.12, paint, 0.003)
        for y in (-0.26, 0.26):
            bolt((side * 0.26, y, base + 0.026), 0.013, "Z")
    box(-0.32, 0.32, -0.31, 0.31, base, base + 0.024, paint, 0.006)
    # terminal box, cables, lifting eye
    top = middle + radius + 0.02
    box(-0.095, 0.095, -0.075, 0.075, top - 0.03, top + 0.085, paint, 0.010, 4)
    box(-0.099, 0.099, -0.079, 0.079, top + 0.085, top + 0.097, paint, 0.004)
    for x in (-0.085, 0.085):
        for y in (-0.066, 0.066):
            bolt((x, y, top + 0.098), 0.005, "Z")
    for y in (-0.03, 0.03):
        cylinder((0.103, y, top + 0.03), 0.016, 0.024, "X", plain("#B9B5A8", 0.3, 1.0), 0.002, 6)
        tube(rounded([(0.11, y, top + 0.03), (0.30, y + 0.06, top + 0.03), (0.43, y + 0.10, middle), (0.43, y + 0.10, -0.05)], 0.16, 12), 0.0105, rubber())
    for x in (-0.194, 0.194):
        box(x - 0.013, x + 0.013, -0.292, -0.156, base + 0.02, base + 0.0248, gap(), 0)      # slots for the ropes
    nameplate(0.135, -0.1105, base + 0.062, 0.104, 0.058)
    ropes((0, middle), 0.200, 0.158, 7, 0.0175, -0.02)
    grease((0, -0.128, middle), 0.165)
    for side in (-1, 1):
        weld((side * 0.19 - 0.075, -0.111, base + 0.026), (side * 0.19 + 0.075, -0.111, base + 0.026))


def build(picture):
    backdrop()
    if picture == "elevator-gearbox":
        geared()
        target = (0.20, 0.0, 0.37)
        camera((2.05, -2.45, 1.22), target, 57, 9.0, (0.1, -0.2, 0.4))
    else:
        gearless()
        target = (0.0, -0.05, 0.42)
        camera((1.42, -2.35, 0.98), target, 70, 9.0, (0.05, -0.25, 0.45))
    lamp((-1.1, 1.5, 0.9), target, (0.10, 1.5), 26, DUSK, spread=110)      # the rim that every turned edge mirrors
    lights(target, strength=1.5 if picture == "elevator-gearbox" else 1.3)
