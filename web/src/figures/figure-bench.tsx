import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { ShownFigure } from '@stoa/schema/figure/figure';
import { FigureView } from './FigureView.tsx';

/** The times of a drawing in milliseconds: `ours` for React from the data, `floor` for the browser from the finished markup. */
type Drawn = { elements: number; ours: number[]; floor: number[] };

const drawings = 10;
const warmingUp = 5;

/**
 * Draws one figure repeatedly, for `npm run bench -- figure`. Each time is the mean of ten drawings including layout, because a
 * browser's clock only counts tenths of a millisecond.
 */
function drawFigure(shown: ShownFigure, rounds: number): Drawn {
  const byReact = (host: HTMLElement) => flushSync(() => createRoot(host).render(<FigureView shown={shown} />));
  const sample = document.createElement('div');
  byReact(sample);
  const markup = sample.innerHTML;
  const asMarkup = (host: HTMLElement) => void (host.innerHTML = markup);
  const drawn: Drawn = { elements: sample.querySelectorAll('*').length, ours: [], floor: [] };
  for (let round = 0; round < warmingUp + rounds; round += 1) {
    const [ours, floor] = [timeOf(byReact), timeOf(asMarkup)];
    if (round < warmingUp) continue;
    drawn.ours.push(ours);
    drawn.floor.push(floor);
  }
  return drawn;
}

function timeOf(draw: (host: HTMLElement) => void): number {
  const hosts = Array.from({ length: drawings }, () => document.body.appendChild(document.createElement('div')));
  const began = performance.now();
  for (const host of hosts) {
    draw(host);
    host.getBoundingClientRect(); // forces the layout
  }
  const took = (performance.now() - began) / drawings;
  for (const host of hosts) host.remove();
  return took;
}

Object.assign(globalThis, { drawFigure });
