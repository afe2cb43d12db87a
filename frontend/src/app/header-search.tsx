import { searchTexts } from '@touchline/contract';
import { SearchTrigger } from '@touchline/ui-kit';
import { useIsMac } from '../shared/browser';

/** The box in the header: it opens the palette, where one types. */
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
