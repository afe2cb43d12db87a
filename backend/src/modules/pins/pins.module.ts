import { Module } from '@nestjs/common';
import { ActivitiesModule } from '../activities';
import { PinRepository } from './pin.repository';
import { PinsController } from './pins.controller';
import { Pins } from './pins.service';

@Module({
  imports: [ActivitiesModule],
  controllers: [PinsController],
  providers: [Pins, PinRepository],
  exports: [Pins],
})
export class PinsModule {}
