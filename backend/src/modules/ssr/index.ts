export { SsrModule } from './ssr.module';
