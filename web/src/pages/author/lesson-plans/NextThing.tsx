import { Button } from '../../../components/Button.tsx';
import { showPlace } from './FindingsPanel.tsx';
import { useEditor } from './use-plan-editor.ts';

/** The one thing to write next, always in sight over the fields, and the way to it. */
export function NextThing() {
  const { left } = useEditor();
  const { next } = left;
  if (next === null) return null;
  return (
    <div className="sticky top-16 z-10 -mx-1 bg-paper px-1 py-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-sea/30 bg-sea-wash px-4 py-2">
        <p className="min-w-0 flex-1 basis-48">
          <span className="font-semibold text-sea">Next: </span>
          {next.says}
        </p>
        <Button size="small" onClick={() => showPlace(next.at)}>
          Go to it
        </Button>
      </div>
    </div>
  );
}
