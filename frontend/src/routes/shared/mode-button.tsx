import { pageTexts } from '@touchline/contract';
import { Button, EditIcon, ReadIcon } from '@touchline/ui-kit';

interface ModeButtonProps {
  isEditing: boolean;
  /** The user pressed the button of the other mode, in whose place this one is. */
  isFocused: boolean;
  /** The other mode is being loaded. */
  isPending?: boolean;
  onPress: () => void;
}

/** Turns from reading a page or play to editing it, and back; as wide in both modes. */
export function ModeButton({ isEditing, isFocused, isPending, onPress }: ModeButtonProps) {
  return (
    <Button
      tone="quiet"
      icon={isEditing ? ReadIcon : EditIcon}
      labels={[pageTexts.edit, pageTexts.read]}
      autoFocus={isFocused}
      isPending={isPending}
      onPress={onPress}
    >
      {isEditing ? pageTexts.read : pageTexts.edit}
    </Button>
  );
}
