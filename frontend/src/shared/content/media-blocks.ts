import { limits, type MediaFile } from '@touchline/contract';
import type { Block, MediaKind } from '@touchline/content';

/** How a file stands in a page: shown, played, or as a link to it. */
export function mediaKindOf({ mimeType }: Pick<MediaFile, 'mimeType'>): MediaKind {
  const [type] = mimeType.split('/');
  return type === 'image' || type === 'video' || type === 'audio' ? type : 'file';
}

/** The block that shows a file of the library. */
export function blockOfFile(file: MediaFile, id: string): Block {
  const { url: src, originalName: name, mimeType, size, width, height } = file;
  const kind = mediaKindOf(file);
  const frame = { columns: limits.imageColumnsDefault, align: '', caption: '' };
  switch (kind) {
    case 'image': {
      const pixels = width && height ? { width, height } : {};
      return { id, kind, data: { ...frame, src: pageSource(file), alt: '', ...pixels } };
    }
    case 'video':
      return { id, kind, data: { ...frame, src } };
    case 'audio':
      return { id, kind, data: { align: '', caption: '', src } };
    case 'file':
      return { id, kind, data: { href: src, name, mime: mimeType, size: String(size) } };
  }
}

/** Pages show a smaller picture than a camera takes; of one that moves, a smaller one would stand still. */
function pageSource({ url, mimeType, renditions }: MediaFile): string {
  return mimeType === 'image/gif' ? url : (renditions?.medium ?? url);
}
