import { limits, type MediaFile, type PictureSize } from '@touchline/contract';
import { mediaKinds, type Block, type BlockOf, type MediaKind } from '@touchline/content';
import { shownPictures } from './shown-pictures';

/** Returns the block kind of a file: shown, played, or linked, such as a raw photo. */
export function mediaKindOf({ mimeType, renditions }: Pick<MediaFile, 'mimeType' | 'renditions'>): MediaKind {
  const [type] = mimeType.split('/');
  if (type === 'image' && !renditions && !shownPictures.test(mimeType)) return 'file';
  return type === 'image' || type === 'video' || type === 'audio' ? type : 'file';
}

export type MediaBlock = { [K in MediaKind]: BlockOf<K> }[MediaKind];

const libraryAddress = /^\/api\/media\/(\d+)\/([^/?#]+)(?:\?size=(small|medium))?$/;

const addressOf = (block: MediaBlock) => (block.kind === 'file' ? block.data.href : block.data.src);

/** Returns true if a block shows a file of a media library. */
export function isOfLibrary(block: Block): block is MediaBlock {
  const isMedia = mediaKinds.some((kind) => kind === block.kind);
  return isMedia && libraryAddress.test(addressOf(block as MediaBlock));
}

/** Returns the file of a media block, read from its URL. */
export function mediaOf(block: MediaBlock): { fileId: number; name: string } {
  const [, fileId, name = ''] = libraryAddress.exec(addressOf(block)) ?? [];
  return { fileId: Number(fileId), name: block.kind === 'file' ? block.data.name : decoded(name) };
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Returns the block with another file; a picture keeps its displayed width. */
export function withFile(block: MediaBlock, file: MediaFile): MediaBlock {
  const { url, renditions } = file;
  switch (block.kind) {
    case 'image': {
      const size = libraryAddress.exec(block.data.src)?.[3] as PictureSize | undefined;
      return { ...block, data: { ...block.data, src: (size && renditions?.[size]) ?? url } };
    }
    case 'video': {
      const { width: _width, height: _height, ...data } = block.data;
      return { ...block, data: { ...data, src: url, ...pixelsOf(file) } };
    }
    case 'audio':
      return { ...block, data: { ...block.data, src: url } };
    case 'file':
      return { ...block, data: { ...block.data, href: url } };
  }
}

/** Returns the block that shows a file of the library. */
export function blockOfFile(file: MediaFile, id: string): Block {
  const { url: src, originalName: name, mimeType, size } = file;
  const kind = mediaKindOf(file);
  const frame = { columns: limits.imageColumnsDefault, align: '', caption: '' };
  switch (kind) {
    case 'image':
      return { id, kind, data: { ...frame, src: pageSource(file), alt: '', ...pixelsOf(file) } };
    case 'video':
      return { id, kind, data: { ...frame, src, ...pixelsOf(file) } };
    case 'audio':
      return { id, kind, data: { align: '', caption: '', src } };
    case 'file':
      return { id, kind, data: { href: src, name, mime: mimeType, size: String(size) } };
  }
}

const pixelsOf = ({ width, height }: MediaFile) => (width && height ? { width, height } : {});

/** Returns a smaller rendition of a camera's picture; animated pictures keep the original, because renditions are still. */
function pageSource({ url, mimeType, renditions }: MediaFile): string {
  return mimeType === 'image/gif' ? url : (renditions?.medium ?? url);
}
