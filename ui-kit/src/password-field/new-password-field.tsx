import { PasswordChecklist, PasswordStrength, type PasswordCheck, type Strength } from './password-checklist';
import { PasswordField, type PasswordFieldProps } from './password-field';

export interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'children'> {
  /** The rules of a password and whether each is met; updated while typing. */
  checklist: readonly PasswordCheck[];
  /** The strength as a word and a share of the bar; updated while typing. */
  strength?: Strength;
}

/** A new password with a live checklist. Separate, so that sign-in does not load the checklist. */
export function NewPasswordField({ checklist, strength, ...field }: NewPasswordFieldProps) {
  return (
    <PasswordField {...field}>
      {strength && <PasswordStrength {...strength} />}
      <PasswordChecklist checks={checklist} />
    </PasswordField>
  );
}
