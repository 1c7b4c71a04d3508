import type { Fault } from '../../harness';

/** The kinds of faults that are put into a view. */
export type ViewFault =
  | 'send missing'
  | 'send extra'
  | 'aria state wrong'
  | 'attribute wrong'
  | 'picture wrong'
  | 'mirror missing'
  | 'clear missing'
  | 'announcement missing';

/** A fault of the sample. */
export interface SampleFault extends Fault {
  readonly project: 'ar-desktop' | 'ar-mobile' | 'en-desktop' | 'en-mobile';
  /** What kind of fault it is, where it is in a view or an effect. */
  readonly kind?: ViewFault;
}

const machine = (
  id: string,
  name: string,
  project: SampleFault['project'],
  ...faults: readonly (readonly [from: string, to: string])[]
): SampleFault[] =>
  faults.map(([from, to]) => ({
    file: `machines/${name}Machine.ts`,
    machine: id,
    project,
    from,
    to,
  }));

const view = (
  kind: ViewFault,
  id: string,
  name: string,
  project: SampleFault['project'],
  from: string,
  to: string,
): SampleFault => ({ file: `src/${name}`, machine: id, project, kind, from, to });

/** An option that is missing among those that can be chosen. */
const missing = (id: string, project: SampleFault['project'], option: string): SampleFault => ({
  file: 'machines/choiceOptions.ts',
  machine: id,
  project,
  from: option,
  to: '',
});

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
  missing('elevators', 'ar-desktop', "'gearless', "),
  ...machine('safety', 'safety', 'en-mobile', ["initial: 'support',", "initial: 'mechanical',"]),
  missing('safety', 'en-mobile', "'electrical', "),
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
  view(
    'announcement missing',
    'sharing',
    'sections/choices/YourElevator.tsx',
    'ar-desktop',
    'context.place === place',
    'Boolean(context)',
  ),
  view(
    'send extra',
    'sharing',
    'effects/sharingEffects.ts',
    'en-mobile',
    "if (isAborted(error)) return 'shared' as const;",
    '',
  ),
  view(
    'mirror missing',
    'services',
    'effects/cardAt.ts',
    'ar-desktop',
    "direction === 'rtl' ? -scrollLeft : scrollLeft",
    'scrollLeft',
  ),
  view(
    'send missing',
    'services',
    'sections/services/ServiceBars.tsx',
    'en-desktop',
    "onClick={() => actor.send({ type: 'select', card: service.card })}",
    '',
  ),
  view(
    'mirror missing',
    'services',
    'effects/servicesEffects.ts',
    'ar-desktop',
    "direction === 'rtl' ? -offset : offset",
    'offset',
  ),
  view(
    'aria state wrong',
    'elevators',
    'sections/useTab.ts',
    'en-desktop',
    "'aria-selected': isSelected,",
    "'aria-selected': !isSelected,",
  ),
  view(
    'picture wrong',
    'elevators',
    'sections/elevators/ElevatorPicture.tsx',
    'ar-mobile',
    'name={elevator.image}',
    "name='elevator-gearbox'",
  ),
  view(
    'mirror missing',
    'elevators',
    'sections/moveBetweenTabs.ts',
    'ar-desktop',
    "{ ArrowRight: 'previous', ArrowLeft: 'next' }",
    '{}',
  ),
  view(
    'attribute wrong',
    'safety',
    'sections/useTab.ts',
    'ar-mobile',
    'tabIndex: isSelected ? 0 : -1,',
    'tabIndex: 0,',
  ),
  view(
    'aria state wrong',
    'designs',
    'sections/designs/DesignWords.tsx',
    'en-mobile',
    'aria-expanded={isSelected}',
    'aria-expanded={false}',
  ),
  view(
    'aria state wrong',
    'doors',
    'sections/designs/DesignChoices.tsx',
    'en-desktop',
    'aria-pressed={isShown}',
    'aria-pressed={false}',
  ),
  view(
    'send extra',
    'cabins',
    'effects/designCardEffects.ts',
    'ar-desktop',
    " && target.matches(':focus-visible')",
    '',
  ),
  view(
    'send missing',
    'rotation',
    'effects/rotationEffects.ts',
    'ar-mobile',
    "preference.matches && sendBack({ type: 'reduced' })",
    'preference.matches',
  ),
  view(
    'attribute wrong',
    'contactForm',
    'sections/contact/ContactField.tsx',
    'en-mobile',
    'readOnly={isReadOnly}',
    'readOnly={false}',
  ),
  view(
    'aria state wrong',
    'contactForm',
    'sections/contact/SubmitButton.tsx',
    'en-desktop',
    'aria-disabled={isReadOnly}',
    'aria-disabled={false}',
  ),
  view(
    'send missing',
    'contactForm',
    'sections/contact/SendResult.tsx',
    'ar-mobile',
    "onClick={() => actor.send({ type: 'restore' })}",
    '',
  ),
  view(
    'announcement missing',
    'contactForm',
    'effects/contactFormEffects.ts',
    'ar-mobile',
    'alertVisitor(inLanguage(alerts[',
    'void (inLanguage(alerts[',
  ),
  view(
    'clear missing',
    'contactForm',
    'ui/Field.tsx',
    'en-desktop',
    'value={value}',
    'value={value || undefined}',
  ),
  view(
    'send missing',
    'menu',
    'effects/siteEffects.ts',
    'ar-mobile',
    "  popstate: 'traversed',\n",
    '',
  ),
  view(
    'aria state wrong',
    'language',
    'sections/frame/LanguageToggle.tsx',
    'en-mobile',
    'aria-disabled={isSwitching}',
    '',
  ),
];
