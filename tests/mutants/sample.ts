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

/** A fault for the browser: one replacement in one source file, and where the paths are to find it. */
export interface Fault {
  /** The file from the repository's root. */
  readonly file: string;
  /** What stands there once, and what stands there in its place. */
  readonly from: string;
  readonly to: string;
  /** The id of the machine whose paths must find it. */
  readonly machine: string;
  /** The Playwright project that looks for it. */
  readonly project: 'ar-desktop' | 'ar-mobile' | 'en-desktop' | 'en-mobile';
  /** What kind of fault it is, where it is in a view. */
  readonly kind?: ViewFault;
}

const machine = (
  id: string,
  name: string,
  project: Fault['project'],
  ...faults: readonly (readonly [from: string, to: string])[]
): Fault[] =>
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
  project: Fault['project'],
  from: string,
  to: string,
): Fault => ({ file: `src/${name}`, machine: id, project, kind, from, to });

const card = (id: string): Fault[] =>
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

/** A card of one picture looks the same whether it turns or rests: of its machine only a failure can be seen. */
const cardOfOne = (id: string): Fault[] =>
  machine(
    id,
    'designCard',
    'en-desktop',
    [
      "event.type === 'pick' && event.picture === params.picture,",
      "{ if (event.type === 'pick') throw new Error(params.picture); return false; },",
    ],
    [
      "description: 'Paused by the visitor, hidden, or reduced motion.',",
      "actions: () => { throw new Error('hold'); },",
    ],
  );

/** The faults of the browser's part of the gate: at least two in each machine, and those of the views. */
export const sample: readonly Fault[] = [
  ...machine(
    'language',
    'language',
    'ar-desktop',
    [
      "target: 'switching.toEnglish',\n          description: 'The visitor",
      "target: 'switching.toArabic',\n          description: 'The visitor",
    ],
    ["input: { language: 'en' }", "input: { language: 'ar' }"],
  ),
  ...machine(
    'menu',
    'menu',
    'en-mobile',
    ["exit: 'hide',", ''],
    ["{ id: 'history', src: 'watchHistory' },", ''],
  ),
  ...machine(
    'services',
    'services',
    'ar-desktop',
    ["direction === 'rtl' ? -scrollLeft : scrollLeft", 'scrollLeft'],
    ["actions: { type: 'scrollTo', params: ({ event }) => ({ card: event.card }) },", ''],
    ["initial: 'installations',", "initial: 'supply',"],
  ),
  ...machine(
    'elevators',
    'elevators',
    'ar-desktop',
    ["initial: 'gearbox',", "initial: 'gearless',"],
    ["'gearbox', 'gearless', 'panorama'", "'gearbox', 'panorama'"],
  ),
  ...machine(
    'safety',
    'safety',
    'en-mobile',
    ["initial: 'support',", "initial: 'mechanical',"],
    ["'mechanical', 'electrical', 'support'", "'mechanical', 'support'"],
  ),
  ...machine(
    'designs',
    'designs',
    'en-desktop',
    ["initial: 'cabins',", "initial: 'doors',"],
    ["'doors', 'buttons', 'walls', 'flooring'", "'doors', 'buttons', 'walls'"],
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
    ["hid: { target: 'hidden', description: 'The tab is hidden.', meta: { specification } },", ''],
    ["initial: 'playing',", "initial: 'paused',"],
  ),
  ...machine(
    'contactForm',
    'contactForm',
    'ar-desktop',
    ["exit: 'clear',", ''],
    ["entry: 'keepCopy',", ''],
    ['sendTimeout = 15_000', 'sendTimeout = 14_000'],
    ["params: emptyMessage }, 'announceSuccess'],", 'params: emptyMessage }],'],
  ),
  view(
    'send missing',
    'services',
    'sections/ServiceBars.tsx',
    'en-desktop',
    'onClick={() => onSelect(card)}',
    '',
  ),
  view(
    'mirror missing',
    'services',
    'sections/Services.tsx',
    'ar-desktop',
    "direction === 'rtl' ? -offset : offset",
    'offset',
  ),
  view(
    'aria state wrong',
    'elevators',
    'sections/ElevatorPills.tsx',
    'en-desktop',
    'aria-selected={isSelected}',
    'aria-selected={!isSelected}',
  ),
  view(
    'picture wrong',
    'elevators',
    'sections/Elevators.tsx',
    'ar-mobile',
    'shown={selected.image}',
    'shown={elevators[0].image}',
  ),
  view(
    'mirror missing',
    'elevators',
    'ui/moveBetweenTabs.ts',
    'ar-desktop',
    "{ ArrowRight: 'previous', ArrowLeft: 'next' }",
    '{}',
  ),
  view(
    'attribute wrong',
    'safety',
    'sections/Safety.tsx',
    'ar-mobile',
    'tabIndex={isSelected ? 0 : -1}',
    'tabIndex={0}',
  ),
  view(
    'aria state wrong',
    'designs',
    'sections/DesignWords.tsx',
    'en-mobile',
    'aria-expanded={isSelected}',
    'aria-expanded={false}',
  ),
  view(
    'aria state wrong',
    'doors',
    'sections/DesignChoices.tsx',
    'en-desktop',
    'aria-pressed={image === shown}',
    'aria-pressed={false}',
  ),
  view(
    'send extra',
    'cabins',
    'sections/DesignCard.tsx',
    'ar-desktop',
    "event.target.matches(':focus-visible') && ",
    '',
  ),
  view(
    'send missing',
    'rotation',
    'sections/Designs.tsx',
    'ar-mobile',
    "preference.matches && sendBack({ type: 'reduced' })",
    'preference.matches',
  ),
  view(
    'attribute wrong',
    'contactForm',
    'sections/ContactForm.tsx',
    'en-mobile',
    'readOnly: isSending,',
    'readOnly: false,',
  ),
  view(
    'aria state wrong',
    'contactForm',
    'sections/ContactForm.tsx',
    'en-desktop',
    'aria-disabled={isSending}',
    'aria-disabled={false}',
  ),
  view(
    'send missing',
    'contactForm',
    'sections/SendResult.tsx',
    'ar-mobile',
    "onClick={() => form.send({ type: 'restore' })}",
    '',
  ),
  view(
    'announcement missing',
    'contactForm',
    'contactForm.tsx',
    'ar-mobile',
    'window.alert(inLanguage(alerts.sent',
    'void (inLanguage(alerts.sent',
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
    'sections/Menu.tsx',
    'ar-mobile',
    "window.addEventListener('popstate', close);",
    '',
  ),
  view(
    'aria state wrong',
    'language',
    'sections/LanguageToggle.tsx',
    'en-mobile',
    'aria-disabled={!canToggle}',
    '',
  ),
];
