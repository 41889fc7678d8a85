import type { Link } from '../../realtime/link.ts';
import type { Hosted } from '../hosted.ts';

/** A server-side connection in Engine.IO 4 and socket.io 5, over any transport. */
export interface Engine {
  receive(packet: string): void;
  /** Call it when the other side has gone. */
  closed(): void;
}

interface Carrier {
  engineId: string;
  send(packet: string): void;
  /** Ends the connection from this side. */
  shut(): void;
}

const PING_MS = 25_000;
/** Long, because browsers wake a hidden tab only once a minute. */
const PATIENCE_MS = 120_000;

type Answer = Parameters<Link['onAsked']>[1];

export function createEngine(
  { realtime }: Pick<Hosted, 'realtime'>,
  { engineId, send, shut }: Carrier,
): Engine {
  const answers = new Map<string, Answer>();
  const heardClosed: (() => void)[] = [];
  let isOpen = true;

  const closed = () => {
    if (!isOpen) return;
    isOpen = false;
    clearInterval(beat);
    for (const heard of heardClosed) heard();
  };
  const end = () => {
    closed();
    shut();
  };
  const link: Link = {
    linkId: engineId,
    send: (event, payload) => send(`42${JSON.stringify([event, payload])}`),
    onAsked: (event, answer) => answers.set(event, answer),
    onClosed: (heard) => heardClosed.push(heard),
    drop: end,
    kick() {
      send('41');
      end();
    },
  };

  const connect = (auth: string) => {
    const { token = '' } = auth === '' ? {} : JSON.parse(auth);
    const refusal = realtime.refuse(String(token));
    if (refusal) {
      send(`44${JSON.stringify({ message: refusal.message, data: refusal })}`);
      return;
    }
    send(`40${JSON.stringify({ sid: engineId })}`);
    realtime.accept(link, String(token));
  };
  const take = (packet: string) => {
    const [, ackId = '', json = '[]'] = /^(\d*)(.*)$/s.exec(packet) ?? [];
    const [event, payload] = JSON.parse(json);
    answers.get(event)?.(payload, (answer) => {
      if (isOpen && ackId !== '') send(`43${ackId}${JSON.stringify([answer])}`);
    });
  };

  const beat = setInterval(() => send('2'), PING_MS);
  const open = { sid: engineId, upgrades: [], pingInterval: PING_MS, pingTimeout: PATIENCE_MS };
  send(`0${JSON.stringify({ ...open, maxPayload: 1_000_000 })}`);
  return {
    closed,
    receive(packet) {
      if (packet.startsWith('40')) connect(packet.slice(2));
      else if (packet.startsWith('42')) take(packet.slice(2));
      else if (packet.startsWith('41') || packet === '1') end();
    },
  };
}
