import { useSunlight, type MenuGroup } from '@touchline/ui-kit';
import { useState } from 'react';

/** Menu entries that change how a page or play is displayed on this device; loaded when the menu opens. */
export function useViewMenu(): { view: readonly MenuGroup[]; load: () => void } {
  const isSunlit = useSunlight();
  const [loaded, setLoaded] = useState<typeof import('./sunlight-group')>();
  return {
    view: loaded ? [loaded.sunlightGroup(isSunlit)] : [],
    load: () => void import('./sunlight-group').then(setLoaded, () => undefined),
  };
}
