import { Module } from '@nestjs/common';
import { BoardFormationsModule } from '../board-formations';
import { CategoriesModule } from '../categories';
import { MediaModule } from '../media';
import { PageTemplatesModule } from '../page-templates';
import { PagesModule } from '../pages';
import { PinsModule } from '../pins';
import { PlaysModule } from '../plays';
import { TeamExport } from './team-export.service';
import { TeamImport } from './team-import.service';
import { TeamArchiveRepository } from './team-archive.repository';
import { TeamArchiveController } from './team-archive.controller';

@Module({
  imports: [
    BoardFormationsModule,
    CategoriesModule,
    MediaModule,
    PagesModule,
    PageTemplatesModule,
    PinsModule,
    PlaysModule,
  ],
  controllers: [TeamArchiveController],
  providers: [TeamExport, TeamImport, TeamArchiveRepository],
})
export class TeamArchiveModule {}
