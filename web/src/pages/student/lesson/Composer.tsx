import { useCallback, useEffect, useId, useImperativeHandle, useRef } from 'react';
import type { ReactNode, Ref } from 'react';
import type { LessonInput, StudentQuestion } from '@stoa/schema/lesson';
import { Button } from '../../../components/Button.tsx';
import { EntrySwitch } from '../../../components/EntrySwitch.tsx';
import { Keypad } from '../../../components/Keypad.tsx';
import type { EntryKind } from '../../../components/math-entry.ts';
import { useConnectionDown } from '../../../use-connection.ts';
import { AnswerField } from './AnswerField.tsx';
import type { AnswerHandle } from './AnswerField.tsx';
import { ModeSwitch } from './ModeSwitch.tsx';
import type { Mode } from './ModeSwitch.tsx';
import { lengthWord, longestMessage } from './message-length.ts';
import { useComposer } from './use-composer.ts';
import type { Writing } from './use-unsent.ts';
import { WordsField } from './WordsField.tsx';

export type ComposerHandle = { focus: () => void };

type ComposerProps = {
  ref: Ref<ComposerHandle>;
  sessionId: string;
  question: StudentQuestion | null;
  entry: EntryKind;
  busy: boolean;
  keypad: boolean;
  describedBy: string;
  /** What is below the field besides its own buttons: the wishes. While the keypad is open, a phone has space for only one. */
  aside?: (crowded: boolean) => ReactNode;
  /** The mode to start in, if there is a question. */
  begin?: Mode;
  /** Takes the focus as soon as it is rendered: a math field is rendered a moment after the page. */
  eager?: boolean;
  onKeypad: (open: boolean) => void;
  /** Called with the text in the field as it changes; a choice isn't text. */
  onWriting?: (writing: Writing) => void;
  onTurn: (input: LessonInput) => void;
};

/**
 * Where the student writes: an answer to the question in focus, or anything else. A switch beside the field shows which of the
 * two it is. The student chooses it, so that a question to the tutor is never taken for an answer.
 */
export function Composer({
  ref,
  sessionId,
  question,
  entry,
  busy,
  keypad,
  describedBy,
  aside = () => null,
  begin = 'answer',
  eager = false,
  onKeypad,
  onWriting,
  onTurn,
}: ComposerProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const keypadId = `${id}-keypad`;
  const composer = useComposer({ sessionId, question, entry, begin, busy, onWriting, onTurn });
  const { mode, answering, choices, answer, words, lack, send } = composer;
  const answerField = useRef<AnswerHandle>(null);
  const wordsField = useRef<HTMLTextAreaElement>(null);
  const focus = useCallback(
    () => (mode === 'words' ? wordsField.current?.focus({ preventScroll: true }) : answerField.current?.focus()),
    [mode],
  );
  useImperativeHandle(ref, () => ({ focus }), [focus]);
  // After a switch, the newly chosen field gets the focus.
  const switched = useRef(false);
  useEffect(() => {
    if (switched.current) focus();
    switched.current = false;
  }, [focus]);
  const switchMode = (to: Mode) => {
    switched.current = true;
    composer.choose(to);
  };
  const switchEntry = (to: EntryKind) => {
    composer.switchEntry(to);
    requestAnimationFrame(focus);
  };
  /** The question in focus, if its answer is written and not chosen. */
  const written = answering !== null && choices.length === 0 ? answering : null;

  return (
    <form
      className="grid gap-2 sm:gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {answering === null ? (
        <WordsField
          ref={wordsField}
          value={words.text}
          describedBy={noteId}
          invalid={lack !== null}
          onChange={composer.writeWords}
          onSubmit={send}
        />
      ) : (
        <AnswerField
          ref={answerField}
          question={answering}
          choices={choices}
          value={answer.text}
          entry={answer.entry}
          invalid={lack !== null}
          keypad={keypad}
          describedBy={describedBy}
          noteId={noteId}
          autoFocus={eager}
          onChange={composer.writeAnswer}
          onSubmit={send}
          onKeypad={onKeypad}
        />
      )}
      <Note id={noteId} lack={lack} text={composer.text} />
      <div className="flex flex-wrap items-center gap-2">
        {question !== null && <ModeSwitch mode={mode} onChange={switchMode} />}
        <SendButton busy={busy} words={answering === null ? 'Send' : 'Check'} />
      </div>
      <div className="-mx-2 flex flex-wrap items-center gap-x-0.5 gap-y-1 empty:hidden">
        {written !== null && (
          <EntrySwitch entry={answer.entry} keypad={keypad} keypadId={keypadId} onKeypad={onKeypad} onEntry={switchEntry} />
        )}
        {aside(written !== null && keypad)}
      </div>
      {written !== null && keypad && (
        <Keypad
          id={keypadId}
          asked={{ inputType: written.input_type, variables: written.variables, text: written.text, unit: written.unit }}
          field={() => answerField.current?.field() ?? null}
        />
      )}
    </form>
  );
}

/** Says what is missing before it can be sent, or the text's length and its limit. */
function Note({ id, lack, text }: { id: string; lack: string | null; text: string }) {
  return (
    <div id={id} role="status" className="empty:hidden">
      {lack !== null ? (
        <p className="text-clay">{lack}</p>
      ) : (
        text.length > longestMessage * 0.9 && <p className="text-soft">{lengthWord(text)}</p>
      )}
    </div>
  );
}

function SendButton({ busy, words }: { busy: boolean; words: string }) {
  const down = useConnectionDown();
  return (
    <Button
      type="submit"
      look="primary"
      busy={busy}
      className="ml-auto min-w-24 max-[22rem]:min-w-0 max-[22rem]:px-4 sm:min-w-28"
    >
      {busy ? (down ? 'Waiting …' : 'One moment …') : words}
    </Button>
  );
}
