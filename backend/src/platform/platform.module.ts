import { Global, Module } from '@nestjs/common';
import { Clock } from './clock';
import { RateLimitsModule } from './http/rate-limits';
import { Outbox, OutboxRepository } from './outbox';
import { Passwords } from './passwords';
import { MediaStorage, storageProvider } from './storage';
import { Tokens } from './tokens';

const services = [Clock, Tokens, Passwords, Outbox];

/** What every module may ask for. */
@Global()
@Module({
  imports: [RateLimitsModule],
  providers: [...services, storageProvider, OutboxRepository],
  exports: [...services, MediaStorage],
})
export class PlatformModule {}
