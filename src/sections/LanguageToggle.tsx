import { LanguageActor } from '../languageActor';
import { useLanguage } from '../language';
import { styled } from '../stitches.config';
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
  const actor = LanguageActor.useActorRef();
  const canToggle = LanguageActor.useSelector((state) => state.can({ type: 'toggle' }));
  const { sign, name, lang, dir } = offers[language];
  return (
    <>
      <RoundButton
        type="button"
        on={on}
        lang={lang}
        dir={dir}
        aria-label={`${sign} ${name}`}
        aria-disabled={!canToggle}
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
