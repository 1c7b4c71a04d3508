import type { ContactMessage } from '../../machines/ContactMessage';
import {
  accepts,
  after,
  all,
  always,
  any,
  at,
  type Fact,
  knows,
  leadsTo,
  never,
  not,
  onceThat,
  type Property,
  type Stand,
  until,
} from '../harness';

interface Written {
  readonly message: ContactMessage;
  readonly unsent: ContactMessage;
}

const messageOf = (stand: Stand) => (stand.of('contactForm').context as Written).message;
const isEmpty = (message: ContactMessage) => Object.values(message).every((text) => text === '');
const formIsEmpty = knows<Written>('contactForm', ({ message }) => isEmpty(message));
const nothingUnsent = knows<Written>('contactForm', ({ unsent }) => isEmpty(unsent));

const sending = at('contactForm', 'sending');
const failed = any(
  at('contactForm', { announcing: 'failed' }),
  at('contactForm', { announcing: 'unanswered' }),
  at('contactForm', { announcing: 'unusual' }),
);
const switching = at('language', 'switching');
const opened = at('menu', 'opened');

/** A picture of a card is shown, whether its time runs or not. */
const shows = (card: string, picture: string) => at(card, { picture });
/** The time of a card's picture runs. */
const runs = (card: string, picture: string): Fact =>
  at(card, { picture: { [picture]: 'showing' } });

const designs = 'Section 4, Designs: ';
const form = 'Section 4, Contact form: ';
const cycles = `${designs}each category's image index cycles automatically every 3 seconds through its variant images, wrapping to the first after the last.`;
const rests =
  'Decisions, Auto-rotation: it rests while the tab is hidden, while a card holds keyboard focus, under reduced motion, and by one visible Pause/Play button.';

const pictures = {
  cabins: ['panorama', 'classic', 'decorative'],
  doors: ['center', 'telescopic', 'semiAuto'],
  buttons: ['touch', 'touchless'],
} as const;

/** What holds of one card that has several pictures. */
const ofCard = ([card, names]: readonly [string, readonly string[]]): Property[] => [
  ...names.map((name, index): Property => {
    const following = names[(index + 1) % names.length] ?? '';
    return {
      name: `${card}: ${following} follows ${name}`,
      sentence: cycles,
      fault: `${card}: transition missing: picture.${name}.showing.after.rotationDelay`,
      about: [card, 'rotation'],
      formula: leadsTo(runs(card, name), shows(card, following), card),
    };
  }),
  {
    name: `${card}: no time runs while the pictures rest`,
    sentence: rests,
    fault: `${card}: transition missing: picture.${names[0]}.showing.always`,
    about: [card, 'rotation'],
    formula: always(
      any(at('rotation', 'paused'), at('rotation', 'hidden'), at(card, { focus: 'inside' })),
      not(any(...names.map((name) => runs(card, name)))),
    ),
  },
  {
    name: `${card}: time runs where nothing holds the picture`,
    sentence: cycles,
    fault: `${card}: transition missing: picture.${names[0]}.resting.always`,
    about: [card, 'rotation'],
    formula: always(
      all(at('rotation', 'playing'), at(card, { focus: 'outside' })),
      any(...names.map((name) => runs(card, name))),
    ),
  },
  {
    name: `${card}: a pill shows its picture`,
    sentence: `${designs}clicking a variant pill sets that image.`,
    fault: `${card}: transition retargeted: picture.on.pick.0 to #${card}.picture.${names[1]}`,
    about: [card, 'rotation'],
    formula: after(`${card} pick`, ({ event, next }) => shows(card, event['picture'])(next)),
  },
];

