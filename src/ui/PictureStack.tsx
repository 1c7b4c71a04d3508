import type { PictureName } from '../content/pictures';
import { keyframes, styled } from '../stitches.config';
import { Picture } from './Picture';

/** The pictures of a choice, one upon another, of which one is shown; the next parts like doors over the last. */
interface PictureStackProps {
  readonly pictures: readonly { readonly name: PictureName; readonly alt: string }[];
  readonly shown: PictureName;
  readonly sizes: string;
}

/** Marks a stack that has come near, a screen's height away; until then nothing of what it hides is loaded. */
function watch(stack: HTMLElement | null) {
  if (!stack) return undefined;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      stack.dataset['near'] = '';
      observer.disconnect();
    },
    { rootMargin: '100% 0px' },
  );
  observer.observe(stack);
  return () => observer.disconnect();
}

/** Shows one of several pictures; the others load when the stack comes near, so that a change never waits. Without scripts they lie side by side. */
export function PictureStack({ pictures, shown, sizes }: PictureStackProps) {
  return (
    <Stack ref={watch}>
      {pictures.map(({ name, alt }) => (
        <Leaf key={name} shown={name === shown}>
          <Picture name={name} alt={alt} sizes={sizes} hidden={name !== shown} />
        </Leaf>
      ))}
    </Stack>
  );
}

const Stack = styled('div', {
  display: 'grid',
  isolation: 'isolate',
  inlineSize: '100%',
  blockSize: '100%',
  '@scriptless': {
    gridAutoFlow: 'column',
    gridAutoColumns: '100%',
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
  },
});

const part = keyframes({ from: { clipPath: 'inset(0 50%)' }, to: { clipPath: 'inset(0)' } });

const Leaf = styled('div', {
  gridArea: '1 / 1',
  minInlineSize: 0,
  minBlockSize: 0,
  '@scriptless': { gridArea: 'auto', scrollSnapAlign: 'start' },
  variants: {
    shown: {
      true: {
        zIndex: '$raised',
        '@motion': { animation: `${part} $transitions$part` },
      },
      false: {
        visibility: 'hidden',
        ':not([data-near]) > &': { display: 'none' },
        // It stays beneath until the next has parted over it.
        '@motion': { transition: 'visibility 0s 480ms' },
        '@scriptless': { visibility: 'visible', ':not([data-near]) > &': { display: 'block' } },
      },
    },
  },
});
