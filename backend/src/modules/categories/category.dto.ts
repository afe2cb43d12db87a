import { categoryRules, type CategoryChange, type NewCategory } from '@touchline/contract';
import { Follows, IfGiven } from '../../platform/http';

export class NewCategoryDto implements NewCategory {
  @Follows(categoryRules.categoryName)
  name: string;

  @Follows(categoryRules.categoryIcon)
  icon?: string | null;

  @Follows(categoryRules.parentCategory)
  parentId?: number | null;
}

export class CategoryChangeDto implements CategoryChange {
  @IfGiven()
  @Follows(categoryRules.categoryName)
  name?: string;

  @Follows(categoryRules.categoryIcon)
  icon?: string | null;

  @Follows(categoryRules.parentCategory)
  parentId?: number | null;
}
