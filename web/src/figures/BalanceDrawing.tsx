import type { Balance } from '@stoa/schema/figure/things';
import { ink } from './figure-ink.ts';
import { FigureText } from './FigureText.tsx';

const [width, beam] = [350, 130];

/** Draws a level balance. The things on a pan are piled in rows of five. */
export function BalanceDrawing({ figure: { letter, left, right } }: { figure: Balance }) {
  return (
    <svg viewBox={`0 0 ${width} 220`} aria-hidden>
      <path d={`M${width / 2} ${beam + 10}V200M${width / 2 - 40} 204H${width / 2 + 40}`} {...ink.line} strokeWidth={3} />
      <path d={`M40 ${beam}H${width - 40}`} {...ink.line} strokeWidth={3} />
      <path d={`M14 ${beam}H156q-71 26 -142 0M194 ${beam}H336q-71 26 -142 0`} {...ink.filled} fill="var(--color-sea-wash)" />
      <path d={`M${width / 2} ${beam - 8}l-9 18h18Z`} fill="var(--color-ink)" />
      <PanLoad letter={letter} pan={left} middle={85} />
      <PanLoad letter={letter} pan={right} middle={265} />
    </svg>
  );
}

const [cell, perRow] = [26, 5];

function PanLoad({ letter, pan: { bags, units }, middle }: { letter: string; pan: Balance['left']; middle: number }) {
  const items = [...Array.from({ length: bags }, () => letter), ...Array.from({ length: units }, () => '1')];
  return items.map((what, at) => {
    const row = Math.floor(at / perRow);
    const inRow = Math.min(perRow, items.length - row * perRow);
    const x = middle + ((at % perRow) - (inRow - 1) / 2) * cell;
    const y = beam - 4 - row * cell - cell / 2;
    return (
      // The index is a stable key: things on a pan never change places.
      <g key={at}>
        {what === '1' ? (
          <circle cx={x} cy={y} r={11} {...ink.blank} />
        ) : (
          <rect x={x - 12} y={y - 12} width={24} height={24} rx={5} {...ink.shaded} />
        )}
        <FigureText x={x} y={y} size={13} weight={600}>
          {what}
        </FigureText>
      </g>
    );
  });
}
