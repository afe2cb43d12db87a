import { Module } from '@nestjs/common';
import { EventsController } from './events.controller';
import { EventStreams } from './event-streams.service';
import { HeardChangeRepository } from './heard-change.repository';

@Module({ controllers: [EventsController], providers: [EventStreams, HeardChangeRepository] })
export class EventsModule {}
