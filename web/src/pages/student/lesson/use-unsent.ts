import { useCallback, useRef, useState } from 'react';
import type { LessonView } from '@stoa/schema/lesson';
import type { EntryKind } from '../../../components/math-entry.ts';
import { keepDraft } from '../../../session/draft.ts';

/** Where the draft of free words is stored; the drafts of answers are stored under their question's name. */
export const wordsPlace = 'words';

/** What the student is writing, and what it is: an answer, or words to the tutor. */
export type Writing = { mode: 'answer' | 'words'; entry: EntryKind; text: string };
const nothingWritten: Writing = { mode: 'answer', entry: 'plain', text: '' };

const sameQuestion = (one: LessonView, other: LessonView): boolean => one.question?.question_id === other.question?.question_id;

/**
 * What the student was writing when the lesson went on elsewhere: it is kept and offered, because its field is gone.
 * `takenBack` says how often it was put into the new field, and which field that is.
 */
export function useUnsent(sessionId: string) {
  const [unsent, setUnsent] = useState<Writing | null>(null);
  const [takenBack, setTakenBack] = useState({ times: 0, version: -1, mode: 'answer' as Writing['mode'] });
  const writing = useRef<Writing>(nothingWritten);
  const rescued = useRef<Writing | null>(null);

  const onWriting = useCallback((to: Writing) => {
    writing.current = to;
  }, []);
  /** Stores an answer for its own question, even if another tab has just dropped that draft. */
  const rescue = ({ question }: LessonView) => {
    const { mode, entry, text } = writing.current;
    rescued.current = text.trim() === '' ? null : writing.current;
    if (rescued.current !== null && mode === 'answer' && question !== null)
      keepDraft(localStorage, sessionId, question.question_id, { entry, text, lines: [] });
  };
  /** Offers what no longer has a field. After a refused turn, the answer field is shown, and there is none for free words. */
  const offer = (before: LessonView, after: LessonView, refused: boolean) => {
    const held = sameQuestion(before, after) && (!refused || rescued.current?.mode === 'answer');
    setUnsent(held ? null : rescued.current);
  };
  const forget = () => {
    writing.current = nothingWritten;
    setUnsent(null);
  };
  /** Puts what was written into the field of the view that is shown now. */
  const takeBack = (view: LessonView) => {
    if (unsent === null) return;
    const { mode, entry, text } = unsent;
    const place = mode === 'words' ? wordsPlace : (view.question?.question_id ?? wordsPlace);
    keepDraft(localStorage, sessionId, place, { entry, text, lines: [] });
    setUnsent(null);
    setTakenBack(({ times }) => ({ times: times + 1, version: view.version, mode }));
  };

  return { unsent, takenBack, onWriting, rescue, offer, forget, takeBack };
}
