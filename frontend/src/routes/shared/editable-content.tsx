import { Suspense, type ReactNode } from 'react';
import { useContentMode, useModeKey, type Mode } from './content-mode';

interface EditableContentProps {
  /** The page or play was just created here. */
  isNew: boolean;
  isGone: boolean;
  notFound: ReactNode;
  reading: (mode: Mode) => ReactNode;
  /** May suspend while the code of the editor is loaded. */
  editing: (mode: Mode) => ReactNode;
}

/** A page or play for users who may edit it, in one of the two modes. */
export function EditableContent({ isNew, isGone, notFound, reading, editing }: EditableContentProps) {
  const mode = useContentMode({ isNew });
  useModeKey(mode.isEditing ? undefined : mode.edit);
  if (!mode.isEditing && isGone) return notFound;
  const shown = reading(mode);
  return mode.isEditing ? <Suspense fallback={shown}>{editing(mode)}</Suspense> : shown;
}
