import { useState } from 'react';
import type { PracticeInput } from '@stoa/schema/practice';
import type { StudentProblem } from '@stoa/schema/problem';
import { choiceKey, truths } from '../../../components/ChoiceEntry.tsx';
import type { Choice } from '../../../components/ChoiceEntry.tsx';
import type { EntryKind } from '../../../components/math-entry.ts';
import type { Draft } from '../../../session/draft.ts';
import { useReading } from './use-reading.ts';

/** How a problem is answered: by a choice, by lines of work, or in one field. */
export type AnswerKind = 'choice' | 'work' | 'field';

const kindOf = ({ input_type, answer_mode }: StudentProblem, { lines }: Draft): AnswerKind =>
  input_type === 'boolean' || input_type === 'multiple_choice'
    ? 'choice'
    : answer_mode === 'work_shown' || (answer_mode === 'mixed' && lines.length > 0)
      ? 'work'
      : 'field';

const choicesOf = ({ input_type, choices }: StudentProblem): readonly Choice[] =>
  input_type === 'boolean' ? truths : choices.map((text, at) => ({ key: choiceKey(at), value: choiceKey(at), text }));

/** What is written for a problem, how the server reads it, and how it is submitted. */
export function useAnswerForm({
  sessionId,
  problem,
  draft,
  mayHandIn,
  onDraft,
  onHandIn,
}: {
  sessionId: string;
  problem: StudentProblem;
  draft: Draft;
  mayHandIn: boolean;
  onDraft: (draft: Draft) => void;
  onHandIn: (input: PracticeInput) => void;
}) {
  const [lineAt, setLineAt] = useState(0);
  const [emptyTold, tellEmpty] = useState(false);
  const kind = kindOf(problem, draft);
  const current = kind === 'work' ? (draft.lines[lineAt] ?? '') : draft.text;
  // A line of work may continue the one above with "= 8"; only the 8 is read.
  const toRead = kind === 'choice' ? '' : kind === 'work' && lineAt > 0 ? current.replace(/^\s*=/, '') : current;
  const reading = useReading(sessionId, problem.id, toRead);
  const change = (to: Draft) => {
    tellEmpty(false);
    onDraft(to);
  };

  return {
    kind,
    choices: choicesOf(problem),
    toRead,
    reading,
    change,
    setLineAt,
    /** Says why nothing was submitted. */
    lack: emptyTold ? (kind === 'choice' ? 'Choose an answer first.' : 'Write an answer first.') : null,
    handIn() {
      const lines = draft.lines.filter((line) => line.trim() !== '');
      const empty = kind === 'work' ? lines.length === 0 : draft.text.trim() === '';
      tellEmpty(empty);
      if (empty || !mayHandIn) return;
      onHandIn(
        kind === 'work'
          ? { kind: 'attempt_work', problem_id: problem.id, lines }
          : { kind: 'attempt', problem_id: problem.id, answer: draft.text },
      );
    },
    /**
     * Switches the draft between plain text and the math field: what was read is carried over, anything else stays as it is.
     */
    switchEntry(to: EntryKind) {
      const echo = current === toRead && reading?.kind === 'read' ? reading.echo : null;
      const carried = (text: string) => (text !== current || echo === null ? text : to === 'plain' ? echo.plain : echo.latex);
      change({ entry: to, text: carried(draft.text), lines: draft.lines.map(carried) });
    },
    toggleWork() {
      const text = kind === 'work' ? (draft.lines.at(-1) ?? '') : '';
      change({ ...draft, lines: kind === 'work' ? [] : [draft.text], text });
    },
  };
}

export type AnswerFormState = ReturnType<typeof useAnswerForm>;
