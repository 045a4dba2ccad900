/** What a page keeps on this device: the browser's `localStorage` or `sessionStorage`, or a map in a test. */
export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
