import { Module } from '@nestjs/common';
import { CategoriesModule } from '../categories';
import { MediaModule } from '../media';
import { PagesModule } from '../pages';
import { PinsModule } from '../pins';
import { TeamExport } from './team-export.service';
import { TeamImport } from './team-import.service';
import { TeamArchiveRepository } from './team-archive.repository';
import { TeamArchiveController } from './team-archive.controller';

@Module({
  imports: [CategoriesModule, MediaModule, PagesModule, PinsModule],
  controllers: [TeamArchiveController],
  providers: [TeamExport, TeamImport, TeamArchiveRepository],
})
export class TeamArchiveModule {}
