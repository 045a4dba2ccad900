import katex from 'katex';
import type SpeechRules from 'speech-rule-engine';
import type { SayTex } from '../spoken.ts';

const maps = {
  base: () => import('speech-rule-engine/lib/mathmaps/base.json?raw'),
  en: () => import('speech-rule-engine/lib/mathmaps/en.json?raw'),
};
type Engine = typeof SpeechRules;

/**
 * Loads the engine's rules from our own bundle. It must get this before it starts, because by default it fetches them from
 * somebody else's server.
 */
const rulesOf = async (locale: string): Promise<string> =>
  locale in maps ? (await maps[locale as keyof typeof maps]()).default : '{}';

/** Starts the engine with ClearSpeak, the rules for reading mathematics aloud in US schools. */
async function openEngine(): Promise<Engine> {
  (globalThis as { SREfeature?: object }).SREfeature = { custom: rulesOf, locale: 'en' };
  const { default: engine } = await import('speech-rule-engine');
  await engine.setupEngine({ locale: 'en', domain: 'clearspeak', modality: 'speech', markup: 'none', custom: rulesOf });
  await engine.engineReady();
  return engine;
}

/** TeX for which ClearSpeak has no school words, and TeX to replace it with that it says right. */
const inWords: [RegExp, string][] = [
  [/\\square(?![A-Za-z])/g, String.raw`\text{ blank }`],
  [/\^(\{\\circ\}|\\circ)/g, String.raw`\text{ degrees }`],
  [/\\%/g, String.raw`\text{ percent }`],
  [/\\\$\s*(\d+(?:\{,\}\d{3}|,\d{3})*(?:\.\d+)?)/g, String.raw`$1\text{ dollars }`],
  [/\\underline(?=\{)/g, ''],
  [/\\(?:long)?rightarrow(?![A-Za-z])|\\to(?![A-Za-z])/g, String.raw`\text{ becomes }`],
  [/\\Rightarrow(?![A-Za-z])/g, String.raw`\text{ so }`],
  [/\\triangle(?![A-Za-z])/g, String.raw`\text{triangle }`],
  [/\\ldots(?![A-Za-z])|\\dots(?![A-Za-z])/g, String.raw`\text{ and so on }`],
  [/(?<=[\d}a-z]\s*):(?=\s*[\d{a-z\\])/g, String.raw`\text{ to }`],
  [/\\begin\{(cases|array)\}(\{[lcr|]*\})?|\\end\{(cases|array)\}|\\hline/g, ' '],
  [/\\\\/g, String.raw`\text{, and }`],
];

/** Says a formula with the engine. It's loaded once, when something is first read aloud. */
let opened: Promise<SayTex> | null = null;
export function loadSpeechRules(): Promise<SayTex> {
  opened ??= openEngine().then((engine) => (tex) => {
    const worded = inWords.reduce((text, [sign, words]) => text.replaceAll(sign, words), tex);
    const html = katex.renderToString(worded, { output: 'mathml', throwOnError: false, strict: 'ignore', trust: false });
    const math = /<math[\s\S]*<\/math>/.exec(html)?.[0] ?? '';
    return engine.toSpeech(math).replaceAll(/\bcomma and\b/g, ', and');
  });
  opened.catch(() => {
    opened = null; // the connection was down; try again next time
  });
  return opened;
}
