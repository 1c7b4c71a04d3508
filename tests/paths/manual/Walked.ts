import type { Act } from './tellActs';

/** An element that a step has made visible. */
export interface Shown {
  readonly role: string;
  readonly name: string;
  readonly state?: 'chosen' | 'open' | 'closed';
}

export interface Step {
  readonly title: string;
  readonly acts: readonly Act[];
  readonly sees: readonly Shown[];
  readonly picture?: string;
}

/** The record of a tour that was walked in one language. */
export interface Walked {
  readonly model: string;
  readonly description: string;
  readonly steps: readonly Step[];
}
