import { usePreloadOnInteraction } from '@touchline/ui-kit';
import { useCallback, useState } from 'react';

interface MenuCode<Module> {
  /** Undefined until it is loaded, and if it cannot be. */
  code: Module | undefined;
  /** The code is loaded or cannot be: a menu that opens earlier would move its entries under the pointer. */
  isSettled: boolean;
  /** Retries; called when the menu opens. */
  load: () => void;
}

/** Loads code of menu entries at the first interaction with the app. `importCode` must be the same function in every render. */
export function useMenuCode<Module extends object>(importCode: () => Promise<Module>): MenuCode<Module> {
  const [loaded, setLoaded] = useState<Module | null>();
  const load = useCallback(() => importCode().then(setLoaded, () => setLoaded(null)), [importCode]);
  usePreloadOnInteraction(load);
  return { code: loaded ?? undefined, isSettled: loaded !== undefined, load: () => void load() };
}
