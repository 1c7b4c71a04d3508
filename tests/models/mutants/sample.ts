import type { Fault } from '../../harness';

/** A fault of the sample. */
export interface SampleFault extends Fault {
  readonly project: 'ar-desktop' | 'ar-mobile' | 'en-desktop' | 'en-mobile';
}

type Replacement = readonly [from: string, to: string];

const faults = (
  file: string,
  machine: string,
  project: SampleFault['project'],
  ...replacements: readonly Replacement[]
): SampleFault[] => replacements.map(([from, to]) => ({ file, machine, project, from, to }));

const machine = (
  id: string,
  name: string,
  project: SampleFault['project'],
  ...replacements: readonly Replacement[]
) => faults(`machines/${name}Machine.ts`, id, project, ...replacements);

/** An option that is missing among those that can be chosen. */
const missing = (id: string, project: SampleFault['project'], option: string) =>
  faults('machines/choiceOptions.ts', id, project, [option, '']);

const card = (id: string): SampleFault[] =>
  machine(
    id,
    'designCard',
    'en-desktop',
    [
      "isFree: and([stateIn({ section: 'playing' }), stateIn({ focus: 'outside' })])",
      "isFree: stateIn({ focus: 'outside' })",
    ],
    [
      "isFree: and([stateIn({ section: 'playing' }), stateIn({ focus: 'outside' })])",
      "isFree: stateIn({ section: 'playing' })",
    ],
  );

/** A card of one picture looks the same whether its time runs or rests: of its machine only a failure can be seen. */
const cardOfOne = (id: string): SampleFault[] =>
  machine(
    id,
    'designCard',
    'en-desktop',
    [
      "'picture' in event && event.picture === params.picture,",
      "{ if ('picture' in event) throw new Error(params.picture); return false; },",
    ],
    [
      "description: 'Paused by the visitor, hidden, or reduced motion.',",
      "actions: () => { throw new Error('hold'); },",
    ],
  );

