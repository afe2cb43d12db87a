import { every, maxLength, required } from '../field-rule';
import * as limits from '../limits';

export const templateName = every(
  required('Name is required'),
  maxLength(limits.pageTemplateName, `Name can have up to ${limits.pageTemplateName} characters`),
);
