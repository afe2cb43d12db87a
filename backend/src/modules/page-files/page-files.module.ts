import { Module } from '@nestjs/common';
import { MediaModule } from '../media';
import { PageFileRepository } from './page-file.repository';
import { PageFileUpkeep } from './page-file-upkeep';
import { PageFilesController } from './page-files.controller';
import { PageFiles } from './page-files.service';
import { PagePdf } from './page-pdf';

@Module({
  imports: [MediaModule],
  controllers: [PageFilesController],
  providers: [PageFiles, PageFileRepository, PageFileUpkeep, PagePdf],
})
export class PageFilesModule {}
