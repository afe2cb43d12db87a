import { calls, type Category } from '@touchline/contract';
import { Body, Controller } from '@nestjs/common';
import { CurrentActor, IdParam, Route, type Actor } from '../../platform/http';
import { Categories } from './categories.service';
import { CategoryChangeDto, NewCategoryDto } from './category.dto';

@Controller()
export class CategoriesController {
  constructor(private readonly categories: Categories) {}

  @Route(calls.categories.list)
  list(@CurrentActor() actor: Actor, @IdParam('teamId') teamId: number): Promise<Category[]> {
    return this.categories.list(actor, teamId);
  }

  @Route(calls.categories.create)
  create(
    @CurrentActor() actor: Actor,
    @IdParam('teamId') teamId: number,
    @Body() body: NewCategoryDto,
  ): Promise<Category> {
    return this.categories.create(actor, teamId, body);
  }

  @Route(calls.categories.change)
  change(
    @CurrentActor() actor: Actor,
    @IdParam('teamId') teamId: number,
    @IdParam('categoryId') categoryId: number,
    @Body() body: CategoryChangeDto,
  ): Promise<Category> {
    return this.categories.change(actor, { teamId, categoryId }, body);
  }

  @Route(calls.categories.remove)
  remove(
    @CurrentActor() actor: Actor,
    @IdParam('teamId') teamId: number,
    @IdParam('categoryId') categoryId: number,
  ): Promise<void> {
    return this.categories.remove(actor, { teamId, categoryId });
  }
}
