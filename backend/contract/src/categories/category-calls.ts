import { del, get, patch, post } from '../call';
import type { Category, CategoryChange, NewCategory } from './category';

export const categoryCalls = {
  list: get('/api/teams/:teamId/categories').response<Category[]>(),
  create: post('/api/teams/:teamId/categories')
    .body<NewCategory>()
    .response<Category>()
    .withErrors('category_not_found', 'categories_too_deep'),
  change: patch('/api/teams/:teamId/categories/:categoryId')
    .body<CategoryChange>()
    .response<Category>()
    .withErrors('category_below_itself', 'categories_too_deep'),
  /** Moves the pages, plays and subcategories to the parent. */
  remove: del('/api/teams/:teamId/categories/:categoryId'),
};
