import type { FractionStrips } from '@stoa/schema/figure/fraction-models';
import type { AnswerFigureOf } from '@stoa/schema/figure/answer-figure';
import { FractionStripsDrawing, stripsRoom as room } from '../FractionStripsDrawing.tsx';
import { Handle } from './Handle.tsx';
import { Overlay } from './Overlay.tsx';

/** Lets the student shade bars that are cut into equal parts, from the left. */
export function ShadedPartsAnswer({
  figure: { parts, wholes },
  shaded,
  disabled,
  onShaded,
}: {
  figure: AnswerFigureOf<'shaded_parts'>;
  shaded: number;
  disabled: boolean;
  onShaded: (shaded: number) => void;
}) {
  const wide = room.width - 2 * room.left;
  const row = room.high + room.gap;
  const strips: FractionStrips = {
    kind: 'fraction_strips',
    strips: Array.from({ length: wholes }, (_, at) => ({
      parts,
      shaded: Math.min(parts, Math.max(0, shaded - at * parts)),
      label: null,
    })),
  };
  const partAt = ({ x, y }: { x: number; y: number }) => {
    const bar = Math.min(wholes - 1, Math.max(0, Math.floor((y - room.top + room.gap / 2) / row)));
    return bar * parts + Math.min(parts, Math.max(0, (x - room.left) / (wide / parts)));
  };
  const set = (to: number) => onShaded(Math.min(wholes * parts, Math.max(0, to)));
  const last = shaded === 0 ? 0 : Math.floor((shaded - 1) / parts);
  return (
    <Overlay
      width={room.width}
      height={wholes * row - room.gap + 8}
      disabled={disabled}
      drawing={<FractionStripsDrawing figure={strips} />}
      onPlace={(at) => {
        const part = Math.floor(partAt(at)) + 1;
        set(part === shaded ? part - 1 : part); // a second click on the last shaded part clears it
      }}
    >
      <Handle
        at={{ x: room.left + (wide / parts) * (shaded - last * parts), y: room.top + last * row + room.high / 2 }}
        label="Shaded parts"
        says={`${shaded} of ${parts} parts shaded`}
        value={{ now: shaded, from: 0, to: wholes * parts }}
        disabled={disabled}
        placed
        onStep={(by) => set(shaded + by.x + by.y)}
        onDrag={(to) => set(Math.round(partAt(to)))}
      />
    </Overlay>
  );
}
