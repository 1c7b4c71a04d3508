import { useTranslation } from 'react-i18next';
import { useChat } from '../chat';
import { benefits, yearsOfExperience } from '../content/benefits';
import { inLanguage } from '../content/bilingual';
import { chatMessages } from '../content/contact';
import { useLanguage } from '../language';
import { plainText, RichText } from '../richText';
import { styled } from '../stitches.config';
import { Button } from '../ui/Button';
import { Heading } from '../ui/Heading';
import { Icon } from '../ui/Icon';
import { newTab } from '../ui/newTab';
import { Picture } from '../ui/Picture';
import { Section } from '../ui/Section';
import { VisuallyHidden } from '../ui/VisuallyHidden';

/** A pair of door leaves, the years of experience and the badge, beside the eight benefits. */
export function WhyChooseUs() {
  const { t } = useTranslation();
  const language = useLanguage();
  const chat = useChat();
  return (
    <Pair aria-labelledby="whyHeading">
      <Leaves>
        <Years>
          <VisuallyHidden>
            {`${yearsOfExperience} ${plainText(t('Years_Of_Experience'))}`}
          </VisuallyHidden>
          <Figure aria-hidden>{yearsOfExperience}</Figure>
          <Unit aria-hidden>
            <RichText>{t('Years_Of_Experience')}</RichText>
          </Unit>
        </Years>
        <Doors>
          <Picture
            name="why"
            alt=""
            sizes="(min-width: 1100px) 320px, (min-width: 768px) 400px, 50vw"
          />
          <Badge>
            <Check>
              <Icon name="check" />
            </Check>
            <span>
              <Line>{t('Verified')}</Line>
              <Line>{t('Recommended')}</Line>
            </span>
          </Badge>
        </Doors>
      </Leaves>
      <Reasons>
        <Heading size="section" id="whyHeading">
          {t('Why_Choose_Us')}
        </Heading>
        <List>
          {benefits.map((benefit) => (
            <Benefit key={benefit.titleEN}>
              <Icon name="chevronUp" />
              {inLanguage(benefit, 'title', language)}
            </Benefit>
          ))}
        </List>
        <Quote {...newTab} href={chat(chatMessages.quote)} kind="ink">
          {t('Get_a_Quote')}
          <Icon name="arrowOut" />
        </Quote>
      </Reasons>
    </Pair>
  );
}

const Pair = styled(Section, {
  display: 'grid',
  gap: '$56',
  '@print': { gap: '$16' },
  '@md': { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '$36' },
  '@lg': { gap: '$56' },
  '@xl': { gap: '$96' },
});

const Leaves = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
  gap: '$gap',
  '@md': { gridTemplateColumns: '220px 220px' },
  '@lg': { gridTemplateColumns: '250px 250px' },
  '@xl': { gridTemplateColumns: '312px 312px' },
  '@print': { display: 'block' },
});

const Years = styled('p', {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  containerType: 'inline-size',
  padding: '$20 $space$16',
  background: 'linear-gradient(100deg, #BB925E, #D2B07F 42%, #C6A06D 70%, #B88F5B)',
  '@md': { padding: '$32 $space$28' },
  '@xl': { padding: '$36' },
  '@print': {
    containerType: 'normal',
    flexDirection: 'row',
    justifyContent: 'start',
    alignItems: 'center',
    gap: '$16',
    padding: 0,
  },
});

const Figure = styled('span', {
  // As large as its leaf lets it be.
  fontSize: 'min($fontSizes$years, 80cqi)',
  fontWeight: '$light',
  lineHeight: '$years',
  letterSpacing: '$years',
  whiteSpace: 'nowrap',
  '@md': { fontSize: '8.5rem', paddingBlockStart: '$12' },
  '@lg': { fontSize: '9.5rem' },
  '@xl': { fontSize: '$yearsWide' },
  '@print': { fontSize: '$sectionWide', paddingBlock: 0 },
});

const Unit = styled('span', {
  fontSize: '$row',
  fontWeight: '$light',
  lineHeight: '$row',
  '@md': { fontSize: '$rowWide' },
});

const Doors = styled('div', {
  position: 'relative',
  minInlineSize: 0,
  minBlockSize: '300px',
  '& > picture': { position: 'absolute', inset: 0 },
  '@md': { minBlockSize: '640px' },
  '@print': { minBlockSize: 0 },
});

const Badge = styled('p', {
  position: 'absolute',
  insetInline: '$space$8',
  insetBlockEnd: '$space$8',
  display: 'flex',
  alignItems: 'center',
  gap: '$8',
  padding: '$8 $space$12',
  borderRadius: '$round',
  background: '$ink',
  color: '$white',
  fontSize: '$pill',
  lineHeight: '$label',
  '@md': {
    insetInline: '$space$12',
    insetBlockEnd: '$space$12',
    gap: '$12',
    padding: '$12 $space$16',
    fontSize: '$label',
  },
  '@lg': { insetInline: '$space$24', insetBlockEnd: '$space$24' },
  '@print': { position: 'static', paddingInline: 0 },
});

const Check = styled('span', {
  display: 'grid',
  // On the narrowest phones the words need the room.
  '@narrow': { display: 'none' },
  placeItems: 'center',
  flex: 'none',
  inlineSize: '$space$32',
  blockSize: '$space$32',
  border: '$borderWidths$ring solid $lit',
  borderRadius: '$round',
  color: '$lit',
});

const Line = styled('span', { display: 'block' });

const Reasons = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: '$32',
});

const List = styled('ul', {
  '@lg': { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: '$32' },
  '@print': { columns: 2 },
});

const Benefit = styled('li', {
  display: 'flex',
  alignItems: 'center',
  gap: '$12',
  paddingBlock: '14px',
  borderBlockStart: '$borderWidths$line solid $lineLight',
  '& svg': { flex: 'none', color: '$bronze' },
  '@lg': { gap: '$16', paddingBlock: '$20' },
  '@xl': { paddingBlock: '$24' },
});

const Quote = styled(Button, { alignSelf: 'start' });
