import pg from 'pg';

/** Creates a database, empty or as a copy of `from`; returns its URL. */
export async function createDatabase(serverUrl: string, name: string, from = 'template1'): Promise<string> {
  await onServer(serverUrl, `create database ${name} template ${from}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  await onServer(serverUrl, `drop database if exists ${name} with (force)`);
}

async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
