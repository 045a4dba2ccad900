import { useCallback, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import type { MouseEvent, ReactNode, Ref } from 'react';
import type { LessonInput, StudentQuestion } from '@stoa/schema/lesson';
import { useConnectionDown } from '../../../act.ts';
import { Button } from '../../../components/Button.tsx';
import { byFinger } from '../../../components/by-finger.ts';
import { EntrySwitch } from '../../../components/EntrySwitch.tsx';
import { Keypad } from '../../../components/Keypad.tsx';
import { MathEntry } from '../../../components/MathEntry.tsx';
import type { EntryKind, MathHandle } from '../../../components/math-entry.ts';
import { useSaveSettings } from '../../../save-settings.ts';
import { ChoiceEntry } from '../practice/ChoiceEntry.tsx';
import { choicesOf } from './answer-of.ts';
import { ModeSwitch } from './ModeSwitch.tsx';
import type { Mode } from './ModeSwitch.tsx';
import { lengthWord, longestMessage } from './message-length.ts';
import { plainWords } from './plain-words.ts';
import { useKeptText } from './use-kept-text.ts';
import { wordsPlace } from './use-lesson.ts';
import type { Writing } from './use-lesson.ts';
import { WordsField } from './WordsField.tsx';

export type EntryHandle = { focus: () => void };

/**
 * Where she writes: an answer to the question in focus, or anything else she wants to say. Which of the two it is stands beside the
 * field and is hers to choose, so that a question of hers is never taken for an answer.
 */
export function Entry({
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
}: {
  ref: Ref<EntryHandle>;
  sessionId: string;
  question: StudentQuestion | null;
  entry: EntryKind;
  busy: boolean;
  keypad: boolean;
  describedBy: string;
  /** What stands under the field beside its own buttons: the wishes. Crowded, a phone has room for one. */
  aside?: (crowded: boolean) => ReactNode;
  /** Where she begins, where there is a question. */
  begin?: Mode;
  /** Takes the focus as soon as it is there: a math field comes a moment after the page. */
  eager?: boolean;
  onKeypad: (open: boolean) => void;
  /** What stands in the field, as it changes; a choice is nothing written. */
  onWriting?: (writing: Writing) => void;
  onTurn: (input: LessonInput) => void;
}) {
  const id = useId();
  const [mode, setMode] = useState<Mode>(question === null ? 'words' : begin);
  const [answer, setAnswer] = useKeptText(sessionId, question?.question_id ?? 'none', entry);
  const [words, setWords] = useKeptText(sessionId, wordsPlace, 'plain');
  const [told, tell] = useState<string | null>(null);
  const offered = useRef<HTMLDivElement>(null);
  const field = useRef<MathHandle>(null);
  const wordsField = useRef<HTMLTextAreaElement>(null);
  const settings = useSaveSettings();
  const down = useConnectionDown();
  const choices = question === null ? [] : choicesOf(question);
  const chooses = choices.length > 0;
  const answering = mode === 'answer' && question !== null;
  const text = answering ? answer.text : words.text;

  const written = answering && chooses ? '' : text;
  useEffect(() => {
    onWriting?.({ mode, entry: mode === 'words' ? 'plain' : answer.entry, text: written });
  }, [onWriting, mode, answer.entry, written]);

  const focus = useCallback(() => {
    if (!answering) wordsField.current?.focus({ preventScroll: true });
    else if (chooses)
      (
        offered.current?.querySelector<HTMLInputElement>('input:checked') ??
        offered.current?.querySelector<HTMLInputElement>('input')
      )?.focus({ preventScroll: true });
    else field.current?.focus();
  }, [answering, chooses]);
  useImperativeHandle(ref, () => ({ focus }), [focus]);
  // The field that was chosen is the one she writes in next.
  const switched = useRef(false);
  useEffect(() => {
    if (switched.current) focus();
    switched.current = false;
  }, [focus]);

  const handIn = () => {
    if (busy) return;
    const lack = lackOf(text, answering, chooses);
    tell(lack);
    if (lack !== null) return;
    onTurn(
      answering
        ? { kind: 'answer', message: answer.entry === 'math_field' ? plainWords(text) : text, question_id: question.question_id }
        : { kind: 'message', message: text, question_id: question?.question_id ?? null },
    );
  };
  // Under a finger the math field opens no keyboard of the system's: without ours it could not be written in. It waits for the click
  // itself: the field gives out one of its own before, and a page that moves by then has something else pressed.
  const openKeypad = ({ nativeEvent }: MouseEvent) => {
    if (nativeEvent.isTrusted && answer.entry === 'math_field' && byFinger()) onKeypad(true);
  };
  const switchEntry = (to: EntryKind) => {
    // TeX means nothing as plain text, and what is easily written again is not worth a guess.
    setAnswer({ entry: to, text: /[\\{}]/.test(answer.text) ? '' : answer.text });
    settings.save({ entry: to });
    requestAnimationFrame(() => field.current?.focus());
  };

  return (
    <form
      className="grid gap-2 sm:gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        handIn();
      }}
    >
      {!answering ? (
        <WordsField
          ref={wordsField}
          value={words.text}
          describedBy={`${id}-told`}
          invalid={told !== null}
          onChange={(to) => {
            tell(null);
            setWords({ entry: 'plain', text: to });
          }}
          onSubmit={handIn}
        />
      ) : chooses ? (
        <div ref={offered}>
          <ChoiceEntry
            choices={choices}
            value={answer.text}
            label="Your answer"
            describedBy={describedBy}
            disabled={false}
            onChange={(to) => {
              tell(null);
              setAnswer({ ...answer, text: to });
            }}
          />
        </div>
      ) : (
        <div onClickCapture={openKeypad}>
          <MathEntry
            key={answer.entry}
            ref={field}
            entry={answer.entry}
            unit={question.unit}
            value={answer.text}
            label="Your answer"
            describedBy={`${describedBy} ${id}-told`}
            disabled={false}
            invalid={told !== null}
            placeholder="Your answer"
            keypad={keypad}
            autoFocus={eager}
            onChange={(to) => {
              tell(null);
              setAnswer({ ...answer, text: to });
            }}
            onSubmit={handIn}
          />
        </div>
      )}
      <div id={`${id}-told`} role="status" className="empty:hidden">
        {told !== null ? (
          <p className="text-clay">{told}</p>
        ) : (
          text.length > longestMessage * 0.9 && <p className="text-soft">{lengthWord(text)}</p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {question !== null && (
          <ModeSwitch
            mode={mode}
            onChange={(to) => {
              tell(null);
              switched.current = true;
              setMode(to);
            }}
          />
        )}
        <Button
          type="submit"
          look="primary"
          busy={busy}
          className="ml-auto min-w-24 max-[22rem]:min-w-0 max-[22rem]:px-4 sm:min-w-28"
        >
          {busy ? (down ? 'Waiting …' : 'One moment …') : answering ? 'Check' : 'Send'}
        </Button>
      </div>
      <div className="-mx-2 flex flex-wrap items-center gap-x-0.5 gap-y-1 empty:hidden">
        {answering && !chooses && (
          <EntrySwitch entry={answer.entry} keypad={keypad} keypadId={`${id}-keypad`} onKeypad={onKeypad} onEntry={switchEntry} />
        )}
        {aside(answering && !chooses && keypad)}
      </div>
      {answering && !chooses && keypad && (
        <Keypad
          id={`${id}-keypad`}
          asked={{ inputType: question.input_type, variables: question.variables, text: question.text, unit: question.unit }}
          field={() => field.current}
        />
      )}
    </form>
  );
}

/** Why this cannot be sent yet, as a sentence; null where it can. */
function lackOf(text: string, answering: boolean, chooses: boolean): string | null {
  if (text.trim() === '')
    return chooses && answering ? 'Choose an answer first.' : answering ? 'Write an answer first.' : 'Write something first.';
  return text.length > longestMessage ? `This is too long to send. ${lengthWord(text)}` : null;
}
