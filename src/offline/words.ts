/** What the badge and the about page say about the copy, in plain words. */
import type { Status } from './copy.ts';
import type { Reason } from './protocol.ts';

const REASONS: Record<Reason, string> = {
  full: 'the device has no room left',
  network: 'the network broke off',
  blocked: 'the browser does not allow it',
};

/** The state in a few words: `Saved for offline, version 1a2b3c4d, 2026-11-30`. */
export function inShort(status: Status): string {
  switch (status.kind) {
    case 'saving':
      return `Saving for offline: ${status.percent} %`;
    case 'saved':
      return ['Saved for offline', `version ${status.version}`, status.date]
        .filter((part) => part !== undefined)
        .join(', ');
    default:
      return 'Not saved here';
  }
}

/** The state as a sentence that says why. */
export function inFull(status: Status): string {
  switch (status.kind) {
    case 'cannot':
      return 'Not saved here: this browser keeps no copy of the site, or this is a private window. Everything else works.';
    case 'unwanted':
      return 'Not saved here: you, or the data saver of your device, did not want it.';
    case 'failed':
      return `Not saved here: ${REASONS[status.reason]}. The site works as long as you are online.`;
    default:
      return `${inShort(status)}.`;
  }
}
