import type { ReactNode } from 'react';
import { useContentMode, useModeKey, type Mode } from './content-mode';

interface EditableContentProps {
  /** The page or play was just created here. */
  isNew: boolean;
  isGone: boolean;
  notFound: ReactNode;
  reading: (mode: Mode) => ReactNode;
  editing: (mode: Mode) => ReactNode;
  /** Until then `editing` suspends. */
  isEditorLoaded: () => boolean;
}

/** A page or play for users who may edit it, in one of the two modes. */
export function EditableContent(props: EditableContentProps) {
  const mode = useContentMode(props);
  useModeKey(mode.isEditing ? undefined : mode.edit);
  if (mode.isEditing) return props.editing(mode);
  return props.isGone ? props.notFound : props.reading(mode);
}
