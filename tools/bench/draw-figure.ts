import path from 'node:path';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { describeFigure } from '@stoa/engine/figures/describe-figure';
import { sampleFigures } from '@stoa/engine/figures/sample-figures';
import { median, ms, print, quantile, ratio } from './figures.ts';

const web = path.resolve(import.meta.dirname, '../../web');
/** The address under which the browser finds the bundle. No server listens there. */
const address = 'http://bench.invalid';

type Drawn = { readonly elements: number; readonly ours: readonly number[]; readonly floor: readonly number[] };

/**
 * Measures what it costs to draw a figure on a student's page, including layout, in the real browser, for every sample figure.
 * Prints the heaviest one too, the one with the most elements. The floor is the same picture as a static SVG: its finished
 * markup, inserted at once.
 */
export async function measureFigure(rounds = 40): Promise<void> {
  const files = await bundle();
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'], // as root in CI
  });
  try {
    const page = await browser.newPage();
    await page.route(`${address}/**`, (route) => {
      const name = new URL(route.request().url()).pathname.slice(1);
      if (name === '') return route.fulfill({ contentType: 'text/html', body: '<!doctype html><body></body>' });
      const body = files.get(name);
      return body === undefined ? route.fulfill({ status: 404 }) : route.fulfill({ contentType: 'text/javascript', body });
    });
    await page.goto(address);
    await page.addScriptTag({ url: `${address}/bench.js`, type: 'module' });
    const drawn: { kind: string; drawn: Drawn }[] = [];
    for (const figure of [...sampleFigures.slice(0, 3), ...sampleFigures]) {
      const shown = JSON.stringify({ figure, words: describeFigure(figure) });
      drawn.push({ kind: figure.kind, drawn: await page.evaluate<Drawn>(`drawFigure(${shown}, ${rounds})`) });
    }
    report(drawn.slice(3)); // the first three only warm the browser up
  } finally {
    await browser.close();
  }
}

/** Returns the code that draws figures as the web builds it, file by file. */
async function bundle(): Promise<ReadonlyMap<string, string>> {
  const built = await build({
    root: web,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: path.join(web, 'src/figures/figure-bench.tsx'),
        checks: { eval: false }, // the speech rules have an eval for Node, which no browser reaches
        output: { entryFileNames: 'bench.js' },
      },
    },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  return new Map(outputs.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.code] as const] : [])));
}

function report(drawn: readonly { kind: string; drawn: Drawn }[]): void {
  const bySize = drawn.toSorted((a, b) => b.drawn.elements - a.drawn.elements);
  const row = (name: string, { kind, drawn: { elements, ours, floor } }: (typeof drawn)[number]) => [
    `${name}: ${kind.replaceAll('_', ' ')}`,
    String(elements),
    ms(median(ours)),
    ms(quantile(ours, 0.99)),
    ms(median(floor)),
    ratio(median(ours), median(floor)),
  ];
  print(`Drawing a figure, of ${drawn.length} samples`, [
    ['', 'elements', 'median', 'p99', 'static SVG', 'to the floor'],
    row('the heaviest', bySize[0]!),
    row('the middle one', bySize[Math.floor(bySize.length / 2)]!),
  ]);
}
