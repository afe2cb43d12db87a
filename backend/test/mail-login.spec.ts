import { calls } from '@touchline/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from './app';
import { doJobs } from './jobs';
import { person } from './people';
import { MailServer } from './smtp';

const login = { user: 'mailer', password: 'p#a@s/s:1%?' };
const server = new MailServer({ login });
const apps: TestApp[] = [];

beforeAll(() => server.start());
afterAll(async () => {
  for (const app of apps) await app.close();
  await server.close();
});

const appWith = async (password: string, query: string) => {
  const SMTP_URL = `smtps://${login.user}:${encodeURIComponent(password)}@127.0.0.1:${server.port}${query}`;
  const app = await startApp({ SMTP_URL });
  apps.push(app);
  return app;
};

/** Asks for a new password, and lets the job send its mail; returns the reason if it fails. */
async function sendMail(app: TestApp): Promise<string | undefined> {
  const someone = await person(app);
  await someone.call(calls.accounts.forgotPassword, {}, { body: { email: someone.email } });
  return doJobs(app).then(() => undefined, String);
}

it('a mail server with a self-signed certificate and any password is used with the documented setting', async () => {
  expect(await sendMail(await appWith(login.password, '?tls.rejectUnauthorized=false'))).toBeUndefined();
  expect(server.mails).toHaveLength(1);
});

it('without the setting nothing is sent, and the job says why', async () => {
  expect(await sendMail(await appWith(login.password, ''))).toMatch(/certificate/);
  expect(server.mails).toHaveLength(1);
});

it('with a wrong password nothing is sent, and the job says why, without the password', async () => {
  const error = await sendMail(await appWith('wrong#1', '?tls.rejectUnauthorized=false'));
  expect(error).toMatch(/Invalid login|Authentication failed/);
  expect(error).not.toContain('wrong');
  expect(server.mails).toHaveLength(1);
});
