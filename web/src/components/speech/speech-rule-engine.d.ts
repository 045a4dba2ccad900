/** The engine's own types describe its sources. This declares what we use of its bundle. */
declare module 'speech-rule-engine' {
  type Rules = {
    setupEngine: (features: Record<string, unknown>) => Promise<unknown>;
    engineReady: () => Promise<unknown>;
    /** MathML in, words out. */
    toSpeech: (mathml: string) => string;
  };
  const engine: Rules;
  export default engine;
}
