import { Module } from '@nestjs/common';
import { MediaModule } from '../media';
import { PdfExportRepository } from './pdf-export.repository';
import { PdfExportCleanup } from './pdf-export-cleanup';
import { PdfExportsController } from './pdf-exports.controller';
import { PdfExports } from './pdf-exports.service';
import { PdfExportJob } from './pdf-export-job';

@Module({
  imports: [MediaModule],
  controllers: [PdfExportsController],
  providers: [PdfExports, PdfExportRepository, PdfExportCleanup, PdfExportJob],
})
export class PdfExportsModule {}
