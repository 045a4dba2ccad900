import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { describeFigure } from '@stoa/engine/figures/describe-figure';
import { sampleFigures } from '@stoa/engine/figures/sample-figures';
import type { ShownFigure } from '@stoa/schema/figure/figure';
import { median, ms, print, quantile, ratio } from './figures.ts';

const web = path.resolve(import.meta.dirname, '../../web');
/** Where the browser finds the bundle; nothing is listened at. */
const at = 'http://bench.invalid';
const entry = path.join(web, 'figure-bench.ts');
/** What the page of the measurement needs of the web. */
const exposed = `
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  import { flushSync } from 'react-dom';
  import { FigureView } from './src/figures/FigureView.tsx';
  globalThis.web = { createElement, createRoot, flushSync, FigureView };
`;

/** What a drawing took, in milliseconds each: by React from its data, and by the browser from the markup that came of it. */
type Drawn = { readonly elements: number; readonly ours: readonly number[]; readonly floor: readonly number[] };

/**
 * What it costs to draw a figure on a student's page, layout and all, in the real browser, for every sample figure; the heaviest is printed. The
 * floor is the same picture as a static SVG: its finished markup, put into the page at once.
 *
 * Each time is the mean of ten drawings, for a browser's clock counts in tenths of a millisecond.
 */
export async function measureFigure(rounds = 40): Promise<void> {
  const files = await bundle();
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'], // as root in CI
  });
  try {
    const page = await browser.newPage();
    await page.route(`${at}/**`, (route) => {
      const name = new URL(route.request().url()).pathname.slice(1);
      const body = files.get(name);
      return name === ''
        ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><script type="module" src="/bench.js"></script>' })
        : route.fulfill(body === undefined ? { status: 404 } : { contentType: 'text/javascript', body });
    });
    await page.goto(at);
    await page.waitForFunction(() => 'web' in globalThis);
    const drawn: { kind: string; drawn: Drawn }[] = [];
    for (const figure of sampleFigures) {
      const shown: ShownFigure = { figure, words: describeFigure(figure) };
      drawn.push({ kind: figure.kind, drawn: await page.evaluate(drawInPage, { shown, rounds }) });
    }
    report(drawn);
  } finally {
    await browser.close();
  }
}

/** Draws one figure again and again. Runs in the page. */
function drawInPage({ shown, rounds }: { shown: ShownFigure; rounds: number }): Drawn {
  // oxlint-disable-next-line typescript/no-explicit-any -- what the bundle has put there
  const { createElement, createRoot, flushSync, FigureView } = (globalThis as any).web;
  const drawings = 10;
  const within = (draw: (host: HTMLElement) => void): number => {
    const hosts = Array.from({ length: drawings }, () => document.body.appendChild(document.createElement('div')));
    const began = performance.now();
    for (const host of hosts) {
      draw(host);
      host.getBoundingClientRect(); // laid out
    }
    const took = (performance.now() - began) / drawings;
    for (const host of hosts) host.remove();
    return took;
  };
  const byReact = (host: HTMLElement) => flushSync(() => createRoot(host).render(createElement(FigureView, { shown })));
  const sample = document.createElement('div');
  byReact(sample);
  const markup = sample.innerHTML;
  const asMarkup = (host: HTMLElement) => void (host.innerHTML = markup);
  const [ours, floor]: [number[], number[]] = [[], []];
  for (let round = -5; round < rounds; round += 1) {
    const [one, other] = [within(byReact), within(asMarkup)];
    if (round < 0) continue; // warming up
    ours.push(one);
    floor.push(other);
  }
  return { elements: sample.querySelectorAll('*').length, ours, floor };
}

/** The drawing of figures as the web builds it, file by file. */
async function bundle(): Promise<ReadonlyMap<string, string | Buffer>> {
  const built = await build({
    root: web,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'figure-bench',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? exposed : null),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: entry, checks: { eval: false }, output: { entryFileNames: 'bench.js' } },
    },
  });
  const outputs = Array.isArray(built) ? built : [built];
  return new Map(
    outputs.flatMap((one) =>
      'output' in one
        ? one.output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : Buffer.from(file.source)] as const)
        : [],
    ),
  );
}

function report(drawn: readonly { kind: string; drawn: Drawn }[]): void {
  const byCost = drawn.toSorted((a, b) => median(b.drawn.ours) - median(a.drawn.ours));
  const row = ({ kind, drawn: { elements, ours, floor } }: (typeof drawn)[number], name: string) => [
    `${name}: ${kind.replaceAll('_', ' ')}`,
    String(elements),
    ms(median(ours)),
    ms(quantile(ours, 0.99)),
    ms(median(floor)),
    ratio(median(ours), median(floor)),
  ];
  print(`Drawing a figure, of ${drawn.length} samples`, [
    ['', 'elements', 'median', 'p99', 'as static SVG', 'to the floor'],
    row(byCost[0]!, 'the heaviest'),
    row(byCost[Math.floor(byCost.length / 2)]!, 'the middle one'),
  ]);
}
