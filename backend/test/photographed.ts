import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';

const run = promisify(execFile);
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** Runs programs on files in a folder of their own, and returns one of them. */
export async function inFolder<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-photographed-'));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export const program = async (name: string, ...args: string[]) =>
  (await run(name, args, { maxBuffer: MAX_OUTPUT_BYTES })).stdout;

/** Words that no stored file may contain. */
export const secrets = ['Sam Okafor', 'Harbourtown', 'SN-4711', '+51.5007-000.1246'];

/** The arguments of exiftool that add a location, a person and a capture time wherever the format has a place for them. */
const personal = [
  ...['-GPSLatitude=51.5007', '-GPSLatitudeRef=N', '-GPSLongitude=0.1246', '-GPSLongitudeRef=W'],
  ...['-EXIF:Artist=Sam Okafor', '-EXIF:SerialNumber=SN-4711', '-EXIF:ImageDescription=Harbourtown pitch'],
  ...['-XMP-dc:Creator=Sam Okafor', '-XMP-photoshop:City=Harbourtown', '-XMP-exif:GPSLatitude=51.5007'],
  ...[
    '-EXIF:DateTimeOriginal=2026:05:04 15:30:00',
    '-EXIF:OffsetTimeOriginal=+02:00',
    '-EXIF:Orientation#=6',
  ],
];
const ofPhotos = ['-IPTC:City=Harbourtown', '-Comment=Sam Okafor'];

/** Returns a file with location and personal metadata, added by exiftool. */
export async function photographed(name: string, content: Buffer, more: string[] = []): Promise<Buffer> {
  return inFolder(async (folder) => {
    const path = join(folder, name);
    await writeFile(path, content);
    const args = [...personal, ...(/jpe?g$|tiff?$/.test(name) ? ofPhotos : []), ...more];
    await program('exiftool', '-q', '-m', '-overwrite_original', ...args, path);
    return readFile(path);
  });
}

/** Returns all tags that exiftool reads, by group and name, in embedded films and pictures too. */
export async function tagsOf(content: Buffer): Promise<Record<string, unknown>> {
  return inFolder(async (folder) => {
    const path = join(folder, 'file');
    await writeFile(path, content);
    const [tags] = JSON.parse(await program('exiftool', '-j', '-G1', '-a', '-ee', '-u', '-n', path)) as [
      Record<string, unknown>,
    ];
    return tags;
  });
}

/** A picture with detail, so that its pixels can be compared. */
export const aPhoto = (width = 96, height = 64) =>
  sharp(
    Buffer.from(
      `<svg width="${width}" height="${height}"><rect width="100%" height="100%" fill="#0b7a43"/><circle cx="30" cy="20" r="15" fill="#fff"/></svg>`,
    ),
  ).flatten();

/** Encodes a film or sound by ffmpeg, with a location. */
export async function filmed(name: string, ...options: string[]): Promise<Buffer> {
  return inFolder(async (folder) => {
    const path = join(folder, name);
    const isSound = name.endsWith('.m4a');
    const picture = isSound ? [] : ['-f', 'lavfi', '-i', 'testsrc=size=64x48:rate=10:duration=2'];
    const codec = isSound ? [] : ['-c:v', 'mpeg4', '-map', '0:v', '-map', '1:a'];
    const sound = ['-f', 'lavfi', '-i', 'sine=duration=2'];
    const metadata = [
      'location=+51.5007-000.1246/',
      'title=Harbourtown',
      'artist=Sam Okafor',
      'date=2026-05-04',
    ];
    const described = metadata.flatMap((each) => ['-metadata', each]);
    const time = ['-metadata', 'creation_time=2026-05-04T13:30:00Z'];
    await program(
      'ffmpeg',
      ...[
        '-v',
        'error',
        ...picture,
        ...sound,
        ...codec,
        '-c:a',
        'aac',
        ...described,
        ...time,
        ...options,
        path,
      ],
    );
    return readFile(path);
  });
}

/** Returns the hashes of all packets of a film, which change with any byte of picture or sound. */
export async function packetsOf(name: string, content: Buffer): Promise<string> {
  return inFolder(async (folder) => {
    const path = join(folder, name);
    await writeFile(path, content);
    return program(
      'ffmpeg',
      '-v',
      'error',
      '-i',
      path,
      '-map',
      '0:v?',
      '-map',
      '0:a?',
      '-c',
      'copy',
      '-f',
      'framemd5',
      '-',
    );
  });
}

/** Encodes a PNG picture as HEIC. */
export const heic = (png: Buffer, ...options: string[]) =>
  inFolder(async (folder) => {
    await writeFile(join(folder, 'in.png'), png);
    await program('heif-enc', '-q', '60', ...options, join(folder, 'in.png'), '-o', join(folder, 'out.heic'));
    return readFile(join(folder, 'out.heic'));
  });
