import { mediaTexts } from '@touchline/contract';
import { Refusal } from '../../platform/http';
import { headKind } from './kind/media-kind';
import type { IncomingFile } from './media-intake.service';
import { drawable } from './renditions.service';

/**
 * Reads the picture of an upload of one file into memory.
 * @throws {Refusal} `validation_failed` for several files, `too_large` beyond `maxBytes`, `wrong_type` for anything but a picture that
 * browsers show
 */
export async function onlyPicture(files: AsyncIterable<IncomingFile>, maxBytes: number): Promise<Buffer> {
  let picture: Buffer | undefined;
  for await (const { content } of files) {
    if (picture) throw new Refusal('validation_failed', { fields: [onePicture] });
    picture = await collect(content, maxBytes);
  }
  if (!picture || !drawable.test((await headKind(picture))?.mimeType ?? '')) throw new Refusal('wrong_type');
  return picture;
}

const onePicture = { field: 'files', message: mediaTexts.onePicture };

async function collect(content: AsyncIterable<Buffer>, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of content) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new Refusal('too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
