export { PdfExportsModule } from './pdf-exports.module';
