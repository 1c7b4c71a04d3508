import { fromPromise } from 'xstate';
import type { Choices } from '../../machines/choiceOptions';
import type { sharingMachine } from '../../machines/sharingMachine';
import { pagePaths } from '../../machines/pagePaths';
import { fragmentOf } from '../routing/fragmentOf';

/** Whether an error means that the visitor has dismissed the share sheet. */
const isAborted = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** The effects of sharing: the share sheet, the clipboard and the printer. The shared address opens the home page with the choices. */
export const sharingEffects = {
  actors: {
    // Calls `share` or `writeText` while the press is being handled, because browsers allow them only then.
    shareChoices: fromPromise(async ({ system }) => {
      const { context }: { context: Choices } = system.get('choices').getSnapshot();
      const url = `${window.location.origin}${pagePaths.home}#${fragmentOf(context)}`;
      const { share } = navigator as Partial<Navigator>;
      if (share) {
        try {
          await share.call(navigator, { title: document.title, url });
          return 'shared' as const;
        } catch (error) {
          if (isAborted(error)) return 'shared' as const;
        }
      }
      await navigator.clipboard.writeText(url);
      return 'copied' as const;
    }),
  },
  actions: { print: () => window.print() },
} satisfies Parameters<typeof sharingMachine.provide>[0];
