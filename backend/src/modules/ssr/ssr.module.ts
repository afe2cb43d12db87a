import { Module } from '@nestjs/common';
import { AuthModule } from '../auth';
import { SsrController } from './ssr.controller';
import { SsrRenderer } from './ssr-renderer.service';

@Module({ imports: [AuthModule], controllers: [SsrController], providers: [SsrRenderer] })
export class SsrModule {}
