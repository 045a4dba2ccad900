import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { AttemptView, PracticeInput } from '@stoa/schema/practice';
import type { StudentProblem } from '@stoa/schema/problem';
import { useConnectionDown } from '../../../act.ts';
import { Button } from '../../../components/Button.tsx';
import { byFinger } from '../../../components/by-finger.ts';
import { EntrySwitch } from '../../../components/EntrySwitch.tsx';
import { Keypad } from '../../../components/Keypad.tsx';
import { MathEntry } from '../../../components/MathEntry.tsx';
import type { EntryKind, MathHandle } from '../../../components/math-entry.ts';
import { ChoiceEntry, choiceKey, truths } from './ChoiceEntry.tsx';
import type { Draft } from './draft.ts';
import { ReadingEcho } from './ReadingEcho.tsx';
import { useReading } from './use-reading.ts';
import { WorkEntry } from './WorkEntry.tsx';

/** Where the answer is written and handed in: one field, lines of work, or choices, as the problem asks. */
export function AnswerForm({
  sessionId,
  problem,
  last,
  draft,
  mayAttempt,
  busy,
  stemId,
  feedback,
  onDraft: changeDraft,
  onEntry,
  onHandIn,
}: {
  sessionId: string;
  problem: StudentProblem;
  /** The latest attempt on this problem, whose marks stay beside the lines they judge. */
  last: AttemptView | null;
  draft: Draft;
  mayAttempt: boolean;
  busy: boolean;
  stemId: string;
  /** What the tutor says to it: under the buttons, over the keypad, where it pushes neither field nor button away. */
  feedback: ReactNode;
  onDraft: (draft: Draft) => void;
  /** She would rather write the other way, here and from now on. */
  onEntry: (entry: EntryKind) => void;
  onHandIn: (input: PracticeInput) => void;
}) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<MathHandle>(null);
  const [lineAt, setLineAt] = useState(0);
  const [keypad, setKeypad] = useState(byFinger);
  const [emptyTold, tellEmpty] = useState(false);
  const down = useConnectionDown();

  const choices =
    problem.input_type === 'boolean'
      ? truths
      : problem.choices.map((text, at) => ({ key: choiceKey(at), value: choiceKey(at), text }));
  const chooses = problem.input_type === 'boolean' || problem.input_type === 'multiple_choice';
  const shows = !chooses && (problem.answer_mode === 'work_shown' || (problem.answer_mode === 'mixed' && draft.lines.length > 0));
  const current = shows ? (draft.lines[lineAt] ?? '') : draft.text;
  // A line of work may go on from the one above with "= 8"; what is read of it is the 8.
  const toRead = chooses ? '' : shows && lineAt > 0 ? current.replace(/^\s*=/, '') : current;
  const reading = useReading(sessionId, problem.id, toRead);
  const echoId = `${id}-echo`;

  useEffect(() => {
    if (chooses && !byFinger())
      form.current?.querySelector<HTMLInputElement>('input[type=radio]')?.focus({ preventScroll: true });
  }, [chooses]);

  const onDraft = (to: Draft) => {
    tellEmpty(false);
    changeDraft(to);
  };
  const handIn = () => {
    const empty = shows ? draft.lines.every((line) => line.trim() === '') : draft.text.trim() === '';
    tellEmpty(empty);
    if (empty || busy || !mayAttempt) return;
    onHandIn(
      shows
        ? { kind: 'attempt_work', problem_id: problem.id, lines: draft.lines.filter((line) => line.trim() !== '') }
        : { kind: 'attempt', problem_id: problem.id, answer: draft.text },
    );
  };
  const switchEntry = (to: EntryKind) => {
    const echoed = (text: string) => (text === current && text === toRead && reading?.kind === 'read' ? reading.echo : null);
    const over = (text: string) => (to === 'plain' ? (echoed(text)?.plain ?? text) : (echoed(text)?.latex ?? text));
    onDraft({ entry: to, text: over(draft.text), lines: draft.lines.map(over) });
    onEntry(to);
    requestAnimationFrame(() => field.current?.focus());
  };
  const showWork = () => onDraft({ ...draft, lines: shows ? [] : [draft.text], text: shows ? (draft.lines.at(-1) ?? '') : '' });
  const describedBy = `${stemId} ${echoId}`;

  return (
    <form
      ref={form}
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        handIn();
      }}
    >
      {chooses ? (
        <ChoiceEntry
          choices={choices}
          value={draft.text}
          label="Your answer"
          describedBy={stemId}
          disabled={!mayAttempt}
          onChange={(text) => onDraft({ ...draft, text })}
        />
      ) : shows ? (
        <WorkEntry
          lines={draft.lines.length === 0 ? [''] : draft.lines}
          entry={draft.entry}
          verdicts={last?.line_verdicts ?? []}
          checked={last?.lines ?? []}
          describedBy={describedBy}
          disabled={!mayAttempt}
          autoFocus={!byFinger()}
          onChange={(lines) => onDraft({ ...draft, lines })}
          onFocusLine={(handle, at) => {
            field.current = handle;
            setLineAt(at);
          }}
        />
      ) : (
        <MathEntry
          ref={field}
          entry={draft.entry}
          unit={problem.unit}
          value={draft.text}
          label="Your answer"
          describedBy={describedBy}
          disabled={!mayAttempt}
          invalid={reading?.kind === 'unreadable'}
          placeholder={problem.placeholder}
          autoFocus={!byFinger()}
          onChange={(text) => onDraft({ ...draft, text })}
          onSubmit={handIn}
        />
      )}
      {!chooses && <ReadingEcho id={echoId} reading={reading} text={toRead} entry={draft.entry} />}
      {emptyTold && (
        <p role="alert" className="text-clay">
          {chooses ? 'Choose an answer first.' : 'Write an answer first.'}
        </p>
      )}
      <div className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-3">
        <Button type="submit" look="primary" busy={busy} disabled={!mayAttempt} className="mr-auto w-full min-w-32 sm:w-auto">
          {busy ? (down ? 'Waiting …' : 'Checking …') : 'Check'}
        </Button>
        {!chooses && (
          <>
            {problem.answer_mode === 'mixed' && (
              <Button look="quiet" size="small" aria-pressed={shows} onClick={showWork}>
                {shows ? 'Just the answer' : 'Show my work'}
              </Button>
            )}
            <EntrySwitch
              entry={draft.entry}
              keypad={keypad}
              keypadId={`${id}-keypad`}
              onKeypad={setKeypad}
              onEntry={switchEntry}
            />
          </>
        )}
      </div>
      {feedback}
      {!chooses && keypad && (
        <Keypad
          id={`${id}-keypad`}
          asked={{ inputType: problem.input_type, variables: problem.variables, text: problem.stem, unit: problem.unit }}
          field={() => field.current}
        />
      )}
    </form>
  );
}
