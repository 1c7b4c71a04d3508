import type { Visitor } from './Visitor';

/** What a visitor does and finds; it begins in each language of `languages`, `width` CSS pixels wide. */
export interface Journey {
  readonly title: string;
  readonly languages: readonly ('ar' | 'en')[];
  readonly width?: number;
  /** What it makes the console say, and may. */
  readonly trouble?: RegExp;
  readonly walk: (visitor: Visitor, saved: () => Promise<readonly string[]>) => Promise<void>;
}
