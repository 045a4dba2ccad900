import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { InputType } from '@stoa/schema/problem';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import { keysFor } from './math-keys.ts';
import type { MathHandle } from './math-entry.ts';

const key = 'grid min-h-12 place-items-center rounded-key border text-lg transition-colors active:translate-y-px';

/**
 * Keys for what is hard to type. A press leaves the caret where it is; by keyboard the pad is one stop, and the arrows walk
 * within it.
 */
export function Keypad({
  inputType,
  variables,
  field,
  id,
}: {
  inputType: InputType;
  variables: readonly string[];
  field: () => MathHandle | null;
  id: string;
}) {
  const { signs, digits } = keysFor(inputType, variables);
  const pad = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const keys = [
    ...signs.map((one) => ({
      ...one,
      look: 'border-line bg-sunk hover:border-plum hover:text-plum',
      press: () => field()?.insert(one),
    })),
    ...digits.map((one) => ({
      ...one,
      look: 'border-line bg-card font-medium hover:border-plum hover:text-plum',
      press: () => field()?.insert(one),
    })),
    { face: '←', says: 'caret left', look: 'border-line bg-sunk hover:border-plum', press: () => field()?.move(-1) },
    { face: '→', says: 'caret right', look: 'border-line bg-sunk hover:border-plum', press: () => field()?.move(1) },
    { face: '⌫', says: 'erase', look: 'border-line bg-sunk hover:border-clay hover:text-clay', press: () => field()?.erase() },
  ];
  const shown = (from: number, to: number) =>
    keys.slice(from, to).map(({ face, says, look, press }, at) => (
      <button
        key={says}
        type="button"
        tabIndex={from + at === stop ? 0 : -1}
        aria-label={says}
        className={classNames(key, look)}
        onPointerDown={(event) => event.preventDefault()}
        onFocus={() => setStop(from + at)}
        onClick={press}
      >
        {face === '⌫' ? <Icon name="erase" /> : <span className={/^[a-z]$/.test(face) ? 'font-serif italic' : ''}>{face}</span>}
      </button>
    ));

  /** Arrow keys go to the nearest key in that direction, as they lie on the screen. */
  const walk = (event: KeyboardEvent) => {
    const way = ways[event.key];
    const from = document.activeElement?.getBoundingClientRect();
    if (way === undefined || from === undefined || pad.current === null) return;
    event.preventDefault();
    const reach = [...pad.current.querySelectorAll('button')]
      .map((button) => {
        const at = button.getBoundingClientRect();
        const [dx, dy] = [at.x + at.width / 2 - from.x - from.width / 2, at.y + at.height / 2 - from.y - from.height / 2];
        const [along, across] = way.x === 0 ? [dy * way.y, Math.abs(dx)] : [dx * way.x, Math.abs(dy)];
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
      className={classNames(
        'arrive grid gap-2',
        signs.length > 6 ? 'grid-cols-[5fr_4fr]' : signs.length > 0 ? 'grid-cols-[1fr_3fr]' : '',
      )}
    >
      {signs.length > 0 && (
        <div className={classNames('grid content-start gap-1.5', signs.length > 6 ? 'grid-cols-4' : 'grid-cols-1')}>
          {shown(0, signs.length)}
        </div>
      )}
      <div className="grid grid-cols-3 gap-1.5">{shown(signs.length, keys.length)}</div>
    </div>
  );
}

const ways: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
