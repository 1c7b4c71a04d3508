import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { getCssText, styled as stitched } from '../../src/style/stitches.config';
import { recordedClasses, recordStyle } from '../../src/prerender/styles/recordStyle';
import { styled as compiled } from '../../src/prerender/styles/styled';

const base = {
  color: '$ink',
  variants: {
    kind: { primary: { background: '$brass' }, ring: { background: 'none' } },
    quiet: { true: { opacity: 0.5 }, false: {} },
  },
  defaultVariants: { kind: 'ring' },
} as const;
const more = { margin: 0, variants: { size: { small: { padding: '$8' } } } } as const;

const Base = stitched('a', base);
const More = stitched(Base, more);
recordStyle('base', 'a', base);
recordStyle('more', Base, more);
recordStyle('of a foreign component', (props: object) => <p {...props} />, { color: '$walnut' });
const styles = recordedClasses();
const look = (key: string) => styles.get(key) ?? ['nothing is known of it'];
const CompiledBase = compiled('a', look('base'));
const CompiledMore = compiled(CompiledBase, look('more'));

test.each([
  {},
  { kind: 'primary' },
  { kind: 'unknown' },
  { quiet: true, size: 'small' },
  { quiet: false, id: 'it', className: 'own', as: 'button' },
])('a compiled part renders %o as Stitches does', (props) => {
  const pairs = [
    [Base, CompiledBase],
    [More, CompiledMore],
  ] as unknown as [ComponentType<object>, ComponentType<object>][];
  for (const [Stitched, Compiled] of pairs)
    expect(renderToStaticMarkup(<Compiled {...props} />)).toBe(
      renderToStaticMarkup(<Stitched {...props} />),
    );
});

test('the style sheet of the built site holds every variant, rendered or not', () => {
  const classes = [...styles.values()].flatMap(([its, variants = {}]) =>
    [its, ...Object.values(variants).flatMap((values) => Object.values(values))].flatMap((names) =>
      names.split(' '),
    ),
  );
  expect(classes.length).toBeGreaterThan(6);
  const sheet = getCssText();
  expect(classes.filter((name) => !sheet.includes(`.${name}{`))).toEqual([]);
});
