import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Alarm } from '../../src/mail/Alarm';

let folder: string;
let told: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'alarm-'));
  told = path.join(folder, 'told');
});
afterEach(() => rm(folder, { recursive: true }));

/** The problems that the alarm has passed to its command, without the line that precedes each problem. */
const read = async () => (await readFile(told, 'utf8')).match(/^.*: .*$/gm);
const wait = (assert: () => Promise<void>) => vi.waitFor(assert, 50_000);

it('the alarm reports each problem once, and again each day that it lasts', async () => {
  let time = 0;
  const alarm = new Alarm(
    `cat >> ${told}`,
    () => {},
    () => time,
  );
  for (time = 0; time < 3000; time += 1000) alarm.tell({ Disk: 'full' });
  await wait(async () => expect(await read()).toEqual(['Disk: full']));
  alarm.tell({ Disk: 'full', Mail: 'refused' });
  await wait(async () => expect(await read()).toEqual(['Disk: full', 'Mail: refused']));
  time = 24 * 3_600_000 + 1000;
  alarm.tell({ Disk: 'still full', Mail: 'still refused' });
  alarm.tell({ Disk: 'still full', Mail: 'still refused' });
  await wait(async () =>
    expect(await read()).toEqual(['Disk: full', 'Mail: refused', 'Disk: still full']),
  );
});

it('the alarm reports a problem that returns, at once if it was gone for an hour', async () => {
  let time = 0;
  const alarm = new Alarm(
    `cat >> ${told}`,
    () => {},
    () => time,
  );
  alarm.tell({ Mail: 'refused' });
  await wait(async () => expect(await read()).toEqual(['Mail: refused']));
  alarm.tell({});
  // Gone for half a minute only, and then there for two hours.
  for (time = 30_000; time < 2 * 3_600_000; time += 30_000)
    alarm.tell({ Mail: 'refused too soon' });
  alarm.tell({});
  time += 3_600_000;
  alarm.tell({ Mail: 'refused again' });
  await wait(async () => expect(await read()).toEqual(['Mail: refused', 'Mail: refused again']));
});

it('the alarm runs the alert command again after the command failed', async () => {
  const lines: string[] = [];
  const alarm = new Alarm(`test -e ${told} || { touch ${told}; exit 3; }; cat >> ${told}`, (line) =>
    lines.push(line),
  );
  alarm.tell({ Disk: 'full' });
  await vi.waitFor(
    () => expect(lines).toContain('ALERT_COMMAND failed with 3: it is run again'),
    50_000,
  );
  alarm.tell({ Disk: 'full' });
  await wait(async () => expect(await read()).toEqual(['Disk: full']));
});
