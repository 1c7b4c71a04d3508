import { styled } from '../style/stitches.config';

/** The path of every icon on its grid of 20 pixels; strokes are 1.5 wide and end square. */
const lines = {
  arrowOut: 'M5.5 14.5 14 6M6.5 5.5h8v8',
  arrowForward: 'M3.5 10h12M11 4.75 16.25 10 11 15.25',
  arrowDown: 'M10 3.5v12M4.75 11 10 16.25 15.25 11',
  chevronUp: 'm4.75 12.5 5.25-5.25 5.25 5.25',
  check: 'm4 10.5 4 4 8-9',
  alert: 'M10 2.75a7.25 7.25 0 1 0 0 14.5a7.25 7.25 0 1 0 0-14.5zM10 6.5v4.25M10 13.5h.01',
  chat: 'M3.5 16.5l.9-3.6a6.6 6.6 0 1 1 2.7 2.7zM7.5 8.75h5M7.5 11.5h2.75',
  pause: 'M7.25 5.5v9M12.75 5.5v9',
  play: 'M6.75 4.75v10.5L15.25 10z',
  menu: 'M2.75 7.25h14.5M2.75 12.75h14.5',
  close: 'm4.75 4.75 10.5 10.5M15.25 4.75 4.75 15.25',
  dribbble:
    'M10 2.75a7.25 7.25 0 1 0 0 14.5a7.25 7.25 0 1 0 0-14.5zM7.6 3.95c2.35 3.2 4.05 7.2 4.8 12.15M3.5 9.15c4.6.1 8.4-1.15 10.9-4.05M5.35 14.55c2-3.5 5.9-5 11.15-3.85',
  instagram:
    'M6.75 2.75h6.5a4 4 0 0 1 4 4v6.5a4 4 0 0 1-4 4h-6.5a4 4 0 0 1-4-4v-6.5a4 4 0 0 1 4-4zM10 6.75a3.25 3.25 0 1 0 0 6.5a3.25 3.25 0 1 0 0-6.5zM14 6h.01',
  facebook: 'M14 3.25h-1a3.25 3.25 0 0 0-3.25 3.25v10.25M6.5 9.75H13',
};

const isArrow = (name: IconName) =>
  name === 'arrowOut' || name === 'arrowForward' || name === 'arrowDown';

type IconName = keyof typeof lines;

/** An icon in the colour of its text. Arrows that point onward are mirrored in Arabic; on hover, an icon moves by its `--nudge`. */
export function Icon({ name }: { name: IconName }) {
  return (
    <Glyph
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="square"
      aria-hidden="true"
      {...(isArrow(name) && { arrow: name })}
    >
      <path d={lines[name]} />
    </Glyph>
  );
}

const Glyph = styled('svg', {
  flexShrink: 0,
  variants: {
    arrow: {
      arrowOut: {
        '--nudge': '3px -3px',
        '[dir=rtl] &': { '--nudge': '-3px -3px', transform: 'scaleX(-1)' },
      },
      arrowForward: {
        '--nudge': '3px 0',
        '[dir=rtl] &': { '--nudge': '-3px 0', transform: 'scaleX(-1)' },
      },
      arrowDown: { '--nudge': '0 3px' },
    },
  },
});
