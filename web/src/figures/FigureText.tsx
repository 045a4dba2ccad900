import type { ReactNode } from 'react';

/**
 * Text inside a drawing. A figure is drawn about 340 units wide, so a font size of 13 units is readable on the smallest phone.
 */
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
  /** Turned to read from the bottom up, beside a vertical axis. */
  turned?: boolean;
  /** Draws an outline that keeps lines from running through the text. */
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
