import { every, maxLength, optional, required, wholeNumber } from '../field-rule';
import * as limits from '../limits';

export const categoryName = every(
  required('Category name is required'),
  maxLength(limits.categoryName, 'Category name is too long'),
);
export const categoryIcon = optional(maxLength(limits.categoryIcon, 'Icon name is too long'));
export const parentCategory = optional(wholeNumber(1, 'parentId must be the id of a category'));
