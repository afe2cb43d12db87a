import { isFileDropItem, type DropItem } from 'react-aria-components';
import { isAccepted } from './accepted';

export interface DroppedFiles {
  taken: File[];
  /** Files of other kinds. */
  refused: File[];
}

/** Returns the files among dropped or pasted items. */
export async function droppedFiles(
  items: readonly DropItem[],
  accept: readonly string[] | undefined,
): Promise<DroppedFiles> {
  const files = await Promise.all(items.filter(isFileDropItem).map((item) => item.getFile()));
  const isTaken = (file: File) => isAccepted(file, accept);
  return { taken: files.filter(isTaken), refused: files.filter((file) => !isTaken(file)) };
}
