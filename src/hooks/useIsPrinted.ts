import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Becomes true when the page is first printed or previewed for print, and then stays true. */
export function useIsPrinted(): boolean {
  const [isPrinted, setIsPrinted] = useState(false);
  useEffect(() => {
    // `flushSync`, because the printed content must be rendered before the print event ends.
    const printed = () => flushSync(() => setIsPrinted(true));
    const paper = matchMedia('print');
    window.addEventListener('beforeprint', printed);
    paper.addEventListener('change', printed);
    return () => {
      window.removeEventListener('beforeprint', printed);
      paper.removeEventListener('change', printed);
    };
  }, []);
  return isPrinted;
}
