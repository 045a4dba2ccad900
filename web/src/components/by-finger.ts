/** True on a touch screen. There every focus opens the system's keyboard, and keys on the screen are useful. */
export const byFinger = (): boolean => window.matchMedia('(pointer: coarse)').matches;
