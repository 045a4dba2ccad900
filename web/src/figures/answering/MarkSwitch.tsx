import { classNames } from '../../components/class-names.ts';

/** Two buttons for the two forms of a mark. The chosen one is pressed. */
export function MarkSwitch<Option extends string>({
  label,
  shown = null,
  options,
  value,
  disabled,
  onChange,
}: {
  label: string;
  /** A visible label before the buttons, if one is needed. */
  shown?: string | null;
  options: Record<Option, string>;
  value: Option | null;
  disabled: boolean;
  onChange: (option: Option) => void;
}) {
  return (
    <div role="group" aria-label={label} className="inline-flex overflow-hidden rounded-full border border-edge">
      {shown !== null && <span className="self-center pl-3 pr-2 text-[0.9375rem] text-soft">{shown}</span>}
      {(Object.entries(options) as [Option, string][]).map(([option, text]) => (
        <button
          key={option}
          type="button"
          aria-pressed={value === option}
          disabled={disabled}
          className={classNames(
            'min-h-9 px-3 text-[0.9375rem] disabled:opacity-55',
            value === option ? 'bg-plum font-semibold text-on-plum' : 'bg-card text-ink hover:text-plum',
          )}
          onClick={() => onChange(option)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
