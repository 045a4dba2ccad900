/** A lesson's live line in the browser's terms. The browser itself sends the cookie that says who she is. */
export function openSocket(
  sessionId: string,
  heard: { opened: () => void; message: (text: string) => void; closed: (code: number) => void },
): { send: (text: string) => void; close: () => void } {
  const { protocol, host } = window.location;
  const socket = new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/sessions/ws/${encodeURIComponent(sessionId)}`);
  socket.addEventListener('open', heard.opened);
  socket.addEventListener('message', ({ data }) => {
    if (typeof data === 'string') heard.message(data);
  });
  socket.addEventListener('close', ({ code }) => heard.closed(code));
  return { send: (text) => socket.send(text), close: () => socket.close() };
}
