import { useEffect, useId, useState } from 'react';
import type { Settings } from '@stoa/schema/account';
import type { StudentProblem } from '@stoa/schema/problem';
import { Button } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { FigureView } from '../../../figures/FigureView.tsx';
import { MathText } from '../../../components/MathText.tsx';
import { useSaveSettings } from '../../../save-settings.ts';
import { AnswerForm } from './AnswerForm.tsx';
import type { Draft } from '../../../session/draft.ts';
import { useDraft } from '../../../session/use-draft.ts';
import { Feedback } from './Feedback.tsx';
import { Outcome } from './Outcome.tsx';
import { ReportDialog } from './ReportDialog.tsx';
import { ToolBar, ToolPanel } from './tools/Tools.tsx';
import type { ToolDesk } from './tools/Tools.tsx';
import type { Practice } from './use-practice.ts';

/** A problem, the field for its answer, and what else can be done with it. After it is closed, it shows the result. */
export function ProblemCard({
  practice,
  problem,
  entry,
  tools,
  toolsHere,
}: {
  practice: Practice;
  problem: StudentProblem;
  entry: Settings['entry'];
  tools: ToolDesk;
  /** Whether a tool opens inside the card; otherwise it opens beside it. */
  toolsHere: boolean;
}) {
  const { view, busy, turn } = practice;
  const stemId = useId();
  const [reporting, report] = useState(false);
  const [draft, setDraft] = useDraft(view.session_id, problem.id, emptyDraft(problem, entry));
  const settings = useSaveSettings();
  // What a student wrote in a crisis doesn't stay on the screen, where others could see it.
  const told = practice.reply?.outcome === 'crisis' ? practice.reply.turn_id : null;
  useEffect(() => {
    if (told !== null) setDraft(emptyDraft(problem, entry));
  }, [told, setDraft, problem, entry]);
  const answering = view.phase.kind === 'answering';
  const about = { problem_id: problem.id };

  return (
    <article
      aria-labelledby={`${stemId}-number`}
      className={`card grid gap-6 p-5 sm:p-9 ${view.mode === 'checkpoint' ? 'border-t-4 border-t-sea' : ''}`}
    >
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={`${stemId}-number`} className="eyebrow font-sans tracking-wide">
          Problem {view.problems_done + (answering ? 1 : 0)}
          {view.checkpoint !== null && ` of ${view.checkpoint.problems}`}
        </h2>
        <Difficulty level={problem.difficulty} />
      </div>
      <div id={stemId} className="text-[1.25rem] leading-relaxed sm:text-[1.375rem]">
        <MathText text={problem.stem} />
        {problem.figure !== null && <FigureView shown={problem.figure} />}
        {problem.asked_form !== null && <p className="mt-3 text-base text-soft">Give your answer {problem.asked_form}.</p>}
      </div>
      <ToolBar problem={problem} desk={tools} />
      {toolsHere && <ToolPanel sessionId={view.session_id} problem={problem} desk={tools} />}
      {view.just_for_practice && (
        <p className="flex items-center gap-3 rounded-card border border-line bg-sunk px-4 py-2.5 text-soft">
          <Icon name="example" className="size-5 shrink-0" />
          You’ve seen this solution, so this one’s just for practice.
        </p>
      )}
      {answering ? (
        <AnswerForm
          sessionId={view.session_id}
          problem={problem}
          last={view.attempts.at(-1) ?? null}
          draft={draft}
          mayAttempt={view.may.attempt}
          busy={busy}
          stemId={stemId}
          onDraft={setDraft}
          onEntry={(to) => settings.save({ entry: to })}
          onHandIn={turn}
          feedback={<Feedback view={view} reply={practice.reply} onCountedDown={practice.refresh} />}
        />
      ) : (
        <Outcome practice={practice} />
      )}
      <div className="-mx-2 flex flex-wrap items-center gap-x-1 gap-y-1 border-t border-line pt-4">
        {answering && view.may.hint && (
          <Button look="quiet" size="small" icon="hint" busy={busy} onClick={() => turn({ kind: 'ask_hint', ...about })}>
            {view.hints.length === 0 ? 'Hint' : 'Another hint'}
          </Button>
        )}
        {answering && view.may.example && (
          <Button look="quiet" size="small" icon="example" busy={busy} onClick={() => turn({ kind: 'see_example', ...about })}>
            Show me an example
          </Button>
        )}
        {answering && view.may.skip && (
          <Button look="quiet" size="small" icon="skip" busy={busy} onClick={() => turn({ kind: 'skip', ...about })}>
            Skip
          </Button>
        )}
        <Button look="quiet" size="small" icon="flag" className="sm:ml-auto" onClick={() => report(true)}>
          Report a mistake
        </Button>
      </div>
      {reporting && <ReportDialog sessionId={view.session_id} problemId={problem.id} onClose={() => report(false)} />}
    </article>
  );
}

/** In words, because dots beside "Problem 1 of 5" would look like the number of problems done. */
const Difficulty = ({ level }: { level: number }) => <p className="text-sm text-soft">Difficulty {level} of 5</p>;

/** Returns an empty draft; if the problem asks for work, with an empty first line. */
const emptyDraft = ({ answer_mode }: StudentProblem, entry: Settings['entry']): Draft => ({
  entry,
  text: '',
  lines: answer_mode === 'work_shown' ? [''] : [],
});
