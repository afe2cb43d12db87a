import { useSearchParams } from 'react-router-dom';

/**
 * Query parameters of the address, and a function that edits them in place of the current entry of the history. An edit starts from
 * the address as it is at that moment, not as it was last rendered: the router renders in a transition, and an edit that started from
 * an older address would undo the one before it.
 */
export function useAddressParams() {
  const [params, setParams] = useSearchParams();
  const edit = (change: (params: URLSearchParams) => void) => {
    const next = new URLSearchParams(window.location.search);
    change(next);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return [params, edit] as const;
}
