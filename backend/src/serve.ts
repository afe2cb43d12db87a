import { AppModule } from './app.module';
import { migrations } from './migrations';
import { addOps } from './modules/ops';
import { connectionLimits, findPooler, migrate } from './platform/database';
import { builtWebSource, createHttpApp, HtmlTemplate } from './platform/http';
import { prepareQueues } from './platform/jobs';
import { Metrics } from './platform/metrics';
import type { Settings } from './settings';

/** Migrates the database and creates the server, which does not listen yet. */
export async function prepareServer(
  databaseUrl: string,
  settings: Settings,
  source = builtWebSource(settings.webDir),
) {
  const template = new HtmlTemplate(source);
  const pooler = await findPooler(databaseUrl, settings.databaseDirectUrl);
  const directUrl = settings.databaseDirectUrl ?? databaseUrl;
  const connections = connectionLimits(settings, pooler !== undefined);
  await migrate(directUrl, migrations);
  await prepareQueues(directUrl, settings.redisUrl);
  const access = { url: databaseUrl, directUrl, pooler, connections };
  const app = await createHttpApp(AppModule.over(access, settings, template), settings, template);
  try {
    app.get(Metrics).observe(app.getHttpAdapter().getInstance());
    addOps(app);
    await app.init();
    await app.getHttpAdapter().getInstance().ready();
  } catch (error) {
    await app.close();
    throw error;
  }
  return app;
}
