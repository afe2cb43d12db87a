import { pageMenuTexts } from '@touchline/contract';
import { SunIcon, toggleSunlight, type MenuGroup } from '@touchline/ui-kit';

/** The menu entry that turns Sunlight on and off. */
export const sunlightGroup = (isSunlit: boolean): MenuGroup => ({
  id: pageMenuTexts.view,
  areIndependent: true,
  items: [
    {
      id: 'sunlight',
      label: pageMenuTexts.sunlight,
      detail: pageMenuTexts.sunlightDetail,
      icon: SunIcon,
      isSelected: isSunlit,
      onAction: toggleSunlight,
    },
  ],
});
