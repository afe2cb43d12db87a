import { DropZone as AriaDropZone, Text, type DropItem } from 'react-aria-components';
import { UploadIcon } from '../icons/icons';
import * as styles from './drop-zone.css';
import { droppedFiles } from './dropped-files';
import { FileTrigger } from './file-trigger';

export interface DropZoneProps {
  /** An invitation that names the files to drop. */
  label: string;
  /** The accepted kinds and sizes. */
  detail?: string;
  chooseLabel?: string;
  /** MIME types or extensions, such as `image/*` or `.pdf`; every file without it. */
  accept?: readonly string[];
  isMultiple?: boolean;
  isDisabled?: boolean;
  onFiles: (files: File[]) => void;
  /** Called with dropped files of other kinds; the file chooser does not offer them. */
  onRefused?: (files: File[]) => void;
}

/** Accepts files by dropping, pasting or choosing. */
export function DropZone(props: DropZoneProps) {
  const { label, detail, chooseLabel = 'Choose files', accept, isMultiple = true, isDisabled } = props;
  const { onFiles, onRefused } = props;

  const take = async (items: readonly DropItem[]) => {
    const { taken, refused } = await droppedFiles(items, accept);
    if (taken.length > 0) onFiles(isMultiple ? taken : taken.slice(0, 1));
    if (refused.length > 0) onRefused?.(refused);
  };

  return (
    <AriaDropZone isDisabled={isDisabled} className={styles.zone} onDrop={({ items }) => void take(items)}>
      <span className={styles.sign}>
        <UploadIcon size={24} />
      </span>
      <div className={styles.invitation}>
        <Text slot="label" className={styles.words}>
          {label}
        </Text>
        {detail && <span className={styles.detail}>{detail}</span>}
      </div>
      <div className={styles.chooser}>
        <FileTrigger accept={accept} isMultiple={isMultiple} isDisabled={isDisabled} onFiles={onFiles}>
          {chooseLabel}
        </FileTrigger>
      </div>
    </AriaDropZone>
  );
}
