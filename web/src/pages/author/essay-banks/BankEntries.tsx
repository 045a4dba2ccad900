import { useState } from 'react';
import type { HistoricalKind } from '@stoa/schema/essay/period-bank';
import { Button } from '../../../components/Button.tsx';
import { SelectField, TextArea, TextField } from '../../../components/Field.tsx';

/** The fields that all entries of a bank have, and those that only some have. */
type Entry = {
  name: string;
  start: number;
  end: number;
  kind?: HistoricalKind;
  aliases?: string[];
  fact?: string;
  says?: string;
  topics?: string[];
};

const kinds: Record<HistoricalKind, string> = {
  law: 'Law',
  case: 'Court case',
  event: 'Event',
  person: 'Person',
  group: 'Group',
  work: 'Book or work',
  policy: 'Policy',
};

const atOnce = 12;

/** A list of a bank: each entry is folded until it is opened to be edited, moved, or removed. A long list can be searched. */
export function BankEntries<E extends Entry>({
  title,
  advice,
  addLabel,
  entries,
  empty,
  ordered = false,
  onChange,
}: {
  title: string;
  advice: string;
  addLabel: string;
  entries: readonly E[];
  empty: E;
  /** Entries are offered in their order. */
  ordered?: boolean;
  onChange: (entries: E[]) => void;
}) {
  const [search, setSearch] = useState('');
  const [all, showAll] = useState(false);
  const [newest, setNewest] = useState<number | null>(null);
  const words = search.trim().toLowerCase();
  const found = entries.flatMap((entry, at) =>
    words === '' || [entry.name, ...(entry.aliases ?? [])].some((name) => name.toLowerCase().includes(words))
      ? [{ entry, at }]
      : [],
  );
  const shown = all ? found : found.filter(({ at }, place) => place < atOnce || at === newest);
  const set = (at: number, entry: E) => onChange(entries.map((one, place) => (place === at ? entry : one)));
  const move = (at: number, to: number) => {
    const next = [...entries];
    next.splice(to, 0, ...next.splice(at, 1));
    onChange(next);
  };
  return (
    <section aria-label={title} className="grid gap-3">
      <h2 className="text-xl">
        {title} <span className="text-base font-normal text-soft">({entries.length})</span>
      </h2>
      <p className="max-w-prose text-soft">{advice}</p>
      {entries.length > atOnce && (
        <TextField
          label={`Find in ${title.toLowerCase()}`}
          type="search"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      )}
      <ul className="grid gap-2">
        {shown.map(({ entry, at }) => (
          <li key={at} className="card px-4 py-2 shadow-none">
            <EntryFields
              entry={entry}
              open={at === newest}
              onChange={(next) => set(at, next)}
              tools={
                <div className="flex flex-wrap gap-1">
                  {ordered && (
                    <>
                      <Button look="quiet" size="small" icon="up" disabled={at === 0} onClick={() => move(at, at - 1)}>
                        Up
                      </Button>
                      <Button
                        look="quiet"
                        size="small"
                        icon="down"
                        disabled={at === entries.length - 1}
                        onClick={() => move(at, at + 1)}
                      >
                        Down
                      </Button>
                    </>
                  )}
                  <Button
                    look="quiet"
                    size="small"
                    icon="cross"
                    aria-label={`Remove ${entry.name}`}
                    onClick={() => onChange(entries.filter((_, place) => place !== at))}
                  >
                    Remove
                  </Button>
                </div>
              }
            />
          </li>
        ))}
      </ul>
      {found.length === 0 && entries.length > 0 && <p className="text-soft">Nothing here has that name.</p>}
      <div className="flex flex-wrap gap-2">
        {found.length > shown.length && (
          <Button size="small" onClick={() => showAll(true)}>
            Show all {found.length}
          </Button>
        )}
        <Button
          size="small"
          icon="plus"
          onClick={() => {
            setSearch('');
            setNewest(entries.length);
            onChange([...entries, empty]);
          }}
        >
          {addLabel}
        </Button>
      </div>
    </section>
  );
}

