import { useEffect, useId, useRef, useState } from 'react';
import type { PlacementInput, PlacementView } from '@stoa/schema/placement';
import type { StudentProblem } from '@stoa/schema/problem';
import { Button } from '../../../components/Button.tsx';
import { byFinger } from '../../../components/by-finger.ts';
import { ChoiceEntry, choiceKey, truths } from '../../../components/ChoiceEntry.tsx';
import type { Choice } from '../../../components/ChoiceEntry.tsx';
import { EntrySwitch } from '../../../components/EntrySwitch.tsx';
import { Keypad } from '../../../components/Keypad.tsx';
import { MathEntry, fetchMathField } from '../../../components/MathEntry.tsx';
import type { MathHandle } from '../../../components/math-entry.ts';
import { MathText } from '../../../components/MathText.tsx';
import { SafetyNote } from '../../../components/SafetyNote.tsx';
import { FigureView } from '../../../figures/FigureView.tsx';
import { useSaveSettings } from '../../../save-settings.ts';
import { useDraft } from '../../../session/use-draft.ts';
import { useMe } from '../../../signed-in.ts';

const choicesOf = ({ input_type, choices }: StudentProblem): readonly Choice[] | null =>
  input_type === 'boolean'
    ? truths
    : input_type === 'multiple_choice'
      ? choices.map((text, at) => ({ key: choiceKey(at), value: choiceKey(at), text }))
      : null;

/** A question of a placement, a field for its answer, and a kind way to say that she hasn't learned it yet. */
export function PlacementQuestion({
  view,
  problem,
  busy,
  onTurn,
}: {
  view: PlacementView;
  problem: StudentProblem;
  busy: boolean;
  onTurn: (input: PlacementInput) => void;
}) {
  const id = useId();
  const [stemId, noteId, keypadId] = [`${id}-stem`, `${id}-note`, `${id}-keypad`];
  const { settings } = useMe();
  const { save } = useSaveSettings();
  const field = useRef<MathHandle>(null);
  const form = useRef<HTMLFormElement>(null);
  const [draft, write] = useDraft(view.session_id, problem.id, { entry: settings.entry, text: '', lines: [] });
  const [keypad, setKeypad] = useState(byFinger);
  const [lack, setLack] = useState(false);
  const choices = choicesOf(problem);
  const chooses = choices !== null;
  const crisis = view.safety?.kind === 'crisis';
  useEffect(() => {
    if (settings.entry === 'math_field') fetchMathField();
  }, [settings.entry]);
  useEffect(() => {
    if (chooses && !byFinger())
      form.current?.querySelector<HTMLInputElement>('input[type=radio]')?.focus({ preventScroll: true });
  }, [chooses]);
  // What a student wrote in a crisis doesn't stay on the screen, where others could see it.
  useEffect(() => {
    if (crisis) write({ entry: settings.entry, text: '', lines: [] });
  }, [crisis, write, settings.entry]);

  const change = (text: string) => {
    setLack(false);
    write({ ...draft, text });
  };
  const handIn = () => {
    const empty = draft.text.trim() === '';
    setLack(empty);
    if (!empty && !busy) onTurn({ kind: 'answer', problem_id: problem.id, answer: draft.text });
  };
  const note = lack ? (chooses ? 'Choose an answer first.' : 'Write an answer first.') : view.note;

  return (
    <article aria-label={`Question ${view.asked + 1}`} className="card grid gap-6 p-5 sm:p-9">
      <div id={stemId} className="text-[1.25rem] leading-relaxed sm:text-[1.375rem]">
        <MathText text={problem.stem} />
        {problem.figure !== null && <FigureView shown={problem.figure} />}
        {problem.asked_form !== null && <p className="mt-3 text-base text-soft">Give your answer {problem.asked_form}.</p>}
      </div>
      <form
        ref={form}
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          handIn();
        }}
      >
        {choices !== null ? (
          <ChoiceEntry
            choices={choices}
            value={draft.text}
            label="Your answer"
            describedBy={stemId}
            disabled={busy}
            onChange={change}
          />
        ) : (
          <MathEntry
            key={draft.entry}
            ref={field}
            entry={draft.entry}
            unit={problem.unit}
            value={draft.text}
            label="Your answer"
            describedBy={`${stemId} ${noteId}`}
            disabled={busy}
            invalid={note !== null}
            placeholder={problem.placeholder}
            autoFocus={!byFinger()}
            onChange={change}
            onSubmit={handIn}
          />
        )}
        <div id={noteId} role="alert" className="empty:hidden">
          {note !== null && (
            <p className="text-clay">
              <MathText text={note} />
            </p>
          )}
        </div>
        {view.safety !== null && <SafetyNote safety={view.safety} />}
        <div className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-3">
          <Button type="submit" look="primary" busy={busy} className="w-full min-w-32 sm:w-auto">
            {busy ? 'One moment …' : 'Answer'}
          </Button>
          <Button
            className="mr-auto w-full sm:w-auto"
            busy={busy}
            onClick={() => onTurn({ kind: 'not_yet', problem_id: problem.id })}
          >
            I haven’t learned this yet
          </Button>
          {!chooses && (
            <EntrySwitch
              entry={draft.entry}
              keypad={keypad}
              keypadId={keypadId}
              onKeypad={setKeypad}
              onEntry={(entry) => {
                // TeX can't be carried over to plain text.
                write({ entry, text: /[\\{}]/.test(draft.text) ? '' : draft.text, lines: [] });
                save({ entry });
              }}
            />
          )}
        </div>
        {!chooses && keypad && (
          <Keypad
            id={keypadId}
            asked={{ inputType: problem.input_type, variables: problem.variables, text: problem.stem, unit: problem.unit }}
            field={() => field.current}
          />
        )}
      </form>
    </article>
  );
}
