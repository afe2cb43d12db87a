export { aboutLine } from './about-line';
export { FilterQueryDto } from './page.dto';
export { PagesModule } from './pages.module';
export { Pages } from './pages.service';
