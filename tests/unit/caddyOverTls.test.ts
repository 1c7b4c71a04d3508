import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { caddy } from '../../src/hosting/caddy';
import { Releases } from '../../src/hosting/Releases';
import { type HttpHeaders, transport } from '../../src/hosting/securityHeaders';
import { freePort } from '../freePort';
import { isInstalled } from '../isInstalled';
import { writeSmallBuild } from '../writeSmallBuild';

const isHere = isInstalled('caddy', 'version');
const name = 'www.suood.example';

describe.skipIf(!isHere)(
  'the written Caddyfile of a domain (skipped where Caddy is not installed)',
  () => {
    let folder: string;
    let headers: HttpHeaders;
    let ports: { http: number; https: number };
    let stop: () => unknown;

    beforeAll(async () => {
      folder = mkdtempSync(path.join(tmpdir(), 'caddy-'));
      // A folder with a space: such a name must come through, too.
      const releases = new Releases(path.join(folder, 'the site'));
      headers = writeSmallBuild(path.join(folder, 'dist'), '1');
      releases.switchTo(releases.add(path.join(folder, 'dist')));
      ports = { http: await freePort(), https: await freePort() };
      const file = path.join(folder, 'Caddyfile');
      // Its own authority stands for Let's Encrypt, its ports for 80 and 443.
      writeFileSync(
        file,
        `{\n\tadmin off\n\tlocal_certs\n\tskip_install_trust\n\thttp_port ${ports.http}\n\thttps_port ${ports.https}\n` +
          `\tstorage file_system "${folder}/storage"\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n${caddy({ root: releases.folder, address: name, transport })}`,
      );
      const child = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
        stdio: 'ignore',
      });
      stop = () => child.kill();
      await vi.waitFor(() => get('https', '/about'), { timeout: 20_000, interval: 100 });
    }, 30_000);
    afterAll(() => {
      stop();
      rmSync(folder, { recursive: true });
    });

    /** Asks for a path under the site's name, with the certificate checked. */
    const get = (scheme: 'http' | 'https', target: string, cookie = '', host = name) =>
      new Promise<IncomingMessage & { text: string }>((resolve, reject) => {
        const authority = path.join(folder, 'storage/pki/authorities/local/root.crt');
        const request = { http, https }[scheme].get(
          {
            host: '127.0.0.1',
            port: ports[scheme],
            path: target,
            headers: { host, cookie },
            ...(scheme === 'https' && {
              servername: host,
              ca: existsSync(authority) ? readFileSync(authority) : '',
            }),
          },
          (response) => {
            let text = '';
            response.setEncoding('utf8').on('data', (part) => (text += part));
            response.on('end', () => resolve(Object.assign(response, { text })));
          },
        );
        request.on('error', reject);
      });

    it('serves the pages over TLS in both languages, with every header', async () => {
      for (const [language, cookie] of [
        ['ar', ''],
        ['en', 'i18next=en'],
      ]) {
        const answer = await get('https', '/about', cookie);
        expect(answer.statusCode).toBe(200);
        expect(answer.text).toContain(`lang="${language}"`);
        for (const [header, value] of Object.entries(headers))
          expect([header, answer.headers[header.toLowerCase()]]).toEqual([header, value]);
      }
    });

    it('leads plain HTTP to TLS, with the path', async () => {
      const answer = await get('http', '/about?a=b');
      expect([answer.statusCode, answer.headers.location]).toEqual([
        308,
        `https://${name}/about?a=b`,
      ]);
    });

    it('leads the name without www. to the one with it, over TLS', async () => {
      const answer = await get('https', '/about?a=b', '', 'suood.example');
      expect([answer.statusCode, answer.headers.location]).toEqual([
        301,
        `https://${name}/about?a=b`,
      ]);
    });
  },
);
