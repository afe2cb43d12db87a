import { Module } from '@nestjs/common';
import { StarredController } from './starred.controller';
import { StarredRepository } from './starred.repository';
import { Starred } from './starred.service';

@Module({
  controllers: [StarredController],
  providers: [Starred, StarredRepository],
})
export class StarredModule {}
