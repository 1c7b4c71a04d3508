import type { PictureName } from '../content/pictures';
import { useIsNear } from '../hooks/useIsNear';
import type { Bilingual } from '../i18n/Bilingual';
import { inLanguage } from '../i18n/inLanguage';
import { useLanguage } from '../i18n/useLanguage';
import { elementIds } from '../ui/elementIds';
import { PictureStack } from '../ui/PictureStack';
import { StackedPicture } from '../ui/StackedPicture';
import { type Parts, useIsSelected } from './useTab';

interface TabPicturesProps<Section extends keyof Parts> {
  readonly section: Section;
  readonly parts: readonly (Bilingual<'alt'> & {
    readonly id: Parts[Section];
    readonly image: PictureName;
  })[];
  readonly sizes: string;
  /** Whether each alternative text is also shown as a caption at the foot of its picture. */
  readonly hasCaptions?: boolean;
}

/** The pictures of a section's parts; only the selected part's picture is shown. */
export function TabPictures<Section extends keyof Parts>(props: TabPicturesProps<Section>) {
  const { section, parts } = props;
  const isNear = useIsNear(elementIds.panel(section));
  return (
    <PictureStack isNear={isNear}>
      {parts.map((part) => (
        <TabPicture key={part.id} {...props} part={part} />
      ))}
    </PictureStack>
  );
}

function TabPicture<Section extends keyof Parts>({
  section,
  part,
  sizes,
  hasCaptions = false,
}: TabPicturesProps<Section> & { part: TabPicturesProps<Section>['parts'][number] }) {
  const alt = inLanguage(part, 'alt', useLanguage());
  return (
    <StackedPicture
      isShown={useIsSelected(section, part.id)}
      name={part.image}
      alt={alt}
      sizes={sizes}
      {...(hasCaptions && { caption: alt })}
    />
  );
}
