import type { Recording } from '../../charts/recording';
import { registeredChart } from './registry';

/** The ways in which a machine is shown. */
const views = ['chart', 'outline', 'system'] as const;

/** A moment as an address names it: a step by its run and its index there, who is shown, and how; what is not named is as it comes. */
export interface Moment {
  readonly run?: string;
  readonly step?: number;
  readonly actor?: string;
  readonly machine?: string;
  readonly view?: (typeof views)[number];
}

const parts = ['run', 'step', 'actor', 'machine', 'view'] as const;

/** No id is longer than this, in characters. */
const longest = 200;

/** The hash that names a moment, without its `#`. */
export const hashOf = (moment: Moment): string =>
  new URLSearchParams(
    parts.flatMap((part) => (moment[part] === undefined ? [] : [[part, String(moment[part])]])),
  ).toString();

/** The moment that a hash names, with its `#` or without; throws an Error that says to a developer what is wrong with it. */
export function momentOf(hash: string): Moment {
  const found = [...new URLSearchParams(hash.replace(/^#/, ''))];
  const named = new Map(found);
  for (const [index, [part, value]] of found.entries()) {
    if (!(parts as readonly string[]).includes(part))
      throw new Error(`${inShort(part)} is none of ${parts.join(', ')}`);
    if (found.findIndex(([other]) => other === part) < index)
      throw new Error(`${part} is there twice`);
    if (value === '') throw new Error(`${part} is empty`);
    if (value.length > longest) throw new Error(`${part} is longer than ${longest} characters`);
  }
  const [run, step, actor, machine] = parts.map((part) => named.get(part));
  const view = views.find((each) => each === named.get('view'));
  if (named.has('view') && !view)
    throw new Error(`view is ${inShort(named.get('view') ?? '')}: none of ${views.join(', ')}`);
  if (step !== undefined && !/^\d{1,15}$/.test(step))
    throw new Error(`step is ${inShort(step)}: no whole number from 0`);
  if (step !== undefined && run === undefined) throw new Error('step is there without its run');
  if (run !== undefined && step === undefined) throw new Error('run is there without a step');
  if (actor && machine) throw new Error('actor and machine are both there');
  return {
    ...(run && step && { run, step: Number(step) }),
    ...(actor && { actor }),
    ...(machine && { machine }),
    ...(view && { view }),
  };
}

const inShort = (text: string) => JSON.stringify(text.length > 24 ? `${text.slice(0, 23)}…` : text);

/** The place of a moment's step in a recording; -1 if it is not kept there. */
export function placeOfMoment({ steps, dropped }: Recording, { run, step }: Moment): number {
  const found = steps.findIndex((each) => each.run === run && each.index === step);
  return found < 0 ? -1 : found + dropped;
}

/** What of a moment a recording lacks, in words that say what to do about it; undefined if it can be shown. */
export function missingFrom(recording: Recording, moment: Moment): string | undefined {
  const { run, step, actor, machine } = moment;
  const { pages, actors } = recording;
  if (run !== undefined && placeOfMoment(recording, moment) < 0)
    return pages.some((page) => page.run === run)
      ? `This address names step ${step} of the run ${run}, which has not come yet, or is not kept any more: open a session that was exported while it was.`
      : `This address names step ${step} of the run ${run}, which is not here: open the session that it was exported in, or its page again if that is still there.`;
  if (actor !== undefined && !actors.has(actor))
    return `This address names the actor ${actor}, which is not here: open the session in which it was recorded.`;
  if (machine !== undefined && !recording.charts.has(machine) && !registeredChart(machine))
    return `This address names the machine ${machine}, which is neither in this session nor in today’s code.`;
  return undefined;
}
