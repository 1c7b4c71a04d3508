/** The ids of the mutants that the page of a path has run through: as it loaded, and in each step of the path. */
export interface Covered {
  readonly loading: readonly string[];
  readonly used: readonly (readonly string[])[];
}