function EntryFields<E extends Entry>({
  entry,
  open: begins,
  onChange,
  tools,
}: {
  entry: E;
  open: boolean;
  onChange: (entry: E) => void;
  tools: React.ReactNode;
}) {
  const [open, setOpen] = useState(begins);
  const { name, start, end, kind, aliases, fact, says, topics } = entry;
  const years = start === end ? String(start) : `${start}–${end}`;
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="min-h-9 py-1 wrap-anywhere">
        <span className="font-semibold">{name === '' ? 'New entry' : name}</span> <span className="text-soft">{years}</span>
      </summary>
      {open && (
        <div className="grid gap-4 py-3">
          <TextField
            label="Name"
            value={name}
            autoFocus={begins}
            onChange={({ target }) => onChange({ ...entry, name: target.value })}
          />
          <div className="grid gap-4 sm:grid-cols-3">
            {kind !== undefined && (
              <SelectField
                label="Kind"
                value={kind}
                onChange={({ target }) => onChange({ ...entry, kind: target.value as HistoricalKind })}
              >
                {Object.entries(kinds).map(([id, label]) => (
                  <option key={id} value={id}>
                    {label}
                  </option>
                ))}
              </SelectField>
            )}
            <YearField label="From" year={start} onChange={(year) => onChange({ ...entry, start: year })} />
            <YearField label="To" year={end} onChange={(year) => onChange({ ...entry, end: year })} />
          </div>
          {fact !== undefined && (
            <TextArea
              label="Fact"
              advice="One line. Every date in it must be right."
              className="field-sizing-content min-h-12!"
              rows={2}
              value={fact}
              onChange={({ target }) => onChange({ ...entry, fact: target.value })}
            />
          )}
          {says !== undefined && (
            <TextArea
              label="What happened"
              className="field-sizing-content min-h-12!"
              rows={2}
              value={says}
              onChange={({ target }) => onChange({ ...entry, says: target.value })}
            />
          )}
          {aliases !== undefined && (
            <LinesField
              label="Other names"
              advice="One on each line: short forms, abbreviations, common misspellings."
              lines={aliases}
              onChange={(lines) => onChange({ ...entry, aliases: lines })}
            />
          )}
          {topics !== undefined && (
            <LinesField
              label="Topics"
              advice="One on each line: what arguments it serves."
              lines={topics}
              onChange={(lines) => onChange({ ...entry, topics: lines })}
            />
          )}
          {tools}
        </div>
      )}
    </details>
  );
}

/** A year. What is being typed isn't changed until the field loses the focus. */
function YearField({ label, year, onChange }: { label: string; year: number; onChange: (year: number) => void }) {
  const [typed, type] = useState<string | null>(null);
  return (
    <TextField
      label={label}
      inputMode="numeric"
      maxLength={4}
      value={typed ?? String(year)}
      error={typed !== null && !/^\d{4}$/.test(typed) ? 'Write the year in four digits.' : null}
      onBlur={() => type(null)}
      onChange={({ target: { value } }) => {
        type(value);
        if (/^\d{4}$/.test(value)) onChange(Number(value));
      }}
    />
  );
}

/** Short texts, one per line. What is being typed isn't changed until the field loses the focus. */
function LinesField({
  label,
  advice,
  lines,
  onChange,
}: {
  label: string;
  advice: string;
  lines: readonly string[];
  onChange: (lines: string[]) => void;
}) {
  const [typed, type] = useState<string | null>(null);
  return (
    <TextArea
      label={label}
      advice={advice}
      className="field-sizing-content min-h-12!"
      rows={1}
      value={typed ?? lines.join('\n')}
      onBlur={() => type(null)}
      onChange={({ target: { value } }) => {
        type(value);
        onChange(value.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()])));
      }}
    />
  );
}
