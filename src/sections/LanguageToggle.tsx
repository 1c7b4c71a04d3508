import { useMachine } from '@xstate/react';
import { fromPromise } from 'xstate';
import { type Language, languageMachine } from '../../machines/languageMachine';
import { switchLanguage } from '../i18n';
import { useLanguage } from '../language';
import { styled } from '../stitches.config';
import { RoundButton } from '../ui/RoundButton';

const machine = languageMachine.provide({
  actors: {
    switchLanguage: fromPromise<void, { language: Language }>(({ input }) =>
      switchLanguage(input.language),
    ),
  },
});

/** How each language is offered while the other is in use: its sign, and its name in itself. */
const offers = {
  ar: { sign: 'EN', name: 'English', lang: 'en', dir: 'ltr' },
  en: { sign: 'ع', name: 'العربية', lang: 'ar', dir: 'rtl' },
} as const;

/** Offers the other language. */
export function LanguageToggle({ on }: { on: 'dark' | 'light' }) {
  const language = useLanguage();
  const [state, send] = useMachine(machine, {
    snapshot: machine.resolveState({ value: language === 'ar' ? 'arabic' : 'english' }),
  });
  const { sign, name, lang, dir } = offers[language];
  return (
    <RoundButton
      type="button"
      on={on}
      lang={lang}
      dir={dir}
      aria-label={`${sign} ${name}`}
      aria-disabled={!state.can({ type: 'toggle' })}
      onClick={() => send({ type: 'toggle' })}
    >
      {language === 'en' ? <Ain>{sign}</Ain> : sign}
    </RoundButton>
  );
}

/** One letter alone, drawn as large as the two beside it look. */
const Ain = styled('span', { fontSize: '$name' });
