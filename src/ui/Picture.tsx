import { type PictureName, pictures } from '../content/pictures';
import { phone, small as smallLayout } from '../style/media';
import { styled } from '../style/stitches.config';
import colours from './pictureColours.json';

/** `name` is the picture's name in public/images, `sizes` is as in HTML, and `small` replaces the picture in the small layout. */
interface PictureProps {
  readonly name: PictureName;
  readonly small?: PictureName;
  readonly alt: string;
  readonly sizes: string;
  readonly eager?: boolean;
  readonly hidden?: boolean;
}

const candidates = (name: PictureName, format: 'avif' | 'webp') =>
  pictures[name].widths.map((width) => `/images/${name}-${width}.${format} ${width}w`).join(', ');

const formats = ['avif', 'webp'] as const;

/** A responsive picture that fills its box; its average colour fills the box until it is loaded. Loads lazily unless `eager`. */
export function Picture({ name, small, alt, sizes, eager, hidden }: PictureProps) {
  const [width, height] = pictures[name].aspect;
  const smallest = pictures[name].widths[0];
  return (
    <Frame placeholder={name} aria-hidden={hidden}>
      {small && eager && (
        // All phones get one size, because the build replaces this address by the picture itself (`inlineFirstPicture`).
        <source media={phone} type="image/avif" srcSet={`/images/${small}-780.avif`} />
      )}
      {small &&
        formats.map((format) => (
          <source
            key={format}
            media={smallLayout}
            type={`image/${format}`}
            srcSet={candidates(small, format)}
            sizes="100vw"
          />
        ))}
      <source type="image/avif" srcSet={candidates(name, 'avif')} sizes={sizes} />
      <Image
        src={`/images/${name}-${smallest}.webp`}
        srcSet={candidates(name, 'webp')}
        sizes={sizes}
        alt={alt}
        width={width * 100}
        height={height * 100}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding={eager ? 'sync' : 'async'}
        draggable={false}
      />
    </Frame>
  );
}

/** Whether a colour such as `#c8a06a` is light enough for dark text. */
function isLight(colour: string) {
  const [red = 0, green = 0, blue = 0] =
    colour.match(/\w\w/g)?.map((pair) => Number.parseInt(pair, 16)) ?? [];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 118;
}

/**
 * Each picture's average colour (written by `npm run artwork`), with the colour of the alternative text on it. A function, so that the
 * published bundle leaves it out: there the build has already made the styles.
 */
const placeholders = () =>
  Object.fromEntries(
    Object.entries(colours satisfies Record<PictureName, string>).map(([name, background]) => [
      name,
      { background, color: isLight(background) ? '$ink' : '$white' },
    ]),
  ) as Record<PictureName, { background: string; color: string }>;

const Frame = styled('picture', {
  display: 'block',
  size: '100%',
  objectPosition: 'inherit',
  variants: { placeholder: placeholders() },
});

const Image = styled('img', {
  size: '100%',
  objectFit: 'cover',
  objectPosition: 'inherit',
});
