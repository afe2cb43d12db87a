import { Module, type DynamicModule } from '@nestjs/common';
import { AccessModule } from './modules/access';
import { ActivitiesModule } from './modules/activities';
import { AuditModule } from './modules/audit';
import { AuthModule } from './modules/auth';
import { AdminModule } from './modules/admin';
import { BoardFormationsModule } from './modules/board-formations';
import { PageTemplatesModule } from './modules/page-templates';
import { CategoriesModule } from './modules/categories';
import { CommentsModule } from './modules/comments';
import { SsrModule } from './modules/ssr';
import { LifecycleModule } from './modules/lifecycle';
import { LiveUpdatesModule } from './modules/live-updates';
import { SearchModule } from './modules/search';
import { StarredModule } from './modules/starred';
import { TodayModule } from './modules/today';
import { InvitesModule } from './modules/invites';
import { MediaModule } from './modules/media';
import { NotificationsModule } from './modules/notifications';
import { OpsModule } from './modules/ops';
import { PdfExportsModule } from './modules/pdf-exports';
import { PagesModule } from './modules/pages';
import { OwnDataModule } from './modules/own-data';
import { PinsModule } from './modules/pins';
import { ContentMovesModule } from './modules/content-moves';
import { PlaysModule } from './modules/plays';
import { TeamArchiveModule } from './modules/team-archive';
import { TeamsModule } from './modules/teams';
import { ChangesModule } from './platform/changes';
import { DatabaseModule, type DatabaseAccess } from './platform/database';
import { HealthModule } from './platform/health';
import { HtmlTemplateModule, type HtmlTemplate } from './platform/http';
import { JobsModule } from './platform/jobs';
import { MailModule } from './platform/mail';
import { MetricsModule } from './platform/metrics';
import { PlatformModule } from './platform/platform.module';
import type { Settings } from './settings';
import { SettingsModule } from './settings/settings.module';

const features = [
  AccessModule,
  AuditModule,
  AuthModule,
  ActivitiesModule,
  NotificationsModule,
  LiveUpdatesModule,
  SearchModule,
  StarredModule,
  TodayModule,
  TeamsModule,
  MediaModule,
  CategoriesModule,
  LifecycleModule,
  PagesModule,
  PdfExportsModule,
  PlaysModule,
  ContentMovesModule,
  BoardFormationsModule,
  PageTemplatesModule,
  PinsModule,
  CommentsModule,
  TeamArchiveModule,
  OwnDataModule,
  SsrModule,
  InvitesModule,
  AdminModule,
  OpsModule,
];

@Module({})
export class AppModule {
  /** Assembles the server for one database and one web app. */
  static over(access: DatabaseAccess, settings: Settings, template: HtmlTemplate): DynamicModule {
    return {
      module: AppModule,
      imports: [
        SettingsModule.of(settings),
        HtmlTemplateModule.of(template),
        DatabaseModule.at(access),
        PlatformModule,
        MailModule,
        MetricsModule,
        JobsModule.at(access),
        ChangesModule,
        HealthModule,
        ...features,
      ],
    };
  }
}
