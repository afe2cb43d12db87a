import { Module } from '@nestjs/common';
import { LiveUpdatesController } from './live-updates.controller';
import { EventStreams } from './event-streams.service';
import { VisibleChangeRepository } from './visible-change.repository';

@Module({ controllers: [LiveUpdatesController], providers: [EventStreams, VisibleChangeRepository] })
export class LiveUpdatesModule {}
