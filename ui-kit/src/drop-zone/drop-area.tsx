import type { ReactNode } from 'react';
import { DropZone as AriaDropZone, Text } from 'react-aria-components';
import { UploadIcon } from '../icons/icons';
import * as styles from './drop-area.css';
import { droppedFiles } from './dropped-files';

export interface DropAreaProps {
  /** What dropping here does, shown while files are held over it. */
  label: string;
  /** Types or endings, such as `image/*` or `.pdf`; all without. */
  accept?: readonly string[];
  onFiles: (files: File[]) => void;
  /** What was dropped and is of another kind. */
  onRefused?: (files: File[]) => void;
  children: ReactNode;
}

/** Content that takes files as well, dropped or pasted anywhere on it; a button beside it opens the chooser. */
export function DropArea({ label, accept, onFiles, onRefused, children }: DropAreaProps) {
  return (
    <AriaDropZone
      className={styles.area}
      onDrop={({ items }) =>
        void droppedFiles(items, accept).then(({ taken, refused }) => {
          if (taken.length > 0) onFiles(taken);
          if (refused.length > 0) onRefused?.(refused);
        })
      }
    >
      {children}
      <div className={styles.veil}>
        <UploadIcon size={24} />
        <Text slot="label">{label}</Text>
      </div>
    </AriaDropZone>
  );
}
