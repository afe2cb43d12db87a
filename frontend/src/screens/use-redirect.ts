import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Goes there by itself, so many milliseconds after `when` has come true. */
export function useRedirect(to: string, { when, after }: { when: boolean; after: number }): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!when) return undefined;
    const timer = setTimeout(() => void navigate(to, { replace: true }), after);
    return () => clearTimeout(timer);
  }, [when, to, after, navigate]);
}
