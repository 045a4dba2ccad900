import type { RefObject } from 'react';
import type { AttemptView } from '@stoa/schema/practice';
import type { StudentProblem } from '@stoa/schema/problem';
import { byFinger } from '../../../components/by-finger.ts';
import { ChoiceEntry } from '../../../components/ChoiceEntry.tsx';
import { MathEntry } from '../../../components/MathEntry.tsx';
import type { MathHandle } from '../../../components/math-entry.ts';
import type { Draft } from '../../../session/draft.ts';
import type { AnswerFormState } from './use-answer-form.ts';
import { WorkEntry } from './WorkEntry.tsx';

/** The input itself: choices, lines of work, or one field, depending on the problem. */
export function AnswerInput({
  field,
  form: { kind, choices, reading, change, setLineAt, handIn },
  problem,
  last,
  draft,
  disabled,
  stemId,
  echoId,
}: {
  /** The field that the keypad writes in. */
  field: RefObject<MathHandle | null>;
  form: AnswerFormState;
  problem: StudentProblem;
  last: AttemptView | null;
  draft: Draft;
  disabled: boolean;
  stemId: string;
  echoId: string;
}) {
  const describedBy = `${stemId} ${echoId}`;
  switch (kind) {
    case 'choice':
      return (
        <ChoiceEntry
          choices={choices}
          value={draft.text}
          label="Your answer"
          describedBy={stemId}
          disabled={disabled}
          onChange={(text) => change({ ...draft, text })}
        />
      );
    case 'work':
      return (
        <WorkEntry
          lines={draft.lines.length === 0 ? [''] : draft.lines}
          entry={draft.entry}
          verdicts={last?.line_verdicts ?? []}
          checked={last?.lines ?? []}
          describedBy={describedBy}
          disabled={disabled}
          autoFocus={!byFinger()}
          onChange={(lines) => change({ ...draft, lines })}
          onFocusLine={(handle, at) => {
            field.current = handle;
            setLineAt(at);
          }}
        />
      );
    case 'field':
      return (
        <MathEntry
          ref={field}
          entry={draft.entry}
          unit={problem.unit}
          value={draft.text}
          label="Your answer"
          describedBy={describedBy}
          disabled={disabled}
          invalid={reading?.kind === 'unreadable'}
          placeholder={problem.placeholder}
          autoFocus={!byFinger()}
          onChange={(text) => change({ ...draft, text })}
          onSubmit={handIn}
        />
      );
  }
}
