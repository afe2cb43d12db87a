import { Module } from '@nestjs/common';
import { AuthModule } from '../auth';
import { DocumentsController } from './documents.controller';
import { Documents } from './documents.service';

@Module({ imports: [AuthModule], controllers: [DocumentsController], providers: [Documents] })
export class DocumentsModule {}
