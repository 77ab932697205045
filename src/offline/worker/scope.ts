/** The few types of a service worker that are used here: the library of TypeScript can't be had beside the page's. */

export interface WorkerEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}

export interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  /** Of the page that asks. */
  readonly clientId: string;
  /** Of the page that a navigation will make. */
  readonly resultingClientId: string;
  respondWith(response: Promise<Response>): void;
}

export interface AskEvent extends WorkerEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

interface Client {
  readonly id: string;
  postMessage(message: unknown): void;
}

interface Scope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { includeUncontrolled: boolean; type: 'window' | 'all' }): Promise<Client[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: AskEvent) => void): void;
}

export const scope = globalThis as unknown as Scope;

/** Where the site begins, with its closing slash: `https://rulings.example/natural-six/` */
export const ROOT = scope.registration.scope;
