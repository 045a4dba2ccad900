import { useRef } from 'react';
import type { SourceMark, StudentSource } from '@stoa/schema/essay/submission';
import { segmentsOf, sentencesIn } from './mark-segments.ts';

export type TextRange = { start: number; end: number };

/** The text of a document with its marks. Reports what she selects with the mouse or a finger as it changes. */
export function MarkedText({
  source,
  marks,
  onSelect,
}: {
  source: StudentSource;
  marks: readonly SourceMark[];
  onSelect: (range: TextRange | null) => void;
}) {
  const text = useRef<HTMLParagraphElement>(null);
  const tell = () => {
    if (text.current !== null) onSelect(selectedIn(text.current));
  };
  return (
    <p ref={text} onMouseUp={tell} onTouchEnd={tell} onKeyUp={tell} className="leading-[1.7] whitespace-pre-line">
      {segmentsOf(source.body, marks).map(({ start, text: words, marks: over }) =>
        over.length === 0 ? (
          <span key={start}>{words}</span>
        ) : (
          <mark
            key={start}
            className="rounded-sm bg-ochre-wash text-ink underline decoration-ochre decoration-2 underline-offset-4"
          >
            {words}
          </mark>
        ),
      )}
    </p>
  );
}

/** The same text for marking by keyboard: a checkbox for each sentence. */
export function SentenceBoxes({
  source,
  marks,
  onMark,
}: {
  source: StudentSource;
  marks: readonly SourceMark[];
  onMark: (range: TextRange, marked: boolean) => void;
}) {
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-2 text-sm text-soft">Check the sentences to highlight.</legend>
      {sentencesIn(source.body).map(({ start, end, text }) => (
        <label key={start} className="flex gap-3 rounded-key px-2 py-1.5 hover:bg-plum-wash has-checked:bg-ochre-wash">
          <input
            type="checkbox"
            className="mt-1.5 size-4 shrink-0 accent-plum"
            checked={marks.some((mark) => mark.start === start && mark.end === end)}
            onChange={({ target }) => onMark({ start, end }, target.checked)}
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Returns what is selected inside an element, as character positions; null if nothing is. Spaces at both ends are left out. */
function selectedIn(element: HTMLElement): TextRange | null {
  const selection = window.getSelection();
  if (selection === null || selection.rangeCount === 0 || selection.isCollapsed) return null;
  const range = selection.getRangeAt(0);
  if (!element.contains(range.startContainer) || !range.intersectsNode(element)) return null;
  const before = document.createRange();
  before.selectNodeContents(element);
  before.setEnd(range.startContainer, range.startOffset);
  const inside = range.cloneRange();
  if (!element.contains(range.endContainer)) inside.setEnd(element, element.childNodes.length);
  const [start, words] = [before.cloneContents().textContent.length, inside.cloneContents().textContent];
  const blanks = words.length - words.trimStart().length;
  return words.trim() === '' ? null : { start: start + blanks, end: start + blanks + words.trim().length };
}
