/**
 * Wraps `read`, a function that reads a text, so that it remembers its results for the last `most` texts. A tutor says the
 * same sentences of scripts, plans and banked problems to one student after another; the question and the descriptions of a
 * lesson come back with every message; and reading one of these takes longer than the rest of the turn. `read` must be pure,
 * and its results must never be changed. Of texts longer than `longest`, only the last one is remembered, so that the memory
 * stays small: one that is compared with many answers, one after the other, is read once.
 */
export function rememberReadings<Found extends NonNullable<unknown> | null>(
  read: (text: string) => Found,
  most: number,
  longest = Infinity,
): (text: string) => Found {
  const found = new Map<string, Found>();
  // One iterator is kept, because a new one would have to pass the slots of all deleted entries before it reaches the oldest
  // entry. Only the oldest entry is ever deleted, so the iterator never reaches its end.
  let order: MapIterator<string> | null = null;
  let long: { readonly text: string; readonly found: Found } | null = null;
  return (text) => {
    if (text.length > longest) {
      if (long?.text !== text) long = { text, found: read(text) };
      return long.found;
    }
    const known = found.get(text);
    if (known !== undefined) return known;
    const reading = read(text);
    if (found.size >= most) {
      order ??= found.keys();
      found.delete(order.next().value!);
    }
    found.set(text, reading);
    return reading;
  };
}
