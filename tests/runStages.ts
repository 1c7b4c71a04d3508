/**
 * Runs the stages of a tier one after another (`npm test`, `npm run test:landing`, `npm run test:all`), even after one fails, and prints a
 * summary. A landing runs up to two failed tests once more, and names them. With `STRICT=yes` the run also fails when it takes longer than
 * budgeted.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { machinePace } from './machinePace';
import { type Stage, stagesOf, tiers } from './stages';
import { mostSecondTries, secondTry } from './secondTry';
import { type Ran, readOutput, sumUp } from './sumUp';

/** The number by which `stagesOf` chooses what to run, computed from the commit's hash, so that a repeated landing runs the same tests. */
function drawnByCommit(): number {
  const { stdout } = spawnSync('git', ['rev-parse', '--short=6', 'HEAD'], { encoding: 'utf8' });
  return Number.parseInt(stdout.trim(), 16) || 0;
}

async function run({ name, command, environment, budget }: Stage): Promise<Ran> {
  const isNpm = command[0] === 'npm';
  console.log(`\n— ${name}: ${[...(isNpm ? [] : ['npx']), ...command].join(' ')}`);
  const began = Date.now();
  const child = spawn(isNpm ? 'npm' : 'npx', isNpm ? command.slice(1) : command, {
    env: { ...process.env, ...environment },
    stdio: ['inherit', 'pipe', 'pipe'],
  });
  let output = '';
  for (const [stream, terminal] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const)
    stream.on('data', (text: Buffer) => {
      terminal.write(text);
      output += text.toString();
    });
  const [code] = (await once(child, 'close')) as [number | null];
  return { name, output, hasPassed: code === 0, seconds: (Date.now() - began) / 1000, budget };
}

/** Runs a stage. If no more than `tries` of its tests fail, and nothing else is wrong, runs these tests once more. */
async function runTwice(stage: Stage, tries: number): Promise<Ran> {
  const first = await run(stage);
  if (first.hasPassed) return first;
  const { names, isWhole } = readOutput(first.output);
  if (!isWhole) return first;
  const command = secondTry(stage.command, names);
  if (!command || names.length > tries) return first;
  const second = await run({ ...stage, name: `${stage.name}, second try`, command });
  const seconds = first.seconds + second.seconds;
  return second.hasPassed
    ? { ...first, seconds, hasPassed: true, passedLater: names }
    : { ...first, seconds };
}

const tier = tiers.find((each) => each === process.argv[2]);
if (!tier) {
  console.error(
    `Say which tier to run, one of ${tiers.join(', ')}: npx tsx tests/runStages.ts test`,
  );
  process.exit(2);
}
const ran: Ran[] = [];
let tries = tier === 'landing' ? mostSecondTries : 0;
const paces = [await machinePace()];
for (const stage of stagesOf(tier, drawnByCommit())) {
  // Runs the stages one after another, since they share the machine, and most of them a port.
  // eslint-disable-next-line no-await-in-loop
  const ended = await runTwice(stage, tries);
  tries -= ended.passedLater?.length ?? 0;
  ran.push(ended);
  // eslint-disable-next-line no-await-in-loop
  paces.push(await machinePace());
}
const pace = paces.reduce((sum, each) => sum + each, 0) / paces.length;
const { lines, isGood } = sumUp(ran, pace, process.env['STRICT'] === 'yes');
console.log(lines.join('\n'));
process.exitCode = isGood ? 0 : 1;
