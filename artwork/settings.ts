import type { PictureName } from '../src/content/pictures';

/** How one picture is made. */
export interface Setting {
  /** The file in `artwork/scenes` without its ending; its `build` receives the picture's name. */
  readonly scene: string;
  /** Light paths per pixel: 28 suffices after denoising, the hero wants more. */
  readonly samples: number;
  /** Stops of light added after the render. */
  readonly exposure: number;
  /** Multipliers for red, green, blue: interiors are lit at about 3300 K and would be orange without. */
  readonly white: readonly [number, number, number];
  /** How much darker the corners are, 0 to 1. */
  readonly vignette: number;
}

const interior = { samples: 28, exposure: 0.3, white: [0.88, 1, 1.16], vignette: 0.2 } as const;
const studio = { samples: 28, exposure: 0.2, white: [0.96, 1, 1.06], vignette: 0.5 } as const;

/** Every picture's setting, in the order in which they are rendered: what is seen first comes first. */
export const settings = {
  hero: { ...interior, scene: 'lobby', samples: 72 },
  'hero-mobile': { ...interior, scene: 'lobby', samples: 64 },
  'elevator-gearbox': { ...studio, scene: 'machine', exposure: 0.35 },
  'elevator-gearless': { ...studio, scene: 'machine' },
  'elevator-panorama': { ...interior, scene: 'atrium', exposure: 0.5, vignette: 0.5 },
  'elevator-platform': { ...interior, scene: 'platform', exposure: 0.5, vignette: 0.5 },
  'elevator-food': { ...interior, scene: 'kitchen', vignette: 0.5 },
  'safety-mechanical': { ...studio, scene: 'governor', vignette: 0.35 },
  'safety-electrical': { ...studio, scene: 'controller', vignette: 0.35 },
  'safety-support': { ...studio, scene: 'panel', vignette: 0.25 },
  'cabins-panorama': { ...interior, scene: 'cabin' },
  'cabins-classic': { ...interior, scene: 'cabin' },
  'cabins-decorative': { ...interior, scene: 'cabin' },
  'doors-center': { ...interior, scene: 'doors' },
  'doors-telescopic': { ...interior, scene: 'doors' },
  'doors-semi-auto': { ...interior, scene: 'doors' },
  'buttons-touch': { ...studio, scene: 'panel', vignette: 0.25 },
  'buttons-touchless': { ...studio, scene: 'panel', vignette: 0.25 },
  'walls-cabin': { ...interior, scene: 'cabin' },
  'flooring-cabin': { ...interior, scene: 'cabin' },
  'client-hospitals': { ...interior, scene: 'landing' },
  'client-commercial-centers': { ...interior, scene: 'atrium' },
  'client-restaurants': { ...interior, scene: 'kitchen' },
  'client-hotels': { ...interior, scene: 'landing', exposure: 0.5 },
  'client-residential-units': { ...interior, scene: 'landing' },
  why: { ...interior, scene: 'lobby' },
  about: { ...interior, scene: 'cabin' },
  contact: { ...interior, scene: 'panel', exposure: 0 },
} satisfies Record<PictureName, Setting>;
