import { VisuallyHidden } from '@touchline/ui-kit';
import type { Editor } from '../core/editor';
import { useStore } from './use-store';

/** Announces changes to screen readers. */
export function Announcement({ editor }: { editor: Editor }) {
  const announcement = useStore(editor.state, (state) => state.announcement);
  return (
    <VisuallyHidden>
      <span role="status">{announcement}</span>
    </VisuallyHidden>
  );
}
