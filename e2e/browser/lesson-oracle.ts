import type { LessonView } from '@stoa/schema/lesson';

type AskedQuestion = { question_id: string; answer: { expected: string } };

/** Looks up what students may not see, as an admin, who also gets the state behind a lesson from its route. */
export class LessonOracle {
  readonly #address: string;
  readonly #cookie: string;

  private constructor(address: string, cookie: string) {
    this.#address = address;
    this.#cookie = cookie;
  }

  static async at(address: string): Promise<LessonOracle> {
    const response = await fetch(`${address}/api/account/demo`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ role: 'admin' }),
    });
    if (!response.ok) throw new Error(`no demo admin: ${response.status} ${await response.text()}`);
    const cookie = response.headers.getSetCookie().map((one) => one.split(';', 1)[0]);
    return new LessonOracle(address, cookie.join('; '));
  }

  /** Returns the current lesson with the right answer to the question in focus, or null if there's none. */
  async lesson(sessionId: string): Promise<{ view: LessonView; expected: string | null }> {
    const response = await fetch(`${this.#address}/api/sessions/${sessionId}`, { headers: { cookie: this.#cookie } });
    if (!response.ok) throw new Error(`lesson ${sessionId}: ${response.status} ${await response.text()}`);
    const { state, ...view } = (await response.json()) as LessonView & { state: { last_question: AskedQuestion | null } };
    const asked = state.last_question;
    return { view, expected: asked?.question_id === view.question?.question_id ? (asked?.answer.expected ?? null) : null };
  }
}
