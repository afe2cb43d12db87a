/**
 * The limit: the reads of the benchmark with nothing between HTTP and PostgreSQL. One statement finds the session and the rows and
 * builds the JSON; statements of one turn of the event loop are sent in one packet and pipelined over one connection; the bytes of the
 * result are passed through. No permission checks. Argument: database URL.
 */
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { Socket } from 'node:net';
import pg from 'pg';

const [, , connectionString] = process.argv;

const reader = `from sessions s join users u on u.id = s.user_id`;
const isSignedIn = `s.token_hash = $1::bytea and s.expires_at > now()`;
const head = `p.id, p.team_id as "teamId", p.title, p.tags, p.category_id as "categoryId", p.views, p.version,
  p.created_by as "createdBy", c.username as creator, p.created_at as "createdAt", p.updated_at as "updatedAt"`;

/** Every statement returns the response in one column; no row means that the session is invalid. */
const reads = {
  page: {
    path: /^\/api\/pages\/(\d+)$/,
    text: `select row_to_json(found) ${reader},
        lateral (select ${head}, p.content from whole_pages p left join users c on c.id = p.created_by
                  where p.id = $2::integer and p.deleted_at is null) found
      where ${isSignedIn}`,
  },
  comments: {
    path: /^\/api\/pages\/(\d+)\/comments/,
    text: `select (select coalesce(json_agg(found), '[]') from (
          select k.id, k.page_id as "pageId", k.team_id as "teamId", k.user_id as "userId", k.content,
                 k.selected_text as "selectedText", k.text_position as "textPosition", k.is_resolved as "isResolved",
                 k.parent_id as "parentId", k.created_at as "createdAt", k.updated_at as "updatedAt", a.username, a.role
            from comments k left join users a on a.id = k.user_id
           where k.page_id = $2::integer order by k.created_at, k.id) found) ${reader}
      where ${isSignedIn}`,
  },
  list: {
    path: /^\/api\/teams\/(\d+)\/pages/,
    text: `select json_build_object(
        'total', (select count(*) from pages where team_id = $2::integer and deleted_at is null),
        'pages', (select coalesce(json_agg(found), '[]') from (
          select ${head}, p.preview from pages p left join users c on c.id = p.created_by
           where p.team_id = $2::integer and p.deleted_at is null
           order by p.updated_at desc, p.id desc limit 50) found)) ${reader}
      where ${isSignedIn}`,
  },
};

/** The wire protocol of PostgreSQL, version 3: its documentation, chapter "Frontend/Backend Protocol". */
const sync = Buffer.from([0x53, 0, 0, 0, 4]);
const execute = message('E', Buffer.from([0, 0, 0, 0, 0]));

/**
 * @param {string} type
 * @param {Buffer} body
 */
function message(type, body) {
  const framed = Buffer.allocUnsafe(5 + body.length);
  framed.write(type, 0, 'latin1');
  framed.writeInt32BE(4 + body.length, 1);
  body.copy(framed, 5);
  return framed;
}

/**
 * @param {string} name
 * @param {string} text
 */
const parse = (name, text) => message('P', Buffer.from(`${name}\0${text}\0\0\0`));

/**
 * @param {string} name
 * @param {readonly string[]} values as text, in ASCII
 */
function bind(name, values) {
  const length = values.reduce((sum, value) => sum + 4 + value.length, name.length + 8);
  const body = Buffer.allocUnsafe(length);
  let at = body.write(`\0${name}\0`, 0, 'latin1');
  at = body.writeInt16BE(0, at);
  at = body.writeInt16BE(values.length, at);
  for (const value of values) {
    at = body.writeInt32BE(value.length, at);
    at += body.write(value, at, 'latin1');
  }
  body.writeInt16BE(0, at);
  return message('B', body);
}

/** A pipelined connection; `pg` only authenticates. */
class PipelinedConnection {
  socket = new Socket();
  /** @type {{ resolve: (json: Buffer | undefined) => void, reject: (error: Error) => void }[]} */
  waiting = [];
  /** @type {Buffer} */
  unread = Buffer.alloc(0);
  /** @type {Buffer | undefined} */
  row;
  /** @type {Error | undefined} */
  error;

  async open() {
    await new pg.Client({ connectionString, stream: () => this.socket }).connect();
    this.socket.removeAllListeners('data');
    this.socket.on('data', (bytes) => this.receive(bytes));
    for (const [name, { text }] of Object.entries(reads)) await this.send([parse(name, text)]);
  }

  /**
   * @param {string} name
   * @param {readonly string[]} values
   */
  ask(name, values) {
    return this.send([bind(name, values), execute]);
  }

  /**
   * Resolves to the first column of the returned row, if any.
   * @param {Buffer[]} messages
   * @returns {Promise<Buffer | undefined>}
   */
  send(messages) {
    if (this.socket.writableCorked === 0) {
      this.socket.cork();
      setImmediate(() => this.socket.uncork());
    }
    for (const each of messages) this.socket.write(each);
    this.socket.write(sync);
    return new Promise((resolve, reject) => this.waiting.push({ resolve, reject }));
  }

  /** @param {Buffer} bytes */
  receive(bytes) {
    const all = this.unread.length > 0 ? Buffer.concat([this.unread, bytes]) : bytes;
    let at = 0;
    while (at + 5 <= all.length) {
      const end = at + 1 + all.readInt32BE(at + 1);
      if (end > all.length) break;
      this.take(String.fromCharCode(all[at] ?? 0), all.subarray(at + 5, end));
      at = end;
    }
    this.unread = all.subarray(at);
  }

  /**
   * Handles one message: a row, an error, or the end of a statement.
   * @param {string} type
   * @param {Buffer} body
   */
  take(type, body) {
    if (type === 'D') this.row = body.subarray(6);
    if (type === 'E') this.error = new Error(body.toString());
    if (type !== 'Z') return;
    const asked = this.waiting.shift();
    if (this.error) asked?.reject(this.error);
    else asked?.resolve(this.row);
    this.row = undefined;
    this.error = undefined;
  }
}

const connection = new PipelinedConnection();
await connection.open();

createServer((request, response) => {
  answer(request.url ?? '', request.headers.cookie ?? '').then(
    (json) => {
      if (!json) return response.writeHead(401).end();
      return response
        .writeHead(200, { 'content-type': 'application/json', 'content-length': json.length })
        .end(json);
    },
    (/** @type {unknown} */ error) => response.writeHead(500).end(String(error)),
  );
}).listen(Number(process.env.PORT), '127.0.0.1');

/**
 * @param {string} url
 * @param {string} cookie
 */
async function answer(url, cookie) {
  const token = /touchline_session=([^;]*)/.exec(cookie)?.[1] ?? '';
  const hash = `\\x${createHash('sha256').update(token).digest('hex')}`;
  for (const [name, { path }] of Object.entries(reads)) {
    const id = path.exec(url)?.[1];
    if (id) return connection.ask(name, [hash, id]);
  }
  return undefined;
}
