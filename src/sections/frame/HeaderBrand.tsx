import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { plainText } from '../../i18n/plainText';
import { RichText } from '../../i18n/RichText';
import { styled } from '../../style/stitches.config';
import { Mark } from '../../ui/Mark';

/** The logo in the header, a link to the home page. All other pages show the product's name beside it. */
export function HeaderBrand({ layout }: { layout: 'home' | 'about' | 'contact' }) {
  const { t } = useTranslation();
  const isHome = layout === 'home';
  return (
    <Brand href="/" aria-label={isHome ? plainText(t('App_Name')) : undefined} layout={layout}>
      <Mark height={40} />
      {!isHome && (
        <span>
          <RichText>{t('App_Name')}</RichText>
        </span>
      )}
    </Brand>
  );
}

const Brand = styled(Link, {
  row: '14px',
  fontSize: '$name',
  '@narrow': {
    gap: '$8',
    fontSize: '$body',
    '& svg': { inlineSize: 'auto', blockSize: '$space$32' },
  },
  lineHeight: '$label',
  minBlockSize: '$pressable',
  minInlineSize: '$pressable',
  variants: {
    layout: {
      home: {},
      about: {},
      contact: {
        '@md': {
          color: '$white',
          '--focus': '$colors$lit',
          inlineSize: 'var(--leaf)',
          paddingInlineStart: '$pad',
          marginInlineEnd: '$32',
          flex: 'none',
        },
        '@lg': { marginInlineEnd: '$80' },
      },
    },
  },
});
