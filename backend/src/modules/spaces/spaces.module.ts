import { Module } from '@nestjs/common';
import { CategoriesModule } from '../categories';
import { MediaModule } from '../media';
import { PagesModule } from '../pages';
import { SpaceExport } from './space-export.service';
import { SpaceImports } from './space-import.service';
import { SpaceRepository } from './space.repository';
import { SpacesController } from './spaces.controller';

@Module({
  imports: [CategoriesModule, MediaModule, PagesModule],
  controllers: [SpacesController],
  providers: [SpaceExport, SpaceImports, SpaceRepository],
})
export class SpacesModule {}
