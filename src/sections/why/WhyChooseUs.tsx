import { useTranslation } from 'react-i18next';
import { benefits } from '../../content/benefits';
import { chatMessages } from '../../content/chatMessages';
import { inLanguage } from '../../i18n/inLanguage';
import { useLanguage } from '../../i18n/useLanguage';
import { styled } from '../../style/stitches.config';
import { Button } from '../../ui/Button';
import { Heading } from '../../ui/Heading';
import { Icon } from '../../ui/Icon';
import { List } from '../../ui/List';
import { Section } from '../../ui/Section';
import { YourElevator } from '../choices/YourElevator';
import { ExperienceAndBadge } from './ExperienceAndBadge';
import { useChat } from '../../hooks/useChat';

/** The years of experience and the badge, beside the eight benefits and a link to a quote. */
export function WhyChooseUs() {
  const { t } = useTranslation();
  const language = useLanguage();
  const chat = useChat();
  return (
    <Pair aria-labelledby="whyHeading">
      <ExperienceAndBadge />
      <Reasons>
        <Heading size="section" id="whyHeading">
          {t('Why_Choose_Us')}
        </Heading>
        <Benefits>
          {benefits.map((benefit) => (
            <Benefit key={benefit.titleEN}>{inLanguage(benefit, 'title', language)}</Benefit>
          ))}
        </Benefits>
        <YourElevator place="quote" />
        <Quote {...chat(chatMessages.quote)} kind="ink">
          <span>{t('Get_a_Quote')}</span>
          <Icon name="arrowOut" />
        </Quote>
      </Reasons>
    </Pair>
  );
}

const Pair = styled(Section, {
  display: 'grid',
  gap: '$56',
  // Less padding than other sections have, because this section draws the least attention.
  '@md': { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '$36', paddingBlock: '$112' },
  '@lg': { gap: '$56' },
  '@xl': { gap: '$96' },
});

const Reasons = styled('div', {
  column: '$32',
  justifyContent: 'space-between',
});

const Benefits = styled(List, {
  '@lg': { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: '$32' },
});

const Benefit = styled('li', {
  paddingBlock: '14px',
  borderBlockStart: '$borderWidths$line solid $lineLight',
  '@lg': { paddingBlock: '$20' },
  '@xl': { paddingBlock: '$24' },
});

const Quote = styled(Button, { alignSelf: 'start' });
