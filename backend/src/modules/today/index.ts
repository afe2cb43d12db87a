export { TodayModule } from './today.module';
