import { Button } from './Button.tsx';
import type { EntryKind } from './math-entry.ts';

/**
 * Two buttons that turn the keypad on and off, and switch between the math field and plain text. They are the same wherever
 * mathematics is written.
 */
export function EntrySwitch({
  entry,
  keypad,
  keypadId,
  onKeypad,
  onEntry,
}: {
  entry: EntryKind;
  keypad: boolean;
  keypadId: string;
  onKeypad: (open: boolean) => void;
  onEntry: (to: EntryKind) => void;
}) {
  const other = entry === 'plain' ? 'math_field' : 'plain';
  return (
    <>
      <Button
        look="quiet"
        size="small"
        icon="keypad"
        aria-expanded={keypad}
        aria-controls={keypad ? keypadId : undefined}
        onClick={() => onKeypad(!keypad)}
      >
        Keypad
      </Button>
      <Button look="quiet" size="small" onClick={() => onEntry(other)}>
        {other === 'math_field' ? 'Math field' : 'Plain text'}
      </Button>
    </>
  );
}
