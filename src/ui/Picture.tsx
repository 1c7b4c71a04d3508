import { type PictureName, pictures } from '../content/pictures';
import { styled } from '../stitches.config';

/** A picture by its slot. `sizes` is how wide it is shown, as in HTML; `small` takes its place below the medium breakpoint. */
interface PictureProps {
  readonly name: PictureName;
  readonly small?: PictureName;
  readonly alt: string;
  readonly sizes: string;
  readonly eager?: boolean;
  readonly hidden?: boolean;
  readonly className?: string;
}

const candidates = (name: PictureName, format: 'avif' | 'webp') =>
  pictures[name].widths.map((width) => `/images/${name}-${width}.${format} ${width}w`).join(', ');

const formats = ['avif', 'webp'] as const;
const below = '(max-width: 767.98px)';

/** A responsive picture that fills its box; it loads when it comes near unless it is `eager`. */
export function Picture({ name, small, alt, sizes, eager, hidden, className }: PictureProps) {
  const [width, height] = pictures[name].aspect;
  const smallest = pictures[name].widths[0];
  return (
    <Frame className={className} aria-hidden={hidden}>
      {small &&
        formats.map((format) => (
          <source
            key={format}
            media={below}
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

const Frame = styled('picture', {
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'hidden',
  objectPosition: 'inherit',
});

const Image = styled('img', {
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: 'inherit',
});
