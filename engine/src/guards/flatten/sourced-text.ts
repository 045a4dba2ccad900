/** A place in the text that a reading was made from. */
export type SourceSpan = { readonly at: number; readonly length: number };

/**
 * A text that knows the place of each of its characters in the original, through any number of replacements. So a guard can
 * point at what it found in a flattened text in the text as it was written.
 */
export class SourcedText {
  readonly text: string;
  /** Where the source of each UTF-16 unit begins and ends; null while nothing has been replaced. */
  readonly #from: readonly number[] | null;
  readonly #to: readonly number[] | null;

  private constructor(text: string, from: readonly number[] | null, to: readonly number[] | null) {
    this.text = text;
    this.#from = from;
    this.#to = to;
  }

  static of(text: string): SourcedText {
    return new SourcedText(text, null, null);
  }

  /**
   * Replaces every match. `pattern` must be global. Words of the match that the replacement keeps unchanged keep their place;
   * new text gets the place of the match.
   */
  replace(pattern: RegExp, by: (match: RegExpExecArray) => string): SourcedText {
    let text = '';
    const [from, to]: [number[], number[]] = [[], []];
    let next = 0;
    const keep = (start: number, end: number): void => {
      text += this.text.slice(start, end);
      for (let i = start; i < end; i += 1) {
        from.push(this.#start(i));
        to.push(this.#end(i));
      }
    };
    for (const match of this.text.matchAll(pattern)) {
      const put = by(match);
      if (put === match[0]) continue;
      keep(next, match.index);
      next = match.index + match[0].length;
      const kept = put === '' ? -1 : match[0].indexOf(put);
      if (kept >= 0) keep(match.index + kept, match.index + kept + put.length);
      else if (match[0] !== '') {
        text += put;
        for (let i = 0; i < put.length; i += 1) {
          from.push(this.#start(match.index));
          to.push(this.#end(next - 1));
        }
      }
    }
    if (next === 0) return this;
    keep(next, this.text.length);
    return new SourcedText(text, from, to);
  }

  /**
   * Returns the place in the original of the stretch [from, to) of this text, or the whole original if the stretch is empty.
   */
  place(from: number, to: number, sourceLength: number): SourceSpan {
    const [first, last] = [Math.max(0, from), Math.min(to, this.text.length) - 1];
    if (last < first) return { at: 0, length: sourceLength };
    const at = this.#start(first);
    return { at, length: Math.max(this.#end(last), at) - at };
  }

  #start(i: number): number {
    return this.#from?.[i] ?? i;
  }

  #end(i: number): number {
    return this.#to?.[i] ?? i + 1;
  }
}
