import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Becomes true when the page is first printed or previewed for print, and then stays true. */
export function useIsPrinted(): boolean {
  const [isPrinted, setIsPrinted] = useState(false);
  useEffect(() => {
    // `flushSync`, because the printed content must be rendered before the print event ends.
    const printed = () => flushSync(() => setIsPrinted(true));
    const listening = new AbortController();
    window.addEventListener('beforeprint', printed, listening);
    matchMedia('print').addEventListener('change', printed, listening);
    return () => listening.abort();
  }, []);
  return isPrinted;
}
