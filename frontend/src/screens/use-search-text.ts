import { useEffect, useState } from 'react';
import { useLatest } from '../shared/use-latest';

const TYPING_DELAY_MS = 200;

/**
 * What stands in a search box whose text goes into the address after a pause in typing. When the address changes by
 * itself (back, a link), the box follows.
 */
export function useSearchText(inAddress: string, write: (text: string) => void) {
  const [text, setText] = useState(inAddress);
  const [written, setWritten] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  const latest = useLatest(write);

  if (inAddress !== seen) {
    setSeen(inAddress);
    if (inAddress !== written) {
      setWritten(inAddress);
      setText(inAddress);
    }
  }

  useEffect(() => {
    const wanted = text.trim();
    if (wanted === seen) return undefined;
    const timer = setTimeout(() => {
      setWritten(wanted);
      latest.current(wanted);
    }, TYPING_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, seen, latest]);

  return [text, setText] as const;
}
