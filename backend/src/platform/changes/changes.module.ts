import { Global, Module } from '@nestjs/common';
import { ChangeNotifier } from './change-notifier';
import { ChangeRepository } from './change.repository';
import { Changes } from './changes';
import { ChangesCleanup } from './changes-cleanup';

/** Change feed behind live updates: every module that writes publishes to it. */
@Global()
@Module({ providers: [ChangeNotifier, ChangeRepository, Changes, ChangesCleanup], exports: [Changes] })
export class ChangesModule {}
