import { buffer } from 'node:stream/consumers';
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/*
 * The program of a process of its own: reads a picture from standard input, and writes its width and height (32 bits each) and a WebP of at
 * most `edge` pixels to standard output. Decoders of these formats are large and parse hostile files, so they get no access to the server.
 */

const MAX_PIXELS = 268_000_000;
const MAX_PROFILE_BYTES = 1024 * 1024;
/** The signature of a PNG and its header. */
const PNG_HEAD_BYTES = 33;

interface OpenPicture {
  picture: Sharp;
  /** The ICC profile of its colors, where `picture` has none. */
  profile?: Buffer;
}

async function open(mimeType: string, content: Buffer): Promise<OpenPicture> {
  if (mimeType === 'image/tiff')
    return { picture: sharp(content, { limitInputPixels: MAX_PIXELS }).autoOrient() };
  return { picture: await openHeic(content), profile: profileOf(content) };
}

async function openHeic(content: Buffer): Promise<Sharp> {
  const { default: libheif } = await import('libheif-js/wasm-bundle.js');
  const images = new libheif.HeifDecoder().decode(content);
  const image = images.find((each) => each.is_primary()) ?? images[0];
  if (!image) throw new Error('No picture');
  if (image.get_width() * image.get_height() > MAX_PIXELS) throw new Error('Too many pixels');
  const channels = image.has_alpha_channel() ? 4 : 3;
  const { heif_colorspace_RGB, heif_chroma_interleaved_RGB, heif_chroma_interleaved_RGBA } = libheif;
  const chroma = channels === 4 ? heif_chroma_interleaved_RGBA : heif_chroma_interleaved_RGB;
  const decoded = await libheif.heif_js_decode_image2(image.handle, heif_colorspace_RGB, chroma);
  const plane = decoded?.channels?.[0];
  if (!plane) throw new Error('Not decoded');
  const { width, height, stride, data } = plane;
  // Rotation and mirroring of the file are applied by the decoder. The pixels stay in its memory: photos of 48 megapixels take 150 MB.
  const pixels = withoutPadding(data, { height, stride, rowBytes: width * channels });
  return sharp(pixels, { raw: { width, height, channels }, limitInputPixels: MAX_PIXELS });
}

/** Moves the rows of a plane together, in its own memory. */
function withoutPadding(
  plane: Uint8Array,
  { height, stride, rowBytes }: { height: number; stride: number; rowBytes: number },
): Uint8Array {
  if (stride !== rowBytes)
    for (let row = 1; row < height; row += 1)
      plane.copyWithin(row * rowBytes, row * stride, row * stride + rowBytes);
  return plane.subarray(0, height * rowBytes);
}

/** Returns the ICC profile in the first `colr` box: phones store photos in Display P3. */
function profileOf(content: Buffer): Buffer | undefined {
  const at = Math.max(content.indexOf('colrprof', 0, 'latin1'), content.indexOf('colrrICC', 0, 'latin1'));
  if (at < 4) return undefined;
  const size = content.readUInt32BE(at - 4) - 12;
  return size > 0 && size <= MAX_PROFILE_BYTES ? content.subarray(at + 8, at + 8 + size) : undefined;
}

/** Converts a small picture to sRGB. A profile is read from files only, so the pixels become a PNG with it. */
async function inStandardColors(picture: Sharp, profile: Buffer): Promise<Sharp> {
  const png = await picture.png({ compressionLevel: 0 }).toBuffer();
  const body = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(profile)]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length - 4);
  sum.writeUInt32BE(crc32(body));
  return sharp(
    Buffer.concat([png.subarray(0, PNG_HEAD_BYTES), length, body, sum, png.subarray(PNG_HEAD_BYTES)]),
  );
}

async function main([mimeType = '', edge = '']: string[]): Promise<void> {
  // Standard output is the picture; the decoder logs there.
  Object.assign(console, { log: () => undefined });
  sharp.concurrency(1);
  sharp.cache(false);
  const { picture, profile } = await open(mimeType, await buffer(process.stdin));
  const { autoOrient } = await picture.metadata();
  const fitted = picture.resize(Number(edge), Number(edge), { fit: 'inside', withoutEnlargement: true });
  const drawn = profile ? await inStandardColors(fitted, profile) : fitted;
  const head = Buffer.alloc(8);
  head.writeUInt32BE(autoOrient.width, 0);
  head.writeUInt32BE(autoOrient.height, 4);
  process.stdout.write(Buffer.concat([head, await drawn.webp({ quality: 80 }).toBuffer()]));
}

await main(process.argv.slice(2));
