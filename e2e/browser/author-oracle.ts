import type { BankedProblem } from '@stoa/schema/problem';
import type { PracticeView } from '@stoa/schema/practice';

/** How to answer a problem: fill in a field, or choose by key. Only the author's route reveals it. */
export type Answer = { kind: 'write'; text: string } | { kind: 'choose'; key: string };

/** Looks up, as an author, what students may not see. */
export class AuthorOracle {
  readonly #address: string;
  readonly #cookie: string;

  private constructor(address: string, cookie: string) {
    this.#address = address;
    this.#cookie = cookie;
  }

  static async at(address: string): Promise<AuthorOracle> {
    const response = await fetch(`${address}/api/account/demo`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ role: 'author' }),
    });
    if (!response.ok) throw new Error(`no demo author: ${response.status} ${await response.text()}`);
    const cookie = response.headers.getSetCookie().map((one) => one.split(';', 1)[0]);
    return new AuthorOracle(address, cookie.join('; '));
  }

  async problem({ id, version }: NonNullable<PracticeView['problem']>): Promise<BankedProblem> {
    const response = await fetch(`${this.#address}/api/problems/${id}?version=${version}`, { headers: { cookie: this.#cookie } });
    if (!response.ok) throw new Error(`problem ${id}: ${response.status} ${await response.text()}`);
    return (await response.json()) as BankedProblem;
  }

  /** Returns an answer that the problem's own tests call right, or plainly wrong. */
  async answer(problem: NonNullable<PracticeView['problem']>, kind: 'correct' | 'wrong'): Promise<Answer> {
    const { tests, item } = await this.problem(problem);
    const test = tests.find((one) => one.kind === kind) ?? tests.find((one) => one.kind === 'misconception');
    if (test === undefined) throw new Error(`problem ${problem.id} has no test of kind ${kind}`);
    const { input_type, ui } = item.answer_spec;
    if (input_type === 'boolean') return { kind: 'choose', key: test.answer.toLowerCase() === 'true' ? 'A' : 'B' };
    if (input_type !== 'multiple_choice') return { kind: 'write', text: test.answer };
    const at = ui.choices.indexOf(test.answer);
    return { kind: 'choose', key: at === -1 ? test.answer.toUpperCase() : String.fromCharCode(65 + at) };
  }
}