/** What must hold on every path through the site, sentence by sentence; each name says it in short. */
export const properties: readonly Property[] = [
  {
    name: 'language: a toggle changes it',
    sentence: 'Section 4, Language: choosing a language through the toggle changes the language.',
    fault: 'language: transition retargeted: arabic.on.toggle to #language.starting',
    about: ['language', 'contactForm'],
    formula: after('language toggle', ({ previous, next }) =>
      at('language', 'arabic')(previous)
        ? at('language', { switching: 'toEnglish' })(next)
        : at('language', { switching: 'toArabic' })(next),
    ),
  },
  {
    name: 'language: a change comes to its end',
    sentence:
      'Section 4, Language: choosing a language through the toggle changes the language, stores it in the i18next cookie and reloads the page.',
    fault: 'language: transition missing: switching.toEnglish.acknowledging.invoke.onDone',
    about: ['language', 'contactForm'],
    formula: leadsTo(switching, not(switching), 'language', 'contactForm'),
  },
  {
    name: 'language: it is stored before the page is reloaded',
    sentence: 'Section 4, Language: stores it in the i18next cookie and reloads the page.',
    fault: 'language: initial state changed: switching.toEnglish.initial to reloading',
    about: ['language', 'contactForm'],
    formula: onceThat(
      any(
        at('language', { switching: { toEnglish: 'reloading' } }),
        at('language', { switching: { toArabic: 'reloading' } }),
      ),
      ({ event }) => event.type === 'xstate.done.actor.store' && event['output'] === true,
    ),
  },
  {
    name: 'language: a message that is being sent reaches its end first',
    sentence: 'Decisions, Language: what a visitor has typed survives the reload.',
    fault: 'language: initial state changed: switching.toEnglish.initial to storing',
    about: ['language', 'contactForm'],
    formula: onceThat(
      any(
        at('language', { switching: { toEnglish: 'storing' } }),
        at('language', { switching: { toArabic: 'storing' } }),
      ),
      ({ next }) => !sending(next),
    ),
  },
  {
    name: 'menu: the menu button opens it',
    sentence: 'Section 4, Mobile menu: the menu button opens it.',
    fault: 'menu: transition extra: closed.hidden.on.open to #menu.closed.released',
    about: ['menu'],
    formula: after('menu open', ({ next }) => opened(next)),
  },
  {
    name: 'menu: it can always be closed',
    sentence: 'Section 4, Mobile menu: the close button closes it.',
    about: ['menu'],
    formula: always(opened, accepts('menu', 'close')),
    fault: 'menu: transition missing: opened.modal.on.close',
  },
  {
    name: 'menu: it is closed on the page that a link leads to',
    sentence: 'Section 2, Mobile menu: a full-screen overlay; a chosen link closes it.',
    fault: 'menu: transition missing: opened.shown.on.close',
    about: ['menu', 'site'],
    formula: after('site navigated', ({ next }) => at('menu', 'closed')(next), opened),
  },
  {
    name: 'menu: the page can be used again after it',
    sentence: 'Section 4, Mobile menu: closed or open.',
    fault: 'menu: transition missing: closed.hidden.invoke.onDone',
    about: ['menu'],
    formula: leadsTo(at('menu', 'closed'), at('menu', { closed: 'released' }), 'menu'),
  },
  {
    name: 'site: the way to a page comes to its end',
    sentence: 'Section 2, Screens and routes: /, /about and /contact.',
    fault: 'site: transition missing: arrival.arriving.invoke.onDone',
    about: ['site'],
    formula: leadsTo(
      at('site', { arrival: 'arriving' }),
      at('site', { arrival: 'arrived' }),
      'site',
    ),
  },
  {
    name: 'site: a link leads to its page',
    sentence: 'Section 2, Screens and routes: /, /about and /contact.',
    fault: 'site: transition missing: page.on.navigated',
    about: ['site'],
    formula: after('site navigated', ({ event, next }) => {
      const page = { '/': 'home', '/about': 'about', '/contact': 'contact' }[String(event['path'])];
      return at('site', { page: page ?? 'unknown' })(next);
    }),
  },
  {
    name: 'services: the active bar is where the row has come to',
    sentence:
      'Section 4, Services row: the active pagination index is derived from the scroll position.',
    fault:
      'services: transition retargeted: installations.on.scrolled.0 to #services.modernization',
    about: ['services'],
    formula: after('services scrolled', ({ event, next }) => at('services', event['card'])(next)),
  },
  {
    name: 'services: a bar alone changes nothing',
    sentence:
      'Section 4, Services row: the active pagination index is derived from the scroll position.',
    fault: 'services: transition extra: installations.on.select to #services.supply',
    about: ['services'],
    formula: after(
      'services select',
      ({ previous, next }) => previous.of('services').value === next.of('services').value,
    ),
  },
  ...(['elevators', 'safety', 'designs'] as const).map((name): Property => ({
    name: `${name}: what is selected is shown`,
    sentence: {
      elevators: 'Section 4, Elevators: selected index starts at 0 (Gearbox).',
      safety: 'Section 4, Safety: clicking an item changes it.',
      designs: `${designs}clicking elsewhere on a card selects it and expands it.`,
    }[name],
    fault: {
      elevators: 'elevators: transition retargeted: on.select.0 to #elevators.gearless',
      safety: 'safety: transition retargeted: on.select.0 to #safety.electrical',
      designs: 'designs: transition retargeted: on.select.0 to #designs.doors',
    }[name],
    about: [name],
    formula: after(`${name} select`, ({ event, next }) => at(name, event['option'])(next)),
  })),
  ...Object.entries(pictures).flatMap(ofCard),
  {
    name: 'form: what is typed stands there',
    sentence: `${form}fields are edited live.`,
    fault: 'contactForm: action dropped: editing.on.change.actions.0',
    about: ['contactForm'],
    formula: after('contactForm change', ({ event, next }) => {
      const field = event['field'] as keyof ContactMessage;
      return messageOf(next)[field] === event['value'];
    }),
  },
  {
    name: 'form: a submit sends',
    sentence: `${form}on submit the form sends the message.`,
    fault: 'contactForm: transition retargeted: editing.on.submit to #contactForm.editing',
    about: ['contactForm'],
    formula: after('contactForm submit', ({ next }) => sending(next)),
  },
  {
    name: 'form: it is sent until there is an answer, and then always empty',
    sentence: `${form}then always clears all fields, whether the send succeeded or not.`,
    fault: 'contactForm: action dropped: sending.exit.0',
    about: ['contactForm'],
    formula: until(sending, all(not(sending), formIsEmpty)),
  },
  {
    name: 'form: a send comes to its end',
    sentence: 'Decisions, Contact form: a send that gets no answer in 15 s counts as failed.',
    fault: 'contactForm: transition retargeted: sending.after.sendTimeout to #contactForm.sending',
    about: ['contactForm'],
    formula: leadsTo(sending, not(sending), 'contactForm'),
  },
  {
    name: 'form: what did not surely arrive is kept',
    sentence:
      'Decisions, Contact form: after a failure one button brings the text back: nothing a visitor wrote is lost.',
    fault: 'contactForm: action dropped: sending.entry',
    about: ['contactForm'],
    formula: onceThat(failed, ({ previous, next }) => {
      const { unsent } = next.of('contactForm').context as Written;
      return JSON.stringify(unsent) === JSON.stringify(messageOf(previous));
    }),
  },
  {
    name: 'form: it comes back where it was asked for',
    sentence: 'Decisions, Contact form: after a failure one button brings the text back.',
    fault: 'contactForm: action dropped: editing.failed.on.restore.actions.0',
    about: ['contactForm'],
    formula: after('contactForm restore', ({ previous, next }) => {
      const { unsent } = previous.of('contactForm').context as Written;
      return JSON.stringify(messageOf(next)) === JSON.stringify(unsent);
    }),
  },
  {
    name: 'form: nothing that was sent is offered again',
    sentence: 'Section 8: contact form send succeeds: form cleared.',
    fault: 'contactForm: action dropped: sending.trying.invoke.onDone.1.actions.0',
    about: ['contactForm'],
    formula: never(at('contactForm', { editing: 'sent' }), not(all(formIsEmpty, nothingUnsent))),
  },
  ...['hospitals', 'hotels'].map((tile): Property => ({
    name: `${tile}: the title comes back once the tile is left`,
    sentence: 'Section 2, Our Clients: the title appears on hover.',
    fault: `${tile}: transition retargeted: dismissed.on.left to #${tile}.dismissed`,
    about: [tile],
    formula: after(`${tile} left`, ({ next }) => at(tile, 'offered')(next)),
  })),
];
