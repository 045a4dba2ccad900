import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { DrillResult, ShownCard } from '@stoa/schema/course/thread';
import { Button } from '../../../../components/Button.tsx';
import { byFinger } from '../../../../components/by-finger.ts';
import { EntrySwitch } from '../../../../components/EntrySwitch.tsx';
import { judgements } from '../../../../components/judgements.ts';
import { Icon } from '../../../../components/Icon.tsx';
import { Keypad } from '../../../../components/Keypad.tsx';
import type { EntryKind, MathHandle } from '../../../../components/math-entry.ts';
import { MathEntry } from '../../../../components/MathEntry.tsx';
import { MathLine, MathText } from '../../../../components/MathText.tsx';
import { Tex } from '../../../../components/Tex.tsx';
import { FigureView } from '../../../../figures/FigureView.tsx';
import { useSaveSettings } from '../../../../save-settings.ts';
import { useDraft } from '../../../../session/use-draft.ts';
import { useMe } from '../../../../signed-in.ts';
import type { CourseTurns } from '../use-course.ts';
import { useTimeLeft } from '../use-time-left.ts';
import { CardFrame } from './CardFrame.tsx';

type Drill = Extract<ShownCard, { type: 'DRILL' }>;
type DrillProps = {
  card: Drill;
  messageId: string;
  threadId: string;
  unit: string;
  newest: boolean;
  turns: CourseTurns;
};

/** A short question with a field for its answer, and the result. */
export function DrillCard(props: DrillProps) {
  const { card, unit } = props;
  const { prompt, questionLatex, figure, result } = card;
  const question = (
    <div className="grid gap-1">
      <MathText text={prompt} />
      {questionLatex !== '' && <Tex tex={questionLatex} display />}
      {figure !== null && <FigureView shown={figure} />}
    </div>
  );
  return result === null || result.verdict === 'not_graded' ? (
    <OpenDrill {...props} question={question} />
  ) : (
    <GradedDrill {...props} result={result} question={question} unit={unit} />
  );
}

function OpenDrill({
  card,
  messageId,
  threadId,
  unit,
  newest,
  turns: { turn, busy },
  question,
}: DrillProps & { question: ReactNode }) {
  const { unitId, prompt, questionLatex, token, result } = card;
  const { settings } = useMe();
  const { save } = useSaveSettings();
  const id = useId();
  const field = useRef<MathHandle>(null);
  const first: EntryKind = questionLatex === '' && !prompt.includes('$') ? 'plain' : settings.entry;
  const [draft, write] = useDraft(threadId, messageId, { entry: first, text: '', lines: [] });
  const [keypad, setKeypad] = useState(false);
  const [lack, setLack] = useState(false);
  const [expired, expire] = useState(false);
  const [over] = useState(() => () => expire(true));
  useTimeLeft(card.expiresAt, over);
  const check = () => {
    if (draft.text.trim() === '') return setLack(true);
    if (busy || expired) return;
    turn({
      kind: 'answer_drill',
      messageId,
      answer: { unitId, drill: { prompt, question_latex: questionLatex, token }, studentAnswer: draft.text },
    });
  };
  return (
    <CardFrame
      icon="keypad"
      title="Practice problem"
      unit={unit}
      buttons={
        <>
          <Button busy={busy} onClick={() => turn({ kind: 'press', event: { type: 'DRILL_STUCK', unitId } })}>
            I’m stuck
          </Button>
          <Button look={newest ? 'primary' : 'plain'} busy={busy || expired} onClick={check}>
            Check Answer
          </Button>
        </>
      }
    >
      {question}
      <form
        className="grid gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          check();
        }}
      >
        <MathEntry
          key={draft.entry}
          ref={field}
          entry={draft.entry}
          value={draft.text}
          label="Your answer"
          describedBy={`${id}-note`}
          disabled={expired}
          invalid={lack}
          placeholder="Your answer"
          keypad={keypad}
          autoFocus={newest && !byFinger() && !isWriting()}
          onChange={(text) => {
            setLack(false);
            write({ ...draft, text });
          }}
          onSubmit={check}
        />
        <div id={`${id}-note`} role="status" className="empty:hidden">
          {lack && <p className="text-clay">Write an answer first.</p>}
          {expired && <p className="text-soft">This problem has expired. Ask for another one.</p>}
          {!lack && !expired && result !== null && (
            <p>
              <MathLine text={result.feedbackText} />
            </p>
          )}
        </div>
        <div className="-mx-2 flex flex-wrap gap-x-0.5 gap-y-1">
          <EntrySwitch
            entry={draft.entry}
            keypad={keypad}
            keypadId={`${id}-keypad`}
            onKeypad={setKeypad}
            onEntry={(entry) => {
              // TeX can't be carried over to plain text.
              write({ entry, text: /[\\{}]/.test(draft.text) ? '' : draft.text, lines: [] });
              save({ entry });
            }}
          />
        </div>
        {keypad && (
          <Keypad
            id={`${id}-keypad`}
            asked={{
              inputType: 'expression',
              variables: variablesOf(prompt, questionLatex),
              text: `${prompt} ${questionLatex}`,
              unit: null,
            }}
            field={() => field.current}
          />
        )}
      </form>
    </CardFrame>
  );
}

