import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { FormEvent, InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';

const box =
  'w-full rounded-key border border-edge bg-card px-3.5 py-2.5 text-ink placeholder:text-soft aria-invalid:border-clay focus-visible:outline-offset-0';

type Around = {
  label: string;
  /** Only screen readers get the label, because something beside the field shows it. */ labelHidden?: boolean;
  advice?: ReactNode;
  error?: string | null;
};

function Labelled({ label, labelHidden = false, advice, error, id, children }: Around & { id: string; children: ReactNode }) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'font-semibold'}>
        {label}
      </label>
      {children}
      {advice !== undefined && (
        <p id={`${id}-advice`} className="text-[0.9375rem] text-soft">
          {advice}
        </p>
      )}
      {error != null && (
        <p id={`${id}-error`} className="text-[0.9375rem] text-clay" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

const described = (id: string, { advice, error }: Omit<Around, 'label'>) => ({
  id,
  'aria-invalid': error != null || undefined,
  'aria-describedby': classNames(advice !== undefined && `${id}-advice`, error != null && `${id}-error`) || undefined,
});

/** Says what is wrong with a field. We show this next to the field instead of the browser's own bubble. */
function lackIn({ validity, minLength }: HTMLInputElement | HTMLTextAreaElement): string {
  if (validity.valueMissing) return 'Please fill in this field.';
  if (validity.typeMismatch) return 'That doesn’t look like an email, such as name@school.org.';
  if (validity.tooShort) return `Use at least ${minLength} characters.`;
  return 'That doesn’t work here.';
}

/** Keeps what is wrong with a field after its form was submitted. The first invalid field of the form gets the focus. */
function useLack() {
  const [lack, setLack] = useState<string | null>(null);
  const onInvalid = (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    event.preventDefault();
    const field = event.currentTarget;
    setLack(lackIn(field));
    if (field.form?.querySelector(':is(input, textarea):invalid') === field) field.focus();
  };
  return { lack, onInvalid, clear: () => setLack(null) };
}

/** A one-line text field, with its label, advice and error tied to it. */
export function TextField({
  label,
  advice,
  error,
  className,
  onChange,
  ...rest
}: Around & InputHTMLAttributes<HTMLInputElement>) {
  const id = useId();
  const { lack, onInvalid, clear } = useLack();
  const wrong = lack ?? error;
  return (
    <Labelled {...{ label, advice, error: wrong, id }}>
      <input
        className={classNames(box, className)}
        {...described(id, { advice, error: wrong })}
        {...rest}
        onInvalid={onInvalid}
        onChange={(event) => {
          clear();
          onChange?.(event);
        }}
      />
    </Labelled>
  );
}

export function TextArea({
  label,
  advice,
  error,
  className,
  onChange,
  ...rest
}: Around & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const id = useId();
  const { lack, onInvalid, clear } = useLack();
  const wrong = lack ?? error ?? null;
  return (
    <Labelled {...{ label, advice, error: wrong, id }}>
      <textarea
        className={classNames(box, 'min-h-28', className)}
        {...described(id, { advice, error: wrong })}
        {...rest}
        onInvalid={onInvalid}
        onChange={(event) => {
          clear();
          onChange?.(event);
        }}
      />
    </Labelled>
  );
}

export function SelectField({
  label,
  labelHidden = false,
  advice,
  error,
  className,
  children,
  ...rest
}: Around & SelectHTMLAttributes<HTMLSelectElement>) {
  const id = useId();
  return (
    <Labelled {...{ label, labelHidden, advice, error: error ?? null, id }}>
      <span className="relative grid items-center">
        <select
          className={classNames(box, 'min-h-11 appearance-none truncate pr-11', className)}
          {...described(id, { advice, error: error ?? null })}
          {...rest}
        >
          {children}
        </select>
        <Icon name="down" className="pointer-events-none absolute right-3.5 size-5 text-soft" />
      </span>
    </Labelled>
  );
}

/** Lets the user choose one of a few options, all of them visible. */
export function ChoiceField<T extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
}) {
  const name = useId();
  const field = useRef<HTMLFieldSetElement>(null);
  // A browser that restores a page checks the buttons that were checked before, or unchecks them all.
  useLayoutEffect(() => {
    for (const button of field.current?.querySelectorAll('input') ?? []) button.checked = button.value === value;
  });
  return (
    <fieldset ref={field} className="grid gap-2">
      <legend className="mb-2 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-full border border-edge bg-card px-4 has-checked:border-plum has-checked:bg-plum-wash has-checked:text-plum-deep has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-plum"
          >
            <input
              type="radio"
              autoComplete="off"
              className="size-4 accent-plum outline-none"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
