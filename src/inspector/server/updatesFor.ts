import type { EnvironmentModuleNode, HotPayload } from 'vite';

type Update = Extract<HotPayload, { type: 'update' }>['updates'][number];

/** The updates with which pages take modules that have changed, where a module that imports them, directly or not, accepts that. */
export function updatesFor(
  changed: readonly EnvironmentModuleNode[],
  timestamp: number,
): readonly Update[] {
  const known = new Set(changed);
  return [...grown(known)].flatMap((module) =>
    [...module.importers]
      .filter(({ acceptedHmrDeps }) => acceptedHmrDeps.has(module))
      .map(({ url }) => ({ type: 'js-update', path: url, acceptedPath: module.url, timestamp })),
  );
}

/** Some modules, and all that import them in turn. */
function grown(modules: Set<EnvironmentModuleNode>): ReadonlySet<EnvironmentModuleNode> {
  // A set that grows is walked to its new end.
  for (const { importers } of modules) for (const each of importers) modules.add(each);
  return modules;
}
