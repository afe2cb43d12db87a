import { VisuallyHidden } from '@touchline/ui-kit';
import type { Editor } from '../core/editor';
import { useStore } from './use-store';

/** Says what happened to those who do not see it. */
export function Announcement({ editor }: { editor: Editor }) {
  const said = useStore(editor.state, (state) => state.said);
  return (
    <VisuallyHidden>
      <span role="status">{said}</span>
    </VisuallyHidden>
  );
}
