import type { OpenSocket } from './reconnecting-socket.ts';

/** Opens a browser socket to an address on our own server. The browser itself sends the cookie that says who is signed in. */
export const openSocket =
  (path: string): OpenSocket =>
  (listener) => {
    const { protocol, host } = window.location;
    const socket = new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}${path}`);
    socket.addEventListener('open', listener.opened);
    socket.addEventListener('message', ({ data }) => {
      if (typeof data === 'string') listener.message(data);
    });
    socket.addEventListener('close', ({ code }) => listener.closed(code));
    return { send: (text) => socket.send(text), close: () => socket.close() };
  };
