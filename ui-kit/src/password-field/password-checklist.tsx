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

/** The rules of a password; each is checked off when it is met. */
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

/** The strength as a word and a bar. Drawn as SVG, so that the bar needs no inline style. */
export function PasswordStrength({ label, share }: Strength) {
  return (
    <div className={styles.strength}>
      <svg
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={1}
        aria-valuenow={share}
        className={styles.bar}
        data-full={share === 1 || undefined}
        viewBox="0 0 100 6"
        preserveAspectRatio="none"
      >
        <rect width={share * 100} height="6" />
      </svg>
      <span aria-live="polite">{label}</span>
    </div>
  );
}
