import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../../components/Button.tsx';
import { classNames } from '../../../components/class-names.ts';
import { SelectField, TextArea, TextField } from '../../../components/Field.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { MathLine, MathText } from '../../../components/MathText.tsx';
import { spokenLine } from '../../../components/spoken.ts';
import { moved, valueAt } from './plan-draft.ts';
import type { PlanPath } from './plan-draft.ts';
import { useEditor, wordsAt } from './use-plan-editor.ts';
import type { Told } from './what-is-left.ts';

type Around = { at: PlanPath; label: string; advice?: string };

/** A line of text at a place in the plan. */
export function Line({ at, label, advice, nullable = false }: Around & { nullable?: boolean }) {
  const { draft, set } = useEditor();
  return (
    <Placed at={at}>
      <TextField
        label={label}
        {...(advice !== undefined && { advice })}
        value={wordsAt(draft, at)}
        onChange={({ target: { value } }) => set(at, nullable && value === '' ? null : value)}
      />
    </Placed>
  );
}

/** A number; an empty field is null if that is allowed. */
export function NumberLine({ at, label, advice, nullable = false }: Around & { nullable?: boolean }) {
  const { draft, set } = useEditor();
  return (
    <Placed at={at}>
      <TextField
        label={label}
        {...(advice !== undefined && { advice })}
        type="number"
        step="any"
        value={wordsAt(draft, at)}
        onChange={({ target: { value } }) => set(at, value === '' ? (nullable ? null : 0) : Number(value))}
      />
    </Placed>
  );
}

/** A few sentences; mathematics between dollar signs is also shown rendered. If optional, an empty field is left out. */
export function Words({ at, label, advice, optional = false }: Around & { optional?: boolean }) {
  const { draft, set } = useEditor();
  const text = wordsAt(draft, at);
  return (
    <Placed at={at}>
      <TextArea
        label={label}
        {...(advice !== undefined && { advice })}
        className="field-sizing-content min-h-12!"
        rows={1}
        value={text}
        onChange={({ target: { value } }) => set(at, optional && value === '' ? undefined : value)}
      />
      {text.includes('$') && (
        <div className="rounded-key bg-sunk px-3.5 py-2">
          <MathText text={text} />
        </div>
      )}
    </Placed>
  );
}

