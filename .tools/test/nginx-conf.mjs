import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../dev/run.mjs';

/**
 * Returns docs/nginx.conf adapted to a local proxy: its port and folder, and the ports of the web processes.
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
