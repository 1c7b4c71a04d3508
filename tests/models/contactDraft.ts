import type { ContactMessage } from '../../machines/ContactMessage';
import type { Environment, Simulation, SystemState } from '../harness/index';
import { emptyMessage } from './reference/formReference';

export const isEmpty = (message: ContactMessage) =>
  Object.values(message).every((text) => text === '');

/** The draft that the form last asked the browser to keep for a reload; `before` if it has not asked. */
export function draftIn({ journal }: Simulation, before: ContactMessage): ContactMessage {
  const kept = journal.requests.findLast(({ action }) => action === 'keepDraft');
  const draft = kept ? (kept.params as ContactMessage) : before;
  return isEmpty(draft) ? emptyMessage : draft;
}

/** Loads a page anew: its actors start again, and the form gets its draft back. */
export function loadAnew(system: Simulation, draft: ContactMessage, input: unknown): Simulation {
  const loaded = system.anew(input);
  if (draft !== emptyMessage) loaded.send('contactForm', { type: 'recalled', message: draft });
  return loaded;
}

/** The input of the site's machine in models of the form alone. */
export const contactPage = { path: '/contact', language: 'ar' } as const;

/** A browser that keeps the form's draft and can reload the page. */
export const draftKeeper: Environment<ContactMessage> = {
  name: 'browser',
  start: emptyMessage,
  can: (event, _, state) => event.to === 'browser' || state.accepts(event),
  act({ to = 'contactForm', by: _by, ...event }, draft, system) {
    if (to === 'browser') return { state: draft, system: loadAnew(system, draft, contactPage) };
    system.send(to, event);
    return { state: draftIn(system, draft), system };
  },
};

/** Whether the system has a browser, and it keeps a draft that is not empty. */
export const isKept = ({ environmentState }: SystemState): boolean =>
  environmentState !== undefined && environmentState !== emptyMessage;
