import type { Act } from './tellActs';

/** What has come into sight. */
export interface Shown {
  readonly role: string;
  readonly name: string;
  readonly state?: 'chosen' | 'open' | 'closed';
}

export interface Step {
  /** The event and the state that it leads to. */
  readonly title: string;
  readonly acts: readonly Act[];
  readonly sees: readonly Shown[];
  /** The file's name of the picture of the page after it. */
  readonly picture?: string;
}

/** A tour as it was walked in one language. */
export interface Walked {
  readonly model: string;
  readonly description: string;
  readonly steps: readonly Step[];
}
