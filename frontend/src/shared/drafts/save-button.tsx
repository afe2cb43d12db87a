import { savingTexts } from '@touchline/contract';
import { Badge, Button, Reserved, VisuallyHidden } from '@touchline/ui-kit';
import type { Draft } from './draft';

interface SaveButtonProps {
  draft: Draft;
  onSave: () => void;
  /** Another button is the primary one of the screen. */
  isSecondary?: boolean;
}

type State = Draft['save']['state'];

const labels: Record<State, string> = {
  clean: savingTexts.saved,
  dirty: savingTexts.update,
  saving: savingTexts.saving,
  failed: savingTexts.update,
  conflict: savingTexts.update,
};

const allLabels = [...new Set(Object.values(labels))];

/** Returns true if there are unsaved changes and no save is running. */
const isOpen = ({ save: { state } }: Draft) => state !== 'clean' && state !== 'saving';

/** Save button (Update, Saved or Saving...), whose changes are announced to screen readers. */
export function SaveButton({ draft, onSave, isSecondary = false }: SaveButtonProps) {
  const label = labels[draft.save.state];
  const canSave = isOpen(draft);
  return (
    <>
      <Button
        tone={canSave && !isSecondary ? 'accent' : 'neutral'}
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

/** Badge for unsaved changes; keeps its space while hidden. */
export function UnsavedBadge({ draft }: { draft: Draft }) {
  return (
    <Reserved isShown={isOpen(draft)}>
      <Badge tone="warning">{savingTexts.unsaved}</Badge>
    </Reserved>
  );
}
