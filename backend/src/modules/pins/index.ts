export { PinsModule } from './pins.module';
export { Pins } from './pins.service';
