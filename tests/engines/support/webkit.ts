import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {createServer, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Readable} from 'node:stream';
import {expect} from '@playwright/test';
import type {Browser, Preferences, Tab} from './browser';

type Send = (method: 'GET' | 'POST' | 'DELETE', command: string, body?: object) => Promise<unknown>;

/** The characters that WebDriver sends for keys without a character. */
const KEYS: Readonly<Record<string, string>> = {
  Enter: '\uE007',
  Tab: '\uE004',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

class WebKitTab implements Tab {
  constructor(
    private readonly send: Send,
    private readonly handle: string,
  ) {}

  /** Sends a command to this tab. WebDriver's commands go to the selected window. */
  private async sendHere(command: string, body: object): Promise<unknown> {
    await this.send('POST', '/window', {handle: this.handle});
    return this.send('POST', command, body);
  }

  private async act(type: 'key' | 'pointer', actions: readonly object[]): Promise<void> {
    await this.sendHere('/actions', {actions: [{id: type, type, actions}]});
  }

  async goto(url: string) {
    await this.sendHere('/url', {url});
  }

  async reload() {
    await this.sendHere('/refresh', {});
  }

  async back() {
    await this.sendHere('/back', {});
  }

  async close() {
    await this.send('POST', '/window', {handle: this.handle});
    await this.send('DELETE', '/window');
  }

  async forward() {
    await this.sendHere('/forward', {});
  }

  evaluate(expression: string) {
    return this.sendHere('/execute/sync', {script: `return (${expression})`, args: []});
  }

  async press(keys: string) {
    const values = keys.split('+').map((key) => KEYS[key] ?? key);
    const down = values.map((value) => ({type: 'keyDown', value}));
    const up = values.reverse().map((value) => ({type: 'keyUp', value}));
    await this.act('key', [...down, ...up]);
  }

  async type(text: string) {
    const actions = [...text].flatMap((value) =>
      ['keyDown', 'keyUp'].map((type) => ({type, value})),
    );
    await this.act('key', actions);
  }

  async click(x: number, y: number) {
    const actions = [
      {type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0},
      {type: 'pointerDown', button: 0},
      {type: 'pointerUp', button: 0},
    ];
    await this.act('pointer', actions);
  }

  /**
   * The window's size includes its toolbar, so the difference measured in the first try is added.
   * The toolbar keeps the window at least 447 pixels wide.
   */
  async resize(width: number, height: number) {
    await this.sendHere('/window/rect', {width, height});
    const inner = Number(await this.evaluate('innerHeight'));
    await this.sendHere('/window/rect', {width, height: 2 * height - inner});
  }
}

async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function stop(process: ChildProcess): Promise<void> {
  const gone = once(process, 'exit');
  process.kill();
  await gone;
}

/** WebKitGTK with its WebDriver, on a virtual screen. */
export async function launchWebKit(
  driverPath: string,
  screenPath: string,
  {dark, reducedMotion}: Preferences,
): Promise<Browser> {
  const screen = spawn(
    screenPath,
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    {stdio: ['ignore', 'ignore', 'ignore', 'pipe']},
  );
  const [display] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  // WebKitGTK takes the reader's preferences from those of GTK.
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-webkit-'));
  await mkdir(path.join(folder, 'gtk-3.0'));
  await writeFile(
    path.join(folder, 'gtk-3.0', 'settings.ini'),
    `[Settings]\ngtk-enable-animations=${Number(!reducedMotion)}\n`,
  );
  const port = await findPort();
  const env = {
    ...process.env,
    DISPLAY: `:${String(display).trim()}`,
    XDG_CONFIG_HOME: folder,
    GDK_BACKEND: 'x11',
    GTK_THEME: dark ? 'Adwaita:dark' : 'Adwaita',
  };
  const driver = spawn(driverPath, [`--port=${port}`], {stdio: 'ignore', env});

  const request = async (method: string, command: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${command}`, {
      method,
      body: body && JSON.stringify(body),
    });
    const {value} = (await response.json()) as {readonly value: unknown};
    if (!response.ok)
      throw new Error(
        `WebKit, ${command}: ${(value as {readonly message?: string}).message || (value as {readonly error: string}).error}`,
      );
    return value;
  };
  await expect(() => request('GET', '/status')).toPass();

  // One session for all readers, because starting a session takes longer than most scenarios, and
  // sometimes never ends. A script that is lost because its page is left is only awaited briefly.
  const {sessionId} = (await request('POST', '/session', {
    capabilities: {alwaysMatch: {timeouts: {script: 5000}}},
  })) as {readonly sessionId: string};
  const send: Send = (method, command, body) =>
    request(method, `/session/${sessionId}${command}`, body);
  const home = new WebKitTab(send, (await send('GET', '/window')) as string);
  // A window, because WebKitGTK doesn't show a new tab, and hidden pages don't start.
  const openWindow = async () => {
    const {handle} = (await send('POST', '/window/new', {type: 'window'})) as {
      readonly handle: string;
    };
    return new WebKitTab(send, handle);
  };

  return {
    newReader(origin) {
      const opened: WebKitTab[] = [];
      return Promise.resolve({
        problems: [],
        async openTab() {
          const tab = opened.length === 0 ? home : await openWindow();
          opened.push(tab);
          return tab;
        },
        async leave() {
          // Windows aren't closed while their page is busy, because WebKitGTK can crash then.
          for (const tab of opened) {
            await tab.goto(`${origin}/robots.txt`);
            if (tab !== home) await tab.close();
          }
          // Storage is cleared by code, on a page of the portal that runs no script.
          await home.evaluate('[localStorage.clear(), sessionStorage.clear()]');
          await send('DELETE', '/cookie');
        },
      });
    },
    async quit() {
      await send('DELETE', '');
      await stop(driver);
      await stop(screen);
      await rm(folder, {recursive: true});
    },
  };
}
