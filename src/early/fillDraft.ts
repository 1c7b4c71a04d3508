import { draft } from './draft';

/**
 * Fills the contact form's empty fields with the draft, so that a visitor who types before the scripts have come goes on from there. A
 * numeric field stays empty if the text does not fit it.
 */
export function fillDraft() {
  for (const [name, text] of Object.entries(draft.read() ?? {})) {
    const field = document.querySelector<HTMLInputElement>(`[name=${name}]`);
    if (field && !field.value) field.value = text;
  }
}
