import { Module } from '@nestjs/common';
import { ActivitiesModule } from '../activities';
import { LifecycleModule } from '../lifecycle';
import { CategoriesController } from './categories.controller';
import { Categories } from './categories.service';
import { CategoryRepository } from './category.repository';

@Module({
  imports: [ActivitiesModule, LifecycleModule],
  controllers: [CategoriesController],
  providers: [Categories, CategoryRepository],
  exports: [Categories],
})
export class CategoriesModule {}
