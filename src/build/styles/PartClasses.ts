/**
 * The classes of a styled part: those it always has, those of each variant's values, and the default values of variants.
 * The style sheet has the rules; this is all that a browser needs of a style.
 */
export type PartClasses = readonly [
  classes: string,
  variants?: Readonly<Record<string, Readonly<Record<string, string>>>>,
  defaults?: Readonly<Record<string, string>>,
];
