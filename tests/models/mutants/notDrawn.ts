import type { Mutant } from './buildMutants';

/**
 * Mutants of the page that are never drawn at random to be tested: a file, an expression that matches their code, such as `a?.b → a.b`, and
 * the reason.
 */
interface NotDrawn {
  readonly file: string;
  readonly code: RegExp;
  readonly reason: string;
}

const notDrawn: readonly NotDrawn[] = [
  // Equivalent mutants, with their proofs.
  {
    file: 'src/App.tsx',
    code: /^\[\] → \["Stryker was here"\]$/,
    reason: 'The names of groups in an expression that has no groups.',
  },
  {
    file: 'src/early/firstPicture.ts',
    code: /^(\['load', 'error'\]|'load'|'error'|\(\) => resolve\(\)|!picture \|\| .*) → /,
    reason: 'Changes by how much the scripts wait for the first picture, two seconds at most.',
  },
  {
    file: 'src/effects/designCardEffects.ts',
    code: /^isInside\(card, target\) && !isInside\(card, relatedTarget\) → true$/,
    reason:
      'The focus leaves a card that does not have it, which changes nothing, or moves within the card, which enters it again at once.',
  },
  {
    file: 'src/effects/headerEffects.ts',
    code: /^scrollHeight - clientHeight → /,
    reason: 'Counts how far a page bounces beyond its end, and no page bounces in Chromium.',
  },
  {
    file: 'src/effects/languageEffects.ts',
    code: /^!navigator\.onLine → false$/,
    reason: 'The request that follows fails too where the browser is offline.',
  },
  {
    file: 'src/effects/servicesEffects.ts',
    code: /^cardWidth \+ gap → cardWidth - gap$/,
    reason:
      'The row snaps to the card that is nearest: 4 px for each card before it are less than half a card.',
  },
  {
    file: 'src/hooks/useActor.ts',
    code: /^site\?\.system → site\.system$/,
    reason: 'The value is missing only for components that a programmer renders without the site.',
  },
  {
    file: 'src/hooks/useIsNear.ts',
    code: /^entries\.at\(-1\)\?\.isIntersecting → /,
    reason: 'An observer is called with at least one entry.',
  },
  {
    file: 'src/hooks/useIsPrinted.ts',
    code: /^\[\] → \["Stryker was here"\]$/,
    reason: 'A dependency that never changes: the effect runs once, as without dependencies.',
  },
  {
    file: 'src/i18n/RichText.tsx',
    code: /^to > from → (true|to >= from)$/,
    reason: 'Adds empty elements, which nobody perceives.',
  },
  {
    file: 'src/i18n/startI18n.ts',
    code: /^false → true$/,
    reason:
      'Escapes HTML in texts that are put into others; none of them has a character to escape.',
  },
  {
    file: 'src/i18n/translationBackend.ts',
    code: /^language === i18next\.language → true$/,
    reason: 'Renders the same texts again.',
  },
  {
    file: 'src/i18n/useLanguage.ts',
    code: /^\(\) => i18next\.off\(/,
    reason: 'Tells removed views of a change of the language, which React ignores.',
  },
  {
    file: 'src/main.tsx',
    code: /^served\.path === asked\.path → /,
    reason:
      'The pages of this build name no path, and are those that were asked for: hydrated or rendered anew, they are the same.',
  },
  // Mutants that only written specs find.
  {
    file: 'src/App.tsx',
    code: /^\[usePath\(\)\] → \[\]$/,
    reason: 'tests/faults/rendering.spec.ts finds it: only there a view fails.',
  },
  {
    file: 'src/content/inputTypes.ts',
    code: /^type === 'number' → false$/,
    reason:
      'tests/specs/phoneField.spec.ts finds it: only there a number of the home page’s text field is shown on the Contact page.',
  },
  {
    file: 'src/early/keepEarlyInput.ts',
    code: /^control\.name \|\| .* → false$/,
    reason:
      'tests/faults/extended.spec.ts finds it: only there an extension has the page rendered anew after the first press.',
  },
  {
    file: 'src/effects/choicesEffects.ts',
    code: /^window\.location\.pathname !== path → true$/,
    reason:
      'tests/specs/choices.spec.ts finds it: only there a visitor with choices follows a link within the page.',
  },
  {
    file: 'src/early/draft.ts',
    code: /^left /,
    reason:
      'tests/unit/draft.test.ts finds it: the open page itself drops the text after an hour, before it is read again.',
  },
  {
    file: 'src/effects/contactFormEffects.ts',
    code: /^\{ if \(result === 'sent' /,
    reason:
      'tests/faults/mail.spec.ts finds it: only there the form is out of sight when the answer comes.',
  },
  {
    file: 'src/effects/contactFormEffects.ts',
    code: /^filled\.length > 0 → (false|filled\.length <= 0)$/,
    reason: 'tests/faults/restored.spec.ts finds it: only there the browser fills in the form.',
  },
  {
    file: 'src/effects/hideForbiddenStorage.ts',
    code: /^\{ try \{ void globalThis\.localStorage; .*→ \{\}$/,
    reason: 'tests/faults/storage.spec.ts finds it: only there the browser forbids storage.',
  },
  {
    file: 'src/early/markEntering.ts',
    code: /.*/,
    reason: 'tests/specs/motion.spec.ts finds it: the paths cut all motion short.',
  },
  {
    file: 'src/effects/navigateWithTransition.ts',
    code: /^isHere \|\| !document\.startViewTransition → true$/,
    reason: 'tests/specs/motion.spec.ts finds it: the paths cut all motion short.',
  },
  {
    file: 'src/i18n/parseTranslation.ts',
    code: /^(!isTranslation → true|\(text\) => typeof text === 'string' → .*)$/,
    reason:
      'tests/specs/translations.spec.ts finds it: only there the file has newer texts than the page.',
  },
  {
    file: 'src/i18n/translationBackend.ts',
    code: /^shown\[key\] !== text → false$/,
    reason:
      'tests/specs/translations.spec.ts finds it: only there the file has newer texts than the page.',
  },
  {
    file: 'src/sections/contact/ChatCode.tsx',
    code: /.*/,
    reason: 'The code is shown on paper only; tests/specs/paper.spec.ts reads it.',
  },
  {
    file: 'src/ui/Field.tsx',
    code: /^input\.type === 'number' → false$/,
    reason:
      'tests/specs/contactForm.spec.ts finds it: only there somebody turns the wheel over the phone field.',
  },
  {
    file: 'src/sections/frame/ErrorScreen.tsx',
    code: /^usePath\(\) === pagePaths\.home → (?!true)/,
    reason: 'tests/faults/rendering.spec.ts finds it: only there a view of the home page fails.',
  },
];

/** Whether a mutant may be drawn: it is neither equivalent nor one that only written specs can find. */
export const isDrawn = ({ file, from, to }: Mutant): boolean =>
  notDrawn.every((each) => each.file !== file || !each.code.test(`${from} → ${to}`));
