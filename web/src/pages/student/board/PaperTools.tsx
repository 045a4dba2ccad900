import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../components/Icon.tsx';
import type { Tool } from '../../../ink/pen-choice.ts';

export type PaperChoice = { readonly tool: Tool; readonly penOnly: boolean; readonly even: boolean };

/** The tools of the paper: pen, eraser, hand; undo and redo; and how the pen writes. */
export function PaperTools({
  choice,
  canUndo,
  canRedo,
  onChoice,
  onUndo,
  onRedo,
  onClear,
}: {
  choice: PaperChoice;
  canUndo: boolean;
  canRedo: boolean;
  onChoice: (choice: PaperChoice) => void;
  onUndo: () => void;
  onRedo: () => void;
  onClear: () => void;
}) {
  const tool = (name: Tool, icon: IconName, label: string) => (
    <Tool icon={icon} label={label} pressed={choice.tool === name} onClick={() => onChoice({ ...choice, tool: name })} />
  );
  return (
    <div role="toolbar" aria-label="Paper" className="flex flex-wrap items-center gap-1">
      {tool('pen', 'essay', 'Pen')}
      {tool('eraser', 'erase', 'Eraser')}
      {tool('hand', 'hand', 'Move the paper')}
      <span className="mx-1 h-6 w-px bg-line" aria-hidden="true" />
      <Tool icon="undo" label="Undo" disabled={!canUndo} onClick={onUndo} />
      <Tool icon="redo" label="Redo" disabled={!canRedo} onClick={onRedo} />
      <Tool icon="example" label="Start over" onClick={onClear}>
        <span className="hidden sm:inline">Start over</span>
      </Tool>
      <span className="mx-1 hidden h-6 w-px bg-line sm:block" aria-hidden="true" />
      <Check label="Same width" checked={choice.even} onChange={(even) => onChoice({ ...choice, even })} />
      <Check label="Only my pen writes" checked={choice.penOnly} onChange={(penOnly) => onChoice({ ...choice, penOnly })} />
    </div>
  );
}

function Tool({
  icon,
  label,
  pressed,
  disabled = false,
  onClick,
  children,
}: {
  icon: IconName;
  label: string;
  pressed?: boolean;
  disabled?: boolean;
  onClick: () => void;
  children?: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onClick}
      className="flex min-h-10 min-w-10 items-center justify-center gap-1.5 rounded-full px-2 text-[0.9375rem] text-soft hover:bg-plum-wash hover:text-plum disabled:opacity-40 aria-pressed:bg-plum aria-pressed:text-on-plum"
    >
      <Icon name={icon} className="size-5" />
      {children}
    </button>
  );
}

function Check({ label, checked, onChange }: { label: string; checked: boolean; onChange: (checked: boolean) => void }) {
  return (
    <label className="flex min-h-10 items-center gap-1.5 px-1.5 text-[0.9375rem] text-soft">
      <input type="checkbox" className="accent-plum" checked={checked} onChange={({ target }) => onChange(target.checked)} />
      {label}
    </label>
  );
}
