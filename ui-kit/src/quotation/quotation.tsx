import { IconButton } from '../icon-button/icon-button';
import { CloseIcon } from '../icons/icons';
import { Text } from '../text/text';
import * as styles from './quotation.css';

export interface QuotationProps {
  /** The label of the quote, such as "Referenced text:". */
  label: string;
  onRemove?: () => void;
  /** The label of the remove button. */
  removeLabel?: string;
  children: string;
}

/** Quoted text with a bar at its side. */
export function Quotation({ label, onRemove, removeLabel = 'Remove', children }: QuotationProps) {
  return (
    <div className={styles.quotation}>
      <div className={styles.words}>
        <Text size="12" tone="muted">
          {label}
        </Text>
        <blockquote className={styles.quoted} dir="auto">
          {children}
        </blockquote>
      </div>
      {onRemove && (
        <IconButton label={removeLabel} icon={CloseIcon} tone="quiet" size="small" onPress={onRemove} />
      )}
    </div>
  );
}
