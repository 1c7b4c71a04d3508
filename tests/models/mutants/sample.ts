import type { Fault } from '../../harness';

/** A fault of the sample. */
export interface SampleFault extends Fault {
  readonly project: 'ar-desktop' | 'ar-mobile' | 'en-desktop' | 'en-mobile';
}

/** What is replaced by what, by `file · project · the ids of the machines whose paths must find it`. */
const replacements: Readonly<Record<string, readonly (readonly [from: string, to: string])[]>> = {
  'machines/siteMachine.ts · en-desktop · site': [
    ["actions: 'focusHeading',", ''],
    ["actions: ['closeMenu', 'scrollToTop'],", "actions: ['closeMenu'],"],
    ['event.path !== context.path', 'event.path === context.path'],
  ],
  'machines/languageMachine.ts · ar-desktop · language': [
    [
      'target: `switching.to${names[other]}`,\n        description: `The visitor',
      'target: `switching.to${names[own]}`,\n        description: `The visitor',
    ],
    ['input: { language: own }', "input: { language: 'ar' }"],
    ["entry: 'askForm',", ''],
  ],
  'machines/headerMachine.ts · ar-mobile · header': [
    ["target: 'leaving',", "target: 'inPlace',"],
    ["invoke: { id: 'slide', src: 'watchSlide' },", ''],
  ],
  'machines/menuMachine.ts · en-mobile · menu': [
    ["exit: 'hide',", ''],
    ["{ id: 'escape', src: 'watchEscape' },", ''],
  ],
  'machines/servicesMachine.ts · ar-desktop · services': [
    ["actions: { type: 'scrollTo', params: ({ event }) => ({ card: event.card }) },", ''],
    ["initial: 'installations',", "initial: 'supply',"],
  ],
  'machines/elevatorsMachine.ts · ar-desktop · elevators': [
    ["initial: 'gearbox',", "initial: 'gearless',"],
  ],
  'machines/choiceOptions.ts · ar-desktop · elevators': [["'gearless', ", '']],
  'machines/safetyMachine.ts · en-mobile · safety': [
    ["initial: 'support',", "initial: 'mechanical',"],
  ],
  'machines/choiceOptions.ts · en-mobile · safety': [["'electrical', ", '']],
  'machines/designsMachine.ts · en-desktop · designs': [
    ["initial: 'cabins',", "initial: 'doors',"],
    ['options: designCategories,', 'options: designCategories.slice(0, 4),'],
  ],
  'machines/designCardMachine.ts · en-desktop · cabins doors buttons': [
    [
      "isFree: and([stateIn({ section: 'playing' }), stateIn({ focus: 'outside' })])",
      "isFree: stateIn({ focus: 'outside' })",
    ],
    [
      "isFree: and([stateIn({ section: 'playing' }), stateIn({ focus: 'outside' })])",
      "isFree: stateIn({ section: 'playing' })",
    ],
  ],
  // A card of one picture looks the same whether its time runs or rests: of its machine only a failure can be seen.
  'machines/designCardMachine.ts · en-desktop · walls flooring': [
    [
      "'picture' in event && event.picture === params.picture,",
      "{ if ('picture' in event) throw new Error(params.picture); return false; },",
    ],
    [
      "description: 'Paused by the visitor, hidden, or reduced motion.',",
      "actions: () => { throw new Error('hold'); },",
    ],
  ],
  'machines/designCardMachine.ts · ar-mobile · cabins': [
    ['rotationDelay = 3000;', 'rotationDelay = 3001;'],
    ['(index + 1) % pictures.length', '(index + 2) % pictures.length'],
    ['event.picture === params.picture', 'event.picture !== params.picture'],
  ],
  'machines/rotationMachine.ts · en-desktop · rotation': [
    ["hid: { target: 'hidden', description: 'The tab is hidden.' },", ''],
    ["initial: 'playing',", "initial: 'paused',"],
  ],
  'machines/clientTileMachine.ts · ar-desktop · hospitals commercialCenters restaurants hotels residentialUnits':
    [
      ["target: 'dismissed',", ''],
      ["target: 'offered',", ''],
    ],
  'machines/contactFormMachine.ts · ar-desktop · contactForm': [
    ["exit: ['clear', 'emptyHoneypot'],", ''],
    ["entry: 'keepCopy',", ''],
    ['sendTimeout = 15_000', 'sendTimeout = 14_000'],
    ["failed: 'failed', unanswered", "failed: 'sent', unanswered"],
  ],
  'machines/choicesMachine.ts · ar-mobile · choices': [
    ['[choice]: option,', '[choice]: defaultChoices[choice],'],
    ['actions: [...showAll, write],', 'actions: write,'],
  ],
  'machines/sharingMachine.ts · ar-desktop · sharing': [
    ["output === 'copied'", "output !== 'copied'"],
    ['noteTime = 10_000', 'noteTime = 9000'],
  ],
  'machines/callMachine.ts · en-mobile · call': [
    ["press: { target: 'called',", 'press: {'],
    ['callTime = 2400', 'callTime = 2500'],
  ],
  'src/sections/choices/YourElevator.tsx · ar-desktop · sharing': [
    ['context.place === place', 'Boolean(context)'],
  ],
  'src/effects/sharingEffects.ts · en-mobile · sharing': [
    ["if (isAborted(error)) return 'shared' as const;", ''],
  ],
  'src/effects/cardAt.ts · ar-desktop · services': [
    ["direction === 'rtl' ? -scrollLeft : scrollLeft", 'scrollLeft'],
  ],
  'src/sections/services/ServiceBars.tsx · en-desktop · services': [
    ["onClick={() => actor.send({ type: 'select', card: service.card })}", ''],
  ],
  'src/effects/servicesEffects.ts · ar-desktop · services': [
    ["direction === 'rtl' ? -offset : offset", 'offset'],
  ],
  'src/sections/useTab.ts · en-desktop · elevators': [
    ["'aria-selected': isSelected,", "'aria-selected': !isSelected,"],
  ],
  'src/sections/elevators/ElevatorPicture.tsx · ar-mobile · elevators': [
    ['name={elevator.image}', "name='elevator-gearbox'"],
  ],
  'src/sections/moveBetweenTabs.ts · ar-desktop · elevators': [
    ["{ ArrowRight: 'previous', ArrowLeft: 'next' }", '{}'],
  ],
  'src/sections/useTab.ts · ar-mobile · safety': [
    ['tabIndex: isSelected ? 0 : -1,', 'tabIndex: 0,'],
  ],
  'src/sections/designs/DesignWords.tsx · en-mobile · designs': [
    ['aria-expanded={isSelected}', 'aria-expanded={false}'],
  ],
  'src/sections/designs/DesignChoices.tsx · en-desktop · doors': [
    ['aria-pressed={isShown}', 'aria-pressed={false}'],
  ],
  'src/effects/designCardEffects.ts · ar-desktop · cabins': [
    [" && target.matches(':focus-visible')", ''],
  ],
  'src/effects/rotationEffects.ts · ar-mobile · rotation': [
    ["preference.matches && sendBack({ type: 'reduced' })", 'preference.matches'],
  ],
  'src/sections/contact/ContactField.tsx · en-mobile · contactForm': [
    ['readOnly={isReadOnly}', 'readOnly={false}'],
  ],
  'src/sections/contact/SubmitButton.tsx · en-desktop · contactForm': [
    ['aria-disabled={isReadOnly}', 'aria-disabled={false}'],
  ],
  'src/sections/contact/SendResult.tsx · ar-mobile · contactForm': [
    ["onClick={() => actor.send({ type: 'restore' })}", ''],
  ],
  'src/effects/contactFormEffects.ts · ar-mobile · contactForm': [
    ['alertVisitor(inLanguage(alerts[', 'void (inLanguage(alerts['],
  ],
  'src/ui/Field.tsx · en-desktop · contactForm': [['value={value}', 'value={value || undefined}']],
  'src/effects/siteEffects.ts · ar-mobile · menu': [["  popstate: 'traversed',\n", '']],
  'src/sections/frame/LanguageToggle.tsx · en-mobile · language': [
    ['aria-disabled={isSwitching}', ''],
  ],
};

/** The faults of the browser's part of the gate: at least two in each machine, and those of the views. */
export const sample: readonly SampleFault[] = Object.entries(replacements).flatMap(
  ([place, all]) => {
    const [file = '', project = '', machines = ''] = place.split(' · ');
    return machines.split(' ').flatMap((machine) =>
      all.map(([from, to]) => ({
        file,
        machine,
        project: project as SampleFault['project'],
        from,
        to,
      })),
    );
  },
);
