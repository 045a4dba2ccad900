/** Reads the search words from the address; a number, which is parsed as such there, becomes a word again. */
export const searchWords = (search: unknown): { search?: string } =>
  (typeof search === 'string' && search !== '') || typeof search === 'number' ? { search: String(search).slice(0, 100) } : {};
