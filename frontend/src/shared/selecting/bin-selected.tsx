import { appTexts, selectionTexts as texts } from '@touchline/contract';
import { Button, ConfirmDialog, IconButton, media, TrashIcon, useMedia } from '@touchline/ui-kit';
import { useState } from 'react';
import { useBinContents } from './bulk-queries';
import type { SelectedActionProps } from './selected-action';

/** Asks once, and moves the selected pages or plays to the bin. */
export function BinSelected({ kind, teamId, selected, isDisabled, onDone }: SelectedActionProps) {
  const isPhone = useMedia(media.belowTablet);
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useBinContents(kind, teamId, () => {
    setAsking(false);
    onDone();
  });
  const { length: count } = selected;
  const ask = () => setAsking(true);
  return (
    <>
      {isPhone ? (
        <IconButton label={texts.bin} icon={TrashIcon} isDisabled={isDisabled} onPress={ask} />
      ) : (
        <Button tone="quiet" size="small" icon={TrashIcon} isDisabled={isDisabled} onPress={ask}>
          {texts.bin}
        </Button>
      )}
      <ConfirmDialog
        title={texts.binTitle(kind, count)}
        body={texts.binQuestion(kind, count)}
        detail={texts.binDetail(count)}
        confirmLabel={appTexts.delete}
        cancelLabel={appTexts.cancel}
        isOpen={isAsking}
        onOpenChange={setAsking}
        isPending={isPending}
        onConfirm={() => mutate(selected.map(({ id }) => id))}
      />
    </>
  );
}
