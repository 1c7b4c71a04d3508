import { useTranslation } from 'react-i18next';
import { contact } from '../../content/contact';
import { commaJoined } from '../../i18n/commaJoined';
import { inLanguage } from '../../i18n/inLanguage';
import { useLanguage } from '../../i18n/useLanguage';
import { acrossPhone } from '../../style/media';
import { styled } from '../../style/stitches.config';
import { Heading } from '../../ui/Heading';
import { Line } from '../../ui/Line';
import { Picture } from '../../ui/Picture';

/** The phone number, the e-mail and the address as static text, under a picture. */
export function GetInTouch() {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Leaf aria-labelledby="touchHeading">
      <Photo>
        <Picture
          name="contact"
          alt=""
          sizes={`(min-width: 1440px) calc(50vw - 120px), (min-width: 768px) 600px, ${acrossPhone}`}
        />
      </Photo>
      <Words>
        <Title id="touchHeading">{t('Get_In_Touch')}</Title>
        <Facts>
          <Fact>
            <Term>{t('Phone')}</Term>
            <Value>
              <bdi dir="ltr">{contact.phone}</bdi>
            </Value>
          </Fact>
          <Fact>
            <Term>{t('Email')}</Term>
            <Value>
              <bdi dir="ltr">{contact.email}</bdi>
            </Value>
          </Fact>
          <Fact>
            <Term>{t('Address')}</Term>
            <Value>
              <Line>{inLanguage(contact.street, 'title', language)}</Line>
              <Line>{commaJoined([contact.district, contact.city], language)}</Line>
            </Value>
          </Fact>
        </Facts>
      </Words>
    </Leaf>
  );
}

const Leaf = styled('section', {
  position: 'relative',
  ground: 'ink',
});

const Photo = styled('div', {
  '@print': { display: 'none' },
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  blockSize: '480px',
  objectPosition: '50% 10%',
  maskImage: 'linear-gradient(#000 48%, transparent 92%)',
  '@md': { blockSize: '595px', maskImage: 'linear-gradient(#000 40%, transparent 90%)' },
  // On the desktop, darkens the upper part of the picture, because the product's name is over it.
  '&::after': {
    content: '',
    covers: 0,
    background:
      'linear-gradient(rgba(18,17,15,.84) 0, rgba(18,17,15,.62) 96px, rgba(18,17,15,0) 220px)',
    '@small': { display: 'none' },
  },
});

const Words = styled('div', {
  position: 'relative',
  paddingBlock: '376px $space$64',
  paddingInline: '$pad',
  // At least as high as the form's column is at first, so that nothing here moves when the form grows.
  '@md': {
    display: 'grid',
    alignContent: 'end',
    minBlockSize: '960px',
    paddingBlock: '$144 $space$80',
    paddingInlineEnd: '$space$32',
  },
  '@lg': { paddingInlineEnd: '$space$80' },
  '@print': { minBlockSize: 0, paddingBlock: '$24' },
});

const Title = styled(Heading, {
  text: 'section',
  letterSpacing: '$title',
  '@md': { fontSize: '$leafWide' },
  '@lg': { fontSize: '$sectionWide' },
});

const Facts = styled('dl', { marginBlockStart: '$32' });

const Fact = styled('div', {
  paddingBlock: '$16 $space$24',
  borderBlockStart: '$borderWidths$line solid $lineDark',
});

const Term = styled('dt', { color: '$muteDark', text: 'label' });

const Value = styled('dd', {
  fontSize: '$fact',
  fontWeight: '$light',
  lineHeight: 1.5,
  '& bdi': {
    display: 'inline-block',
    maxInlineSize: '100%',
    // Keeps the e-mail address on one line on phones, even with large browser text.
    '@small': { fontSize: 'min(1em, 7vw)' },
  },
  '@md': { fontSize: 'clamp($fontSizes$cardTextWide, 2.1vw, $fontSizes$fact)' },
});
