// A stub of https://apis.google.com/js/api.js, which the Firebase SDK and the Auth emulator's iframe load to
// talk to each other, so that sign-in pop-ups run with no network. A classic script, run in every frame that asks.
(() => {
  const CHANNEL = 'gapi-stub';
  const PING_INTERVAL_MS = 50;

  /** One end of the message channel to another window. */
  class Frame {
    handlers = new Map();
    unhandled = [];
    replies = new Map();
    lastId = 0;

    constructor(peer) {
      this.peer = peer;
      addEventListener('message', ({ source, data }) => {
        if (source === this.peer && data?.channel === CHANNEL) this.receive(data);
      });
    }

    register(name, handler) {
      this.handlers.set(name, handler);
      const waiting = this.unhandled;
      this.unhandled = [];
      for (const message of waiting) this.receive(message);
    }

    send(name, data, callback) {
      const id = ++this.lastId;
      if (callback) this.replies.set(id, callback);
      this.post({ kind: 'call', id, name, data });
    }

    /** The other side may still be loading, so this repeats the request until it answers. */
    ping(callback) {
      return new Promise((resolve) => {
        const ask = () => this.post({ kind: 'ping' });
        const timer = setInterval(ask, PING_INTERVAL_MS);
        this.answered = () => {
          clearInterval(timer);
          // Tests wait for this: from here on, a window opens within the task of its click.
          document.documentElement.dataset.popupsReady = '';
          callback?.();
          resolve([]);
        };
        ask();
      });
    }

    restyle() {
      return Promise.resolve();
    }

    post(message) {
      this.peer.postMessage({ channel: CHANNEL, ...message }, '*');
    }

    receive(message) {
      if (message.kind === 'ping') this.post({ kind: 'pong' });
      if (message.kind === 'pong') this.answered?.();
      if (message.kind === 'reply') this.reply(message);
      if (message.kind === 'call') this.handle(message);
    }

    /** Like the original, ignores errors of the callback: the SDK throws in a successful one. */
    reply({ id, data }) {
      try {
        this.replies.get(id)?.([data]);
      } catch {}
    }

    async handle(message) {
      const handler = this.handlers.get(message.name);
      if (handler) this.post({ kind: 'reply', id: message.id, data: await handler(message.data) });
      else this.unhandled.push(message);
    }
  }

  const context = {
    open({ where, url, attributes: { style, ...attributes } }, onOpen) {
      const iframe = document.createElement('iframe');
      for (const [name, value] of Object.entries(attributes)) iframe.setAttribute(name, value);
      Object.assign(iframe.style, style);
      return new Promise((resolve) => {
        iframe.addEventListener('load', () => resolve(onOpen(new Frame(iframe.contentWindow))), {
          once: true,
        });
        iframe.src = url;
        where.append(iframe);
      });
    },
    getParentIframe: () => new Frame(parent),
  };

  window.gapi = {
    load: (_name, { callback }) => callback(),
    iframes: { getContext: () => context, CROSS_ORIGIN_IFRAMES_FILTER: {}, Iframe: Frame },
  };

  const onload = new URL(document.currentScript.src).searchParams.get('onload');
  window[onload ?? 'gapi_onload']?.();
})();
