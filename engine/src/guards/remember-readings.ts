/**
 * A reader of texts that remembers what it found in the last `most` of them. A tutor says the same sentences of scripts, plans and banked problems
 * to student after student, the question and the descriptions of a lesson come back with every message, and reading one takes longer than all the
 * rest of its turn. `read` must be pure, and what it finds is never changed.
 * A text longer than `longest` is read anew each time, so that what is remembered stays small whatever comes.
 */
export function rememberReadings<Found extends NonNullable<unknown> | null>(
  read: (text: string) => Found,
  most: number,
  longest = Infinity,
): (text: string) => Found {
  const found = new Map<string, Found>();
  // Kept, as a new one would go past the places of all that was forgotten before it comes to the oldest. What is forgotten is always the oldest,
  // so this one never comes to its end.
  let order: MapIterator<string> | null = null;
  return (text) => {
    if (text.length > longest) return read(text);
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
