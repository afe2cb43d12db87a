import { del, get, patch, post } from '../call';
import type { Category, CategoryChange, NewCategory } from './category';

export const categoryCalls = {
  list: get('/api/teams/:teamId/categories').answers<Category[]>(),
  create: post('/api/teams/:teamId/categories')
    .takes<NewCategory>()
    .answers<Category>()
    .refuses('category_not_found', 'categories_too_deep'),
  change: patch('/api/teams/:teamId/categories/:categoryId')
    .takes<CategoryChange>()
    .answers<Category>()
    .refuses('category_below_itself', 'categories_too_deep'),
  /** What was filed in it moves up to its parent. */
  remove: del('/api/teams/:teamId/categories/:categoryId'),
};
