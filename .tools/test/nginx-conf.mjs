import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../dev/run.mjs';

/**
 * docs/nginx.conf for a proxy on this machine: its own port and folder, before web processes on these ports.
 * @param {{ port: number, folder: string, webs: number[] }} proxy
 */
export function nginxConf({ port, folder, webs }) {
  const conf = readFileSync(join(root, 'docs/nginx.conf'), 'utf8');
  const [, options = ''] = /server web:3000 resolve(.*);/.exec(conf) ?? [];
  const servers = webs.map((web) => `server 127.0.0.1:${web}${options};`).join(' ');
  return conf
    .replace(/server web:3000.*;/, servers)
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replaceAll('/tmp/', `${folder}/`);
}
