import type { AnswerFigureOf } from '@stoa/schema/figure/answer-figure';
import { BarChartDrawing } from '../BarChartDrawing.tsx';
import { chart, upright } from '../ChartFrame.tsx';
import { figureNumber } from '../figure-ink.ts';
import { Handle } from './Handle.tsx';
import { Overlay } from './Overlay.tsx';
import { nearestMark, valueAt } from './scale-steps.ts';

/** Lets the student draw one bar as high as the answer. */
export function BarAnswer({
  figure: { scale, title },
  value,
  disabled,
  onValue,
}: {
  figure: AnswerFigureOf<'bar'>;
  value: number | null;
  disabled: boolean;
  onValue: (value: number) => void;
}) {
  const height = value ?? scale.from;
  const near = ({ y }: { y: number }) => nearestMark(scale, valueAt(scale, chart.bottom, chart.top)(y));
  return (
    <Overlay
      width={chart.width}
      height={chart.height}
      disabled={disabled}
      drawing={<BarChartDrawing figure={{ kind: 'bar_chart', title, axis: '', scale, bars: [{ name: title, value: height }] }} />}
      onPlace={(at) => onValue(near(at))}
    >
      <Handle
        at={{ x: (chart.left + chart.right) / 2, y: upright(scale)(height) }}
        label="The top of the bar"
        says={figureNumber(height)}
        value={{ now: height, from: scale.from, to: scale.to }}
        disabled={disabled}
        placed={value !== null}
        onStep={(by) => onValue(nearestMark(scale, height + (by.x + by.y) * scale.step))}
        onDrag={(to) => onValue(near(to))}
      />
    </Overlay>
  );
}
