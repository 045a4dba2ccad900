import { useEffect, useState } from 'react';
import type { LessonInput, StudentQuestion } from '@stoa/schema/lesson';
import type { EntryKind } from '../../../components/math-entry.ts';
import { useSaveSettings } from '../../../save-settings.ts';
import type { Draft } from '../../../session/draft.ts';
import { useDraft } from '../../../session/use-draft.ts';
import { choicesOf } from './answer-of.ts';
import type { Mode } from './ModeSwitch.tsx';
import { lengthWord, longestMessage } from './message-length.ts';
import { plainWords } from './plain-words.ts';
import { wordsPlace } from './use-unsent.ts';
import type { Writing } from './use-unsent.ts';

const empty = (entry: EntryKind): Draft => ({ entry, text: '', lines: [] });

/** What is being written in the composer: two drafts, of an answer and of free words, and which of them is sent. */
export function useComposer({
  sessionId,
  question,
  entry,
  begin,
  busy,
  onWriting,
  onTurn,
}: {
  sessionId: string;
  question: StudentQuestion | null;
  entry: EntryKind;
  begin: Mode;
  busy: boolean;
  onWriting: ((writing: Writing) => void) | undefined;
  onTurn: (input: LessonInput) => void;
}) {
  const [mode, setMode] = useState<Mode>(question === null ? 'words' : begin);
  const [answer, setAnswer] = useDraft(sessionId, question?.question_id ?? 'none', empty(entry));
  const [words, setWords] = useDraft(sessionId, wordsPlace, empty('plain'));
  const [lack, setLack] = useState<string | null>(null);
  const settings = useSaveSettings();
  /** The question that is being answered; null if free words are written. */
  const answering = mode === 'answer' ? question : null;
  const choices = answering === null ? [] : choicesOf(answering);
  const text = answering === null ? words.text : answer.text;

  const written = choices.length > 0 ? '' : text;
  useEffect(() => {
    onWriting?.({ mode, entry: mode === 'words' ? 'plain' : answer.entry, text: written });
  }, [onWriting, mode, answer.entry, written]);

  return {
    mode,
    answering,
    choices,
    answer,
    words,
    text,
    /** Says why it can't be sent yet; null if it can. */
    lack,
    choose(to: Mode) {
      setLack(null);
      setMode(to);
    },
    writeAnswer(to: string) {
      setLack(null);
      setAnswer({ ...answer, text: to });
    },
    writeWords(to: string) {
      setLack(null);
      setWords({ ...words, text: to });
    },
    switchEntry(to: EntryKind) {
      // TeX can't be carried over to plain text, and what is easily retyped isn't worth a guess.
      setAnswer({ ...answer, entry: to, text: /[\\{}]/.test(answer.text) ? '' : answer.text });
      settings.save({ entry: to });
    },
    send() {
      if (busy) return;
      const missing = lackOf(text, answering !== null, choices.length > 0);
      setLack(missing);
      if (missing !== null) return;
      if (answering === null) return onTurn({ kind: 'message', message: text, question_id: question?.question_id ?? null });
      const message = answer.entry === 'math_field' ? plainWords(text) : text;
      onTurn({ kind: 'answer', message, question_id: answering.question_id });
    },
  };
}

function lackOf(text: string, answering: boolean, chooses: boolean): string | null {
  if (text.trim() === '')
    return chooses ? 'Choose an answer first.' : answering ? 'Write an answer first.' : 'Write something first.';
  return text.length > longestMessage ? `This is too long to send. ${lengthWord(text)}` : null;
}
