/** The real server: started for a story file, killed and started again, and watched for what it leaves. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const WEB = new URL('../../', import.meta.url);
/** The program that opens several nodes over PostgreSQL and NATS, if stories are told there. */
const CLUSTER = process.env['TENGEN_CLUSTER'];
const BINARY = process.env['TENGEN_BIN'] ?? fileURLToPath(new URL('../target/debug/tengen', WEB));
/** How long a server may take to say that it listens, and to go when it is asked to. */
const PATIENCE_MS = 30_000;

/** @param {string | URL} file @param {string} remedy */
async function demand(file, remedy) {
  await access(file).catch(() => {
    throw new Error(`${file} is not there. Make it with: ${remedy}`);
  });
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.once(signal, () => process.exit(1));
}

/** A house with its own empty data. */
export class House {
  #data;
  /** @type {import('node:child_process').ChildProcess | null} */
  #process = null;
  #log = '';
  /** Where it listens; each node somewhere else. */
  #ports = [0];
  #visitors = 0;

  /** @param {string} data */
  constructor(data) {
    this.#data = data;
  }

  /** Starts a house on a free port. */
  static async open() {
    await demand(BINARY, 'cargo build -p tengen (or name another binary in TENGEN_BIN)');
    await demand(new URL('dist/index.html', WEB), 'npm run build (in web/), and the server after it');
    const house = new House(await mkdtemp(join(tmpdir(), 'tengen-e2e-')));
    await house.start();
    return house;
  }

  /** Where the next visitor is sent: to one node after the other, if there are several. */
  nextPort() {
    return this.#ports[this.#visitors++ % this.#ports.length] ?? 0;
  }

  /** What the server has written on its standard error. */
  get log() {
    return this.#log;
  }

  /** Starts the server, on the port it had before if it had one. */
  async start() {
    const serve = ['serve', '--listen', `127.0.0.1:${this.#ports[0]}`, '--data', this.#data];
    const child =
      CLUSTER === undefined
        ? spawn(BINARY, serve, { stdio: ['ignore', 'pipe', 'pipe'] })
        : spawn(CLUSTER, ['--program', BINARY, '--data', this.#data], { stdio: 'pipe' });
    this.#process = child;
    // Whatever ends this process ends the server with it.
    process.once('exit', () => child.kill('SIGKILL'));
    child.stderr.setEncoding('utf8').on('data', (text) => (this.#log += text));
    const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
    try {
      this.#ports = await this.#listening(createInterface(child.stdout));
    } finally {
      clearTimeout(timer);
    }
  }

  /** @param {import('node:readline').Interface} lines */
  async #listening(lines) {
    for await (const line of lines) {
      const ports = line.startsWith('listening on ') ? line.match(/(?<=http:\/\/[^/ ]*:)\d+/g) : null;
      if (ports !== null) return ports.map(Number);
    }
    throw new Error(`the server ended before it listened:\n${this.#log}`);
  }

  /** Asks something of the server as whoever runs it does. @param {string[]} what */
  async admin(...what) {
    await promisify(execFile)(BINARY, ['admin', ...what, '--data', this.#data]);
  }

  /** Ends the server as a power cut would. */
  async kill() {
    await this.#end('SIGKILL');
  }

  /** Asks the server to end and waits until it has. */
  async stop() {
    const code = await this.#end('SIGTERM');
    if (code !== 0) throw new Error(`the server ended with ${code}:\n${this.#log}`);
    const complaints = this.#log.split('\n').filter((line) => /\b(ERROR|panicked)\b/.test(line));
    if (complaints.length > 0) throw new Error(`the server complained:\n${complaints.join('\n')}`);
  }

  /** Ends the server and takes its data away. */
  async close() {
    await this.stop();
    await rm(this.#data, { recursive: true, force: true });
  }

  /** @param {NodeJS.Signals} signal */
  async #end(signal) {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`the server had ended before:\n${this.#log}`);
    }
    const ended = once(child, 'exit', { signal: AbortSignal.timeout(PATIENCE_MS) });
    child.kill(signal);
    try {
      const [code] = await ended;
      return code;
    } catch (error) {
      child.kill('SIGKILL');
      throw new Error(`the server does not end:\n${this.#log}`, { cause: error });
    }
  }
}
