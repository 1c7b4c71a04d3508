import { useSelector } from '@xstate/react';
import { useActor } from '../effects/useActor';
import { useLanguage } from '../i18n/language';
import { styled } from '../style/stitches.config';
import { RoundButton } from '../ui/RoundButton';
import { LanguageNote } from './LanguageNote';

/** How each language is offered while the other is in use: its sign, and its name in itself. */
const offers = {
  ar: { sign: 'EN', name: 'English', lang: 'en', dir: 'ltr' },
  en: { sign: 'ع', name: 'العربية', lang: 'ar', dir: 'rtl' },
} as const;

/** Offers the other language. */
export function LanguageToggle({ on }: { on: 'dark' | 'light' }) {
  const language = useLanguage();
  const actor = useActor('language');
  const isSwitching = useSelector(actor, (state) => state.hasTag('switching'));
  const { sign, name, lang, dir } = offers[language];
  return (
    <>
      <RoundButton
        type="button"
        on={on}
        lang={lang}
        dir={dir}
        aria-label={`${sign} ${name}`}
        aria-disabled={isSwitching}
        onClick={() => actor.send({ type: 'toggle' })}
      >
        {language === 'en' ? <Ain>{sign}</Ain> : sign}
      </RoundButton>
      <LanguageNote />
    </>
  );
}

/** One letter alone, drawn as large as the two beside it look. */
const Ain = styled('span', { fontSize: '$name' });
