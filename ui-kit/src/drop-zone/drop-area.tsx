import type { ReactNode } from 'react';
import { DropZone as AriaDropZone, Text } from 'react-aria-components';
import { UploadIcon } from '../icons/icons';
import * as styles from './drop-area.css';
import { droppedFiles } from './dropped-files';

export interface DropAreaProps {
  /** The effect of dropping, shown while files are dragged over the area. */
  label: string;
  /** MIME types or extensions, such as `image/*` or `.pdf`; every file without it. */
  accept?: readonly string[];
  onFiles: (files: File[]) => void;
  /** Called with dropped files of other kinds. */
  onRefused?: (files: File[]) => void;
  children: ReactNode;
}

/**
 * Content that also accepts dropped and pasted files. Provide a button beside it that opens the file chooser.
 */
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
