/**
 * Returns the sentences of a message. What begins with "but" is one of its own, because it speaks of something else: "so they
 * get 8 each but my way was not fair".
 */
export const statementsIn = (text: string): string[] => text.split(/(?<=[.!?;])(?!\d)\s*|\s+(?=but\b)/i);
