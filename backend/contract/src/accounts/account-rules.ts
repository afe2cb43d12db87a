import {
  every,
  isBoolean,
  matches,
  maxLength,
  minLength,
  optional,
  required,
  wholeNumber,
} from '../field-rule';
import * as limits from '../limits';
import { isTimeZone } from '../times/time-zone';
import { invalidEmail } from './invalid-email';
import { latestNews } from './latest-news';

const emailPattern = /^[^\0- @＠<>()[\],;:\\"]+[@＠][^\0- @＠]+[.。．｡][^\0- @＠]+$/;

/**
 * Validates an address that is looked up, at sign-in or for a reset. It accepts more than `newEmail`, which validates addresses to be
 * stored: accounts of earlier versions have addresses that are refused today.
 */
export const email = every(matches(emailPattern, invalidEmail), maxLength(limits.email, invalidEmail));

export const loginPassword = every(
  required('Password is required'),
  maxLength(limits.passwordMax, 'Password is too long'),
);

/** The live checklist below a new password, in display order. */
export const passwordChecklist = [
  minLength(limits.passwordMin, `Password must be at least ${limits.passwordMin} characters`),
  matches(/\p{Ll}/u, 'Password must contain at least one lowercase letter'),
  matches(/\p{Lu}/u, 'Password must contain at least one uppercase letter'),
  matches(/\p{Nd}/u, 'Password must contain at least one number'),
  matches(/[^\p{L}\p{N}\s]/u, 'Password must contain at least one special character'),
];

export const newPassword = every(
  ...passwordChecklist,
  maxLength(limits.passwordMax, `Password must be at most ${limits.passwordMax} characters`),
);

const name = (message: string) =>
  every(required(message), maxLength(limits.personName, `At most ${limits.personName} characters`));

export const firstName = name('First name is required');
export const lastName = name('Last name is required');
export const givenName = optional(maxLength(limits.personName, `At most ${limits.personName} characters`));
export const displayName = givenName;
export const currentPassword = every(
  required('Please enter your current password'),
  maxLength(limits.passwordMax, 'Password is too long'),
);
/** A code of an authenticator app, or a recovery code, with or without spaces and dashes. */
export const signInCode = every(
  required('Please enter the code'),
  maxLength(limits.signInCode, 'This code is too long'),
);
export const wanted = isBoolean('Choose yes or no');
export const timeZone = (value: unknown) =>
  isTimeZone(value) ? undefined : 'Choose a time zone name, such as Europe/Berlin';
export const newsSeen = (value: unknown) =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= latestNews
    ? undefined
    : 'newsSeen must be the number of an announcement';
export const username = every(
  required('Username is required'),
  maxLength(limits.personName, `At most ${limits.personName} characters`),
);
export const mailToken = every(
  required('Invalid or missing token. Please check your invitation email.'),
  maxLength(200, 'Invalid or missing token. Please check your invitation email.'),
);
export const resetToken = every(
  required('Invalid or missing reset token'),
  maxLength(200, 'Invalid or missing reset token'),
);
export const pageInFront = optional(wholeNumber(1, 'pageId must be the id of a page'));
export const inviteToken = every(required('Invalid invite link'), maxLength(200, 'Invalid invite link'));
