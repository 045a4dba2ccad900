import { lazy, Suspense, useState } from 'react';
import type { SourceMark, StudentSource } from '@stoa/schema/essay/submission';
import type { ShownFigure } from '@stoa/schema/figure/figure';
import { Button } from '../../../components/Button.tsx';
import { classNames } from '../../../components/class-names.ts';
import { Waiting } from '../../../components/Waiting.tsx';
import { freshKey } from '../../../idempotency-key.ts';
import { longestNote, mostMarks } from './essay-lengths.ts';
import { MarkedText, SentenceBoxes } from './SourceText.tsx';
import type { TextRange } from './SourceText.tsx';

/** The seven documents, one at a time, with her marks and notes. */
export function SourcePanel({
  sources,
  open,
  onOpen,
  marks,
  writable,
  onMarks,
}: {
  sources: readonly StudentSource[];
  open: number;
  onOpen: (source: number) => void;
  marks: readonly SourceMark[];
  writable: boolean;
  onMarks: (marks: SourceMark[]) => void;
}) {
  const source = sources.find(({ number }) => number === open) ?? sources[0]!;
  return (
    <div className="grid gap-4">
      <nav aria-label="Choose a document" className="flex gap-1 sm:gap-1.5">
        {sources.map(({ number, title }) => {
          const marked = marks.some((mark) => mark.source === number);
          return (
            <button
              key={number}
              type="button"
              aria-current={number === source.number}
              aria-label={`Document ${number}: ${title}${marked ? ', marked' : ''}`}
              onClick={() => onOpen(number)}
              className={classNames(
                'relative min-h-11 min-w-9 flex-1 rounded-key border font-medium sm:min-w-11 sm:flex-none sm:px-3',
                number === source.number
                  ? 'border-plum bg-plum-wash text-plum'
                  : 'border-edge bg-card hover:border-plum hover:text-plum',
              )}
            >
              {number}
              {marked && <span aria-hidden="true" className="absolute top-1 right-1 size-2 rounded-full bg-ochre-fill" />}
            </button>
          );
        })}
      </nav>
      <SourceCard
        key={source.number}
        source={source}
        marks={marks.filter((mark) => mark.source === source.number)}
        others={marks.filter((mark) => mark.source !== source.number)}
        writable={writable}
        onMarks={onMarks}
      />
    </div>
  );
}

