import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from './folder-lock';
import { startTimeOf } from './running';

let folder: string;
let lock: string;
let other: ChildProcess;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-lock-'));
  lock = join(folder, 'touchline.lock');
  other = spawn('sleep', ['60'], { stdio: 'ignore' });
  await once(other, 'spawn');
});
afterEach(() => {
  other.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

const leave = (pid: number, started: string) => writeFileSync(lock, JSON.stringify({ pid, started }));

describe('the lock of a folder', () => {
  it('refuses a folder that a running process holds, naming the process', () => {
    leave(other.pid!, startTimeOf(other.pid!));
    expect(() => lockFolder(folder)).toThrow(`in use by a running Touchline (process ${other.pid})`);
  });

  it('is taken over from a process that was killed', async () => {
    leave(other.pid!, startTimeOf(other.pid!));
    other.kill('SIGKILL');
    await once(other, 'exit');
    expect(() => lockFolder(folder)).not.toThrow();
  });

  it('is taken over when another process reuses the pid of the holder', () => {
    leave(other.pid!, 'at another time');
    expect(() => lockFolder(folder)).not.toThrow();
  });

  it('is taken over when this process reuses the pid of the holder after a restart of the machine', () => {
    leave(process.pid, startTimeOf(process.pid));
    expect(() => lockFolder(folder)).not.toThrow();
  });

  it.each(['', '{"pid":', '[]'])('is taken over when its file is only partly written: %j', (text) => {
    writeFileSync(lock, text);
    expect(() => lockFolder(folder)).not.toThrow();
  });

  it('leaves no file when it is released', () => {
    const unlock = lockFolder(folder);
    expect(existsSync(lock)).toBe(true);
    unlock();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is refused with a reason on a folder that is not writable', () => {
    expect(() => lockFolder('/dev/null/club')).toThrow('DATA_DIR: "/dev/null/club" given, a folder');
  });
});
