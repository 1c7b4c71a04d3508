import type { PictureName } from '../src/content/pictures';

export interface Setting {
  /** The name of a file in `artwork/scenes`, without extension; its `build` function receives the picture's name. */
  readonly scene: string;
  /** Light paths per pixel. Fine patterns, brass and glass need more, so that they stay sharp when the noise is removed. */
  readonly samples: number;
  /** The exposure added after the render, in stops. */
  readonly exposure: number;
  /** Multipliers for red, green and blue. Without them, the warm lamps would make interiors orange. */
  readonly white: readonly [number, number, number];
  /** How much darker the corners are, 0 to 1. */
  readonly vignette: number;
}

const interior = { samples: 20, exposure: 0.3, white: [0.88, 1, 1.16], vignette: 0.2 } as const;
const studio = { samples: 20, exposure: 0.2, white: [0.96, 1, 1.06], vignette: 0.5 } as const;

/** Every picture's setting, in the order of rendering: the pictures that visitors see first come first. */
export const settings = {
  hero: { ...interior, scene: 'lobby', samples: 96 },
  'hero-mobile': { ...interior, scene: 'lobby', samples: 64 },
  'elevator-gearbox': { ...studio, scene: 'machine', samples: 64, exposure: 0.35 },
  'elevator-gearless': { ...studio, scene: 'machine', samples: 64 },
  'elevator-panorama': { ...interior, scene: 'atrium', samples: 64, exposure: 0.5, vignette: 0.5 },
  'elevator-platform': {
    ...interior,
    scene: 'platform',
    samples: 64,
    exposure: 0.5,
    vignette: 0.5,
  },
  'elevator-food': { ...interior, scene: 'kitchen', samples: 64, vignette: 0.5 },
  'safety-mechanical': {
    ...studio,
    scene: 'governor',
    samples: 64,
    exposure: 0.12,
    vignette: 0.35,
  },
  'safety-electrical': { ...studio, scene: 'controller', white: [0.86, 1, 1.18], vignette: 0.35 },
  'safety-support': { ...studio, scene: 'panel', samples: 64, vignette: 0.25 },
  'cabins-panorama': { ...interior, scene: 'cabin', samples: 64 },
  'cabins-classic': { ...interior, scene: 'cabin', samples: 64 },
  'cabins-decorative': { ...interior, scene: 'cabin', samples: 64 },
  'doors-center': { ...interior, scene: 'doors', samples: 64 },
  'doors-telescopic': { ...interior, scene: 'doors', samples: 64 },
  'doors-semi-auto': { ...interior, scene: 'doors', samples: 64 },
  'buttons-touch': { ...studio, scene: 'panel', samples: 64, vignette: 0.25 },
  'buttons-touchless': { ...studio, scene: 'panel', samples: 64, vignette: 0.25 },
  'walls-cabin': { ...interior, scene: 'cabin', samples: 64 },
  'flooring-cabin': {
    ...interior,
    scene: 'cabin',
    samples: 64,
    exposure: -0.15,
    white: [0.85, 1, 1.22],
    vignette: 0.8,
  },
  'client-hospitals': { ...interior, scene: 'landing', samples: 64 },
  'client-commercial-centers': { ...interior, scene: 'atrium', samples: 28 },
  'client-restaurants': { ...interior, scene: 'kitchen', samples: 64 },
  'client-hotels': { ...interior, scene: 'landing', samples: 28, exposure: 0.5 },
  'client-residential-units': { ...interior, scene: 'landing', samples: 64 },
  why: { ...interior, scene: 'lobby', samples: 64 },
  about: { ...interior, scene: 'cabin', samples: 64 },
  contact: { ...interior, scene: 'panel', samples: 64, exposure: 0 },
} satisfies Record<PictureName, Setting>;
