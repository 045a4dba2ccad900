import { useId } from 'react';
import type { Ref } from 'react';

/** Where a student writes in her own words. Enter sends, Shift+Enter starts a new line. */
export function WordsField({
  ref,
  value,
  describedBy,
  invalid,
  onChange,
  onSubmit,
}: {
  ref: Ref<HTMLTextAreaElement>;
  value: string;
  describedBy: string;
  invalid: boolean;
  onChange: (text: string) => void;
  onSubmit: () => void;
}) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <textarea
        ref={ref}
        aria-label="Ask a question or say something"
        aria-describedby={`${id}-advice ${describedBy}`}
        aria-invalid={invalid || undefined}
        rows={2}
        enterKeyHint="send"
        placeholder="Ask a question, or say what you think"
        className="field-sizing-content max-h-40 min-h-16 w-full resize-none rounded-key border-2 border-edge bg-card px-4 py-2.5 text-lg placeholder:text-soft focus:border-plum focus:outline-3 focus:outline-offset-0 focus:outline-plum/35 aria-invalid:border-clay"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onSubmit();
        }}
      />
      <p id={`${id}-advice`} className="text-[0.9375rem] text-soft">
        Questions never count as answers.
      </p>
    </div>
  );
}
