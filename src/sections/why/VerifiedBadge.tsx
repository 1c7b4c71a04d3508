import { useTranslation } from 'react-i18next';
import { styled } from '../../style/stitches.config';
import { Icon } from '../../ui/Icon';
import { Line } from '../../ui/Line';

/** The badge at the foot of a picture: a check mark beside two words. */
export function VerifiedBadge() {
  const { t } = useTranslation();
  return (
    <Badge>
      <Check>
        <Icon name="check" />
      </Check>
      <span>
        <Line>{t('Verified')}</Line>
        <Line>{t('Recommended')}</Line>
      </span>
    </Badge>
  );
}

const Badge = styled('p', {
  position: 'absolute',
  insetInline: '$space$8',
  insetBlockEnd: '$space$8',
  inlineSize: 'fit-content',
  row: '$8',
  paddingBlock: '$8',
  paddingInline: '$8 $space$12',
  borderRadius: '$round',
  background: '$ink',
  color: '$white',
  fontSize: '$pill',
  lineHeight: '$label',
  '@narrow': {
    insetInline: '$space$4',
    gap: '$4',
    fontSize: '0.8125rem',
  },
  '@md': {
    insetInline: '$space$12',
    insetBlockEnd: '$space$12',
    gap: '$12',
    paddingBlock: '$12',
    paddingInline: '$20 $space$28',
    fontSize: '$label',
  },
  '@lg': { insetInline: '$space$24', insetBlockEnd: '$space$24' },
});

const Check = styled('span', {
  centred: 'grid',
  flex: 'none',
  size: '$space$32',
  '@narrow': { size: '$space$20', '& svg': { inlineSize: '12px' } },
  border: '$borderWidths$ring solid $lit',
  borderRadius: '$round',
  color: '$lit',
});
