import { Module } from '@nestjs/common';
import { LiveUpdatesController } from './live-updates.controller';
import { EventStreams } from './event-streams.service';
import { VisibleChangeRepository } from './visible-change.repository';
import { WritingController } from './writing.controller';
import { WritingSignalRepository } from './writing-signal.repository';
import { WritingSignals } from './writing-signals.service';

@Module({
  controllers: [LiveUpdatesController, WritingController],
  providers: [EventStreams, VisibleChangeRepository, WritingSignals, WritingSignalRepository],
})
export class LiveUpdatesModule {}
