/** The rows of the right-to-left checklist that this function checks. */
type Row =
  | 'R5'
  | 'R6'
  | 'R9'
  | 'R10'
  | 'R11'
  | 'R12'
  | 'R13'
  | 'R16'
  | 'R17'
  | 'R18'
  | 'R28'
  | 'R33';
type TypographyFaults = { [row in Row]?: string[] };

/** Finds faults in the page's typography, also of Arabic letters on English pages. Runs in the page, so uses nothing defined outside. */
export function readTypography() {
  const faults: TypographyFaults = {};
  const report = (row: Row, fault: string) => void (faults[row] ??= []).push(fault);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const text = node.textContent?.trim() ?? '';
    const parent = node.parentElement;
    if (!text || !parent?.checkVisibility()) continue;
    const style = getComputedStyle(parent);
    const add = (row: Row, isFault: boolean, what: string) => {
      if (isFault) report(row, `"${text.slice(0, 30)}": ${what}`);
    };
    if (/^\+\d/.test(text)) readAddress(node, 'R5');
    if (/^\S+@\S+$/.test(text)) readAddress(node, 'R6');
    add('R16', style.textOverflow !== 'clip', `text-overflow: ${style.textOverflow}`);
    add('R18', /[٠-٩۰-۹]/.test(text), 'other digits than 0 to 9');
    add('R18', /[٠-٩۰-۹]/.test(parent.ariaLabel ?? ''), 'other digits in its label');
    const link = parent.closest('a');
    add(
      'R17',
      !!link && getComputedStyle(link).textDecorationSkipInk !== 'auto',
      'ink is not left',
    );
    readLanguage(text, parent);
    if (!/\p{Script=Arabic}/u.test(text)) continue;
    add('R9', !['normal', '0px'].includes(style.letterSpacing), style.letterSpacing);
    add('R9', !['normal', '0px'].includes(style.wordSpacing), style.wordSpacing);
    add('R10', style.textTransform !== 'none', style.textTransform);
    add('R10', style.fontStyle !== 'normal', style.fontStyle);
    add('R10', style.fontVariantCaps !== 'normal', style.fontVariantCaps);
    add('R11', /^rgba|\/ /.test(style.color), style.color);
    for (let box: Element | null = parent; box; box = box.parentElement) {
      add('R11', getComputedStyle(box).opacity !== '1', `opacity on <${box.localName}>`);
    }
    const size = Number.parseFloat(style.fontSize);
    const ratio = Number.parseFloat(style.lineHeight) / size;
    // Large text, links and buttons may have a lower line height. A single letter needs no room above and below.
    const least = size >= 20 || parent.closest('button, a') ? 1.3 : 1.6;
    add('R12', text.length > 1 && ratio < least - 0.001, `line-height ${ratio.toFixed(2)}`);
    add('R13', style.wordBreak !== 'normal', style.wordBreak);
    add('R13', style.hyphens === 'auto', 'hyphens');
  }
  for (const button of document.querySelectorAll('button')) {
    // Allows a third of the font's size, because letters may reach a little beyond their lines.
    const slack = Number.parseFloat(getComputedStyle(button).fontSize) / 3;
    if (button.checkVisibility() && button.scrollHeight > button.clientHeight + slack) {
      report('R12', `the button "${button.textContent}" cuts its letters`);
    }
  }
  return faults;

  /** Reports a number or an address that is broken over lines, or whose characters do not run from left to right. */
  function readAddress(node: Node, row: 'R5' | 'R6') {
    const text = node.textContent ?? '';
    const range = document.createRange();
    const boxes = text.split('').map((_, index) => {
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      return range.getBoundingClientRect();
    });
    const isOrdered = boxes.every(({ x }, index) => index === 0 || x >= (boxes[index - 1]?.x ?? 0));
    if (!isOrdered) report(row, `"${text}" does not run from left to right`);
    if (new Set(boxes.map(({ y }) => Math.round(y))).size > 1) report('R33', `"${text}" breaks`);
  }

  /** Reports Arabic or English text whose `lang` or `dir` is that of the other language. */
  function readLanguage(text: string, parent: Element) {
    const letters = { ar: /\p{Script=Arabic}/u.test(text), en: /[A-Za-z]/.test(text) };
    const language = parent.closest<HTMLElement>('[lang]')?.lang;
    const direction = parent.closest<HTMLElement>('[dir]')?.dir;
    if (letters.ar && (language !== 'ar' || direction !== 'rtl')) report('R28', text);
    // An e-mail address belongs to no language.
    const isEnglish = letters.en && !text.includes('@');
    if (isEnglish && (language !== 'en' || direction !== 'ltr')) report('R28', text);
  }
}
