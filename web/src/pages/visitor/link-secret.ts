import { useState } from 'react';

/**
 * The secret of the link that led here: what follows the `#`. It is taken out of the address at once, so that it stays in no
 * history and on no screen that somebody photographs.
 */
export function useLinkSecret(): string {
  const [secret] = useState(() => {
    const { hash, pathname } = window.location;
    if (hash !== '') window.history.replaceState(window.history.state, '', pathname);
    return decoded(hash.slice(1));
  });
  return secret;
}

/** A link that was cut on its way may end in half a sign. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}
