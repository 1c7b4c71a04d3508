/**
 * Every mark on the page: classes on `<html>`, attributes, ids of elements and an event, with which the prerendered page, the
 * early script and the bundle report their progress to each other.
 *
 * | mark | set by | read by | removed |
 * |---|---|---|---|
 * | `html.pending-language` | `markPendingLanguage`, while the head is parsed: the page was served in another language than the stored one | `globalStyles`, which hides the body for at most 4 s; `firstPicture`, which then does not wait | by `main`, once the page is rendered in the stored language and its fonts are loaded |
 * | `html.entering` | `markEntering`, while the head is parsed: the visitor comes to the home page from outside the site | `HeroPhoto`, which two leaves (door panels) then cover until they slide apart | by `markEntering`, once the leaves have slid apart |
 * | `html.scripts-failed` | `loadBundle`, when the bundle's scripts do not load, throw, or have not started the site in time | `scriptless`, the styles of a page on which no machine runs: `OtherWays` is shown beside the contact form, and all options of every choice at once | by `loadBundle`, at `started` |
 * | `started` event on `window` | `Site`, once its actors are started | `keepEarlyInput`, which repeats the recorded input; `loadBundle` | it is dispatched once |
 * | `html[data-running]` | `Site`, once its actors are started | `Site`, whose effect React runs twice in development; the tests, which wait for it | never |
 * | `html[data-desktop]` | `adaptToDesktop`, once the body is parsed: the served page has been adapted to the desktop layout | `useIsDesktop`, while React hydrates | never |
 * | `[data-path]` on `#root` | the build (`writePages`): the path for which the page was prerendered, absent on the page for unknown paths | `main`, which hydrates only the path and language that were prerendered | never |
 * | `script#translations` | the build and the development server (`translationsPlugin`): both languages' texts as JSON | `embeddedTranslations`, when i18next is started | never |
 * | `script#bundle` | the build (`prerenderPlugin`): the addresses of the bundle's scripts as JSON | `early`, which loads them | never |
 * | `script#fonts` | the build (`writePages`): the fonts of the page's language as JSON | `addFonts`, in the head | never |
 *
 * On the page for unknown paths, a script file adds `#translations` and `#fonts`: mostly programs request that page, and programs do
 * not load script files.
 *
 * The language itself is `lang`, `dir` and the class `lang-*` (specification), which `writePages` and `applyLanguage` set.
 */

export const pendingLanguage = 'pending-language';
export const entering = 'entering';
export const scriptsFailed = 'scripts-failed';
export const started = 'started';
export const running = 'data-running';
export const adapted = 'data-desktop';
export const servedPath = 'data-path';
export const translations = 'translations';
export const bundle = 'bundle';
export const fonts = 'fonts';
