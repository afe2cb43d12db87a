import { CheckIcon } from '../icons/icons';
import { VisuallyHidden } from '../text/text';
import * as styles from './password-field.css';

export interface PasswordCheck {
  message: string;
  isMet: boolean;
}

export interface Strength {
  /** 'Strong' or 'Weak'. */
  label: string;
  /** From 0 to 1. */
  share: number;
}

/** What a password must have, each ticked off as it is met. */
export function PasswordChecklist({ checks }: { checks: readonly PasswordCheck[] }) {
  return (
    <ul className={styles.checklist}>
      {checks.map(({ message, isMet }) => (
        <li key={message} className={styles.check} data-met={isMet || undefined}>
          <span className={styles.dot}>{isMet && <CheckIcon size={14} />}</span>
          <span>
            {message}
            <VisuallyHidden>{isMet ? ' (met)' : ' (not met yet)'}</VisuallyHidden>
          </span>
        </li>
      ))}
    </ul>
  );
}

export function PasswordStrength({ label, share }: Strength) {
  return (
    <div className={styles.strength}>
      <meter
        className={styles.bar}
        min={0}
        max={1}
        low={0.5}
        high={0.99}
        optimum={1}
        value={share}
        aria-label={label}
      />
      <span aria-live="polite">{label}</span>
    </div>
  );
}
