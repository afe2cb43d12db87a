import { useState } from 'react';
import { Input, TextField as AriaTextField } from 'react-aria-components';
import { classes } from '../classes';
import { FieldFrame } from '../form/field-frame';
import * as field from '../form/field.css';
import { IconButton } from '../icon-button/icon-button';
import { EyeIcon, EyeOffIcon } from '../icons/icons';
import { PasswordChecklist, PasswordStrength, type PasswordCheck, type Strength } from './password-checklist';
import type { TextFieldProps } from '../text-field/text-field';

export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  'type' | 'size' | 'inputRef' | 'isReadOnly'
> {
  /** Live: what a password must have, and whether it has it. */
  checklist?: readonly PasswordCheck[];
  /** Live: a word for it, and the share of the bar. */
  strength?: Strength;
  /** The names of the button that shows and hides what was typed. */
  showLabel?: string;
  hideLabel?: string;
}

/** A password: hidden until asked to be shown; with a live checklist where one is chosen. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, isLabelHidden, placeholder, description, error, checklist, strength, ...rest } = props;
  const { showLabel = 'Show password', hideLabel = 'Hide password', ...behaviour } = rest;
  const [isShown, setShown] = useState(false);
  const { isRequired } = behaviour;
  return (
    <AriaTextField
      {...behaviour}
      type={isShown ? 'text' : 'password'}
      isInvalid={error ? true : undefined}
      className={field.field}
    >
      <FieldFrame {...{ label, isLabelHidden, isRequired, description, error }}>
        <div className={field.affixed}>
          <Input
            placeholder={placeholder}
            spellCheck="false"
            className={classes(field.input, field.roomAtEnd)}
          />
          <div className={field.affixEnd}>
            <IconButton
              label={isShown ? hideLabel : showLabel}
              icon={isShown ? EyeOffIcon : EyeIcon}
              size="small"
              onPress={() => setShown(!isShown)}
            />
          </div>
        </div>
        {strength && <PasswordStrength {...strength} />}
        {checklist && <PasswordChecklist checks={checklist} />}
      </FieldFrame>
    </AriaTextField>
  );
}
