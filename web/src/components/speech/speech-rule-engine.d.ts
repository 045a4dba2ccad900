/** The engine's own types are of its sources; this is what its bundle is used for here. */
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
