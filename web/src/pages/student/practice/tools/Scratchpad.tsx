import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '../../../../components/Button.tsx';
import { TextArea } from '../../../../components/Field.tsx';
import { BoardDesk } from '../../../../ink/board-desk.ts';
import { Paper } from '../../../../ink/Paper.tsx';
import type { Tool } from '../../../../ink/pen-choice.ts';
import { keepScratch, keptScratch } from './kept-scratch.ts';

const look = { width: 26, even: false };
const longestNotes = 4000;

/** Paper beside a problem, for ink and typing. It is stored only on this device, for its problem. */
export default function Scratchpad({ sessionId, problemId }: { sessionId: string; problemId: string }) {
  const kept = useMemo(() => keptScratch(localStorage, sessionId, problemId), [sessionId, problemId]);
  const desk = useMemo(() => {
    const laid = new BoardDesk();
    laid.begin(
      kept.strokes.map((stroke) => ({ ...stroke, ended: true, erased: false })),
      [],
      [],
    );
    return laid;
  }, [kept]);
  const [text, setText] = useState(kept.text);
  const [tool, setTool] = useState<Tool>('pen');
  const [penOnly, setPenOnly] = useState(false);
  const settings = useMemo(() => ({ tool, penOnly, look, wheelsPage: true }), [tool, penOnly]);
  const { canUndo, canRedo } = useSyncExternalStore(desk.subscribe, () => desk.snapshot);
  const notes = useRef(kept.text);
  const keep = useCallback(() => {
    const strokes = Array.from(desk.ink.values()).flatMap((stroke) =>
      stroke.erased || !stroke.ended ? [] : [{ id: stroke.id, look: stroke.look, points: stroke.points }],
    );
    keepScratch(localStorage, sessionId, problemId, { text: notes.current, strokes });
  }, [desk, sessionId, problemId]);
  useEffect(
    () =>
      desk.watchInk(({ kind, ...change }) => {
        if (kind !== 'stroke' || !('stroke' in change) || change.stroke.ended) keep();
      }),
    [desk, keep],
  );

  const choose = (name: Tool, label: string) => (
    <Button
      look="quiet"
      size="small"
      aria-pressed={tool === name}
      className="aria-pressed:bg-plum-wash aria-pressed:text-plum"
      onClick={() => setTool(name)}
    >
      {label}
    </Button>
  );
  return (
    <div className="grid gap-3">
      <div className="h-56 lg:h-72">
        <Paper
          desk={desk}
          settings={settings}
          label="Scratch paper. Draw on it with a pen, a finger, or the mouse. You can type your notes below."
          onAct={(act) => desk.do(act)}
          onPen={() => setPenOnly(true)}
        />
      </div>
      <div role="group" aria-label="Scratch paper" className="-mx-1 flex flex-wrap items-center gap-0.5">
        {choose('pen', 'Pen')}
        {choose('eraser', 'Eraser')}
        <Button look="quiet" size="small" icon="undo" disabled={!canUndo} aria-label="Undo" onClick={() => desk.undo()} />
        <Button look="quiet" size="small" icon="redo" disabled={!canRedo} aria-label="Redo" onClick={() => desk.redo()} />
        <Button look="quiet" size="small" onClick={() => desk.do({ type: 'clear' })}>
          Clear
        </Button>
      </div>
      <TextArea
        label="Typed notes"
        rows={2}
        className="min-h-16!"
        maxLength={longestNotes}
        value={text}
        onChange={({ target }) => {
          notes.current = target.value;
          setText(target.value);
          keep();
        }}
      />
      <p className="text-sm text-soft">Only you see this. It stays on this device with this problem.</p>
    </div>
  );
}
