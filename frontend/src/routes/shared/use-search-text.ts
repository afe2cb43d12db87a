import { useEffect, useState } from 'react';
import { useLatest } from '../../shared/hooks/use-latest';

const TYPING_DELAY_MS = 200;

/**
 * State of a search box whose text is written to the address after a debounce. The box follows when the address changes otherwise
 * (Back, a link).
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
