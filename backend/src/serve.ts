import { AppModule } from './app.module';
import { migrations } from './migrations';
import { addOps } from './modules/ops';
import { migrate } from './platform/database';
import { createHttpApp } from './platform/http';
import { prepareQueues } from './platform/jobs';
import { Metrics } from './platform/metrics';
import type { Settings } from './settings';

/** The server over a database that has been brought up to date; it does not listen yet. */
export async function prepareServer(databaseUrl: string, settings: Settings) {
  await migrate(databaseUrl, migrations);
  await prepareQueues(databaseUrl, settings.redisUrl);
  const app = await createHttpApp(AppModule.over(databaseUrl, settings), settings);
  app.get(Metrics).observe(app.getHttpAdapter().getInstance());
  addOps(app);
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  return app;
}
