import { searchTexts } from '@touchline/contract';
import { SearchTrigger } from '@touchline/ui-kit';
import { isMac } from '../shared/browser';

/** The box in the header: it opens the palette, where one types. */
export function HeaderSearch({ onOpen }: { onOpen: () => void }) {
  return (
    <SearchTrigger
      label={searchTexts.open}
      shortcut="k"
      keys={isMac ? searchTexts.keys.mac : searchTexts.keys.other}
      onPress={onOpen}
    />
  );
}
