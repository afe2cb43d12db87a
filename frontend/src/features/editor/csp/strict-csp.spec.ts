// @vitest-environment node
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { chromium, type Browser, type Page } from 'playwright';
import { build, preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chromiumArgs, chromiumPath } from '../../../../../.tools/test/chromium.mjs';
import { strictStyles } from '../../../../build/strict-styles';
import { patchEditorjs } from '../../../../build/patch-editorjs';

const policy = "default-src 'self'; style-src 'self'; script-src 'self'; img-src 'self' data:";
const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../../../..');
const outDir = mkdtempSync(join(tmpdir(), 'touchline-csp-'));

let server: PreviewServer;
let browser: Browser;
let page: Page;
const consoleErrors: string[] = [];

beforeAll(async () => {
  const config = { root, configFile: false, logLevel: 'error' } as const;
  await build({
    ...config,
    plugins: [react(), vanillaExtractPlugin(), patchEditorjs(), strictStyles()],
    build: { outDir, emptyOutDir: true, rollupOptions: { input: join(here, 'index.html') } },
  });
  const headers = { 'Content-Security-Policy': policy };
  server = await preview({
    ...config,
    build: { outDir },
    preview: { host: '127.0.0.1', port: 21590, headers },
  });
  browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
  page = await browser.newPage();
  page.on('console', (message) => message.type() === 'error' && consoleErrors.push(message.text()));
  page.on('pageerror', (error) => consoleErrors.push(error.message));
  await page.goto(`${server.resolvedUrls?.local[0]}src/features/editor/csp/index.html`);
  await page.locator('.ce-block').first().waitFor();
}, 120_000);

afterAll(async () => {
  await browser.close();
  await server.close();
  rmSync(outDir, { recursive: true, force: true });
});

it('the editor works under a policy without inline styles, with every menu opened once', async () => {
  await page.getByText('Done.').click();
  await page.keyboard.press('End');
  await page.keyboard.type('\n/');
  await page.getByRole('listbox').waitFor();
  await page.keyboard.type('quote\n');
  await page.keyboard.type('Feet first');
  for (const name of ['Text', 'Text colour', 'Insert table', 'More tools']) {
    await page.getByRole('toolbar').getByRole('button', { name, exact: true }).click();
    await page.locator('[role="menu"], [role="dialog"]').first().waitFor();
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('[role="menu"], [role="dialog"]'));
  }
  expect(await page.locator('blockquote').innerText()).toContain('Feet first');
  expect(consoleErrors).toEqual([]);
}, 60_000);

it('the editor is styled under that policy without style elements', async () => {
  const size = await page
    .locator('p[contenteditable]')
    .first()
    .evaluate((text) => getComputedStyle(text).fontSize);
  const height = await page.locator('.codex-editor__redactor').evaluate((text) => text.clientHeight);
  expect(size).toBe('16px');
  expect(height).toBeGreaterThanOrEqual(400);
  expect(await page.locator('style').count()).toBe(0);
});