/** One of a few choices. */
export function Pick({
  at,
  label,
  options,
  unset = 'Choose',
}: Around & { options: readonly { value: string; label: string }[]; unset?: string }) {
  const { draft, set } = useEditor();
  const value = wordsAt(draft, at);
  return (
    <Placed at={at}>
      <SelectField label={label} value={value} onChange={(event) => set(at, event.target.value)}>
        {!options.some((one) => one.value === value) && (
          <option value={value}>{value === '' ? unset : `${value} (unknown)`}</option>
        )}
        {options.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </SelectField>
    </Placed>
  );
}

/** Short texts or numbers, one per line. What is being typed isn't changed until the field loses the focus. */
export function Lines({ at, label, advice, numbers = false }: Around & { numbers?: boolean }) {
  const { draft, set } = useEditor();
  const value = valueAt(draft, at);
  const stored = Array.isArray(value) ? value.join('\n') : '';
  const [typed, type] = useState<string | null>(null);
  return (
    <Placed at={at} whole>
      <TextArea
        label={label}
        advice={advice ?? 'One on each line.'}
        className="field-sizing-content min-h-12!"
        rows={1}
        value={typed ?? stored}
        onBlur={() => type(null)}
        onChange={(event) => {
          type(event.target.value);
          const lines = event.target.value.split('\n').map((line) => line.trim());
          const given = lines.filter((line) => line !== '');
          set(at, numbers ? given.map(Number).filter((one) => !Number.isNaN(one)) : given);
        }}
      />
    </Placed>
  );
}

/** A field with the validator's findings about it. */
function Placed({ at, whole = false, children }: { at: PlanPath; whole?: boolean; children: ReactNode }) {
  const { left } = useEditor();
  return (
    <div data-at={at} className="grid content-start gap-1.5">
      {children}
      <Findings told={left.told.filter((one) => one.at === at || (whole && one.at.startsWith(`${at}.`)))} />
    </div>
  );
}

/** The levels of urgency of what an author is told, each with a word, an icon, and a color. */
export const urgencies = {
  next: { label: 'Next', icon: 'arrow', tone: 'text-sea' },
  error: { label: 'Must change', icon: 'cross', tone: 'text-clay' },
  warning: { label: 'Worth a look', icon: 'question', tone: 'text-ochre' },
} as const;

/** What an author is told about a place, each with its urgency. */
export function Findings({ told }: { told: readonly Told[] }) {
  if (told.length === 0) return null;
  return (
    <ul className="grid gap-1 text-[0.9375rem]">
      {told.map(({ at, says, urgency }) => (
        <li key={`${at} ${says}`} className={classNames('flex items-baseline gap-2', urgencies[urgency].tone)}>
          <Icon name={urgencies[urgency].icon} className="size-4 translate-y-0.5" />
          <span>
            <span className="font-semibold">{urgencies[urgency].label}: </span>
            {says}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The findings about a place itself, without those about places inside it. */
export function FindingsAt({ at }: { at: PlanPath }) {
  const { left } = useEditor();
  return <Findings told={left.told.filter((one) => one.at === at)} />;
}

/** An ordered list of things of one kind: each can be moved and removed, and another one added. */
export function List<Item>({
  at,
  title,
  nameOf,
  addLabel,
  make,
  tidy = (items) => items,
  openable = false,
  children,
}: {
  at: PlanPath;
  title: string;
  nameOf: (item: Item, index: number) => string;
  addLabel: string;
  make: () => Item;
  /** Recomputes what follows from the order, such as numbers. */
  tidy?: (items: Item[]) => Item[];
  /** Whether each item is folded until it is opened; its name may then contain mathematics. */
  openable?: boolean;
  children: (item: Item, at: PlanPath, index: number) => ReactNode;
}) {
  const { draft, reshape } = useEditor();
  const id = useId();
  const [added, setAdded] = useState<number | null>(null); // what is new is opened at once
  const items = (valueAt(draft, at) ?? []) as Item[]; // the caller names the kind of items that this place holds
  const put = (to: Item[]) => reshape(at, tidy(to));
  return (
    // A group and not a landmark: a plan has dozens of these, many with the same name.
    <div role="group" aria-labelledby={id} className="grid gap-3" data-at={at}>
      <h2 id={id} className="font-sans text-base font-semibold tracking-normal">
        {title}
      </h2>
      <FindingsAt at={at} />
      <ol className="grid gap-3">
        {items.map((item, index) => {
          const name = nameOf(item, index);
          const place = `${at}.${index}`;
          const tools = (
            <Tools
              name={openable ? spokenLine(name) : name}
              first={index === 0}
              last={index === items.length - 1}
              onMove={(by) => put(moved(items, index, index + by))}
              onRemove={() => put(items.toSpliced(index, 1))}
            />
          );
          return (
            <li key={index} className="rounded-card border border-line bg-card px-3 py-3 sm:px-4" data-at={place}>
              {openable ? (
                <Fold name={name} at={place} tools={tools} opened={index === added}>
                  {() => children(item, place, index)}
                </Fold>
              ) : (
                <div className="grid gap-3">
                  <FindingsAt at={place} />
                  {children(item, place, index)}
                  {tools}
                </div>
              )}
            </li>
          );
        })}
      </ol>
      <Button
        size="small"
        icon="plus"
        className="justify-self-start"
        onClick={() => {
          setAdded(items.length);
          put([...items, make()]);
        }}
      >
        {addLabel}
      </Button>
    </div>
  );
}

/** Something that is opened to be edited; while closed, its content isn't drawn. Its name may contain mathematics. */
export function Fold({
  name,
  at,
  also = [],
  tools,
  opened = false,
  children,
}: {
  name: string;
  at: PlanPath;
  /** Further places whose fields are inside it. */
  also?: readonly PlanPath[];
  tools?: ReactNode;
  /** Whether it begins open. */
  opened?: boolean;
  children: () => ReactNode;
}) {
  const { draft } = useEditor();
  const [open, setOpen] = useState(opened);
  const places = [at, ...also];
  const isField = typeof valueAt(draft, at) !== 'object'; // a field shows its own findings
  return (
    <details open={open} data-fold={places.join(' ')} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-9 list-none flex-wrap items-center gap-x-3 [&::-webkit-details-marker]:hidden">
        <Icon name="down" className={classNames('size-4 text-soft', open && 'rotate-180')} />
        <span className="min-w-0 flex-1 basis-40 font-semibold wrap-anywhere">
          <MathLine text={name} />
        </span>
        <StateOf places={places} />
      </summary>
      {open && (
        <div className="grid gap-4 pt-3 pb-1">
          {!isField && <FindingsAt at={at} />}
          {children()}
          {tools}
        </div>
      )}
    </details>
  );
}

/** Says in a few words what is left to do in a folded part; nothing if it is finished. */
function StateOf({ places }: { places: readonly PlanPath[] }) {
  const { left } = useEditor();
  const isWithin = (at: PlanPath) => places.some((place) => at === place || at.startsWith(`${place}.`));
  const within = left.told.filter(({ at }) => isWithin(at));
  const errors = within.filter(({ urgency }) => urgency === 'error').length;
  const is = (tone: string, text: string) => <span className={classNames('text-sm', tone)}>{text}</span>;
  if (errors > 0) return is(urgencies.error.tone, `${errors} must change`);
  if (left.next !== null && isWithin(left.next.at)) return is(`${urgencies.next.tone} font-semibold`, 'next');
  if (left.unfinished.some(isWithin)) return is('text-soft', 'not finished');
  return within.length > 0 ? is(urgencies.warning.tone, `${within.length} worth a look`) : null;
}

function Tools({
  name,
  first,
  last,
  onMove,
  onRemove,
}: {
  name: string;
  first: boolean;
  last: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}) {
  return (
    <div className="-mx-2 flex flex-wrap gap-1">
      <Button look="quiet" size="small" icon="up" disabled={first} aria-label={`Move up: ${name}`} onClick={() => onMove(-1)}>
        Up
      </Button>
      <Button look="quiet" size="small" icon="down" disabled={last} aria-label={`Move down: ${name}`} onClick={() => onMove(1)}>
        Down
      </Button>
      <Button look="quiet" size="small" icon="cross" aria-label={`Remove: ${name}`} onClick={onRemove}>
        Remove
      </Button>
    </div>
  );
}
