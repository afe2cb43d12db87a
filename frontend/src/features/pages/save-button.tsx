import { pageTexts } from '@touchline/contract';
import { Badge, Button, Inline, VisuallyHidden } from '@touchline/ui-kit';
import type { PageDraft } from './page-draft';

interface SaveButtonProps {
  draft: PageDraft;
  onSave: () => void;
}

type State = PageDraft['save']['state'];

const labels: Record<State, string> = {
  clean: pageTexts.saved,
  dirty: pageTexts.update,
  saving: pageTexts.saving,
  failed: pageTexts.update,
  conflict: pageTexts.update,
};

/** Update, Saved or Saving..., with the badge while something is unsaved; screen readers hear it change. */
export function SaveButton({ draft, onSave }: SaveButtonProps) {
  const { state } = draft.save;
  const isOpen = state === 'dirty' || state === 'failed' || state === 'conflict';
  return (
    <Inline gap="12" align="center">
      {isOpen && <Badge tone="warning">{pageTexts.unsaved}</Badge>}
      <Button tone={isOpen ? 'accent' : 'neutral'} size="small" isDisabled={!isOpen} onPress={onSave}>
        {labels[state]}
      </Button>
      <VisuallyHidden>
        <span role="status">{isOpen ? pageTexts.unsaved : labels[state]}</span>
      </VisuallyHidden>
    </Inline>
  );
}
