/** Returns the name of a topic in addresses from its title: "Area of a triangle" → area-of-a-triangle. */
export const topicName = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036F'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '');

/** Says why a topic can't have this name; null if it can. `taken` are the existing names. */
export function nameTrouble(name: string, taken: readonly string[]): string | null {
  if (name === '') return 'The topic needs a name.';
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) return 'Small letters, digits and single hyphens, such as area-of-a-triangle.';
  if (name === 'new' || name === 'check' || name === 'preview') return 'The server uses this name. Choose another.';
  if (taken.includes(name)) return 'There’s already a topic with this name. Choose another, or edit that one.';
  return null;
}
