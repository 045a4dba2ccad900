/** The words of a search in the address; a number is parsed as one there, and is a word here. */
export const searchWords = (search: unknown): { search?: string } =>
  (typeof search === 'string' && search !== '') || typeof search === 'number' ? { search: String(search).slice(0, 100) } : {};
