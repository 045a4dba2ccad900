import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import type { Locator, Page } from 'playwright-core';
import { print, ratio } from './figures.ts';

const dist = path.resolve(import.meta.dirname, '../../web/dist');
const aim = 200_000;

/**
 * Measures what the built web sends before a student sees her home page, and what comes after. The real browser tells which
 * files it requested. Each counts with its gzipped size (fonts as they are, because they are already compressed).
 */
export async function measureFirstScreen(address: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'], // as root in CI
  });
  try {
    const page = await (await browser.newContext({ baseURL: address })).newPage();
    await page.request.post('/api/account/demo', { data: { role: 'student' } });
    const asked = filesAskedFor(page);

    await page.goto('/');
    await onward(page).waitFor();
    const first = new Set(asked);
    await page.waitForLoadState('networkidle');
    await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('PracticePage')));
    await page.waitForLoadState('networkidle');
    const home = new Set(asked);
    await onward(page).click();
    await page.getByRole('heading', { name: /^Problem \d+/ }).waitFor();
    await page.waitForLoadState('networkidle');
    const practice = new Set(asked);
    report(first, home, practice);
  } finally {
    await browser.close();
  }
}

/** Finds what leads from the home page to the next problem: a link if a practice can be resumed, otherwise a button. */
const onward = (page: Page): Locator => page.locator('section[aria-labelledby="next"]').locator('a, button').first();

/** Collects the files of the web that a page requests, and keeps collecting. The page itself counts as `index.html`. */
function filesAskedFor(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.isNavigationRequest()) asked.add('index.html');
    else if (!pathname.startsWith('/api/')) asked.add(pathname.slice(1));
  });
  return asked;
}

function report(first: ReadonlySet<string>, home: ReadonlySet<string>, practice: ReadonlySet<string>): void {
  const [firstBytes, homeBytes, practiceBytes] = [sum(first), sum(home), sum(practice)];
  const everything = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(html|js|css|svg|woff2)$/.test(name) && statSync(path.join(dist, name)).isFile(),
  );
  const framework = sum([...first].filter((name) => name.includes('framework')));
  const row = (name: string, files: number, bytes: number) => [name, String(files), kb(bytes), ratio(bytes, aim)];
  print(`What the web sends, gzip, beside the aim of ${kb(aim)} for home`, [
    ['', 'files', 'size', 'of the aim'],
    row('home, as it is first seen', first.size, firstBytes),
    row('  its scripts and styles', ...counted(first, /\.(js|css)$/)),
    row('  its fonts', ...counted(first, /\.woff2$/)),
    row('  React and its router alone (the floor)', 1, framework),
    row('home, with what it fetches ahead', home.size, homeBytes),
    row('the first problem, math field and all', practice.size, practiceBytes),
    row('every page there is', everything.length, sum(everything)),
  ]);
}

function counted(files: ReadonlySet<string>, kind: RegExp): [number, number] {
  const found = [...files].filter((name) => kind.test(name));
  return [found.length, sum(found)];
}

const sum = (files: Iterable<string>) => [...files].reduce((bytes, name) => bytes + sizeOf(name), 0);
const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/**
 * Returns a file's size as the server sends it: the compressed file, if the build made one, which it does for all but the
 * smallest.
 */
function sizeOf(name: string): number {
  const file = path.join(dist, name);
  return statSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).size;
}
