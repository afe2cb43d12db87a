export { PlaysModule } from './plays.module';
