import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed or shown in a print preview, or has been. */
export function useIsPrinted(): boolean {
  const [isPrinted, setIsPrinted] = useState(false);
  useEffect(() => {
    // Synchronous, because the printed content must be there when the event ends.
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
