/**
 * The bare handler: serves the same requests from the same database with `node:http`, `pg` and one prepared statement besides that of
 * the session, without permission checks. A save writes the page and its version only. Arguments: database URL, media file.
 * @import { IncomingMessage, ServerResponse } from 'node:http'
 */
import { createHash } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import pg from 'pg';

const [, , connectionString, file = ''] = process.argv;
/** Connections are kept open: closing twenty at once would disturb the next measurement. */
const pool = new pg.Pool({ connectionString, max: 20, idleTimeoutMillis: 0 });
/**
 * @param {string} name
 * @param {string} text
 * @param {unknown[]} values
 */
const ask = async (name, text, values) => (await pool.query({ name, text, values })).rows;

const session = `select s.id, s.user_id, u.role, s.expires_at from sessions s join users u on u.id = s.user_id
  where s.token_hash = $1 and s.expires_at > now()`;
const head = `p.id, p.team_id as "teamId", p.title, p.tags, p.category_id as "categoryId", p.views, p.version,
  p.created_by as "createdBy", c.username as creator, p.created_at as "createdAt", p.updated_at as "updatedAt"`;
const page = `select ${head}, p.content from whole_pages p left join users c on c.id = p.created_by where p.id = $1`;
/** The product's response has the total, so the bare handler counts too. */
const list = `select ${head}, p.preview,
    (select count(*)::integer from pages where team_id = $1 and deleted_at is null) as total
  from pages p left join users c on c.id = p.created_by
  where p.team_id = $1 and p.deleted_at is null order by p.updated_at desc, p.id desc limit 50`;
const comments = `select k.id, k.page_id as "pageId", k.team_id as "teamId", k.user_id as "userId", k.content,
    k.selected_text as "selectedText", k.text_position as "textPosition", k.is_resolved as "isResolved",
    k.parent_id as "parentId", k.created_at as "createdAt", k.updated_at as "updatedAt", a.username, a.role
  from comments k left join users a on a.id = k.user_id where k.page_id = $1 order by k.created_at, k.id`;
const save = `with saved as (
    update pages set title = $2, version = version + 1, updated_at = now() where id = $1 returning *),
  state as (
    insert into page_versions (page_id, version, title, content, tags, saved_by)
    select id, version, title, $3, tags, created_by from saved)
  select ${head}, $3 as content from saved p left join users c on c.id = p.created_by`;
/** @typedef {{ title?: string, content?: string }} Body */
/** @type {[RegExp, (path: string[], body?: Body) => Promise<unknown>][]} */
const calls = [
  [/^\/api\/pages\/(\d+)\/comments/, ([id]) => ask('comments', comments, [id])],
  [
    /^\/api\/pages\/(\d+)/,
    async ([id], body) => {
      const [row] = body
        ? await ask('save', save, [id, body.title, body.content])
        : await ask('page', page, [id]);
      return row;
    },
  ],
  [/^\/api\/teams\/(\d+)\/pages/, ([id]) => ask('list', list, [id])],
];

createServer((request, response) => {
  answer(request, response).catch((/** @type {unknown} */ error) =>
    response.writeHead(500).end(String(error)),
  );
}).listen(Number(process.env.PORT), '127.0.0.1');

/**
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 */
async function answer(request, response) {
  const token = /touchline_session=([^;]*)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
  const [asker] = await ask('session', session, [createHash('sha256').update(token).digest()]);
  if (!asker) return response.writeHead(401).end();
  const { method, url = '' } = request;
  if (url.startsWith('/api/media/')) return send(request, response);
  const body = method === 'PATCH' ? JSON.parse(await read(request)) : undefined;
  const json = JSON.stringify(await call(url, body));
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) });
  return response.end(json);
}

/**
 * @param {string} url
 * @param {Body} [body]
 */
async function call(url, body) {
  for (const [pattern, query] of calls) {
    const path = pattern.exec(url);
    if (path) return query(path.slice(1), body);
  }
  throw new Error(`Unknown path ${url}`);
}

/** @param {IncomingMessage} request */
async function read(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/**
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 */
function send({ headers }, response) {
  const { size } = statSync(file);
  const [, first, last] = /bytes=(\d+)-(\d*)/.exec(headers.range ?? '') ?? [];
  const start = Number(first ?? 0);
  const end = last ? Number(last) : size - 1;
  response.writeHead(first ? 206 : 200, { 'content-length': end - start + 1 });
  createReadStream(file, { start, end }).pipe(response);
}
