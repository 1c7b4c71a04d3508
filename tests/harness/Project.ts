/** What the harness must be told of the project that is tried. Folders are absolute. */
export interface Project {
  /** The folder that commands run in: it holds the packages, and is in the git repository of the models. */
  readonly root: string;
  /** Playwright's configuration, or its folder, from the root. */
  readonly config: string;
  readonly reports: string;
  readonly commands: Commands;
}

/** What is typed to run the tests; options of Playwright follow where it walks. */
export interface Commands {
  /** Walks the events that the variable `AGAIN` holds. */
  readonly again: string;
  /** Walks the paths of every generator. */
  readonly walk: string;
  /** Serves the state inspector at `/inspector.html`, and the report at `/paths/`. */
  readonly inspect?: string;
}
