import type { Money } from '@stoa/schema/figure/things';
import { ink } from './figure-ink.ts';
import { FigureText } from './FigureText.tsx';

const width = 350;
/** The radius of each coin by its value in cents. As with real coins, a dime is smaller than a penny. */
const coinRadius: Readonly<Record<number, number>> = { 1: 16, 5: 18, 10: 14.5, 25: 21 };
const coinText: Readonly<Record<number, string>> = { 1: '1¢', 5: '5¢', 10: '10¢', 25: '25¢' };

/** Bills and coins in rows, each with what it is worth. */
export function MoneyDrawing({ figure: { pieces } }: { figure: Money }) {
  const single = pieces.flatMap(({ cents, count }) => Array.from({ length: count }, () => Number(cents)));
  let [x, y, low] = [6, 6, 0];
  const placed = single.map((cents) => {
    const radius = coinRadius[cents];
    const [wide, tall] = radius === undefined ? [84, 42] : [2 * radius, 2 * radius];
    if (x + wide > width - 6) [x, y, low] = [6, y + low + 8, 0];
    const at = { cents, radius, x, y, wide, tall };
    x += wide + 8;
    low = Math.max(low, tall);
    return at;
  });
  return (
    <svg viewBox={`0 0 ${width} ${y + low + 6}`} aria-hidden>
      {placed.map((piece, index) => (
        // The index is a stable key: pieces never change places.
        <g key={index}>
          {piece.radius === undefined ? (
            <>
              <rect
                x={piece.x}
                y={piece.y}
                width={piece.wide}
                height={piece.tall}
                rx={4}
                {...ink.filled}
                fill="var(--color-olive-wash)"
              />
              <circle cx={piece.x + piece.wide / 2} cy={piece.y + piece.tall / 2} r={13} {...ink.thin} />
              <FigureText x={piece.x + piece.wide / 2} y={piece.y + piece.tall / 2} weight={600}>
                ${piece.cents / 100}
              </FigureText>
            </>
          ) : (
            <>
              <circle
                cx={piece.x + piece.radius}
                cy={piece.y + piece.radius}
                r={piece.radius}
                {...ink.filled}
                fill={piece.cents === 1 ? 'var(--color-clay-wash)' : 'var(--color-sunk)'}
              />
              <FigureText x={piece.x + piece.radius} y={piece.y + piece.radius} size={11} weight={600}>
                {coinText[piece.cents]}
              </FigureText>
            </>
          )}
        </g>
      ))}
    </svg>
  );
}
