/** A part of a test run: a command, and the seconds that it may take on two idle cores. */
export interface Stage {
  readonly name: string;
  readonly command: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly budget: number;
}

/**
 * The three tiers: `test` is for everybody, `landing` for a change before it is merged, `all` for a release. Each tier includes the
 * previous one.
 */
export const tiers = ['test', 'landing', 'all'] as const;
export type Tier = (typeof tiers)[number];

const words = (text: string) => text.trim().split(/\s+/);

/** The unit tests that build the site, start a server, open a browser, or take many seconds (mutants of the machines, random walks). */
const slowUnits = words(`
  harness/example models/mutants/mutants models/wholeSite/wholeSites unit/docker unit/hosts unit/mailService unit/nginxSteps unit/npmStart
  unit/outbox unit/privacy unit/proxiedMail unit/publish unit/releases unit/serveMail unit/server unit/spool unit/staticHosts
`).map((name) => `tests/${name}.test.ts`);

/** The written specs for what matters most: pages, form, errors, keyboard and axe. */
const coreSpecs = words('pages contactForm errorScreen patterns accessibility');

/** The specs of the inspector that a landing leaves out, because they take two thirds of the time of all inspector specs. */
const longInspector = words('breakpoints development elements load package quality reach watch');

const playwright = (...options: readonly string[]) =>
  words('playwright test --config tests').concat(options);
const specsIn = (folders: string, names: string) => String.raw`tests/(${folders})/${names}[.]spec`;

const projects = ['ar-desktop', 'ar-mobile', 'en-desktop', 'en-mobile'] as const;
/** The number of shards for the pair tests. Each project must have at least as many pairs: an empty shard would pass without testing. */
const shares = 16;

const stage = (name: string, budget: number, command: readonly string[]): Stage => ({
  name,
  command,
  budget,
});
const npm = (script: string) => ['npm', 'run', ...script.split(' ')];
/** A stage that does not build the site, but tests the site that an earlier stage has built into dist/ (`BUILT`). */
const built = (each: Stage): Stage => ({
  ...each,
  environment: { ...each.environment, BUILT: 'yes' },
});
/** A stage in which each spec runs in one project only (`ONCE`, tests/projects.ts). */
const once = (each: Stage): Stage => ({ ...each, environment: { ONCE: 'yes' } });

const lint = stage('lint', 20, npm('lint'));
const units = stage('units', 30, [
  'vitest',
  'run',
  // All test files share their loaded modules: loading the modules anew for each file took most of the time.
  '--no-isolate',
  ...slowUnits.flatMap((file) => ['--exclude', file]),
]);
const build = stage('build', 10, npm('build'));
const builds = stage('builds, servers', 160, ['vitest', 'run', ...slowUnits]);
const coreNames = `(${coreSpecs.join('|')})`;
const core = `${coreNames}[.]spec.ts`;
// Core specs with the tag @everywhere run here on the Arabic phone only; `otherSpecs` runs them on the English desktop.
const tours = playwright(
  'tour.spec',
  specsIn('specs|access', coreNames),
  '--grep-invert',
  `en-desktop .*${core}.*@everywhere`,
);
const otherSpecs = playwright(
  specsIn('specs|faults|access', String.raw`(?!states|judges)\w+`),
  '--grep-invert',
  `ar-mobile .*${core}|${core}(?!.*@everywhere)`,
);
const engines = words('playwright test --config tests/engines journeys --pass-with-no-tests');
const inspector = playwright(
  specsIn('inspector', String.raw`(?!(${longInspector.join('|')})[.])\w+`),
);

/** The stages of `npm test`. The number `draw` chooses the models that are toured, and the project of each tour. */
const quick = (draw: number): readonly Stage[] => [
  lint,
  units,
  build,
  built({
    ...stage('tours, core specs', 180, tours),
    environment: { ONCE: 'yes', DRAW: String(draw) },
  }),
];

/**
 * The stages of `npm run test:landing`. The number `draw` chooses the project (language and layout), the shard of the pair tests, one of the
 * two conditions that take the most time, half of the tests under conditions, and the seed of the random walk.
 */
function landing(draw: number): readonly Stage[] {
  const project = projects[draw % projects.length] ?? projects[0];
  const share = (Math.floor(draw / projects.length) % shares) + 1;
  const half = (Math.floor(draw / projects.length) % 2) + 1;
  const walks = playwright('sneak.spec', 'walk.spec', 'wholeSite.spec', `--project=${project}`);
  const conditions = playwright(
    'conditions.spec',
    `--project=${project}`,
    `--shard=${half}/2`,
    '--grep-invert',
    `conditions.spec.ts ${Math.floor(draw / projects.length / 2) % 2 === 0 ? 'translated' : 'beside an extension'}`,
  );
  const pairs = playwright('pairs.spec', `--project=${project}`, `--shard=${share}/${shares}`);
  const others = [
    builds,
    once(stage('other specs', 220, otherSpecs)),
    {
      ...stage(`sneaks, walks in ${project}`, 110, walks),
      environment: { SEED: String(3 - half) },
    },
    stage(`conditions ${half}/2 in ${project}`, 80, conditions),
    stage(`pairs ${share}/${shares} in ${project}`, 60, pairs),
    stage('inspector', 120, inspector),
    // Runs two of the four combinations of language and layout, which cover both languages and both layouts.
    stage('engines', 80, [...engines, '--grep-invert', 'ar desktop|en mobile']),
  ];
  return [...quick(draw), ...others.map(built)];
}

/** The stages of `npm run test:all`, for a release. */
const all = [
  lint,
  units,
  build,
  ...[
    builds,
    stage('specs', 450, npm('test:site')),
    stage('paths', 4000, npm('test:paths -- --all')),
    stage('inspector', 400, npm('test:inspector')),
    stage('access', 600, npm('test:access')),
    stage('screenshots', 40, npm('test:screenshots')),
    stage('mail', 100, npm('test:mail')),
    stage('engines', 160, engines),
    { ...stage('endurance', 150, npm('test:endurance')), environment: { MINUTES: '2' } },
  ].map(built),
  stage('mutants', 1200, npm('test:mutants -- --draw 20')),
];

export const stagesOf = (tier: Tier, draw: number): readonly Stage[] =>
  tier === 'test' ? quick(draw) : tier === 'landing' ? landing(draw) : all;
