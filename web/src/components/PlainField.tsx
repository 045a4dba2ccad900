import { useEffect, useImperativeHandle, useRef } from 'react';
import type { Ref } from 'react';
import type { MathFieldProps, MathHandle } from './math-entry.ts';

/** The math field as a line of plain text, for screen readers, dictation, and students who prefer it. */
export function PlainField({
  ref,
  value,
  label,
  describedBy,
  disabled,
  invalid,
  placeholder,
  keypad = false,
  autoFocus,
  onChange,
  onSubmit,
  onEmptyBackspace,
}: MathFieldProps & { ref?: Ref<MathHandle> }) {
  const input = useRef<HTMLInputElement>(null);
  const focusFirst = useRef(autoFocus);
  useEffect(() => {
    if (focusFirst.current) input.current?.focus({ preventScroll: true });
  }, []);
  const write = (text: string, caret: number) => {
    onChange(text);
    requestAnimationFrame(() => input.current?.setSelectionRange(caret, caret));
  };
  useImperativeHandle(ref, () => ({
    focus: () => input.current?.focus(),
    insert({ plain }) {
      const { start, end } = selectionOf(input.current, value);
      const before = plain.split('|')[0]!;
      write(value.slice(0, start) + plain.replace('|', '') + value.slice(end), start + before.length);
    },
    erase() {
      const { start, end } = selectionOf(input.current, value);
      const from = start === end ? Math.max(0, start - 1) : start;
      write(value.slice(0, from) + value.slice(end), from);
    },
    move(by) {
      const { start } = selectionOf(input.current, value);
      const to = Math.min(value.length, Math.max(0, start + by));
      input.current?.setSelectionRange(to, to);
    },
  }));

  return (
    <input
      ref={input}
      type="text"
      className="w-full min-w-0 bg-transparent px-4 py-3 text-[1.375rem] outline-none placeholder:text-base placeholder:text-soft placeholder:opacity-100 sm:placeholder:text-[1.375rem]"
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      disabled={disabled}
      placeholder={placeholder ?? ''}
      inputMode={keypad ? 'none' : 'text'}
      autoComplete="off"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="done"
      maxLength={10_000}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
          event.preventDefault();
          onSubmit();
        } else if (event.key === 'Backspace' && value === '' && onEmptyBackspace !== undefined) {
          event.preventDefault();
          onEmptyBackspace();
        }
      }}
    />
  );
}

const selectionOf = (input: HTMLInputElement | null, value: string) => ({
  start: input?.selectionStart ?? value.length,
  end: input?.selectionEnd ?? value.length,
});