/** True if she is writing a message: a new drill must not take the focus then. */
const isWriting = (): boolean => {
  const at = document.activeElement;
  return at instanceof HTMLTextAreaElement && at.value !== '';
};

/** Returns the letters in a drill's formulas. */
const variablesOf = (prompt: string, questionLatex: string): string[] => {
  const formulas = [questionLatex, ...Array.from(prompt.matchAll(/\$([^$]*)\$/g), ([, tex = '']) => tex)];
  return [
    ...new Set(
      formulas
        .join(' ')
        .replaceAll(/\\text\{[^}]*\}|\\[a-z]+/gi, ' ')
        .match(/[a-z]/gi) ?? [],
    ),
  ];
};

function GradedDrill({
  card: { unitId },
  result,
  unit,
  newest,
  turns: { turn, busy },
  question,
}: DrillProps & { result: DrillResult; question: ReactNode }) {
  const correct = result.verdict === 'correct';
  const { icon, tone } = judgements[correct ? 'correct' : 'incorrect'];
  const onward = useRef<HTMLButtonElement>(null);
  const arrived = useRef(newest);
  // The field that had the focus no longer exists.
  useEffect(() => {
    if (arrived.current && document.activeElement === document.body && !byFinger())
      onward.current?.focus({ preventScroll: true });
  }, []);
  return (
    <CardFrame
      icon="keypad"
      title="Practice problem"
      unit={unit}
      badge={
        <span
          className={`inline-flex items-center gap-1.5 rounded-full border border-current px-2.5 py-0.5 text-sm font-medium ${tone}`}
        >
          <Icon name={icon} className="size-4" /> {correct ? 'Correct' : 'Incorrect'}
        </span>
      }
      buttons={
        newest && (
          <>
            <Button busy={busy} onClick={() => turn({ kind: 'press', event: { type: 'REQUEST_DRILL', unitId } })}>
              Try another
            </Button>
            <Button
              ref={onward}
              look="primary"
              busy={busy}
              onClick={() =>
                turn({
                  kind: 'press',
                  event: { type: 'DRILL_CONTINUE', unitId, lastResult: correct ? 'correct' : 'incorrect' },
                })
              }
            >
              Continue
            </Button>
          </>
        )
      }
    >
      {question}
      <p className="overflow-x-auto">
        <span className="text-soft">Your answer: </span>
        <Answer text={result.studentAnswer} />
      </p>
      <div role="status">
        <p className="sr-only">{correct ? 'Correct.' : 'Incorrect.'}</p>
        <MathText text={result.feedbackText} />
      </div>
    </CardFrame>
  );
}

/** An answer as it was written: only the math field writes TeX. */
function Answer({ text }: { text: string }) {
  return /\\|[\^_]\{/.test(text) ? <Tex tex={text} /> : <span className="wrap-anywhere">{text}</span>;
}
