import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

/** Opens the system's Chromium, set not to contact any other server. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox', // the tests run as root in CI
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });

/**
 * A page with what it did wrong. No page of ours may log errors to the console, break its own content security policy, or send
 * a request to another host.
 */
export type Watched = { context: BrowserContext; page: Page; faults: string[] };

/**
 * Opens a page in an empty browser and watches it. With `cutsNetwork`, network errors that the test causes itself don't count
 * as faults.
 */
export async function visit(
  browser: Browser,
  address: string,
  options: BrowserContextOptions & { cutsNetwork?: boolean } = {},
): Promise<Watched> {
  const { cutsNetwork = false, ...rest } = options;
  const context = await browser.newContext({ baseURL: address, reducedMotion: 'reduce', ...rest });
  context.setDefaultTimeout(120_000); // the machine may be busy
  const faults: string[] = [];
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const { url } = message.location();
    if (url.endsWith('/api/me') && message.text().includes('401')) return; // this is how a page learns that nobody is signed in
    if (/the server responded with a status of 503/.test(message.text())) return; // the server is busy, which may happen; the page asks again
    if (cutsNetwork && /net::ERR|409/.test(message.text())) return;
    faults.push(`console: ${message.text()} (${url})`);
  });
  context.on('weberror', (error) => faults.push(`page error: ${error.error().stack ?? error.error().message}`));
  context.on('request', (request) => {
    if (!request.url().startsWith(address) && !/^(data|blob):/.test(request.url()))
      faults.push(`asks another host: ${request.url()}`);
  });
  return { context, page: await context.newPage(), faults };
}
