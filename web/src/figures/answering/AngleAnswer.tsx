import { AnglesDrawing, anglesRoom as room } from '../AnglesDrawing.tsx';
import { Handle } from './Handle.tsx';
import { Overlay } from './Overlay.tsx';
import { nearestMark } from './scale-steps.ts';

const scale = { from: 0, to: 180, step: 1 };

/** Lets the student make an angle, by turning a ray away from a fixed one that points to the right. */
export function AngleAnswer({
  degrees,
  disabled,
  onDegrees,
}: {
  degrees: number | null;
  disabled: boolean;
  onDegrees: (degrees: number) => void;
}) {
  const turned = degrees ?? 90;
  const { size, middle, reach } = room;
  const radians = (turned * Math.PI) / 180;
  const near = ({ x, y }: { x: number; y: number }) => {
    const angle = (Math.atan2(middle - y, x - middle) * 180) / Math.PI;
    return nearestMark(scale, angle < -90 ? 180 : angle);
  };
  return (
    <Overlay
      width={size}
      height={room.upperHalf}
      narrow="max-w-72"
      disabled={disabled}
      drawing={
        <AnglesDrawing
          figure={{
            kind: 'angles',
            rays: [
              { direction: 0, name: null },
              { direction: turned, name: null },
            ],
            arcs: turned === 0 ? [] : [{ from: 0, to: 1, label: degrees === null ? null : `${degrees}°`, right: false }],
          }}
        />
      }
      onPlace={(at) => onDegrees(near(at))}
    >
      <Handle
        at={{ x: middle + reach * Math.cos(radians), y: middle - reach * Math.sin(radians) }}
        label="The angle"
        says={`${turned} degrees`}
        value={{ now: turned, from: 0, to: 180 }}
        disabled={disabled}
        placed={degrees !== null}
        onStep={(by) => onDegrees(nearestMark(scale, turned - by.x + by.y))}
        onDrag={(to) => onDegrees(near(to))}
      />
    </Overlay>
  );
}
