import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { AttemptView, PracticeInput } from '@stoa/schema/practice';
import type { StudentProblem } from '@stoa/schema/problem';
import { Button } from '../../../components/Button.tsx';
import { byFinger } from '../../../components/by-finger.ts';
import { EntrySwitch } from '../../../components/EntrySwitch.tsx';
import { Keypad } from '../../../components/Keypad.tsx';
import type { EntryKind, MathHandle } from '../../../components/math-entry.ts';
import type { Draft } from '../../../session/draft.ts';
import { useConnectionDown } from '../../../use-connection.ts';
import { AnswerInput } from './AnswerInput.tsx';
import { AnswerPicture } from '../../../figures/answering/AnswerPicture.tsx';
import { ReadingEcho } from './ReadingEcho.tsx';
import { useAnswerForm } from './use-answer-form.ts';

/** Where an answer is written and submitted, with the tutor's feedback. */
export function AnswerForm({
  sessionId,
  problem,
  last,
  draft,
  mayAttempt,
  busy,
  stemId,
  feedback,
  onDraft,
  onEntry,
  onHandIn,
}: {
  sessionId: string;
  problem: StudentProblem;
  /** The latest attempt on this problem, whose marks stay beside the lines that they judge. */
  last: AttemptView | null;
  draft: Draft;
  mayAttempt: boolean;
  busy: boolean;
  stemId: string;
  /** The tutor's feedback: below the buttons and above the keypad, where it moves neither the field nor a button. */
  feedback: ReactNode;
  onDraft: (draft: Draft) => void;
  /** Called when the student prefers this way of writing, here and from now on. */
  onEntry: (entry: EntryKind) => void;
  onHandIn: (input: PracticeInput) => void;
}) {
  const id = useId();
  const [echoId, keypadId] = [`${id}-echo`, `${id}-keypad`];
  const element = useRef<HTMLFormElement>(null);
  const field = useRef<MathHandle>(null);
  const [keypad, setKeypad] = useState(byFinger);
  const form = useAnswerForm({ sessionId, problem, draft, mayHandIn: mayAttempt && !busy, onDraft, onHandIn });
  const { kind, lack } = form;
  const chooses = kind === 'choice';
  useEffect(() => {
    if (chooses && !byFinger())
      element.current?.querySelector<HTMLInputElement>('input[type=radio]')?.focus({ preventScroll: true });
  }, [chooses]);

  return (
    <form
      ref={element}
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        form.handIn();
      }}
    >
      {kind === 'field' && problem.answer_figure !== null && (
        <AnswerPicture
          figure={problem.answer_figure}
          text={draft.text}
          disabled={!mayAttempt}
          onText={(text) =>
            form.change({ ...draft, text: draft.entry === 'plain' ? text : text.replaceAll(/[{}]/g, String.raw`\$&`) })
          }
        />
      )}
      <AnswerInput
        field={field}
        form={form}
        problem={problem}
        last={last}
        draft={draft}
        disabled={!mayAttempt}
        stemId={stemId}
        echoId={echoId}
      />
      {!chooses && <ReadingEcho id={echoId} reading={form.reading} text={form.toRead} entry={draft.entry} />}
      {lack !== null && (
        <p role="alert" className="text-clay">
          {lack}
        </p>
      )}
      <div className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-3">
        <CheckButton busy={busy} disabled={!mayAttempt} />
        {!chooses && problem.answer_mode === 'mixed' && (
          <Button look="quiet" size="small" aria-pressed={kind === 'work'} onClick={form.toggleWork}>
            {kind === 'work' ? 'Just the answer' : 'Show my work'}
          </Button>
        )}
        {!chooses && (
          <EntrySwitch
            entry={draft.entry}
            keypad={keypad}
            keypadId={keypadId}
            onKeypad={setKeypad}
            onEntry={(to) => {
              form.switchEntry(to);
              onEntry(to);
              requestAnimationFrame(() => field.current?.focus());
            }}
          />
        )}
      </div>
      {feedback}
      {!chooses && keypad && (
        <Keypad
          id={keypadId}
          asked={{ inputType: problem.input_type, variables: problem.variables, text: problem.stem, unit: problem.unit }}
          field={() => field.current}
        />
      )}
    </form>
  );
}

function CheckButton({ busy, disabled }: { busy: boolean; disabled: boolean }) {
  const down = useConnectionDown();
  return (
    <Button type="submit" look="primary" busy={busy} disabled={disabled} className="mr-auto w-full min-w-32 sm:w-auto">
      {busy ? (down ? 'Waiting …' : 'Checking …') : 'Check'}
    </Button>
  );
}
