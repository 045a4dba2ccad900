/** In order of precedence, because some browsers also give another's name: Edge says Chrome, and Chrome says Safari. */
const browsers: [RegExp, string][] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/\bCrOS\b/, 'a Chromebook'],
  [/\biPad\b/, 'an iPad'],
  [/\biPhone\b/, 'an iPhone'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'a Mac'],
  [/\bLinux\b/, 'Linux'],
];

/**
 * Returns a browser's name for the list of sessions: its kind and its system, and nothing that could tell two of a kind apart.
 */
export function deviceName(userAgent: string | undefined): string {
  const named = (table: [RegExp, string][]) => table.find(([mark]) => mark.test(userAgent ?? ''))?.[1];
  const [browser, system] = [named(browsers), named(systems)];
  if (browser === undefined) return system === undefined ? 'A browser' : `A browser on ${system}`;
  return system === undefined ? browser : `${browser} on ${system}`;
}