/** The faults of the browser's part of the gate: at least two in each machine, and those of the views. */
export const sample: readonly SampleFault[] = [
  ...machine(
    'site',
    'site',
    'en-desktop',
    ["actions: 'focusHeading',", ''],
    ["actions: ['closeMenu', 'scrollToTop'],", "actions: ['closeMenu'],"],
    ['event.path !== context.path', 'event.path === context.path'],
  ),
  ...machine(
    'language',
    'language',
    'ar-desktop',
    [
      'target: `switching.to${names[other]}`,\n        description: `The visitor',
      'target: `switching.to${names[own]}`,\n        description: `The visitor',
    ],
    ['input: { language: own }', "input: { language: 'ar' }"],
    ["entry: 'askForm',", ''],
  ),
  ...machine(
    'header',
    'header',
    'ar-mobile',
    ["target: 'leaving',", "target: 'inPlace',"],
    ["invoke: { id: 'slide', src: 'watchSlide' },", ''],
  ),
  ...machine(
    'menu',
    'menu',
    'en-mobile',
    ["exit: 'hide',", ''],
    ["{ id: 'escape', src: 'watchEscape' },", ''],
  ),
  ...machine(
    'services',
    'services',
    'ar-desktop',
    ["actions: { type: 'scrollTo', params: ({ event }) => ({ card: event.card }) },", ''],
    ["initial: 'installations',", "initial: 'supply',"],
  ),
  ...machine('elevators', 'elevators', 'ar-desktop', [
    "initial: 'gearbox',",
    "initial: 'gearless',",
  ]),
  ...missing('elevators', 'ar-desktop', "'gearless', "),
  ...machine('safety', 'safety', 'en-mobile', ["initial: 'support',", "initial: 'mechanical',"]),
  ...missing('safety', 'en-mobile', "'electrical', "),
  ...machine(
    'designs',
    'designs',
    'en-desktop',
    ["initial: 'cabins',", "initial: 'doors',"],
    ['options: designCategories,', 'options: designCategories.slice(0, 4),'],
  ),
  ...['cabins', 'doors', 'buttons'].flatMap(card),
  ...['walls', 'flooring'].flatMap(cardOfOne),
  ...machine(
    'cabins',
    'designCard',
    'ar-mobile',
    ['rotationDelay = 3000;', 'rotationDelay = 3001;'],
    ['(index + 1) % pictures.length', '(index + 2) % pictures.length'],
    ['event.picture === params.picture', 'event.picture !== params.picture'],
  ),
  ...machine(
    'rotation',
    'rotation',
    'en-desktop',
    ["hid: { target: 'hidden', description: 'The tab is hidden.' },", ''],
    ["initial: 'playing',", "initial: 'paused',"],
  ),
  ...['hospitals', 'commercialCenters', 'restaurants', 'hotels', 'residentialUnits'].flatMap((id) =>
    machine(
      id,
      'clientTile',
      'ar-desktop',
      ["target: 'dismissed',", ''],
      ["target: 'offered',", ''],
    ),
  ),
  ...machine(
    'contactForm',
    'contactForm',
    'ar-desktop',
    ["exit: ['clear', 'emptyHoneypot'],", ''],
    ["entry: 'keepCopy',", ''],
    ['sendTimeout = 15_000', 'sendTimeout = 14_000'],
    ["failed: 'failed', unanswered", "failed: 'sent', unanswered"],
  ),
  ...machine(
    'choices',
    'choices',
    'ar-mobile',
    ['[choice]: option,', '[choice]: defaultChoices[choice],'],
    ['actions: [...showAll, write],', 'actions: write,'],
  ),
  ...machine(
    'sharing',
    'sharing',
    'ar-desktop',
    ["output === 'copied'", "output !== 'copied'"],
    ['noteTime = 10_000', 'noteTime = 9000'],
  ),
  ...machine(
    'call',
    'call',
    'en-mobile',
    ["press: { target: 'called',", 'press: {'],
    ['callTime = 2400', 'callTime = 2500'],
  ),
  ...faults('src/sections/choices/YourElevator.tsx', 'sharing', 'ar-desktop', [
    'context.place === place',
    'Boolean(context)',
  ]),
  ...faults('src/effects/sharingEffects.ts', 'sharing', 'en-mobile', [
    "if (isAborted(error)) return 'shared' as const;",
    '',
  ]),
  ...faults('src/effects/cardAt.ts', 'services', 'ar-desktop', [
    "direction === 'rtl' ? -scrollLeft : scrollLeft",
    'scrollLeft',
  ]),
  ...faults('src/sections/services/ServiceBars.tsx', 'services', 'en-desktop', [
    "onClick={() => actor.send({ type: 'select', card: service.card })}",
    '',
  ]),
  ...faults('src/effects/servicesEffects.ts', 'services', 'ar-desktop', [
    "direction === 'rtl' ? -offset : offset",
    'offset',
  ]),
  ...faults('src/sections/useTab.ts', 'elevators', 'en-desktop', [
    "'aria-selected': isSelected,",
    "'aria-selected': !isSelected,",
  ]),
  ...faults('src/sections/elevators/ElevatorPicture.tsx', 'elevators', 'ar-mobile', [
    'name={elevator.image}',
    "name='elevator-gearbox'",
  ]),
  ...faults('src/sections/moveBetweenTabs.ts', 'elevators', 'ar-desktop', [
    "{ ArrowRight: 'previous', ArrowLeft: 'next' }",
    '{}',
  ]),
  ...faults('src/sections/useTab.ts', 'safety', 'ar-mobile', [
    'tabIndex: isSelected ? 0 : -1,',
    'tabIndex: 0,',
  ]),
  ...faults('src/sections/designs/DesignWords.tsx', 'designs', 'en-mobile', [
    'aria-expanded={isSelected}',
    'aria-expanded={false}',
  ]),
  ...faults('src/sections/designs/DesignChoices.tsx', 'doors', 'en-desktop', [
    'aria-pressed={isShown}',
    'aria-pressed={false}',
  ]),
  ...faults('src/effects/designCardEffects.ts', 'cabins', 'ar-desktop', [
    " && target.matches(':focus-visible')",
    '',
  ]),
  ...faults('src/effects/rotationEffects.ts', 'rotation', 'ar-mobile', [
    "preference.matches && sendBack({ type: 'reduced' })",
    'preference.matches',
  ]),
  ...faults('src/sections/contact/ContactField.tsx', 'contactForm', 'en-mobile', [
    'readOnly={isReadOnly}',
    'readOnly={false}',
  ]),
  ...faults('src/sections/contact/SubmitButton.tsx', 'contactForm', 'en-desktop', [
    'aria-disabled={isReadOnly}',
    'aria-disabled={false}',
  ]),
  ...faults('src/sections/contact/SendResult.tsx', 'contactForm', 'ar-mobile', [
    "onClick={() => actor.send({ type: 'restore' })}",
    '',
  ]),
  ...faults('src/effects/contactFormEffects.ts', 'contactForm', 'ar-mobile', [
    'alertVisitor(inLanguage(alerts[',
    'void (inLanguage(alerts[',
  ]),
  ...faults('src/ui/Field.tsx', 'contactForm', 'en-desktop', [
    'value={value}',
    'value={value || undefined}',
  ]),
  ...faults('src/effects/siteEffects.ts', 'menu', 'ar-mobile', ["  popstate: 'traversed',\n", '']),
  ...faults('src/sections/frame/LanguageToggle.tsx', 'language', 'en-mobile', [
    'aria-disabled={isSwitching}',
    '',
  ]),
];
