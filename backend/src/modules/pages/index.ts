export { aboutLine } from './about-line';
export { PageFilterDto } from './page.dto';
export { PageImport } from './page-import.service';
export { PagesModule } from './pages.module';
export { PageReading } from './page-reading.service';
export { Pages } from './pages.service';
export { printCss } from './print-styles';
