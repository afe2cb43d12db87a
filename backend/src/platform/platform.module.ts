import { Global, Module } from '@nestjs/common';
import { Clock } from './clock';
import { RateLimitsModule } from './http/rate-limits';
import { Passwords } from './passwords';
import { MediaStorage } from './storage';
import { Tokens } from './tokens';

const services = [Clock, Tokens, Passwords, MediaStorage];

/** What every module may ask for. */
@Global()
@Module({ imports: [RateLimitsModule], providers: services, exports: services })
export class PlatformModule {}
