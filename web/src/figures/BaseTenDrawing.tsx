import type { BaseTen } from '@stoa/schema/figure/things';
import { ink } from './figure-ink.ts';

const width = 350;
const cell = 5;

/** Draws blocks of a thousand, flats of a hundred, rods of ten and single cubes, one row for each kind that there is. */
export function BaseTenDrawing({ figure: { thousands, hundreds, tens, ones } }: { figure: BaseTen }) {
  let y = 6;
  const rows = [
    { count: thousands, wide: 10 * cell + 14, tall: 10 * cell + 14, draw: Thousand },
    { count: hundreds, wide: 10 * cell, tall: 10 * cell, draw: Hundred },
    { count: tens, wide: cell, tall: 10 * cell, draw: Ten },
    { count: ones, wide: cell + 3, tall: cell + 3, draw: One },
  ].flatMap(({ count, wide, tall, draw: Block }) => {
    const perRow = Math.max(1, Math.floor((width - 12) / (wide + 8)));
    const from = y;
    y += Math.ceil(count / perRow) * (tall + 8);
    return Array.from({ length: count }, (_, at) => (
      <g
        key={`${wide} ${at}`}
        transform={`translate(${6 + (at % perRow) * (wide + 8)} ${from + Math.floor(at / perRow) * (tall + 8)})`}
      >
        <Block />
      </g>
    ));
  });
  return (
    <svg viewBox={`0 0 ${width} ${y}`} aria-hidden>
      {rows}
    </svg>
  );
}

const grid = (columns: number, rows: number): string =>
  [
    ...Array.from({ length: columns + 1 }, (_, at) => `M${at * cell} 0V${rows * cell}`),
    ...Array.from({ length: rows + 1 }, (_, at) => `M0 ${at * cell}H${columns * cell}`),
  ].join('');

const Thousand = () => (
  <g transform="translate(0 14)">
    <path
      d={`M0 0L14 -14H${10 * cell + 14}V${10 * cell - 14}L${10 * cell} ${10 * cell}V0ZM${10 * cell} 0L${10 * cell + 14} -14`}
      {...ink.line}
      strokeWidth={1}
      fill="var(--color-ochre-wash)"
    />
    <Hundred />
  </g>
);
const Hundred = () => (
  <>
    <rect width={10 * cell} height={10 * cell} fill="var(--color-ochre-wash)" />
    <path d={grid(10, 10)} {...ink.thin} strokeWidth={0.7} />
    <rect width={10 * cell} height={10 * cell} {...ink.line} strokeWidth={1.2} />
  </>
);
const Ten = () => (
  <>
    <rect width={cell} height={10 * cell} fill="var(--color-ochre-wash)" />
    <path d={grid(1, 10)} {...ink.thin} strokeWidth={0.7} />
    <rect width={cell} height={10 * cell} {...ink.line} strokeWidth={1.2} />
  </>
);
const One = () => <rect width={cell + 3} height={cell + 3} {...ink.line} strokeWidth={1.2} fill="var(--color-ochre-wash)" />;
