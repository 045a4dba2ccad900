import { useId, useRef } from 'react';
import { byFinger } from '../../../../components/by-finger.ts';
import { classNames } from '../../../../components/class-names.ts';
import { calculate } from './calculate.ts';
import { fourFunctionKeys, scientificKeys } from './calculator-keys.ts';
import type { CalculatorKey } from './calculator-keys.ts';
import type { CalculatorTape } from './calculator-tape.ts';

const shownLines = 3;

/**
 * A calculator beside a problem: typed into like a line of text, or pressed key by key. The page owns its tape, because it may
 * move the calculator.
 */
export default function Calculator({
  scientific,
  tape: { line, done, result, angles },
  onTape,
}: {
  scientific: boolean;
  tape: CalculatorTape;
  onTape: (changed: Partial<CalculatorTape>) => void;
}) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const answer = done.at(-1)?.text ?? '';

  const work = () => {
    if (line.trim() === '') return;
    const came = calculate(line, { scientific, angles, answer });
    onTape({ result: came, ...(came.kind === 'value' ? { done: [...done, { line, text: came.text }].slice(-shownLines) } : {}) });
    field.current?.select();
  };
  const write = ({ writes }: CalculatorKey) => {
    const input = field.current;
    // After a result, an operator continues with it, and a number starts a new line.
    const begun = result?.kind === 'value' ? (/^[+\-−×÷^²³%]/.test(writes) ? 'Ans' : '') : line;
    const [from, to] =
      result?.kind === 'value'
        ? [begun.length, begun.length]
        : [input?.selectionStart ?? line.length, input?.selectionEnd ?? line.length];
    const next = begun.slice(0, from) + writes + begun.slice(to);
    onTape({ line: next, result: null });
    requestAnimationFrame(() => input?.setSelectionRange(from + writes.length, from + writes.length));
  };
  const erase = () => {
    const input = field.current;
    const [from, to] = [input?.selectionStart ?? line.length, input?.selectionEnd ?? line.length];
    const begin = from === to ? Math.max(0, from - 1) : from;
    onTape({ line: line.slice(0, begin) + line.slice(to), result: null });
    requestAnimationFrame(() => input?.setSelectionRange(begin, begin));
  };
  const clear = () => {
    onTape({ line: '', result: null });
  };

  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        work();
      }}
    >
      <div className="grid gap-1 rounded-key border border-edge bg-sunk px-3 py-2">
        <ol aria-label="Earlier results" className="grid text-right text-sm text-soft empty:hidden">
          {(result?.kind === 'value' ? done.slice(0, -1) : done).map((one, at) => (
            <li key={at} className="truncate">
              {one.line} = {one.text}
            </li>
          ))}
        </ol>
        <label htmlFor={id} className="sr-only">
          Calculation
        </label>
        <input
          ref={field}
          id={id}
          value={line}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          inputMode={byFinger() ? 'none' : 'text'}
          placeholder="0"
          onChange={({ target }) => {
            onTape({ line: target.value.replaceAll('*', '×'), result: null });
          }}
          className="w-full bg-transparent text-right text-lg placeholder:text-soft focus-visible:outline-offset-2"
        />
        <output htmlFor={id} aria-live="polite" className="min-h-8 text-right font-serif text-2xl leading-8 wrap-anywhere">
          {result?.kind === 'value' && `= ${result.text}`}
          {result?.kind === 'none' && <span className="font-sans text-base text-clay">{result.words}</span>}
        </output>
      </div>
      {scientific && (
        <>
          <div role="group" aria-label="Angles" className="flex gap-1.5">
            {(['degrees', 'radians'] as const).map((unit) => (
              <button
                key={unit}
                type="button"
                aria-pressed={angles === unit}
                onClick={() => onTape({ angles: unit })}
                className="min-h-8 flex-1 rounded-key border border-line px-2 text-sm text-soft aria-pressed:border-plum aria-pressed:bg-plum-wash aria-pressed:text-plum"
              >
                {unit === 'degrees' ? 'Degrees' : 'Radians'}
              </button>
            ))}
          </div>
          <Keys keys={scientificKeys} onPress={write} />
        </>
      )}
      <Keys keys={fourFunctionKeys} onPress={write} beside={{ clear, erase }} />
    </form>
  );
}

const key = 'grid min-h-10 place-items-center rounded-key border text-lg active:translate-y-px lg:min-h-8.5';
const looks = {
  digit: 'border-line bg-card font-medium hover:border-plum hover:text-plum',
  sign: 'border-line bg-sunk hover:border-plum hover:text-plum',
  equals: 'border-plum bg-plum text-on-plum hover:bg-plum-deep',
};

function Keys({
  keys,
  onPress,
  beside,
}: {
  keys: readonly CalculatorKey[];
  onPress: (key: CalculatorKey) => void;
  beside?: { clear: () => void; erase: () => void };
}) {
  return (
    <div className="grid grid-cols-4 gap-1">
      {beside !== undefined && (
        <>
          <button type="button" className={classNames(key, looks.sign)} onClick={beside.clear} aria-label="Clear">
            C
          </button>
          <button type="button" className={classNames(key, looks.sign)} onClick={beside.erase} aria-label="Erase">
            ⌫
          </button>
        </>
      )}
      {keys.map((one) => (
        <button
          key={one.face}
          type="button"
          aria-label={one.face.length > 1 ? `${one.face}, ${one.says}` : one.says}
          className={classNames(key, /^\d$/.test(one.face) ? looks.digit : looks.sign, one.face.length > 3 ? 'text-base!' : '')}
          onClick={() => onPress(one)}
        >
          {one.face}
        </button>
      ))}
      {beside !== undefined && (
        <button type="submit" className={classNames(key, looks.equals)} aria-label="Equals">
          =
        </button>
      )}
    </div>
  );
}
