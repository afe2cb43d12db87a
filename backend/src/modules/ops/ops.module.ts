import { Module } from '@nestjs/common';
import { AuthModule } from '../auth';
import { MailboxPages } from './mailbox-pages.service';
import { OperatorsOnly } from './operators-only';
import { OpsController } from './ops.controller';

@Module({
  imports: [AuthModule],
  controllers: [OpsController],
  providers: [MailboxPages, OperatorsOnly],
})
export class OpsModule {}
