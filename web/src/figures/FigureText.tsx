import type { ReactNode } from 'react';

/** Words inside a drawing. A figure is drawn about 340 units wide, so that 13 of them are readable on the smallest phone. */
export function FigureText({
  x,
  y,
  anchor = 'middle',
  size = 13,
  weight = 400,
  soft = false,
  turned = false,
  halo = false,
  children,
}: {
  x: number;
  y: number;
  anchor?: 'start' | 'middle' | 'end';
  size?: number;
  weight?: number;
  soft?: boolean;
  /** Read from the bottom up, beside an upright axis. */
  turned?: boolean;
  /** Keeps lines behind the words from running through them. */
  halo?: boolean;
  children: ReactNode;
}) {
  return (
    <text
      x={x}
      y={y}
      textAnchor={anchor}
      dominantBaseline="central"
      fontSize={size}
      fontWeight={weight}
      fill={soft ? 'var(--color-soft)' : 'var(--color-ink)'}
      transform={turned ? `rotate(-90 ${x} ${y})` : undefined}
      {...(halo ? { stroke: 'var(--color-card)', strokeWidth: 4, paintOrder: 'stroke', strokeLinejoin: 'round' as const } : {})}
    >
      {children}
    </text>
  );
}
