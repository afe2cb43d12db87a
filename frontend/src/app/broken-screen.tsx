import { useEffect } from 'react';
import { LoadFailed } from '../shared/load-failed';

/** Reloads the document, which fetches the newest files, if the server can be reached: otherwise the browser would leave the app. */
const refetch = () =>
  void fetch('/api/health').then(
    () => location.reload(),
    () => undefined,
  );
const code = { refetch };

/** Error state of a screen whose code failed to load or to render. It is loaded again once there is a connection. */
export function BrokenScreen() {
  useEffect(() => {
    window.addEventListener('online', refetch);
    return () => window.removeEventListener('online', refetch);
  }, []);
  return <LoadFailed query={code} level={1} />;
}
