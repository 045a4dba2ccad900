/** What a pointer does when it touches the paper. */
export type Touching = 'writes' | 'erases' | 'moves' | 'rests';
export type Tool = 'pen' | 'eraser' | 'hand';

type Pointer = { readonly pointerType: string; readonly buttons: number; readonly width: number; readonly height: number };

/**
 * Decides what a pointer does. If the student writes with a pen, a finger moves the paper. While the pen is down, or was down a
 * moment ago, any other touch is the hand that holds it, and does nothing. The other end of the pen erases. The middle mouse
 * button moves the paper. A touch wider than a fingertip is a palm.
 */
export function touching(
  pointer: Pointer,
  { tool, penOnly, penDown, sincePen }: { tool: Tool; penOnly: boolean; penDown: boolean; sincePen: number },
): Touching {
  const byTool = { pen: 'writes', eraser: 'erases', hand: 'moves' } as const;
  switch (pointer.pointerType) {
    case 'pen':
      return (pointer.buttons & eraserEnd) !== 0 ? 'erases' : byTool[tool];
    case 'touch':
      if (penDown || sincePen < afterPenMs) return 'rests';
      if (Math.max(pointer.width, pointer.height) > palm) return 'rests';
      return penOnly ? 'moves' : byTool[tool];
    default:
      return (pointer.buttons & middleButton) !== 0 ? 'moves' : byTool[tool];
  }
}
const eraserEnd = 32;
const middleButton = 4;
const afterPenMs = 500;
const palm = 60; // CSS pixels
