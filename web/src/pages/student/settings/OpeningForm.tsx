import type { ReactNode } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Trouble } from '../../../components/Trouble.tsx';

/** A form in the settings that opens with a button, and closes after its change was made. The result is shown in its place. */
export function OpeningForm({
  name,
  save,
  open,
  onOpen,
  change,
  beside,
  told,
  children,
}: {
  /** What it does, such as "Change email". */
  name: string;
  save: string;
  open: boolean;
  onOpen: (open: boolean) => void;
  change: { act: (body: undefined) => void; acting: boolean; error: Error | null };
  /** The fields that show their own errors. */
  beside: readonly string[];
  told: string;
  children: ReactNode;
}) {
  return (
    <div className="grid justify-items-start gap-3">
      {open ? (
        <form
          className="grid w-full gap-4"
          aria-label={name}
          onSubmit={(event) => {
            event.preventDefault();
            change.act(undefined);
          }}
        >
          {children}
          {change.error !== null && <Trouble error={change.error} beside={beside} />}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={change.acting}>
              {save}
            </Button>
            <Button look="quiet" onClick={() => onOpen(false)}>
              Cancel
            </Button>
          </div>
        </form>
      ) : (
        <Button onClick={() => onOpen(true)}>{name}</Button>
      )}
      <p role="status" className="text-olive empty:hidden">
        {!open && told}
      </p>
    </div>
  );
}
