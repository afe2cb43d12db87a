export { PagesModule } from './pages.module';
export { Pages } from './pages.service';
