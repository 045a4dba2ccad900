import { useImperativeHandle, useRef } from 'react';
import type { MouseEvent, Ref } from 'react';
import type { StudentQuestion } from '@stoa/schema/lesson';
import { byFinger } from '../../../components/by-finger.ts';
import { ChoiceEntry } from '../../../components/ChoiceEntry.tsx';
import type { Choice } from '../../../components/ChoiceEntry.tsx';
import { MathEntry } from '../../../components/MathEntry.tsx';
import type { EntryKind, MathHandle } from '../../../components/math-entry.ts';

export type AnswerHandle = {
  focus: () => void;
  /** Returns the field that the keypad writes to; null if the answer is chosen. */
  field: () => MathHandle | null;
};

/** Where a question is answered: choices, or a field for mathematics. */
export function AnswerField({
  ref,
  question,
  choices,
  value,
  entry,
  invalid,
  keypad,
  describedBy,
  noteId,
  autoFocus,
  onChange,
  onSubmit,
  onKeypad,
}: {
  ref: Ref<AnswerHandle>;
  question: StudentQuestion;
  choices: readonly Choice[];
  value: string;
  entry: EntryKind;
  invalid: boolean;
  keypad: boolean;
  describedBy: string;
  /** The id of the element that says what is still missing. */
  noteId: string;
  autoFocus: boolean;
  onChange: (text: string) => void;
  onSubmit: () => void;
  onKeypad: (open: boolean) => void;
}) {
  const field = useRef<MathHandle>(null);
  const offered = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    focus() {
      const radio =
        offered.current?.querySelector<HTMLInputElement>('input:checked') ??
        offered.current?.querySelector<HTMLInputElement>('input');
      if (radio == null) field.current?.focus();
      else radio.focus({ preventScroll: true });
    },
    field: () => field.current,
  }));
  // On a touch screen the math field doesn't open the system keyboard, so ours is needed. It opens only on the user's own
  // click: the field dispatches another one before, and if the page moved by then, the user would press something else.
  const openKeypad = ({ nativeEvent }: MouseEvent) => {
    if (nativeEvent.isTrusted && entry === 'math_field' && byFinger()) onKeypad(true);
  };

  if (choices.length > 0)
    return (
      <div ref={offered}>
        <ChoiceEntry
          choices={choices}
          value={value}
          label="Your answer"
          describedBy={describedBy}
          disabled={false}
          onChange={onChange}
        />
      </div>
    );
  return (
    <div onClickCapture={openKeypad}>
      <MathEntry
        key={entry}
        ref={field}
        entry={entry}
        unit={question.unit}
        value={value}
        label="Your answer"
        describedBy={`${describedBy} ${noteId}`}
        disabled={false}
        invalid={invalid}
        placeholder="Your answer"
        keypad={keypad}
        autoFocus={autoFocus}
        onChange={onChange}
        onSubmit={onSubmit}
      />
    </div>
  );
}
