import { accountRules, passwordScreenTexts } from '@touchline/contract';

/** Returns the rules of a password and which are met; validating an empty value yields each rule's text. */
export function passwordChecklist(password: string) {
  return accountRules.passwordChecklist.map((rule) => ({
    message: rule('') ?? '',
    isMet: rule(password) === undefined,
  }));
}

/** Returns 'Strong' if all rules are met, else 'Weak' (specification, section 5), and the share that is met. */
export function passwordStrength(password: string) {
  const checks = passwordChecklist(password);
  const share = checks.filter(({ isMet }) => isMet).length / checks.length;
  return { label: share === 1 ? passwordScreenTexts.strong : passwordScreenTexts.weak, share };
}
