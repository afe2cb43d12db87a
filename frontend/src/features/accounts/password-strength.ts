import { accountRules, passwordScreenTexts } from '@touchline/contract';

/** Each rule's sentence is its line; asked with an empty value a rule always speaks. */
export function passwordChecklist(password: string) {
  return accountRules.passwordChecklist.map((rule) => ({
    message: rule('') ?? '',
    isMet: rule(password) === undefined,
  }));
}

/** 'Strong' when all is met, 'Weak' otherwise (spec, section 5), and how much of it is. */
export function passwordStrength(password: string) {
  const checks = passwordChecklist(password);
  const share = checks.filter(({ isMet }) => isMet).length / checks.length;
  return { label: share === 1 ? passwordScreenTexts.strong : passwordScreenTexts.weak, share };
}
