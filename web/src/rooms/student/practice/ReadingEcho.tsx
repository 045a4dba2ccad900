import type { AnswerReading, ReadingProblem } from '@stoa/schema/answer-check';
import type { EntryKind } from '../../../furniture/math-entry.ts';
import { Tex } from '../../../furniture/Tex.tsx';

/** "We read this as …", or where reading broke and why. */
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
    <div id={id} className="flex min-h-8 flex-wrap items-center gap-x-2 text-soft">
      {reading?.kind === 'read' && (
        <>
          We read this as{' '}
          <span className="text-lg text-ink">
            <Tex tex={reading.echo.latex} />
          </span>
        </>
      )}
      {reading?.kind === 'unreadable' && <BrokenReading problem={reading.problem} text={text} entry={entry} />}
    </div>
  );
}

/** The writer's own text with the place marked, where she wrote it as text; TeX from the math field would mean nothing to her. */
export function BrokenReading({ problem, text, entry }: { problem: ReadingProblem; text: string; entry: EntryKind }) {
  const { at, length, message } = problem;
  const marks = entry === 'plain' && at <= text.length;
  return (
    <span className="text-ochre">
      {message}
      {marks && (
        <span className="mt-1 block w-fit rounded bg-sunk px-2 font-mono text-ink">
          {text.slice(0, at)}
          <mark className="bg-transparent text-clay underline decoration-wavy decoration-2 underline-offset-4">
            {text.slice(at, at + Math.max(1, length)) || '▁'}
          </mark>
          {text.slice(at + Math.max(1, length))}
        </span>
      )}
    </span>
  );
}
