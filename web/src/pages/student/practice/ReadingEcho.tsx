import type { AnswerReading, ReadingProblem } from '@stoa/schema/answer-check';
import type { EntryKind } from '../../../components/math-entry.ts';
import { Tex } from '../../../components/Tex.tsx';

/** "We read your answer as …", or where and why reading failed. */
export function ReadingEcho({
  id,
  reading,
  text,
  entry,
}: {
  id: string;
  reading: AnswerReading | null;
  text: string;
  entry: EntryKind;
}) {
  return (
    <div id={id} className="flex min-h-8 min-w-0 flex-wrap items-center gap-x-2 text-soft">
      {reading?.kind === 'read' && (
        <>
          We read your answer as{' '}
          {/* A root reaches unseen far above its line, over the field: a press there is meant for the field. */}
          <span className="pointer-events-none text-lg text-ink">
            <Tex tex={reading.echo.latex} />
          </span>
        </>
      )}
      {reading?.kind === 'unreadable' && <BrokenReading problem={reading.problem} text={text} entry={entry} />}
    </div>
  );
}

/** How much of a text is shown on each side of the place where reading failed: a pasted page would fill the screen. */
const around = 40;

/** The student's own text with the place marked, if it was written as text; the math field's TeX would mean nothing to her. */
export function BrokenReading({ problem, text, entry }: { problem: ReadingProblem; text: string; entry: EntryKind }) {
  const { at, length, message } = problem;
  const marks = entry === 'plain' && at <= text.length;
  const end = at + Math.min(around, Math.max(1, length));
  return (
    <span className="text-ochre">
      {message}
      {marks && (
        <span className="mt-1 block w-fit rounded bg-sunk px-2 font-mono break-all text-ink">
          {at > around && '…'}
          {text.slice(Math.max(0, at - around), at)}
          <mark className="bg-transparent text-clay underline decoration-wavy decoration-2 underline-offset-4">
            {text.slice(at, end) || '▁'}
          </mark>
          {text.slice(end, end + around)}
          {text.length > end + around && '…'}
        </span>
      )}
    </span>
  );
}
