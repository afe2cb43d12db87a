import { Global, Module } from '@nestjs/common';
import { ChangeBell } from './change-bell';
import { ChangeRepository } from './change.repository';
import { Changes } from './changes';
import { ChangesUpkeep } from './changes-upkeep';

/** Told by everybody who writes, heard by whoever looks at it. */
@Global()
@Module({ providers: [ChangeBell, ChangeRepository, Changes, ChangesUpkeep], exports: [Changes] })
export class ChangesModule {}
