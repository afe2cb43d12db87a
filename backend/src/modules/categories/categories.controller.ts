import { calls, type Category } from '@touchline/contract';
import { Body, Controller } from '@nestjs/common';
import { CurrentUser, IdParam, Route } from '../../platform/http';
import { Categories } from './categories.service';
import { CategoryChangeDto, NewCategoryDto } from './category.dto';

@Controller()
export class CategoriesController {
  constructor(private readonly categories: Categories) {}

  @Route(calls.categories.list)
  list(@CurrentUser() user: CurrentUser, @IdParam('teamId') teamId: number): Promise<Category[]> {
    return this.categories.list(user, teamId);
  }

  @Route(calls.categories.create)
  create(
    @CurrentUser() user: CurrentUser,
    @IdParam('teamId') teamId: number,
    @Body() body: NewCategoryDto,
  ): Promise<Category> {
    return this.categories.create(user, teamId, body);
  }

  @Route(calls.categories.change)
  change(
    @CurrentUser() user: CurrentUser,
    @IdParam('teamId') teamId: number,
    @IdParam('categoryId') categoryId: number,
    @Body() body: CategoryChangeDto,
  ): Promise<Category> {
    return this.categories.change(user, { teamId, categoryId }, body);
  }

  @Route(calls.categories.remove)
  remove(
    @CurrentUser() user: CurrentUser,
    @IdParam('teamId') teamId: number,
    @IdParam('categoryId') categoryId: number,
  ): Promise<void> {
    return this.categories.remove(user, { teamId, categoryId });
  }
}
