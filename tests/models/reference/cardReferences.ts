import type { Move, Reference } from '../../harness';

/** Section 9: design images auto-rotate every 3000 ms. */
export const rotationDelay = 3000;

const file = 'tests/models/reference/cardReferences.ts';
const turning =
  "Section 4, Designs: each category's image index cycles automatically every 3 seconds through its variant images, wrapping to the first after the last.";
const picking =
  'Section 4, Designs: clicking a variant pill sets that image. Decisions, Auto-rotation: and starts its 3 s anew.';
const addressed =
  "Decisions, Settled: the address's fragment holds choices: opened, it shows what it names, and the picture's 3 s start anew.";
const resting =
  'Decisions, Auto-rotation: it rests while the tab is hidden, while a card holds keyboard focus, under reduced motion, and by the Pause/Play button.';

/** Section 3, Design category: the variants of each, in the order of their pills. */
export const variants = {
  cabins: ['panorama', 'classic', 'decorative'],
  doors: ['center', 'telescopic', 'semiAuto'],
  buttons: ['touch', 'touchless'],
  walls: ['walls'],
  flooring: ['flooring'],
} as const;

/** What a card does with one of its pictures; `next` is the picture that follows it. */
function movesOf(id: string, picture: string, next: string): Move[] {
  const showing = `picture.${picture}.showing`;
  const still = `picture.${picture}.resting`;
  const setting = (event: Move['event'], sentence: string): Move[] => [
    { from: ['section.playing', 'focus.outside'], event, to: [showing], sentence },
    { from: ['section.resting'], event, to: [still], sentence },
    { from: ['focus.inside'], event, to: [still], sentence },
  ];
  return [
    {
      from: [showing],
      event: { type: `xstate.after.rotationDelay.${id}.${showing}` },
      to: [`picture.${next}.showing`],
      after: rotationDelay,
      sentence: turning,
    },
    ...setting({ type: 'pick', picture }, picking),
    ...setting({ type: 'adopt', picture }, addressed),
    ...(
      [
        ['section', 'playing', 'resting', 'hold', 'release', 'focus.outside', 'focus.inside'],
        ['focus', 'outside', 'inside', 'entered', 'left', 'section.playing', 'section.resting'],
      ] as const
    ).flatMap(([region, out, into, begin, end, otherFree, otherHeld]): Move[] => [
      {
        from: [showing, `${region}.${out}`],
        event: { type: begin },
        to: [still, `${region}.${into}`],
        sentence: resting,
      },
      {
        from: [still, `${region}.${out}`, otherHeld],
        event: { type: begin },
        to: [`${region}.${into}`],
        sentence: resting,
      },
      {
        from: [still, `${region}.${into}`, otherFree],
        event: { type: end },
        to: [showing, `${region}.${out}`],
        sentence: resting,
      },
      {
        from: [still, `${region}.${into}`, otherHeld],
        event: { type: end },
        to: [`${region}.${out}`],
        sentence: resting,
      },
    ]),
  ];
}

/** The card of a category. */
export const designCard = (id: keyof typeof variants): Reference => {
  const pictures: readonly string[] = variants[id];
  return {
    file,
    chart: 'machines/designCardMachine.ts',
    initial: [`picture.${pictures[0]}.showing`, 'section.playing', 'focus.outside'],
    sentence: turning,
    states: [
      ...pictures.flatMap((picture) => [
        `picture.${picture}.showing`,
        `picture.${picture}.resting`,
      ]),
      'section.playing',
      'section.resting',
      'focus.outside',
      'focus.inside',
    ],
    moves: pictures.flatMap((picture, index) =>
      movesOf(id, picture, pictures[(index + 1) % pictures.length] ?? picture),
    ),
  };
};

const step = (from: string, type: string, to: string): Move => ({
  from: [from],
  event: { type },
  to: [to],
  sentence: resting,
});

/** Whether the pictures of all cards turn. */
export const rotation: Reference = {
  file,
  chart: 'machines/rotationMachine.ts',
  initial: ['playing'],
  sentence: turning,
  states: ['playing', 'paused', 'hidden'],
  moves: [
    step('playing', 'pause', 'paused'),
    step('paused', 'play', 'playing'),
    step('playing', 'hid', 'hidden'),
    step('hidden', 'showed', 'playing'),
    step('playing', 'reduced', 'paused'),
    step('hidden', 'reduced', 'paused'),
  ],
};
