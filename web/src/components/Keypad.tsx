import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import { keysFor } from './math-keys.ts';
import type { Asked } from './math-keys.ts';
import type { MathHandle, MathKey } from './math-entry.ts';

const key = 'grid min-h-11 place-items-center rounded-key border text-lg transition-colors active:translate-y-px sm:min-h-12';
const looks = {
  digit: 'border-line bg-card font-medium hover:border-plum hover:text-plum',
  sign: 'border-line bg-sunk hover:border-plum hover:text-plum',
  erase: 'border-line bg-sunk hover:border-clay hover:text-clay',
};
const columnsOf: Record<number, string> = { 6: 'grid-cols-6', 7: 'grid-cols-7', 8: 'grid-cols-8' };
/** The column where the caret keys begin, at the right end of the last row, by the number of columns. */
const caretOf: Record<number, string> = { 6: 'col-start-5', 7: 'col-start-6', 8: 'col-start-7' };

/**
 * Keys for signs that are hard to type. Pressing one leaves the caret where it is. For the keyboard the whole pad is one tab
 * stop, and the arrow keys move within it.
 */
export function Keypad({ asked, field, id }: { asked: Asked; field: () => MathHandle | null; id: string }) {
  const { columns, first, rest } = keysFor(asked);
  const pad = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const writing = (one: MathKey) => ({
    ...one,
    look: /^\d$/.test(one.face) ? looks.digit : looks.sign,
    press: () => field()?.insert(one),
  });
  const keys = [
    ...first.map(writing),
    { face: '⌫', says: 'erase', look: looks.erase, press: () => field()?.erase() },
    ...rest.map(writing),
    { face: '←', says: 'caret left', look: classNames(looks.sign, caretOf[columns]), press: () => field()?.move(-1) },
    { face: '→', says: 'caret right', look: looks.sign, press: () => field()?.move(1) },
  ];

  /** Moves the focus to the nearest key on the screen in the direction of the arrow key. */
  const walk = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    const from = document.activeElement?.getBoundingClientRect();
    if (direction === undefined || from === undefined || pad.current === null) return;
    event.preventDefault();
    const reach = [...pad.current.querySelectorAll('button')]
      .map((button) => {
        const at = button.getBoundingClientRect();
        const [dx, dy] = [at.x + at.width / 2 - from.x - from.width / 2, at.y + at.height / 2 - from.y - from.height / 2];
        const [along, across] = direction.x === 0 ? [dy * direction.y, Math.abs(dx)] : [dx * direction.x, Math.abs(dy)];
        return { button, along, far: along + 3 * across };
      })
      .filter(({ along }) => along > 4)
      .toSorted((a, b) => a.far - b.far);
    reach[0]?.button.focus();
  };

  return (
    <div
      ref={pad}
      id={id}
      role="group"
      aria-label="Keypad: arrow keys move, Enter writes"
      onKeyDown={walk}
      className={classNames('arrive grid max-w-xl gap-1.5', columnsOf[columns])}
    >
      {keys.map(({ face, says, look, press }, at) => (
        <button
          key={says}
          type="button"
          tabIndex={at === stop ? 0 : -1}
          aria-label={says}
          className={classNames(key, look)}
          onPointerDown={(event) => event.preventDefault()}
          onFocus={() => setStop(at)}
          onClick={press}
        >
          {face === '⌫' ? <Icon name="erase" /> : <span className={faceLook(face)}>{face}</span>}
        </button>
      ))}
    </div>
  );
}

/**
 * Returns the class names of a key's label: letters in italics, as in print; labels of three signs or more in smaller type, so
 * that they fit a key on a phone.
 */
const faceLook = (face: string): string =>
  /^[a-z]$/.test(face) ? 'font-serif italic' : face.length > 2 ? 'text-sm whitespace-nowrap sm:text-base' : '';

const directions: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
