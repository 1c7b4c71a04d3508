import { fromPromise } from 'xstate';
import type { Choices } from '../../machines/choiceOptions';
import type { sharingMachine } from '../../machines/sharingMachine';
import { pagePaths } from '../../machines/pagePaths';
import { fragmentOf } from '../routing/fragmentOf';

/** Whether the visitor has put the system's sheet away. */
const isAborted = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** The effects of sharing: the system's sheet, the clipboard and the printer. What is shared shows the choices on the home page. */
export const sharingEffects = {
  actors: {
    // Both must be called in the press itself: browsers allow them to nobody else.
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
