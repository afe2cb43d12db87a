import { Global, Module } from '@nestjs/common';
import { Clock } from './clock';
import { Passwords } from './passwords';
import { MediaStorage } from './storage';
import { Tokens } from './tokens';

const services = [Clock, Tokens, Passwords, MediaStorage];

/** What every module may ask for. */
@Global()
@Module({ providers: services, exports: services })
export class PlatformModule {}
