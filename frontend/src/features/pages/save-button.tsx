import { savingTexts } from '@touchline/contract';
import { Badge, Button, Reserved, VisuallyHidden } from '@touchline/ui-kit';
import type { PageDraft } from './page-draft';

interface SaveButtonProps {
  draft: PageDraft;
  onSave: () => void;
}

type State = PageDraft['save']['state'];

const labels: Record<State, string> = {
  clean: savingTexts.saved,
  dirty: savingTexts.update,
  saving: savingTexts.saving,
  failed: savingTexts.update,
  conflict: savingTexts.update,
};

const allLabels = [...new Set(Object.values(labels))];

/** Whether something is not on the server, and nothing is on its way there. */
const isOpen = ({ save: { state } }: PageDraft) => state !== 'clean' && state !== 'saving';

/** Update, Saved or Saving...; screen readers hear it change. */
export function SaveButton({ draft, onSave }: SaveButtonProps) {
  const label = labels[draft.save.state];
  const canSave = isOpen(draft);
  return (
    <>
      <Button
        tone={canSave ? 'accent' : 'neutral'}
        size="small"
        labels={allLabels}
        isDisabled={!canSave}
        onPress={onSave}
      >
        {label}
      </Button>
      <VisuallyHidden>
        <span role="status">{canSave ? savingTexts.unsaved : label}</span>
      </VisuallyHidden>
    </>
  );
}

/** The badge while something is unsaved; its room stays. */
export function UnsavedBadge({ draft }: { draft: PageDraft }) {
  return (
    <Reserved isShown={isOpen(draft)}>
      <Badge tone="warning">{savingTexts.unsaved}</Badge>
    </Reserved>
  );
}
