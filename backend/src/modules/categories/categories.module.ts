import { Module } from '@nestjs/common';
import { ActivitiesModule } from '../activities';
import { CategoriesController } from './categories.controller';
import { Categories } from './categories.service';
import { CategoryRepository } from './category.repository';

@Module({
  imports: [ActivitiesModule],
  controllers: [CategoriesController],
  providers: [Categories, CategoryRepository],
  exports: [Categories],
})
export class CategoriesModule {}
