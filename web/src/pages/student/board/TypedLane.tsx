import { useRef, useState } from 'react';
import type { BoardAct } from '@stoa/schema/board/board-act';
import type { SheetLine } from '@stoa/schema/board/board-sheet';
import { Button } from '../../../components/Button.tsx';
import { Icon, type IconName } from '../../../components/Icon.tsx';
import { Keypad } from '../../../components/Keypad.tsx';
import { MathEntry } from '../../../components/MathEntry.tsx';
import { MathLine } from '../../../components/MathText.tsx';
import type { EntryKind, MathHandle } from '../../../components/math-entry.ts';
import { spokenLine } from '../../../components/spoken.ts';
import { classNames } from '../../../components/class-names.ts';
import { EntrySwitch } from '../../../components/EntrySwitch.tsx';
import { newLineId } from './new-line-id.ts';
import { useTyping } from './use-typing.ts';

/**
 * The lines of the work as a list, and a field to type the next one. Everything that can be done on the paper can also be done
 * here, so a screen reader has everything. A line in ink that hasn't been read says so, and can be typed beside it.
 */
export function TypedLane({
  lines,
  entry,
  readsInk,
  over,
  onEntry,
  onAct,
}: {
  lines: readonly SheetLine[];
  entry: EntryKind;
  readsInk: boolean;
  over: boolean;
  onEntry: (entry: EntryKind) => void;
  onAct: (act: BoardAct) => boolean;
}) {
  const [draft, setDraft] = useState('');
  const [editing, setEditing] = useState<string | null>(null);
  const [told, setTold] = useState('');
  const [keypad, setKeypad] = useState(false);
  const field = useRef<MathHandle>(null);
  const typing = useTyping(onAct);

  const add = () => {
    const text = draft.trim();
    if (text === '') return;
    typing.stop();
    if (!onAct({ type: 'line', id: newLineId(), text, replaces: null, strokes: [] })) return;
    setTold(`Line ${lines.length + 1} added: ${said(text)}`);
    setDraft('');
    field.current?.focus();
  };
  const change = (line: SheetLine, at: number, text: string) => {
    typing.stop();
    setEditing(null);
    if (text.trim() === '' || text === line.text) return;
    onAct({ type: 'line', id: line.id, text: text.trim(), replaces: null, strokes: [...line.strokes] });
    setTold(`Line ${at + 1} is now ${said(text)}`);
  };
  const move = (at: number, by: -1 | 1) => {
    const ids = lines.map(({ id }) => id);
    const moved = ids.toSpliced(at, 1).toSpliced(at + by, 0, ids[at]!);
    onAct({ type: 'move_lines', ids: moved });
    setTold(`Line ${at + 1} is now line ${at + 1 + by}`);
  };
  const remove = (line: SheetLine, at: number) => {
    onAct({ type: 'remove_line', id: line.id });
    setTold(`Line ${at + 1} deleted`);
    field.current?.focus();
  };

  return (
    <section aria-labelledby="your-lines" className="grid grid-cols-1 content-start gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 id="your-lines" className="text-lg">
          Your lines
        </h2>
        {!over && (
          <div className="flex">
            <EntrySwitch entry={entry} keypad={keypad} keypadId="lane-keypad" onKeypad={setKeypad} onEntry={onEntry} />
          </div>
        )}
      </div>
      <p role="status" className="sr-only">
        {told}
      </p>
      {lines.length === 0 && <p className="text-soft">Nothing yet. Write on the paper, or type your first line here.</p>}
      <ol className="grid grid-cols-1 gap-2">
        {lines.map((line, at) =>
          editing === line.id ? (
            <li key={line.id}>
              <LineEditor
                number={at + 1}
                text={line.text ?? ''}
                entry={entry}
                onTyping={typing.started}
                onDone={(text) => change(line, at, text)}
              />
            </li>
          ) : (
            <LineRow
              key={line.id}
              line={line}
              number={at + 1}
              last={at === lines.length - 1}
              readsInk={readsInk}
              over={over}
              onEdit={() => setEditing(line.id)}
              onMove={(by) => move(at, by)}
              onRemove={() => remove(line, at)}
            />
          ),
        )}
      </ol>
      {!over && (
        <div className="grid grid-cols-1 gap-2">
          <MathEntry
            ref={field}
            entry={entry}
            value={draft}
            label={`Line ${lines.length + 1}, type your next step`}
            describedBy="lane-help"
            disabled={false}
            invalid={false}
            keypad={keypad}
            placeholder="Your next step"
            autoFocus={false}
            onChange={(text) => {
              setDraft(text);
              typing.started();
            }}
            onSubmit={add}
          />
          {keypad && <Keypad id="lane-keypad" asked={askedKeys} field={() => field.current} />}
          <div className="flex items-center justify-between gap-3">
            <p id="lane-help" className="text-sm text-soft">
              Press Enter to add the line.
            </p>
            <Button size="small" icon="plus" onClick={add}>
              Add line
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}

function LineRow({
  line,
  number,
  last,
  readsInk,
  over,
  onEdit,
  onMove,
  onRemove,
}: {
  line: SheetLine;
  number: number;
  last: boolean;
  readsInk: boolean;
  over: boolean;
  onEdit: () => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}) {
  return (
    <li
      className={classNames(
        'card grid items-center gap-x-2 px-3 py-1.5 shadow-none',
        // The words about ink need the width of a phone, so its buttons go below.
        line.text === null
          ? 'grid-cols-[1.5rem_minmax(0,1fr)] sm:grid-cols-[1.5rem_minmax(0,1fr)_auto]'
          : 'grid-cols-[1.5rem_minmax(0,1fr)_auto]',
      )}
    >
      <span className="text-right font-serif text-soft" aria-hidden="true">
        {number}
      </span>
      {line.text === null ? (
        <div className="grid gap-1 py-1">
          <p className="text-[0.9375rem] text-soft">
            <span className="sr-only">Line {number}: </span>
            In your handwriting. {readsInk ? 'Reading it…' : 'Your tutor can’t read this yet.'}
          </p>
          {!over && (
            <button type="button" className="link justify-self-start text-[0.9375rem]" onClick={onEdit}>
              Type what it says<span className="sr-only">, line {number}</span>
            </button>
          )}
        </div>
      ) : (
        <p className="min-w-0 overflow-x-auto text-lg">
          <span className="sr-only">
            Line {number}: {said(line.text)}
          </span>
          <span aria-hidden="true">
            <MathLine text={`$${line.text}$`} />
          </span>
        </p>
      )}
      {!over && (
        <div className={classNames('flex', line.text === null && 'col-start-2 -ml-2.5 sm:col-start-auto sm:ml-0')}>
          <Small icon="essay" label={`Edit line ${number}`} onClick={onEdit} />
          <Small icon="up" label={`Move line ${number} up`} disabled={number === 1} onClick={() => onMove(-1)} />
          <Small icon="down" label={`Move line ${number} down`} disabled={last} onClick={() => onMove(1)} />
          <Small icon="cross" label={`Delete line ${number}`} onClick={onRemove} />
        </div>
      )}
    </li>
  );
}

function Small({
  icon,
  label,
  disabled = false,
  onClick,
}: {
  icon: IconName;
  label: string;
  disabled?: boolean;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
      className="grid size-9 place-items-center rounded-full text-soft hover:bg-plum-wash hover:text-plum disabled:opacity-35"
    >
      <Icon name={icon} className="size-4" />
    </button>
  );
}

function LineEditor({
  number,
  text,
  entry,
  onTyping,
  onDone,
}: {
  number: number;
  text: string;
  entry: EntryKind;
  onTyping: () => void;
  onDone: (text: string) => void;
}) {
  const [value, setValue] = useState(text);
  return (
    <div
      className="grid gap-2"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onDone(text);
      }}
    >
      <MathEntry
        entry={entry}
        value={value}
        label={`Line ${number}`}
        describedBy="lane-help"
        disabled={false}
        invalid={false}
        placeholder={null}
        autoFocus
        onChange={(changed) => {
          setValue(changed);
          onTyping();
        }}
        onSubmit={() => onDone(value)}
      />
      <div className="flex gap-2">
        <Button size="small" onClick={() => onDone(value)}>
          Save line
        </Button>
        <Button size="small" look="quiet" onClick={() => onDone(text)}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

/** The algebra keys: any answer may contain any of them. */
const askedKeys = { inputType: 'expression', variables: ['x', 'y'], text: '', unit: null } as const;

const said = (text: string): string => spokenLine(`$${text}$`);
