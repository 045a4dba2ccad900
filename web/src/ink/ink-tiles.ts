import { boxOf, meet, type Box, type InkStroke } from './ink-stroke.ts';
import { strokePath } from './stroke-path.ts';

const side = 512; // paper units
const mostTiles = 48;

type Drawn = { readonly stroke: InkStroke; readonly path: Path2D; readonly box: Box };

/**
 * Draws each finished stroke once, onto square tiles. A frame only puts the visible tiles side by side, so it costs the same
 * with two strokes as with two thousand. A new stroke is added to the tiles that it crosses; the tiles of an erased stroke are
 * redrawn.
 */
export class InkTiles {
  readonly #drawn = new Map<string, Drawn>();
  readonly #tiles = new Map<string, HTMLCanvasElement>();
  readonly #scale: number;
  #color: string;

  /** `scale`: screen pixels per paper unit. */
  constructor(scale: number, color: string) {
    this.#scale = scale;
    this.#color = color;
  }

  /** Redraws everything in another color. */
  recolor(color: string): void {
    this.#color = color;
    this.#tiles.clear();
  }

  /** Removes all strokes. */
  clear(): void {
    this.#drawn.clear();
    this.#tiles.clear();
  }

  add(stroke: InkStroke): void {
    this.remove(stroke.id);
    const one = { stroke, path: strokePath(stroke), box: boxOf(stroke) };
    this.#drawn.set(stroke.id, one);
    for (const [key, tile] of this.#tiles) if (meet(boxOfTile(key), one.box)) this.#paint(tile, key, [one]);
  }

  remove(id: string): void {
    const one = this.#drawn.get(id);
    if (one === undefined) return;
    this.#drawn.delete(id);
    for (const key of this.#tiles.keys()) if (meet(boxOfTile(key), one.box)) this.#tiles.delete(key);
  }

  /** Draws the visible tiles onto a canvas that shows this part of the paper. */
  lay(onto: CanvasRenderingContext2D, { left, top, right, bottom }: Box): void {
    for (let row = Math.floor(top / side); row * side < bottom; row += 1)
      for (let column = Math.floor(left / side); column * side < right; column += 1) {
        const tile = this.#tileAt(`${column},${row}`);
        if (tile !== null)
          onto.drawImage(tile, Math.round((column * side - left) * this.#scale), Math.round((row * side - top) * this.#scale));
      }
  }

  /** Returns a tile, drawn if necessary; null if no stroke crosses it. */
  #tileAt(key: string): HTMLCanvasElement | null {
    const there = this.#tiles.get(key);
    if (there !== undefined) {
      this.#tiles.delete(key); // keeps the tiles in order of last use, so that the oldest is dropped first
      this.#tiles.set(key, there);
      return there;
    }
    const box = boxOfTile(key);
    const crossing = Array.from(this.#drawn.values()).filter((one) => meet(one.box, box));
    if (crossing.length === 0) return null;
    const tile = document.createElement('canvas');
    tile.width = tile.height = Math.ceil(side * this.#scale);
    this.#paint(tile, key, crossing);
    this.#tiles.set(key, tile);
    const [oldest] = this.#tiles.keys();
    if (this.#tiles.size > mostTiles && oldest !== undefined) this.#tiles.delete(oldest);
    return tile;
  }

  #paint(tile: HTMLCanvasElement, key: string, strokes: readonly Drawn[]): void {
    const context = tile.getContext('2d')!;
    const { left, top } = boxOfTile(key);
    context.setTransform(this.#scale, 0, 0, this.#scale, -left * this.#scale, -top * this.#scale);
    context.fillStyle = this.#color;
    for (const { path } of strokes) context.fill(path);
  }
}

function boxOfTile(key: string): Box {
  const [column = 0, row = 0] = key.split(',').map(Number);
  return { left: column * side, top: row * side, right: (column + 1) * side, bottom: (row + 1) * side };
}
