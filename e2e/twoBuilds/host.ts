import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
  request as send,
} from 'node:http';
import type { Socket } from 'node:net';
import { isApi, passSocket } from '../host/apiDoor.ts';
import type { Files } from '../host/filesOf.ts';
import { portOf } from '../host/portOf.ts';
import { createSite } from '../host/site.ts';

/**
 * What goes wrong with a path: no answer until repaired, a captive portal's page, a missing file, another
 * script.
 */
export type Trouble = 'hang' | 'portal' | 'gone' | { script: string };

/** A host of the app on its own origin, where another build can be deployed at any time. */
export interface Host {
  url: string;
  /** Serves these files from now on, and those of older builds that the host keeps. */
  deploy(build: Files, ...older: Files[]): void;
  /** Disturbs the paths that match, until `repair`. */
  spoil(path: RegExp, trouble: Trouble): void;
  /** Ends all trouble; hanging requests go on. */
  repair(): void;
  /** How many requests are hanging. */
  hanging(): number;
  /** The paths requested so far. */
  asked: string[];
  /** Refuses every connection and ends the open ones, as a host without a network, until `comeUp`. */
  goDown(): void;
  comeUp(): Promise<void>;
  close(): void;
}

interface HostOptions {
  /** Another local server, to whose backend calls and sockets are passed on. */
  backendUrl: string;
  /** Code put before the worker's script, whichever build it belongs to. */
  workerPrefix: string;
}

export async function startHost({ backendUrl, workerPrefix }: HostOptions): Promise<Host> {
  const backendPort = Number(new URL(backendUrl).port);
  const asked: string[] = [];
  const troubles: { path: RegExp; trouble: Trouble }[] = [];
  let sites: ReturnType<typeof createSite>[] = [];
  const waiting: (() => void)[] = [];

  function answerSite(path: string, response: ServerResponse): void {
    const answers = sites.map((site) => site(path));
    const answer = answers.find(({ status }) => status === 200) ?? answers[0];
    response.writeHead(answer?.status ?? 404, answer?.headers);
    if (path === '/sw.js') response.write(workerPrefix);
    response.end(answer?.body);
  }

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const { pathname } = new URL(request.url ?? '/', backendUrl);
    asked.push(pathname);
    const trouble = troubles.find(({ path }) => path.test(pathname))?.trouble;
    if (trouble === 'hang') waiting.push(() => answer(request, response));
    else if (trouble === 'portal') html(response, 200, '<title>Buy a data bundle</title>');
    else if (trouble === 'gone') html(response, 404, 'Not found');
    else if (trouble) {
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' });
      response.end(trouble.script);
    } else if (isApi(pathname)) passCall(backendPort, request, response);
    else answerSite(pathname, response);
  }

  const server = createServer(answer);
  server.on('upgrade', (request, socket, head) => passSocket(backendPort, request, socket, head));
  // Closing a server leaves its websockets open.
  const lines = new Set<Socket>();
  server.on('connection', (line) => {
    lines.add(line);
    line.on('close', () => lines.delete(line));
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, resolve));
  const goDown = () => {
    server.close();
    for (const line of lines) line.destroy();
  };

  await listen(0);
  const port = portOf(server);
  return {
    url: `http://localhost:${port}`,
    deploy(...builds) {
      sites = builds.map((build) => createSite(build, { isPacked: false }));
    },
    spoil: (path, trouble) => troubles.push({ path, trouble }),
    repair() {
      troubles.length = 0;
      for (const goOn of waiting.splice(0)) goOn();
    },
    hanging: () => waiting.length,
    asked,
    goDown,
    comeUp: () => listen(port),
    close: goDown,
  };
}

function html(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'text/html', 'cache-control': 'no-store' });
  response.end(body);
}

function passCall(port: number, request: IncomingMessage, response: ServerResponse): void {
  const { method = 'GET', url: path = '/', headers } = request;
  const call = send({ host: 'localhost', port, method, path, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  call.on('error', () => request.socket.destroy());
  request.pipe(call);
}
