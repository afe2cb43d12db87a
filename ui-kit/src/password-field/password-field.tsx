import { useState, type ReactNode } from 'react';
import { classes } from '../classes';
import * as styles from '../form/field.css';
import { IconButton } from '../icon-button/icon-button';
import { EyeIcon, EyeOffIcon } from '../icons/icons';
import { TypedFrame, type TypedProps } from '../text-field/typed-frame';

export interface PasswordFieldProps extends Omit<TypedProps, 'isReadOnly'> {
  /** The labels of the button that shows and hides the password. */
  showLabel?: string;
  hideLabel?: string;
  /** Shown below the input. */
  children?: ReactNode;
}

/** A password field that can reveal its text. */
export function PasswordField({ children, ...props }: PasswordFieldProps) {
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
          {children}
        </>
      )}
    </TypedFrame>
  );
}
