import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

/** The system's Chromium, told not to speak to anybody but us. */
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

/** What no page of ours may do: fail in the console, break its own policy, or ask any other host for anything. */
export type Watched = { context: BrowserContext; page: Page; faults: string[] };

/** A visitor with an empty browser, watched. Network errors are left out where a test makes them itself. */
export async function visit(
  browser: Browser,
  address: string,
  options: BrowserContextOptions & { cutsNetwork?: boolean } = {},
): Promise<Watched> {
  const { cutsNetwork = false, ...rest } = options;
  const context = await browser.newContext({ baseURL: address, reducedMotion: 'reduce', ...rest });
  context.setDefaultTimeout(120_000); // a machine may have much else to do
  const faults: string[] = [];
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const { url } = message.location();
    if (url.endsWith('/api/me') && message.text().includes('401')) return; // how a page learns that nobody is signed in
    if (/the server responded with a status of 503/.test(message.text())) return; // it's busy, as the machine may be: the page asks again
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
