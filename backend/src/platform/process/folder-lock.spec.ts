import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { holdFolder } from './folder-lock';
import { startOf } from './running';

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
    leave(other.pid!, startOf(other.pid!));
    expect(() => holdFolder(folder)).toThrow(`in use by a running Touchline (process ${other.pid})`);
  });

  it('is taken over from a process that was killed', async () => {
    leave(other.pid!, startOf(other.pid!));
    other.kill('SIGKILL');
    await once(other, 'exit');
    expect(() => holdFolder(folder)).not.toThrow();
  });

  it('is taken over when another process has got the number of the holder', () => {
    leave(other.pid!, 'at another time');
    expect(() => holdFolder(folder)).not.toThrow();
  });

  it('is taken over when we have got the number of the holder, after a restart of the machine', () => {
    leave(process.pid, startOf(process.pid));
    expect(() => holdFolder(folder)).not.toThrow();
  });

  it.each(['', '{"pid":', '[]'])('is taken over when it was left half written: %j', (text) => {
    writeFileSync(lock, text);
    expect(() => holdFolder(folder)).not.toThrow();
  });

  it('is let go without a trace', () => {
    const letGo = holdFolder(folder);
    expect(existsSync(lock)).toBe(true);
    letGo();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('cannot be had on a folder that cannot be written, which is said', () => {
    expect(() => holdFolder('/dev/null/club')).toThrow('DATA_DIR: "/dev/null/club" given, a folder');
  });
});
