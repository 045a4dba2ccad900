import { useId, useState } from 'react';
import type { AnswerFigure } from '@stoa/schema/figure/answer-figure';
import { isTypedAlike, marksIn, noMarks, textOfMarks, type AnswerMarks } from '@stoa/schema/figure/answer-marks';
import { Button } from '../../components/Button.tsx';
import { AngleAnswer } from './AngleAnswer.tsx';
import { BalanceAnswer } from './BalanceAnswer.tsx';
import { BarAnswer } from './BarAnswer.tsx';
import { IntervalOnNumberLine, PointsOnNumberLine, RayOnNumberLine } from './NumberLineAnswer.tsx';
import { PlaneAnswer } from './PlaneAnswer.tsx';
import { ShadedPartsAnswer } from './ShadedPartsAnswer.tsx';

/**
 * A picture in which the student can give an answer. Marks in the picture are written into the answer's text field, and text
 * typed there is shown in the picture if it has a place in it. The text is what is submitted.
 */
export function AnswerPicture({
  figure,
  text,
  disabled,
  onText,
}: {
  figure: AnswerFigure;
  text: string;
  disabled: boolean;
  onText: (text: string) => void;
}) {
  const helpId = useId();
  const [kept, keep] = useState<AnswerMarks>(() => marksIn(figure, text) ?? noMarks(figure.kind));
  // The text is the answer. Keep the marks if they give the same text, because they can say more than it does: they may be
  // incomplete, or the text may fit other points on the same line.
  const marks = isTypedAlike(textOfMarks(figure, kept), text) ? kept : (marksIn(figure, text) ?? noMarks(figure.kind));
  const set = (to: AnswerMarks) => {
    keep(to);
    onText(textOfMarks(figure, to));
  };
  return (
    <fieldset className="grid min-w-0 justify-items-start gap-2" aria-describedby={helpId}>
      <legend className="sr-only">Answer in the picture</legend>
      <div className="grid w-full max-w-[26rem] gap-2">
        <Marking figure={figure} marks={marks} disabled={disabled} onMarks={set} />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p id={helpId} className="text-base text-soft">
          {whatToDo[figure.kind]} Or type your answer below.
        </p>
        <Button look="quiet" size="small" disabled={disabled} onClick={() => set(noMarks(figure.kind))}>
          Start over
        </Button>
      </div>
    </fieldset>
  );
}

const whatToDo: Record<AnswerFigure['kind'], string> = {
  points_on_number_line: 'Click the line or use the arrow keys to mark your answer.',
  ray_on_number_line: 'Mark where the solution begins, then choose which way it goes.',
  interval_on_number_line: 'Mark both ends of the interval.',
  points_on_plane: 'Click the grid or use the arrow keys to plot your answer.',
  line_on_plane: 'Plot two points of the line.',
  shaded_parts: 'Shade the parts.',
  bar: 'Drag the top of the bar, or use the arrow keys.',
  balance: 'Lay things on the balance until one bag is alone on one side and only weights are on the other.',
  angle: 'Turn the ray, or use the arrow keys.',
};

function Marking({
  figure,
  marks,
  disabled,
  onMarks,
}: {
  figure: AnswerFigure;
  marks: AnswerMarks;
  disabled: boolean;
  onMarks: (marks: AnswerMarks) => void;
}) {
  const held = { disabled, onMarks };
  switch (figure.kind) {
    case 'points_on_number_line':
      return marks.kind === figure.kind && <PointsOnNumberLine figure={figure} marks={marks} {...held} />;
    case 'ray_on_number_line':
      return marks.kind === figure.kind && <RayOnNumberLine figure={figure} marks={marks} {...held} />;
    case 'interval_on_number_line':
      return marks.kind === figure.kind && <IntervalOnNumberLine figure={figure} marks={marks} {...held} />;
    case 'points_on_plane':
    case 'line_on_plane':
      return (
        marks.kind === figure.kind && (
          <PlaneAnswer figure={figure} marks={marks} disabled={disabled} onPlaces={(places) => onMarks({ ...marks, places })} />
        )
      );
    case 'shaded_parts':
      return (
        marks.kind === figure.kind && (
          <ShadedPartsAnswer
            figure={figure}
            shaded={marks.shaded}
            disabled={disabled}
            onShaded={(shaded) => onMarks({ ...marks, shaded })}
          />
        )
      );
    case 'bar':
      return (
        marks.kind === figure.kind && (
          <BarAnswer figure={figure} value={marks.value} disabled={disabled} onValue={(value) => onMarks({ ...marks, value })} />
        )
      );
    case 'balance':
      return marks.kind === figure.kind && <BalanceAnswer figure={figure} marks={marks} {...held} />;
    case 'angle':
      return (
        marks.kind === figure.kind && (
          <AngleAnswer degrees={marks.degrees} disabled={disabled} onDegrees={(degrees) => onMarks({ ...marks, degrees })} />
        )
      );
  }
}
