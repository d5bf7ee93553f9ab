import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import getPort from 'get-port';
import { findNginx } from '../../scripts/lib/browser.mjs';
import { hostingOf } from '../../scripts/lib/build.mjs';
import { loadSiteConfig } from '../../scripts/lib/env-files.mjs';
import { nginxFile } from '../../scripts/lib/host-files.mjs';
import { publicPages } from '../../scripts/lib/hosting.mjs';
import { cacheFile, distDir } from '../../scripts/lib/project.mjs';
import { siteUrl } from './local-site';
import { test as base, expect } from './test';

/** A test with the address of an nginx that serves the suite's build with the server block that a build writes. */
export const test = base.extend<object, { nginxUrl: string }>({
  nginxUrl: [
    async ({}, provide) => {
      const command = findNginx() ?? '';
      const port = await getPort();
      const folder = cacheFile(`nginx-${basename(distDir)}`);
      mkdirSync(folder, { recursive: true });
      const file = join(folder, 'nginx.conf');
      writeFileSync(file, await nginxConfig(folder, `127.0.0.1:${port}`));
      const args = ['-c', file, '-e', 'stderr'];
      const { status, stderr } = spawnSync(command, ['-t', ...args], { encoding: 'utf8' });
      if (status !== 0) throw new Error(stderr);
      const nginx = spawn(command, args, { stdio: 'inherit' });
      await expect.poll(() => fetch(`http://127.0.0.1:${port}`).then(Boolean, () => false)).toBe(true);
      await provide(`http://127.0.0.1:${port}`);
      nginx.kill();
    },
    { scope: 'worker' },
  ],
});

/** What surrounds the server block on a server, with all files in one folder. */
async function nginxConfig(folder: string, listen: string): Promise<string> {
  const site = loadSiteConfig('production');
  const pages = site.publicSite ? publicPages(distDir) : null;
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
    daemon off;
    master_process off;
    pid ${folder}/nginx.pid;
    events {}
    http {
      include /etc/nginx/mime.types;
      access_log off;
      ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
      ${nginxFile(await hostingOf(site), pages, { root: distDir, listen })}
    }`;
}

/** The addresses of all files of the build, and of some that do not exist. */
export const files = [
  ...readdirSync(distDir, { recursive: true, encoding: 'utf8' }).filter((name) => /^[^._].*\./.test(name)),
  'assets/gone-12345678.js',
  'assets/deep/gone.css',
  'assets/gone',
  'gone.png',
  'gone.webmanifest',
].map((name) => `/${name}`);

/** Compares nginx's answers with those of Firebase Hosting, whose rules both follow. */
export async function expectSameAnswers(
  request: APIRequestContext,
  url: string,
  addresses: readonly string[],
) {
  const { headers } = await hostingOf(loadSiteConfig('production'));
  const names = headers.flatMap((rule) => rule.headers.map(({ key }) => key.toLowerCase()));

  async function compare(path: string) {
    const [answer, expected] = await Promise.all([request.get(url + path), request.get(siteUrl + path)]);
    const rules = Object.fromEntries(names.map((name) => [name, expected.headers()[name]]));
    expect.soft(answer.status(), path).toBe(expected.status());
    expect.soft(answer.headers(), path).toMatchObject(rules);
    if (!expected.ok()) return;
    expect.soft(typeOf(answer), path).toBe(typeOf(expected));
    expect.soft((await answer.body()).equals(await expected.body()), path).toBe(true);
  }
  await Promise.all(addresses.map(compare));
}

/** Without the charset. The servers name the types of scripts, feeds, and icons differently. */
function typeOf(response: APIResponse) {
  const [type = ''] = response.headers()['content-type']?.split(';') ?? [];
  return type.replace(/^(text|application)/, '').replace('vnd.microsoft.icon', 'x-icon');
}
