import { DropZone as AriaDropZone, isFileDropItem, Text } from 'react-aria-components';
import { UploadIcon } from '../icons/icons';
import * as styles from './drop-zone.css';
import { FileTrigger } from './file-trigger';

export interface DropZoneProps {
  /** What can be dropped here, as an invitation. */
  label: string;
  /** What is taken: kinds and sizes. */
  detail?: string;
  chooseLabel?: string;
  /** Types or endings, such as `image/*` or `.pdf`; all without. */
  accept?: readonly string[];
  isMultiple?: boolean;
  isDisabled?: boolean;
  onFiles: (files: File[]) => void;
}

/** Takes files by dropping, pasting, or choosing. */
export function DropZone(props: DropZoneProps) {
  const {
    label,
    detail,
    chooseLabel = 'Choose files',
    accept,
    isMultiple = true,
    isDisabled,
    onFiles,
  } = props;
  return (
    <AriaDropZone
      isDisabled={isDisabled}
      className={styles.zone}
      onDrop={({ items }) => {
        const files = items.filter(isFileDropItem).map((item) => item.getFile());
        void Promise.all(files).then(
          (taken) => taken.length > 0 && onFiles(isMultiple ? taken : taken.slice(0, 1)),
        );
      }}
    >
      <span className={styles.sign}>
        <UploadIcon size={24} />
      </span>
      <Text slot="label" className={styles.words}>
        {label}
      </Text>
      {detail && <span className={styles.detail}>{detail}</span>}
      <FileTrigger {...{ accept, isMultiple, isDisabled, onFiles }}>{chooseLabel}</FileTrigger>
    </AriaDropZone>
  );
}
