import { Global, Module } from '@nestjs/common';
import { Access } from './access.service';
import { StandingRepository } from './standing.repository';

@Global()
@Module({ providers: [Access, StandingRepository], exports: [Access] })
export class AccessModule {}
