import { teamNavTexts } from '@touchline/contract';
import { SearchTrigger } from '@touchline/ui-kit';
import { useIsMac } from '../../shared/browser';

/** Search box in the header; opens the palette, which has the input. */
export function HeaderSearch({ onOpen }: { onOpen: () => void }) {
  return (
    <SearchTrigger
      label={teamNavTexts.search}
      shortcut="k"
      keys={useIsMac() ? teamNavTexts.searchKeys.mac : teamNavTexts.searchKeys.other}
      onPress={onOpen}
    />
  );
}
