import { useEffect, useId, useRef } from 'react';
import { MathLine } from './MathText.tsx';
import { plainLine, spokenLine } from './spoken.ts';

export type Choice = { key: string; value: string; text: string };

/** Returns the letter (A, B, C …) that a choice is shown with, from its position. */
export const choiceKey = (at: number): string => String.fromCharCode(65 + at);

/** The two choices of a true-or-false question. */
export const truths: readonly Choice[] = [
  { key: 'A', value: 'true', text: 'True' },
  { key: 'B', value: 'false', text: 'False' },
];

/** Choices that read no longer than this (in characters) are laid out side by side. */
const shortWord = 6;
const spread = (choices: readonly Choice[]): string => {
  if (choices.some(({ text }) => plainLine(text).length > shortWord)) return 'gap-2 sm:gap-2.5';
  return choices.length === 3 ? 'grid-cols-3 gap-2' : 'grid-cols-2 gap-2';
};

/**
 * True if a letter typed at `at` is meant for these choices: they are in the card that has the focus, or they are the only
 * enabled choices on the page.
 */
function isMeant(field: HTMLFieldSetElement | null, at: Element): boolean {
  if (field === null) return false;
  const inFocus = at.closest('article')?.contains(field) ?? field.contains(at);
  return inFocus || document.querySelectorAll('fieldset[data-choices]:enabled').length === 1;
}

/**
 * Lets the student choose one of several answers. A letter key chooses wherever the focus is; if the page has several sets of
 * choices, it chooses in the card that has the focus. Enter submits.
 */
export function ChoiceEntry({
  choices,
  value,
  label,
  describedBy,
  disabled,
  onChange,
}: {
  choices: readonly Choice[];
  value: string;
  label: string;
  describedBy: string;
  disabled: boolean;
  onChange: (value: string) => void;
}) {
  const name = useId();
  const field = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (disabled) return;
    const byLetter = (event: KeyboardEvent) => {
      if (
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        (event.target as Element).closest('dialog, textarea, math-field, input:not([type=radio])') !== null ||
        !isMeant(field.current, event.target as Element)
      )
        return;
      const choice = choices.find(({ key }) => key === event.key.toUpperCase());
      if (choice === undefined) return;
      event.preventDefault();
      onChange(choice.value);
      document.getElementById(`${name}-${choice.key}`)?.focus();
    };
    document.addEventListener('keydown', byLetter);
    return () => document.removeEventListener('keydown', byLetter);
  }, [choices, disabled, name, onChange]);

  return (
    <fieldset ref={field} data-choices disabled={disabled} aria-describedby={describedBy}>
      <legend className="sr-only">{label}</legend>
      <div className={`grid ${spread(choices)}`}>
        {choices.map(({ key, value: of, text }) => (
          <label
            key={key}
            className="group flex min-h-12 cursor-pointer items-center gap-3 rounded-key border-2 border-line bg-card px-3 py-2 text-lg sm:min-h-14 sm:gap-4 sm:px-4 sm:py-2.5 transition-colors hover:border-plum/60 has-checked:border-plum has-checked:bg-plum-wash has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-plum has-disabled:opacity-60"
          >
            <input
              id={`${name}-${key}`}
              type="radio"
              aria-label={text.includes('$') ? spokenLine(text) : undefined}
              className="sr-only"
              name={name}
              value={of}
              checked={value === of}
              onChange={() => onChange(of)}
            />
            <span
              aria-hidden="true"
              className="grid size-8 shrink-0 place-items-center rounded-full border border-edge font-semibold text-soft group-has-checked:border-plum group-has-checked:bg-plum group-has-checked:text-on-plum"
            >
              {key}
            </span>
            <span className="min-w-0">
              <MathLine text={text} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
