import { useId } from 'react';

export type Mode = 'answer' | 'words';
const modes: { mode: Mode; label: string }[] = [
  { mode: 'answer', label: 'Answer' },
  { mode: 'words', label: 'Ask a question' },
];

/** Chooses whether the text is an answer to the question or something else. */
export function ModeSwitch({ mode, onChange }: { mode: Mode; onChange: (mode: Mode) => void }) {
  const name = useId();
  return (
    <fieldset>
      <legend className="sr-only">What do you want to write?</legend>
      <div className="flex rounded-full border border-edge bg-sunk p-0.5">
        {modes.map((one) => (
          <label
            key={one.mode}
            className="flex min-h-9 cursor-pointer items-center rounded-full px-3 text-[0.9375rem] max-[22rem]:px-2 max-[22rem]:text-sm sm:px-3.5 font-medium text-soft has-checked:bg-card has-checked:text-plum has-checked:shadow-card has-focus-visible:outline-3 has-focus-visible:outline-plum"
          >
            <input type="radio" className="sr-only" name={name} checked={mode === one.mode} onChange={() => onChange(one.mode)} />
            {one.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
