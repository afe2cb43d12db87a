import { pageTexts, type Page } from '@touchline/contract';
import { Button, Dialog, Prose, Stack, Text } from '@touchline/ui-kit';
import { cleanContent } from '../../shared/content/clean-content';

interface ConflictDialogProps {
  isOpen: boolean;
  onPutOff: () => void;
  theirs: Page;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onCopyMine: () => void;
}

/** Two people saved: theirs is shown, mine is still in the editor, and nothing goes before a choice is made. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { isOpen, onPutOff, theirs, onKeepMine, onTakeTheirs, onCopyMine } = props;
  return (
    <Dialog
      title={pageTexts.conflictTitle}
      isOpen={isOpen}
      onOpenChange={onPutOff}
      size="large"
      footer={
        <>
          <Button onPress={onTakeTheirs}>{pageTexts.takeTheirs}</Button>
          <Button onPress={onCopyMine}>{pageTexts.copyMine}</Button>
          <Button tone="accent" onPress={onKeepMine}>
            {pageTexts.keepMine}
          </Button>
        </>
      }
    >
      <Stack gap="16">
        <Text>{pageTexts.conflictLead}</Text>
        <Text weight="strong">{theirs.title}</Text>
        <Prose html={cleanContent(theirs.content)} />
      </Stack>
    </Dialog>
  );
}
