import { Module } from '@nestjs/common';
import { AuthModule } from '../auth';
import { MediaModule } from '../media';
import { DataExportCleanup } from './data-export-cleanup';
import { DataExportJob } from './data-export-job';
import { DataExportRepository } from './data-export.repository';
import { DataExports } from './data-exports.service';
import { DeletionDeclinedMail, DeletionRequestedMail } from './deletion-mails';
import { DeletionRequestRepository } from './deletion-request.repository';
import { DeletionRequests } from './deletion-requests.service';
import { OwnDataController } from './own-data.controller';

@Module({
  imports: [AuthModule, MediaModule],
  controllers: [OwnDataController],
  providers: [
    DataExportCleanup,
    DataExportJob,
    DataExportRepository,
    DataExports,
    DeletionDeclinedMail,
    DeletionRequestedMail,
    DeletionRequestRepository,
    DeletionRequests,
  ],
})
export class OwnDataModule {}
