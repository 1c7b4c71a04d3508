"""The lobby: an open lit car between two closed ones, all square to the camera. Hero, phone hero, the closed doors."""
from kit.lift import (
    call_station, car, cladding, closed_doors, flutes, indicator, open_doors, paving, portal, sill)
from kit.materials import AMBER, brass, floor_stone, gap, glow, marble, plain, plaster, walnut
from kit.props import plant
from kit.scene import DUSK, frontal, lamp, sky
from kit.shapes import arrow, box, cylinder, ring

SIDE, TOP, FRONT = 2.62, 3.25, -7.5
WIDTH, HEIGHT, JAMB = 1.1, 2.2, 0.14


def build(picture):
    half = WIDTH / 2 + JAMB
    openings = [(x - half, x + half, 0, HEIGHT + JAMB) for x in (-SIDE, 0, SIDE)]
    pier = (SIDE - half - 0.40, SIDE - half)
    wooden = [(-pier[1], -pier[0], 0, TOP), (*pier, 0, TOP)]
    cladding(-4.8, 4.8, 0, TOP, marble(), 0.0, 0.86, HEIGHT + JAMB, [*openings, *wooden])
    for left, right, *_ in wooden:
        flutes(left + 0.008, right - 0.008, 0, TOP, walnut())
        for x in (left, right):
            box(x - 0.007, x + 0.007, -0.03, 0.05, 0, TOP, brass(), 0.002)
    for left, right in ((half, pier[0]), (-pier[0], -half), (SIDE + half, 4.8), (-4.8, -SIDE - half)):
        box(left, right, -0.008, 0, 0.002, 0.09, brass("X"), 0.001)
    for x, number in ((-SIDE, "12"), (0, "4"), (SIDE, "7")):
        portal(x, WIDTH, HEIGHT, JAMB, upright=brass(roughness=0.20, wave=0.34))
        sill(x, WIDTH + 0.3, 0.05, 0.29)
        indicator(x, HEIGHT + 0.028, number)
    closed_doors(-SIDE)
    closed_doors(SIDE)
    open_doors(0)
    car(0, light=1.25, width=1.75, depth=1.6, back=marble(), lines=True)
    call_station(half + 0.28, 1.12, cap=plain("#1B1B1D", 0.34))      # satin caps would mirror the lamps and be white all over
    for z, up in ((1.17, True), (1.07, False)):
        arrow((half + 0.28, -0.0185, z), 0.022, glow(AMBER, 5) if up else glow((1.0, 0.93, 0.84), 0.9), up=up)
    ring((half + 0.28, -0.0145, 1.17), 0.027, 0.0020, glow(AMBER, 4))
    for side, seed in () if picture == "why" else ((-1, 11), (1, 3)):
        plant(side * (pier[0] + 0.20), -0.32, 0.92, 0.19, 18, seed)
    # floor with a brass line along the lifts; the ceiling stops short of the wall: a slot washes it with light
    paving(-4.8, 4.8, FRONT, -0.32, 0, floor_stone(), 1.2)
    paving(-4.8, 4.8, -0.30, 0.05, 0, floor_stone(), 1.2)
    box(-4.8, 4.8, -0.3205, -0.2995, -0.02, 0.0004, brass("X"), 0)
    box(-4.8, 4.8, FRONT, -0.5, TOP, TOP + 0.1, plaster(), 0.002)
    box(-4.8, 4.8, -0.5, 0.1, TOP + 0.22, TOP + 0.3, plaster(), 0)
    box(-4.86, -4.8, FRONT, 0.1, 0, TOP + 0.3, plaster(), 0)
    box(4.8, 4.86, FRONT, 0.1, 0, TOP + 0.3, walnut(), 0)
    # a wall of windows behind the camera, for the mirror, the steel and the floor
    for i in range(6):
        x = -4.8 + 9.6 * i / 5
        box(x - 0.04, x + 0.04, FRONT - 0.1, FRONT, 0, TOP, gap(), 0.002)
    sky("sunset", 0.8, 24)
    lamp((0, -0.25, TOP + 0.16), (0, -0.07, 0), (9.4, 0.10), 100, 3700)
    lamp((-4.7, -3.9, 1.6), (-0.4, -1.0, 1.0), (2.7, 2.7), 52, DUSK)
    lamp((4.7, -3.9, 1.6), (0.4, -1.0, 1.0), (1.6, 2.6), 24, DUSK)
    lamp((-0.95, -2.6, 1.5), (0.2, 0, 1.2), (0.45, 2.2), 9, 4300, spread=120)
    lamp((0, 1.75, 2.28), (0, -1.4, 0), (1.0, 0.3), 95, 3000, mirrored=False, spread=90)
    lamp((0.6, -5.5, 2.2), (0, 0, 1.2), (1.6, 2.0), 26, 3500, mirrored=False)
    for x in (-1.31, 1.31):
        cylinder((x, -1.6, TOP - 0.003), 0.05, 0.008, "Z", glow(3000, 9), 0)
    if picture == "hero-mobile":
        frontal(-1.46, 1.46, -1.64, 2.852, 3.6, height=1.30, stop=4.0, focus=(0, 0.1, 1.2))
    elif picture == "why":
        # square to its door: from the side its reveal would mirror the warm hall as a hard strip
        lamp((-SIDE - 0.75, -3.3, 1.4), (-SIDE - 0.3, 0, 1.2), (0.9, 2.4), 17, DUSK)
        frontal(-SIDE - 0.66, -SIDE + 0.66, -0.02, 2.62, 3.4, centre=-SIDE, height=1.3, stop=5.6)
    else:
        frontal(-3.55, 3.55, -0.62, 2.607, 4.3, height=1.22, stop=4.0, focus=(0, 0.1, 1.2))
