import { editorTexts } from '@touchline/contract';
import { BlockGrip, DropLine } from '@touchline/ui-kit';
import type { BlockDrag } from '../core/block-drag';
import { useStore } from './use-store';

/** Drag handle beside a block, and the drop indicator. */
export function BlockHandle({ drag }: { drag: BlockDrag }) {
  const { grip, line } = useStore(drag.state, (state) => state);
  if (!grip) return null;
  return (
    <>
      <BlockGrip
        label={editorTexts.dragBlock}
        top={grip.top}
        isDragging={line !== undefined}
        onTake={() => drag.take()}
        onDrag={(y) => drag.drag(y)}
        onDrop={() => drag.drop()}
        onCancel={() => drag.cancel()}
      />
      {line && <DropLine top={line.top} />}
    </>
  );
}
