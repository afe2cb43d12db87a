import { Global, Module } from '@nestjs/common';
import { Clock } from './clock';
import { AttemptLimitsModule } from './http/attempt-limits';
import { Passwords } from './passwords';
import { MediaStorage, storageProvider } from './storage';
import { Tokens } from './tokens';

const services = [Clock, Tokens, Passwords];

/** Services that every module can inject. */
@Global()
@Module({
  imports: [AttemptLimitsModule],
  providers: [...services, storageProvider],
  exports: [...services, MediaStorage],
})
export class PlatformModule {}
