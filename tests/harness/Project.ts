/** The settings of the project under test. Folders are absolute paths. */
export interface Project {
  /** The folder in which commands run. The packages are installed in it, and it lies in the git repository of the models. */
  readonly root: string;
  /** Playwright's configuration file, or its folder, relative to `root`. */
  readonly config: string;
  readonly reports: string;
  readonly commands: Commands;
}

/** The commands that a person types to run the tests. Those that walk paths also accept options of Playwright. */
export interface Commands {
  /** Walks the events that the environment variable `AGAIN` lists. */
  readonly again: string;
  /** Walks the paths of every generator. */
  readonly walk: string;
  /** Serves the state inspector at `/inspector.html`, and the report at `/paths/`. */
  readonly inspect?: string;
}
