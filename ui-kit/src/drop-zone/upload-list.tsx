import { use } from 'react';
import { Button } from '../button/button';
import { IconButton } from '../icon-button/icon-button';
import { CloseIcon, FileIcon, SuccessIcon, WarningIcon } from '../icons/icons';
import { ProgressBar } from '../progress/progress-bar';
import { KitContext } from '../provider/kit-context';
import * as styles from './drop-zone.css';
import { fileSize } from './file-size';

export interface Upload {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  /** Progress from 0 to 1 while uploading. */
  share?: number;
  /** The error message. */
  reason?: string;
}

export interface UploadListProps {
  /** The accessible name of the list. */
  label: string;
  uploads: readonly Upload[];
  onCancel?: (id: string) => void;
  onRetry?: (id: string) => void;
  cancelLabel?: (name: string) => string;
  retryLabel?: string;
}

const signs = { waiting: FileIcon, sending: FileIcon, done: SuccessIcon, failed: WarningIcon };

/** A list of uploads with the progress of each. */
export function UploadList({ label, uploads, ...actions }: UploadListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {uploads.map((upload) => (
        <UploadItem key={upload.id} upload={upload} {...actions} />
      ))}
    </ul>
  );
}

export type UploadItemProps = Omit<UploadListProps, 'label' | 'uploads'> & { upload: Upload };

/** One upload: a button cancels it, or retries it after an error. */
export function UploadItem({ upload, onCancel, onRetry, ...labels }: UploadItemProps) {
  const { id, name, size, state, share, reason } = upload;
  const { cancelLabel = (file: string) => `Cancel ${file}`, retryLabel = 'Try again' } = labels;
  const Sign = signs[state];
  return (
    <li className={styles.item} data-state={state}>
      <span className={styles.mark}>
        <Sign size={18} />
      </span>
      <div className={styles.body}>
        <span className={styles.name}>{name}</span>
        <div className={styles.facts}>
          <span className={styles.state} role={state === 'failed' ? 'alert' : undefined}>
            {reason ?? fileSize(size)}
          </span>
          {state === 'sending' && share !== undefined && <Percent share={share} />}
        </div>
        {state === 'sending' && <ProgressBar label={name} share={share} isLabelHidden />}
      </div>
      {state === 'failed' && onRetry && (
        <Button size="small" onPress={() => onRetry(id)}>
          {retryLabel}
        </Button>
      )}
      {state !== 'done' && onCancel && (
        <IconButton label={cancelLabel(name)} icon={CloseIcon} size="small" onPress={() => onCancel(id)} />
      )}
    </li>
  );
}

/** Hidden from screen readers, which read the progress bar. */
function Percent({ share }: { share: number }) {
  const { locale } = use(KitContext);
  const words = new Intl.NumberFormat(locale, { style: 'percent' }).format(share);
  return (
    <span className={styles.percent} aria-hidden="true">
      {words}
    </span>
  );
}