function SourceCard({
  source,
  marks,
  others,
  writable,
  onMarks,
}: {
  source: StudentSource;
  marks: readonly SourceMark[];
  others: readonly SourceMark[];
  writable: boolean;
  onMarks: (marks: SourceMark[]) => void;
}) {
  const [selected, select] = useState<TextRange | null>(null);
  const [byKeyboard, setByKeyboard] = useState(false);
  const [removed, setRemoved] = useState<SourceMark | null>(null);
  const [newest, setNewest] = useState<string | null>(null);
  const full = marks.length + others.length >= mostMarks;
  const put = (next: readonly SourceMark[]) => onMarks([...others, ...next]);
  const add = (range: TextRange, focus: boolean) => {
    const mark = { id: freshKey(), source: source.number, ...range, note: '' };
    put([...marks, mark]);
    setNewest(focus ? mark.id : null);
    select(null);
    window.getSelection()?.removeAllRanges();
  };
  const remove = (mark: SourceMark) => {
    put(marks.filter(({ id }) => id !== mark.id));
    setRemoved(mark);
  };
  const inOrder = marks.toSorted((a, b) => a.start - b.start || a.end - b.end);

  return (
    <article aria-labelledby="source-title" className="card grid gap-4 p-4 sm:p-5">
      <header className="grid gap-1">
        <p className="eyebrow">Document {source.number}</p>
        <h2 id="source-title" className="text-lg sm:text-xl">
          {source.title}
        </h2>
        <p className="text-sm text-soft">{source.attribution}</p>
      </header>
      {source.alt !== null && (
        <figure className="rounded-key border border-line bg-sunk p-4">
          {source.chart !== undefined && <Chart shown={source.chart} />}
          <p className="eyebrow mb-1">{source.chart === undefined ? 'Image in words' : 'The whole table in words'}</p>
          <p role="img" aria-label={source.alt}>
            {source.alt}
          </p>
        </figure>
      )}
      {byKeyboard && writable ? (
        <SentenceBoxes
          source={source}
          marks={marks}
          onMark={(range, marked) => {
            const there = marks.find(({ start, end }) => start === range.start && end === range.end);
            if (marked && !full) add(range, false);
            else if (!marked && there !== undefined) remove(there);
          }}
        />
      ) : (
        <MarkedText source={source} marks={marks} onSelect={select} />
      )}
      {writable && (
        <div className="flex flex-wrap gap-2">
          <Button size="small" disabled={selected === null || full} onClick={() => selected !== null && add(selected, false)}>
            Highlight
          </Button>
          <Button size="small" disabled={selected === null || full} onClick={() => selected !== null && add(selected, true)}>
            Highlight and add a note
          </Button>
          <Button size="small" disabled={full} onClick={() => add({ start: 0, end: 0 }, true)}>
            Note on this document
          </Button>
          <Button
            size="small"
            look="quiet"
            aria-pressed={byKeyboard}
            className="aria-pressed:bg-plum-wash aria-pressed:text-plum"
            onClick={() => setByKeyboard(!byKeyboard)}
          >
            Mark by sentence
          </Button>
        </div>
      )}
      {removed !== null && (
        <p role="status" className="flex items-center gap-3 text-sm text-soft">
          Removed.
          <Button
            size="small"
            look="quiet"
            onClick={() => {
              put([...marks, removed]);
              setRemoved(null);
            }}
          >
            Undo
          </Button>
        </p>
      )}
      {inOrder.length > 0 && (
        <section aria-label={`Your notes on document ${source.number}`} className="grid gap-3 border-t border-line pt-4">
          {inOrder.map((mark) => (
            <Note
              key={mark.id}
              mark={mark}
              quote={source.body.slice(mark.start, mark.end)}
              writable={writable}
              takesFocus={mark.id === newest}
              onWrite={(note) => put(marks.map((one) => (one.id === mark.id ? { ...one, note } : one)))}
              onRemove={() => remove(mark)}
            />
          ))}
        </section>
      )}
    </article>
  );
}

/** The code for drawings is loaded with the first document that has one. */
const FigureView = lazy(async () => ({ default: (await import('../../../figures/FigureView.tsx')).FigureView }));
const Chart = ({ shown }: { shown: ShownFigure }) => (
  <Suspense fallback={<Waiting lines={6} />}>
    <FigureView shown={shown} />
  </Suspense>
);

function Note({
  mark,
  quote,
  writable,
  takesFocus,
  onWrite,
  onRemove,
}: {
  mark: SourceMark;
  quote: string;
  writable: boolean;
  takesFocus: boolean;
  onWrite: (note: string) => void;
  onRemove: () => void;
}) {
  const about = quote === '' ? 'the whole document' : `“${shortened(quote)}”`;
  return (
    <div className="grid gap-1.5 border-l-4 border-ochre-fill pl-3">
      <p className="text-sm text-soft">{quote === '' ? 'On the whole document' : `“${shortened(quote)}”`}</p>
      <textarea
        aria-label={`Note on ${about}`}
        autoFocus={takesFocus}
        value={mark.note}
        readOnly={!writable}
        maxLength={longestNote}
        rows={Math.min(8, 1 + Math.ceil(mark.note.length / 60))}
        placeholder="Add a note"
        onChange={({ target }) => onWrite(target.value)}
        className="w-full resize-y rounded-key border border-edge bg-card px-3 py-2 placeholder:text-soft"
      />
      {writable && (
        <Button
          size="small"
          look="quiet"
          className="justify-self-start"
          aria-label={`Remove the mark on ${about}`}
          onClick={onRemove}
        >
          Remove
        </Button>
      )}
    </div>
  );
}

const shortened = (text: string) =>
  text.length <= 90 ? text : `${text.slice(0, 60).trimEnd()} … ${text.slice(-25).trimStart()}`;
