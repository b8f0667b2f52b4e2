/** The browser around the connection of a page. */
import type { Socket, SocketEvents, World } from './connection.ts';
import { api } from './http.ts';

/** Time, chance and sockets as a browser has them. */
export const browser: World = {
  dial,
  after(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
  now: () => performance.now(),
  chance: Math.random,
};

/** Opens the page's socket; a page without a session gets one first. */
function dial(events: SocketEvents, fresh: boolean): Socket {
  let socket: WebSocket | null = null;
  let closed = false;
  const open = () => {
    if (closed) return;
    socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/live`);
    socket.onopen = () => events.opened();
    socket.onmessage = (message) => events.received(String(message.data));
    socket.onclose = ({ code }) => events.closed(code);
  };
  if (fresh) api.me().then(open, () => events.closed());
  else open();
  return {
    send(text) {
      // Between the end of the line and `onclose` nothing can be sent. It is lost like what was under way.
      if (socket?.readyState === WebSocket.OPEN) socket.send(text);
    },
    close() {
      closed = true;
      // At once, also before it is open, though browsers complain: they open no other one meanwhile.
      socket?.close();
    },
  };
}
