import type { Settings } from '@stoa/schema/account';

export type EntryKind = Settings['entry'];

/** What a field that mathematics is written in can be told from outside, by the keypad above all. */
export type MathHandle = { focus: () => void; insert: (key: MathKey) => void; erase: () => void; move: (by: -1 | 1) => void };

/**
 * One key: what it shows, what it says, and what it writes. In TeX `#@` stands for what is before the caret and `#?` for a
 * place to fill; in plain text `|` is where the caret goes.
 */
export type MathKey = { face: string; says: string; tex: string; plain: string };

export type MathFieldProps = {
  value: string;
  label: string;
  describedBy: string;
  disabled: boolean;
  invalid: boolean;
  placeholder: string | null;
  /** Our own keypad is open, so that the system's keyboard need not come over it. */
  keypad?: boolean;
  /** Takes the focus as soon as it is there. */
  autoFocus: boolean;
  onChange: (text: string) => void;
  onSubmit: () => void;
  /** Backspace in an empty field: where lines of work are written, it takes the line away. */
  onEmptyBackspace?: () => void;
};
