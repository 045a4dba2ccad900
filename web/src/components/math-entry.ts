import type { Settings } from '@stoa/schema/account';

export type EntryKind = Settings['entry'];

/** What other components, above all the keypad, can tell a math field to do. */
export type MathHandle = { focus: () => void; insert: (key: MathKey) => void; erase: () => void; move: (by: -1 | 1) => void };

/**
 * A key: its label, its name for screen readers, and what it writes. In `tex`, `#@` is what comes before the caret and `#?` is
 * a place to fill; in `plain`, `|` is where the caret goes.
 */
export type MathKey = { face: string; says: string; tex: string; plain: string };

export type MathFieldProps = {
  value: string;
  label: string;
  describedBy: string;
  disabled: boolean;
  invalid: boolean;
  placeholder: string | null;
  /** Our own keypad is open, so the system's keyboard shouldn't cover it. */
  keypad?: boolean;
  /** Takes the focus as soon as it's on the page. */
  autoFocus: boolean;
  onChange: (text: string) => void;
  onSubmit: () => void;
  /** Called for Backspace in an empty field. Where the student writes lines of work, it removes the line. */
  onEmptyBackspace?: () => void;
};
