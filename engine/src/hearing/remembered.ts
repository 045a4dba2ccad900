/**
 * A function of a text that remembers what it made: the question and the descriptions of a lesson come back with every message, and so do words.
 *
 * Shape   `make` is pure, and what it makes is never changed. More than `most` texts are all forgotten at once, so that memory is bounded.
 */
export function remembered<Made>(most: number, make: (text: string) => Made): (text: string) => Made {
  const known = new Map<string, Made>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const made = make(text);
    if (known.size >= most) known.clear();
    known.set(text, made);
    return made;
  };
}
