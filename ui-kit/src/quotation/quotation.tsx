import { IconButton } from '../icon-button/icon-button';
import { CloseIcon } from '../icons/icons';
import { Text } from '../text/text';
import * as styles from './quotation.css';

export interface QuotationProps {
  /** What the words are, such as "Referenced text:". */
  label: string;
  onRemove?: () => void;
  /** The name of the button that removes it. */
  removeLabel?: string;
  children: string;
}

/** Words taken from elsewhere, with a bar at their side. */
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
