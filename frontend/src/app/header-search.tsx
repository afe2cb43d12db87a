import { searchTexts } from '@touchline/contract';
import { SearchTrigger } from '@touchline/ui-kit';

/** The box in the header: it opens the palette, where one types. */
export function HeaderSearch({ onOpen }: { onOpen: () => void }) {
  const isMac = /Mac|iP(hone|ad)/.test(navigator.userAgent);
  return (
    <SearchTrigger
      label={searchTexts.open}
      shortcut="k"
      keys={isMac ? searchTexts.keys.mac : searchTexts.keys.other}
      onPress={onOpen}
    />
  );
}
