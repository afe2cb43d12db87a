import { blocksToHtml, escapeAttribute, fieldsOf, inlineRuns, textOf, type Block } from '@touchline/content';
import type { CopiedContent } from '../edits/paste-blocks';
import { htmlToBlocks } from '../../../shared/content/parse';

/** Clipboard type that only Touchline writes and reads. */
const ownType = 'application/x-touchline+json';

/** Attribute that marks our HTML where a browser or program drops other types; its value is the origin of the installation. */
const marker = 'data-touchline';

interface Written {
  kind: CopiedContent['kind'];
  isCut: boolean;
  teamId?: number;
  html: string;
}

/** Writes blocks to the clipboard in our own type, as marked HTML, and as text. */
export function writeClipboard(data: DataTransfer, { kind, isCut, teamId, blocks }: CopiedContent): void {
  const html = blocksToHtml(blocks);
  const written: Written = { kind, isCut, teamId, html };
  const team = teamId === undefined ? '' : ` data-team="${teamId}"`;
  const mark = `${marker}="${escapeAttribute(location.origin)}" data-kind="${kind}"${team}${isCut ? ' data-cut=""' : ''}`;
  data.setData('text/plain', blocks.flatMap(linesOf).join('\n'));
  data.setData('text/html', `<div ${mark}>${html}</div>`);
  data.setData(ownType, JSON.stringify(written));
}

/**
 * Reads blocks that an editor of this installation has copied; undefined for other content. Any website can write the same types, so
 * the content is sanitised as foreign HTML is.
 */
export function readClipboard(data: Pick<DataTransfer, 'getData'>): CopiedContent | undefined {
  const written = fromOwnType(data.getData(ownType)) ?? fromHtml(data.getData('text/html'));
  const blocks = written ? htmlToBlocks(written.html).blocks : [];
  if (!written || blocks.length === 0) return undefined;
  const { kind, isCut, teamId } = written;
  return { kind, isCut, teamId, blocks };
}

function fromOwnType(json: string): Written | undefined {
  try {
    const { kind, isCut, teamId, html } = JSON.parse(json) as Partial<Record<keyof Written, unknown>>;
    return typeof html === 'string'
      ? { kind: kindOf(kind), isCut: isCut === true, teamId: teamOf(teamId), html }
      : undefined;
  } catch {
    return undefined;
  }
}

function fromHtml(html: string): Written | undefined {
  if (!html.includes(marker)) return undefined;
  const found = new DOMParser().parseFromString(html, 'text/html').querySelector(`[${marker}]`);
  if (found?.getAttribute(marker) !== location.origin) return undefined;
  const kind = kindOf(found.getAttribute('data-kind'));
  const teamId = teamOf(Number(found.getAttribute('data-team')));
  return { kind, isCut: found.hasAttribute('data-cut'), teamId, html: found.innerHTML };
}

const teamOf = (id: unknown) => (Number.isSafeInteger(id) && Number(id) > 0 ? Number(id) : undefined);
const kindOf = (kind: unknown) => (kind === 'words' || kind === 'cells' ? kind : 'blocks');

/** Returns the text of a block, one line for each field; tables have one line for each row, with tabs between cells. */
function linesOf(block: Block): string[] {
  if (block.kind === 'code') return [block.data.text];
  if (block.kind === 'file') return [block.data.name];
  if (block.kind === 'table') return block.data.rows.map((row) => row.map(plain).join('\t'));
  return fieldsOf(block).map(plain);
}

const plain = (html: string) => textOf(inlineRuns(html));
