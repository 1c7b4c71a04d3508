// These functions run in the page, and may use nothing from outside themselves.

/** Brings the focus to a control, and selects what it holds. */
export function takeFocus(control: Element): void {
  (control as HTMLInputElement).focus();
  (control as Partial<HTMLInputElement>).select?.();
}

/** Activates a control without a pointer or a key. */
export function activate(control: Element): void {
  (control as HTMLElement).click();
}

/** Lets the page be scrolled at once. */
export function stopGliding(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { scroll-behavior: auto !important }');
  document.adoptedStyleSheets = [sheet];
}
