import { Global, Module } from '@nestjs/common';
import { Clock } from './clock';
import { RateLimitsModule } from './http/rate-limits';
import { Passwords } from './passwords';
import { MediaStorage, storageProvider } from './storage';
import { Tokens } from './tokens';

const services = [Clock, Tokens, Passwords];

/** What every module may ask for. */
@Global()
@Module({
  imports: [RateLimitsModule],
  providers: [...services, storageProvider],
  exports: [...services, MediaStorage],
})
export class PlatformModule {}
