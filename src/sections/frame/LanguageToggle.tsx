import { useSelector } from '@xstate/react';
import { useActor } from '../../hooks/useActor';
import { useLanguage } from '../../i18n/useLanguage';
import { styled } from '../../style/stitches.config';
import { RoundButton } from '../../ui/RoundButton';

/** The sign and the name of the other language, by the page's language. */
const offers = {
  ar: { sign: 'EN', name: 'English', lang: 'en', dir: 'ltr' },
  en: { sign: 'ع', name: 'العربية', lang: 'ar', dir: 'rtl' },
} as const;

/** The button that switches to the other language. */
export function LanguageToggle({ on }: { on: 'dark' | 'light' }) {
  const language = useLanguage();
  const actor = useActor('language');
  const isSwitching = useSelector(actor, (state) => state.hasTag('switching'));
  const { sign, name, lang, dir } = offers[language];
  return (
    <RoundButton
      type="button"
      on={on}
      lang={lang}
      dir={dir}
      aria-label={`${sign} ${name}`}
      aria-disabled={isSwitching}
      onClick={() => actor.send({ type: 'toggle' })}
    >
      <Sign isLetter={sign.length === 1}>{sign}</Sign>
    </RoundButton>
  );
}

/** Enlarges the single Arabic letter, so that it looks as large as EN, and raises it, because its bowl hangs below the line. */
const Sign = styled('span', {
  variants: {
    isLetter: { true: { fontFamily: '$toggle', fontSize: '$name', translate: '0 -0.2em' } },
  },
});
