export { CategoriesModule } from './categories.module';
export { Categories } from './categories.service';
