import type { Move, Reference } from '../../harness/index';
import { moves } from './moves';

/** Section 9 of the specification: design images auto-rotate every 3000 ms. */
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

/** The variants of each design category, in the order of their pills (specification, section 3). */
export const variants = {
  cabins: ['panorama', 'classic', 'decorative'],
  doors: ['center', 'telescopic', 'semiAuto'],
  buttons: ['touch', 'touchless'],
  walls: ['walls'],
  flooring: ['flooring'],
} as const;

/** The moves of a card with one of its pictures; `next` is the picture after it. */
function movesOf(id: string, picture: string, next: string): Move[] {
  const showing = `picture.${picture}.showing`;
  const still = `picture.${picture}.resting`;
  const setting = (type: string, sentence: string) => {
    const event = { type, picture };
    return moves(
      sentence,
      [['section.playing', 'focus.outside'], event, showing],
      ['section.resting', event, still],
      ['focus.inside', event, still],
    );
  };
  /** The moves of a region that pauses the picture. The other region may have paused it already. */
  const holding = (
    out: string,
    into: string,
    begin: string | Move['event'],
    end: string | Move['event'],
    other: string[],
  ) => {
    const [free = '', held = ''] = other;
    return moves(
      resting,
      [[showing, out], begin, [still, into]],
      [[still, out, held], begin, into],
      [[still, into, free], end, [showing, out]],
      [[still, into, held], end, out],
    );
  };
  const section = ['section.playing', 'section.resting'] as const;
  const focus = ['focus.outside', 'focus.inside'] as const;
  return [
    ...moves(turning, [
      showing,
      `xstate.after.rotationDelay.${id}.${showing}`,
      `picture.${next}.showing`,
      { after: rotationDelay },
    ]),
    ...setting('pick', picking),
    ...setting('adopt', addressed),
    ...holding(...section, 'hold', 'release', [...focus]),
    ...holding(...section, { type: 'pause', to: 'rotation' }, { type: 'play', to: 'rotation' }, [
      ...focus,
    ]),
    ...holding(...focus, 'entered', 'left', [...section]),
  ];
}

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

export const rotation: Reference = {
  file,
  chart: 'machines/rotationMachine.ts',
  initial: ['playing'],
  sentence: turning,
  states: ['playing', 'paused', 'hidden'],
  moves: moves(
    resting,
    ['playing', 'pause', 'paused'],
    ['paused', 'play', 'playing'],
    ['playing', 'hid', 'hidden'],
    ['hidden', 'showed', 'playing'],
    ['playing', 'reduced', 'paused'],
    ['hidden', 'reduced', 'paused'],
  ),
};
