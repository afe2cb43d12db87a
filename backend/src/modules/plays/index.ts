export { PlaysModule } from './plays.module';
export { Plays } from './plays.service';
