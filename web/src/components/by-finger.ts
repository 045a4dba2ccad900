/** A finger opens the system's keyboard with every focus, and has use for keys on the screen. */
export const byFinger = (): boolean => window.matchMedia('(pointer: coarse)').matches;
