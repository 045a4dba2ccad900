/** What a page keeps on this device: the browser's `localStorage` or `sessionStorage`, or a map in a test. */
export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What was kept as JSON; null where nothing is, or what is there is no JSON. Its shape is for who reads it to check. */
export function keptJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
