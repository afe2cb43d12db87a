import { Module } from '@nestjs/common';
import { AuthModule } from '../auth';
import { CategoriesModule } from '../categories';
import { CommentsModule } from '../comments';
import { PagesModule } from '../pages';
import { TeamsModule } from '../teams';
import { DocumentsController } from './documents.controller';
import { Documents } from './documents.service';

@Module({
  imports: [AuthModule, TeamsModule, CategoriesModule, PagesModule, CommentsModule],
  controllers: [DocumentsController],
  providers: [Documents],
})
export class DocumentsModule {}
