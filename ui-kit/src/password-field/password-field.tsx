import { useState } from 'react';
import { classes } from '../classes';
import * as styles from '../form/field.css';
import { IconButton } from '../icon-button/icon-button';
import { EyeIcon, EyeOffIcon } from '../icons/icons';
import { TypedFrame, type TypedProps } from '../text-field/typed-frame';
import { PasswordChecklist, PasswordStrength, type PasswordCheck, type Strength } from './password-checklist';

export interface PasswordFieldProps extends Omit<TypedProps, 'isReadOnly'> {
  /** The rules of a password and whether each is met; updated while typing. */
  checklist?: readonly PasswordCheck[];
  /** The strength as a word and a share of the bar; updated while typing. */
  strength?: Strength;
  /** The labels of the button that shows and hides the password. */
  showLabel?: string;
  hideLabel?: string;
}

/** A password field that can reveal its text, with a live checklist when a new password is chosen. */
export function PasswordField({ checklist, strength, ...props }: PasswordFieldProps) {
  const { showLabel = 'Show password', hideLabel = 'Hide password', ...field } = props;
  const [isShown, setShown] = useState(false);
  return (
    <TypedFrame {...field}>
      {(control) => (
        <>
          <div className={styles.affixed}>
            <input
              {...control}
              type={isShown ? 'text' : 'password'}
              spellCheck="false"
              className={classes(styles.input, styles.roomAtEnd)}
            />
            <div className={styles.affixEnd}>
              <IconButton
                label={isShown ? hideLabel : showLabel}
                icon={isShown ? EyeOffIcon : EyeIcon}
                size="small"
                isDisabled={field.isDisabled}
                onPress={() => setShown(!isShown)}
              />
            </div>
          </div>
          {strength && <PasswordStrength {...strength} />}
          {checklist && <PasswordChecklist checks={checklist} />}
        </>
      )}
    </TypedFrame>
  );
}
