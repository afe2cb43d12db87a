import { searchTexts } from '@touchline/contract';
import { SearchTrigger } from '@touchline/ui-kit';
import { useIsMac } from '../../shared/browser';

/** Search box in the header; opens the palette, which has the input. */
export function HeaderSearch({ onOpen }: { onOpen: () => void }) {
  return (
    <SearchTrigger
      label={searchTexts.open}
      shortcut="k"
      keys={useIsMac() ? searchTexts.keys.mac : searchTexts.keys.other}
      onPress={onOpen}
    />
  );
}
