import type { ReactNode } from 'react';
import type { SeenMisconception } from '@stoa/schema/contracts/student-lessons';
import type { LessonMessage, LessonSummary, PathStep } from '@stoa/schema/lesson';
import { MisconceptionLine } from './MisconceptionLine.tsx';
import { lessonResult } from './lesson-result.ts';
import { outcomes } from './outcomes.ts';

/** The result of a lesson, shown before its course. */
export function ResultCard({
  path,
  messages,
  summary,
  misconceptions,
  flags,
  sessionId,
}: {
  path: readonly PathStep[];
  messages: readonly LessonMessage[];
  summary: LessonSummary;
  /** In words for a teacher: those of the summary address the student. */
  misconceptions: readonly SeenMisconception[];
  flags: number;
  sessionId: string;
}) {
  const { stepsDone, steps, firstRight, answered, help } = lessonResult(path, messages);
  const now = path.find(({ standing }) => standing === 'now');
  return (
    <section aria-labelledby="result" className="card mb-8 grid gap-4 px-5 py-5 shadow-none sm:px-7">
      <h2 id="result" className="text-xl">
        The result: {outcomes[summary.how]}
      </h2>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
        <Part name="Steps done">
          {stepsDone} of {steps}
          {now !== undefined && (
            <Small>
              now at step {now.step}: {now.title}
            </Small>
          )}
        </Part>
        <Part name="First answers right">
          {answered === 0 ? 'no answer yet' : `${firstRight} of ${answered}`}
          {summary.questions.right_aided > 0 && (
            <Small>
              {summary.questions.right_unaided} without any help, {summary.questions.right_aided} with help
            </Small>
          )}
        </Part>
        <Part name="Help given">{help.length === 0 ? 'none' : help.map(({ name, count }) => `${count} ${name}`).join(', ')}</Part>
        <Part name="Flags">{flags === 0 ? 'none' : flags}</Part>
      </dl>
      {misconceptions.length > 0 && (
        <div className="grid gap-1">
          <h3 className="font-sans text-[0.9375rem] font-normal tracking-normal text-soft">Misconceptions seen</h3>
          <ul className="grid list-disc gap-3 pl-5">
            {misconceptions.map((seen) => (
              <MisconceptionLine key={seen.description} seen={seen} sessionId={sessionId} />
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid content-start">
      <dt className="text-[0.9375rem] text-soft">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

const Small = ({ children }: { children: ReactNode }) => (
  <span className="block text-[0.9375rem] font-normal text-soft">{children}</span>
);
