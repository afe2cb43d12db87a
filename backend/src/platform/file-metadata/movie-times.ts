import { boxesIn, childNamed, type Box } from './boxes';

const CREATION_DATE = 'com.apple.quicktime.creationdate';
const DAY = '\xa9day';
const timePattern = /^[\dTZ:+\-. ]{4,40}$/;

/** Returns a shorter `udta` or `meta` with only the capture time; undefined when it has none or cannot be read. */
export function keptTimes(bytes: Buffer, box: Box): Buffer | undefined {
  try {
    return box.type === 'meta' ? keptInMeta(bytes, box) : keptInUserData(bytes, box);
  } catch {
    return undefined;
  }
}

function keptInUserData(bytes: Buffer, box: Box): Buffer | undefined {
  const kept: Buffer[] = [];
  for (const child of boxesIn(bytes, box.body, box.end)) {
    if (child.type === 'meta') kept.push(keptInMeta(bytes, child) ?? Buffer.alloc(0));
    // A length and a language precede the text.
    else if (child.type === DAY && isTime(bytes, child.body + 4, child.end)) kept.push(rawOf(bytes, child));
  }
  const content = Buffer.concat(kept);
  return content.length > 0 ? boxOf('udta', content) : undefined;
}

/** The content is a list of keys with their values (QuickTime), or of values by type (iTunes). */
function keptInMeta(bytes: Buffer, box: Box): Buffer | undefined {
  // QuickTime's box has neither version nor flags.
  const isPlain = bytes.toString('latin1', box.body + 4, box.body + 8) === 'hdlr';
  const inside = { body: isPlain ? box.body : box.body + 4, end: box.end };
  const version = bytes.subarray(box.body, inside.body);
  const handler = childNamed(bytes, inside, 'hdlr');
  const list = childNamed(bytes, inside, 'ilst');
  if (!handler || !list) return undefined;
  const keys = childNamed(bytes, inside, 'keys');
  const key = keys ? keyNumber(bytes, keys) : undefined;
  const wanted = key === undefined ? DAY : String.fromCharCode(0, 0, key >> 8, key & 255);
  const item = itemsOf(bytes, list).find(({ type }) => type === wanted);
  const data = item && childNamed(bytes, item, 'data');
  if (!item || !data || !isTime(bytes, data.body + 8, data.end)) return undefined;
  const value = Buffer.from(rawOf(bytes, item));
  if (key === undefined) return boxOf('meta', version, rawOf(bytes, handler), boxOf('ilst', value));
  value.writeUInt32BE(1, 4);
  return boxOf('meta', version, rawOf(bytes, handler), keysOf(), boxOf('ilst', value));
}

/** Types of items may be numbers, which no other boxes have. */
function itemsOf(bytes: Buffer, { body, end }: Box): Box[] {
  const items: Box[] = [];
  for (let at = body; at + 8 <= end;) {
    const size = bytes.readUInt32BE(at);
    if (size < 8 || at + size > end) break;
    const type = bytes.toString('latin1', at + 4, at + 8);
    items.push({ type, start: at, body: at + 8, end: at + size, isTruncated: false });
    at += size;
  }
  return items;
}

/** Returns the number of the key of the capture time, counted from 1. */
function keyNumber(bytes: Buffer, keys: Box): number | undefined {
  let number = 1;
  for (let at = keys.body + 8; at + 8 <= keys.end; number++) {
    const size = bytes.readUInt32BE(at);
    if (size < 8 || at + size > keys.end) return undefined;
    if (bytes.toString('latin1', at + 8, at + size) === CREATION_DATE) return number;
    at += size;
  }
  return undefined;
}

function keysOf(): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(1, 4);
  return boxOf('keys', head, boxOf('mdta', Buffer.from(CREATION_DATE)));
}

const rawOf = (bytes: Buffer, { start, end }: Box) => bytes.subarray(start, end);

const isTime = (bytes: Buffer, from: number, to: number) =>
  timePattern.test(bytes.toString('latin1', from, to).replace(/\0+$/, ''));

function boxOf(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}
