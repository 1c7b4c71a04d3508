import { useTranslation } from 'react-i18next';
import { socialAddress } from '../../content/contact';
import { styled } from '../../style/stitches.config';
import { Icon } from '../../ui/Icon';
import { List } from '../../ui/List';
import { newTab } from '../../hooks/useChatLink';

const social = [
  { icon: 'dribbble', label: 'Dribbble' },
  { icon: 'instagram', label: 'Instagram' },
  { icon: 'facebook', label: 'Facebook' },
] as const;

/** The three links to social networks, as icons. */
export function SocialLinks() {
  const { t } = useTranslation();
  return (
    <Social>
      {social.map(({ icon, label }) => (
        <li key={icon}>
          <SocialLink {...newTab} href={socialAddress} aria-label={t(label)}>
            <Icon name={icon} />
          </SocialLink>
        </li>
      ))}
    </Social>
  );
}

/** The negative margin aligns the icons with the page's edges, because the links are wider than the icons. */
const Social = styled(List, {
  display: 'flex',
  marginInline: '-12px',
  '@print': { display: 'none' },
});

const SocialLink = styled('a', {
  centred: 'grid',
  size: '$pressable',
  transition: 'color $state',
  '@hover': { '&:hover': { color: '$lit' } },
});
