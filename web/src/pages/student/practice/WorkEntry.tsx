import { useId, useRef, useState } from 'react';
import type { Ref } from 'react';
import { flushSync } from 'react-dom';
import type { LineVerdict } from '@stoa/schema/practice';
import { Button } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { MathLine } from '../../../components/MathText.tsx';
import { MathEntry } from '../../../components/MathEntry.tsx';
import type { EntryKind, MathHandle } from '../../../components/math-entry.ts';
import { lineMark } from './line-marks.ts';

const most = 40;

/**
 * Work shown line by line. Enter starts the next line, Backspace in an empty one removes it, and after checking, each line has
 * its mark until it is changed. The last line contains the answer.
 */
export function WorkEntry({
  lines,
  entry,
  verdicts,
  checked,
  describedBy,
  disabled,
  autoFocus,
  onChange,
  onFocusLine,
}: {
  lines: readonly string[];
  entry: EntryKind;
  verdicts: readonly LineVerdict[];
  /** The lines as they were when the verdicts were given. */
  checked: readonly string[];
  describedBy: string;
  disabled: boolean;
  autoFocus: boolean;
  onChange: (lines: string[]) => void;
  /** Called with the line that the keypad writes to. */
  onFocusLine: (field: MathHandle | null, at: number) => void;
}) {
  const fields = useRef<(MathHandle | null)[]>([]);
  // Fields keep their identity when a line above them is removed, so that a math field doesn't move under the cursor.
  const [ids, setIds] = useState(() => lines.map((_, at) => at));
  const next = useRef(lines.length);
  const shownIds = lines.map((_, at) => ids[at] ?? 1000 + at);

  const add = (after: number) => {
    if (lines.length >= most) return;
    // Rendered at once, so that the new line has the focus before the next key; otherwise a fast typist would write on in the
    // old one.
    flushSync(() => {
      setIds(shownIds.toSpliced(after + 1, 0, next.current));
      onChange(lines.toSpliced(after + 1, 0, ''));
    });
    next.current += 1;
    fields.current[after + 1]?.focus();
  };
  const remove = (at: number) => {
    if (lines.length === 1) return;
    flushSync(() => {
      setIds(shownIds.toSpliced(at, 1));
      onChange(lines.toSpliced(at, 1));
    });
    fields.current[Math.max(0, at - 1)]?.focus();
  };

  return (
    <div className="grid gap-3">
      <ol className="grid gap-2.5">
        {lines.map((line, at) => {
          const own = checked[at] === line ? verdicts.find(({ index }) => index === at) : undefined;
          const mended = own?.slip !== undefined && checked[own.slip] !== lines[own.slip];
          const verdict = mended ? undefined : own;
          const setField: Ref<MathHandle> = (handle) => void (fields.current[at] = handle);
          const only = at === 0 && lines.length === 1;
          return (
            <WorkLine
              key={shownIds[at]}
              ref={setField}
              number={at + 1}
              line={line}
              entry={entry}
              label={at === lines.length - 1 ? `Line ${at + 1}, your answer` : `Line ${at + 1}`}
              verdict={verdict}
              describedBy={describedBy}
              disabled={disabled}
              placeholder={only ? 'Your first step' : null}
              autoFocus={autoFocus && only}
              onFocus={() => onFocusLine(fields.current[at] ?? null, at)}
              onChange={(text) => onChange(lines.with(at, text))}
              onEnter={() => add(at)}
              onEmptyBackspace={() => remove(at)}
            />
          );
        })}
      </ol>
      <Button
        look="quiet"
        size="small"
        icon="plus"
        className="justify-self-start"
        disabled={disabled || lines.length >= most}
        onClick={() => add(lines.length - 1)}
      >
        Add a line
      </Button>
    </div>
  );
}

/** One line of work with its mark; `onEnter` starts the next one. */
function WorkLine({
  ref,
  number,
  line,
  entry,
  label,
  verdict,
  describedBy,
  disabled,
  placeholder,
  autoFocus,
  onFocus,
  onChange,
  onEnter,
  onEmptyBackspace,
}: {
  ref: Ref<MathHandle>;
  number: number;
  line: string;
  entry: EntryKind;
  label: string;
  verdict: LineVerdict | undefined;
  describedBy: string;
  disabled: boolean;
  placeholder: string | null;
  autoFocus: boolean;
  onFocus: () => void;
  onChange: (text: string) => void;
  onEnter: () => void;
  onEmptyBackspace: () => void;
}) {
  const noteId = useId();
  const mark = verdict && lineMark(verdict);
  return (
    <li className="grid grid-cols-[1rem_1fr_1.5rem] items-center gap-x-2 sm:grid-cols-[1.75rem_1fr_2.5rem]" onFocus={onFocus}>
      <span className="text-right font-serif text-soft" aria-hidden="true">
        {number}
      </span>
      <MathEntry
        ref={ref}
        entry={entry}
        value={line}
        label={label}
        describedBy={`${noteId} ${describedBy}`}
        disabled={disabled}
        invalid={verdict?.verdict === 'unreadable'}
        placeholder={placeholder}
        autoFocus={autoFocus}
        {...(mark && { mark: mark.mark })}
        onChange={onChange}
        onSubmit={onEnter}
        onEmptyBackspace={onEmptyBackspace}
      />
      {mark !== undefined && (
        <span className={mark.tone}>
          <Icon name={mark.icon} className="size-6" />
        </span>
      )}
      <span id={noteId} className={`col-start-2 text-[0.9375rem] ${mark?.tone ?? ''}`}>
        {mark !== undefined &&
          (verdict?.note != null ? (
            <MathLine text={verdict.note} />
          ) : verdict?.verdict === 'follows' ? (
            <span className="sr-only">{mark.words}</span>
          ) : (
            `This line ${mark.words}.`
          ))}
      </span>
    </li>
  );
}
