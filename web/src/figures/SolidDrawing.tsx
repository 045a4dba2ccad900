import type { Solid } from '@stoa/schema/figure/shapes';
import { ink, px } from './figure-ink.ts';
import { FigureText } from './FigureText.tsx';

type Of<Shape extends Solid['shape']> = Extract<Solid, { shape: Shape }>;

/** Draws a solid in a slanted view, with hidden edges dashed; or a box unfolded. */
export function SolidDrawing({ figure }: { figure: Solid }) {
  return (
    <svg viewBox={figure.shape === 'box_net' ? '0 0 330 250' : '0 0 300 220'} className="max-w-80" aria-hidden>
      {drawn(figure)}
    </svg>
  );
}

function drawn(figure: Solid) {
  switch (figure.shape) {
    case 'box':
      return <Box {...figure} />;
    case 'box_net':
      return <BoxNet {...figure} />;
    case 'cubes':
      return <Cubes {...figure} />;
    case 'cylinder':
      return <Cylinder {...figure} />;
    case 'cone':
      return <Cone {...figure} />;
    case 'sphere':
      return <Sphere {...figure} />;
    case 'pyramid':
      return <Pyramid {...figure} />;
    case 'triangular_prism':
      return <TriangularPrism {...figure} />;
  }
}

function Box({ length, width, height }: Of<'box'>) {
  return (
    <>
      <path
        d="M50 90H200V190H50ZM200 90L255 50V150L200 190ZM50 90L105 50H255L200 90Z"
        {...ink.line}
        fill="var(--color-sea-wash)"
      />
      <path d="M50 190L105 150V50M105 150H255" {...ink.dashed} />
      <FigureText x={125} y={206} weight={600}>
        {length}
      </FigureText>
      <FigureText x={236} y={180} anchor="start" weight={600}>
        {width}
      </FigureText>
      <FigureText x={42} y={140} anchor="end" weight={600}>
        {height}
      </FigureText>
    </>
  );
}

/** Draws the net of a box: the four faces around the length in a row, and the other two above and below the second. */
function BoxNet({ length, width, height }: Of<'box_net'>) {
  return (
    <>
      <path
        d="M20 85H310V165H20ZM70 85V165M165 85V165M215 85V165M70 85V35H165V85M70 165V215H165V165"
        {...ink.line}
        fill="var(--color-sea-wash)"
      />
      <FigureText x={117} y={230} weight={600}>
        {length}
      </FigureText>
      <FigureText x={45} y={74} weight={600}>
        {width}
      </FigureText>
      <FigureText x={10} y={125} turned weight={600}>
        {height}
      </FigureText>
    </>
  );
}

/** Draws a box of unit cubes: each face is cut into unit squares. */
function Cubes({ length, width, height }: Of<'cubes'>) {
  const edge = Math.min(26, 200 / (length + width * 0.6), 150 / (height + width * 0.5));
  const [dx, dy] = [edge * 0.55, -edge * 0.45];
  const [left, bottom] = [30, 200];
  const face = (rows: number, columns: number, path: (row: number, column: number) => string) =>
    Array.from({ length: rows * columns }, (_, at) => (
      <path
        key={at}
        d={path(Math.floor(at / columns), at % columns)}
        {...ink.line}
        strokeWidth={1}
        fill="var(--color-sea-wash)"
      />
    ));
  const top = bottom - height * edge;
  const side = left + length * edge;
  return (
    <>
      {face(
        height,
        length,
        (row, column) => `M${px(left + column * edge)} ${px(bottom - row * edge)}h${px(edge)}v${px(-edge)}h${px(-edge)}Z`,
      )}
      {face(
        width,
        length,
        (row, column) =>
          `M${px(left + column * edge + row * dx)} ${px(top + row * dy)}h${px(edge)}l${px(dx)} ${px(dy)}h${px(-edge)}Z`,
      )}
      {face(
        height,
        width,
        (row, column) =>
          `M${px(side + column * dx)} ${px(bottom - row * edge + column * dy)}v${px(-edge)}l${px(dx)} ${px(dy)}v${px(edge)}Z`,
      )}
    </>
  );
}

function Cylinder({ radius, height }: Of<'cylinder'>) {
  return (
    <>
      <path d="M70 50V170A75 22 0 0 0 220 170V50" {...ink.line} fill="var(--color-sea-wash)" />
      <ellipse cx={145} cy={50} rx={75} ry={22} {...ink.line} fill="var(--color-card)" />
      <path d="M70 170A75 22 0 0 1 220 170" {...ink.dashed} />
      <path d="M145 50H220" {...ink.line} />
      <circle cx={145} cy={50} r={2.5} fill="var(--color-ink)" />
      <FigureText x={182} y={40} weight={600} halo>
        {radius}
      </FigureText>
      <FigureText x={230} y={112} anchor="start" weight={600}>
        {height}
      </FigureText>
    </>
  );
}

function Cone({ radius, height }: Of<'cone'>) {
  return (
    <>
      <path d="M145 24L70 175A75 22 0 0 0 220 175Z" {...ink.line} fill="var(--color-sea-wash)" />
      <path d="M70 175A75 22 0 0 1 220 175M145 24V175H220M145 164h11v11" {...ink.dashed} />
      <FigureText x={137} y={115} anchor="end" weight={600} halo>
        {height}
      </FigureText>
      <FigureText x={184} y={166} weight={600} halo>
        {radius}
      </FigureText>
    </>
  );
}

function Sphere({ radius }: Of<'sphere'>) {
  return (
    <>
      <circle cx={145} cy={110} r={88} {...ink.line} fill="var(--color-sea-wash)" />
      <path d="M57 110A88 26 0 0 0 233 110" {...ink.line} />
      <path d="M57 110A88 26 0 0 1 233 110M145 110H233" {...ink.dashed} />
      <circle cx={145} cy={110} r={2.5} fill="var(--color-ink)" />
      <FigureText x={190} y={98} weight={600} halo>
        {radius}
      </FigureText>
    </>
  );
}

function Pyramid({ side, height }: Of<'pyramid'>) {
  return (
    <>
      <path d="M150 24L60 180H190L245 135Z" {...ink.line} fill="var(--color-sea-wash)" />
      <path d="M150 24L190 180" {...ink.line} />
      <path d="M60 180L115 135H245M150 24L115 135M150 24V158" {...ink.dashed} />
      <FigureText x={144} y={110} anchor="end" weight={600} halo>
        {height}
      </FigureText>
      <FigureText x={125} y={197} weight={600}>
        {side}
      </FigureText>
    </>
  );
}

function TriangularPrism({ base, height, length }: Of<'triangular_prism'>) {
  return (
    <>
      <path d="M40 190H150L95 100ZM95 100L205 50L260 140L150 190" {...ink.line} fill="var(--color-sea-wash)" />
      <path d="M40 190L150 140L205 50M150 140H260M95 100V190M95 179h11v11" {...ink.dashed} />
      <FigureText x={95} y={206} weight={600}>
        {base}
      </FigureText>
      <FigureText x={101} y={152} anchor="start" weight={600} halo>
        {height}
      </FigureText>
      <FigureText x={222} y={175} anchor="start" weight={600}>
        {length}
      </FigureText>
    </>
  );
}
