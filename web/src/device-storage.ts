/** What a page keeps on this device: the browser's `localStorage` or `sessionStorage`, or a map in a test. */
export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Reads stored JSON. Returns null if nothing is stored or it isn't JSON. The caller must check its shape. */
export function keptJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
