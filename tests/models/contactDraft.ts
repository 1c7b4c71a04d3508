import type { ContactMessage } from '../../machines/ContactMessage';
import type { Simulation, SystemState, World } from '../harness';
import { emptyMessage } from './reference/formReference';

export const isEmpty = (message: ContactMessage) =>
  Object.values(message).every((text) => text === '');

/** What the form has asked to be kept of a message for a reload; `before` where it has asked for nothing. */
export function draftIn({ journal }: Simulation, before: ContactMessage): ContactMessage {
  const kept = journal.requests.findLast(({ action }) => action === 'keepDraft');
  const draft = kept ? (kept.params as ContactMessage) : before;
  return isEmpty(draft) ? emptyMessage : draft;
}

/** Loads a page anew: its actors begin again, and what was being written stands there. */
export function loadAnew(system: Simulation, draft: ContactMessage, input: unknown): Simulation {
  const loaded = system.anew(input);
  if (draft !== emptyMessage) loaded.send('contactForm', { type: 'recalled', message: draft });
  return loaded;
}

/** What the site starts from where the form is looked at by itself. */
export const contactPage = { path: '/contact', language: 'ar' } as const;

/** A browser that keeps the form's draft, and loads the page anew. */
export const draftKeeper: World<ContactMessage> = {
  name: 'browser',
  start: emptyMessage,
  can: (event, _, stand) => event.to === 'browser' || stand.accepts(event),
  act({ to = 'contactForm', by: _by, ...event }, draft, system) {
    if (to === 'browser') return { state: draft, system: loadAnew(system, draft, contactPage) };
    system.send(to, event);
    return { state: draftIn(system, draft), system };
  },
};

/** Whether there is a browser, and it keeps anything of what is written. */
export const isKept = ({ world }: SystemState): boolean =>
  world !== undefined && world !== emptyMessage;
