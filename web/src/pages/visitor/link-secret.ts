import { useState } from 'react';

/**
 * Returns the secret of the link that led here: the part after the `#`. It is removed from the address at once, so that it
 * stays in no history and on no screen that somebody photographs.
 */
export function useLinkSecret(): string {
  const [secret] = useState(() => {
    const { hash, pathname } = window.location;
    if (hash !== '') window.history.replaceState(window.history.state, '', pathname);
    return decoded(hash.slice(1));
  });
  return secret;
}

/** A link that was cut off may end in half of an encoded character. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}
