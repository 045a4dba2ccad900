export type Column = { key: string; label: string; share: number };

const step = 46;
const shaft = { width: 24, height: 150 };
const top = 92;
const bottom = top + shaft.height;
const ground = bottom + 6;

/**
 * A bar chart of the strands, drawn as a colonnade: each column rises as the strand's skills are mastered. `label` gives the same
 * numbers to a screen reader; without one the chart is an ornament.
 */
export function StrandChart({
  columns,
  label,
  className = '',
}: {
  columns: readonly Column[];
  label?: string;
  className?: string;
}) {
  const width = columns.length * step + 40;
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg viewBox={`0 0 ${width} ${ground + 14}`} className={className} {...named}>
      <g fill="none" stroke="var(--color-edge)" strokeWidth="1.25" strokeLinejoin="round">
        <path d={`M10 ${top - 24} L${width / 2} 3 L${width - 10} ${top - 24} Z`} fill="var(--color-card)" />
        <path d={`M${width * 0.14} ${top - 30} L${width / 2} 14 L${width * 0.86} ${top - 30} Z`} strokeWidth="0.75" />
        <path d={`M12 ${top - 22}H${width - 12}v12H12z`} fill="var(--color-card)" />
        <path d={`M8 ${ground}H${width - 8}v6H8zM2 ${ground + 6}H${width - 2}v7H2z`} fill="var(--color-card)" />
      </g>
      {columns.map(({ key, share }, at) => (
        <Pillar key={key} x={20 + step / 2 + at * step} share={share} delay={at * 45} />
      ))}
    </svg>
  );
}

function Pillar({ x, share, delay }: { x: number; share: number; delay: number }) {
  const whole = share >= 1;
  const [left, right] = [x - shaft.width / 2, x + shaft.width / 2];
  const height = Math.max(0, Math.min(1, share)) * shaft.height;
  const stone = { fill: 'var(--color-ochre-fill)' };
  const line = { fill: whole ? 'var(--color-ochre-fill)' : 'var(--color-card)', stroke: 'var(--color-edge)', strokeWidth: 1.1 };
  return (
    <g>
      <path
        d={`M${left + 1.5} ${top}H${right - 1.5}L${right} ${bottom}H${left}z`}
        fill="var(--color-paper)"
        stroke="var(--color-edge)"
        strokeWidth="1"
        strokeDasharray={whole ? '0' : '2.5 3'}
      />
      {height > 0 && (
        <path
          className="rise"
          style={{ animationDelay: `${delay}ms` }}
          {...stone}
          d={`M${left + 1.5} ${bottom - height}H${right - 1.5}L${right - 0.5} ${bottom}H${left + 0.5}z`}
        />
      )}
      <path
        d={[-6, 0, 6].map((dx) => `M${x + dx} ${top + 3}V${bottom - 2}`).join('')}
        stroke="var(--color-edge)"
        strokeOpacity="0.45"
        strokeWidth="0.9"
      />
      <path
        d={`M${left - 3} ${bottom}h${shaft.width + 6}v6H${left - 3}z`}
        {...line}
        fill={share > 0 ? 'var(--color-ochre-fill)' : 'var(--color-card)'}
      />
      <path d={`M${left - 4} ${top - 10}h${shaft.width + 8}v4l-4.500 6h-${shaft.width - 1}l-4.500 -6z`} {...line} />
    </g>
  );
}
