/** The score that a device keeps. Storage may be missing, full or forbidden: then it lasts as long as the page. */

export interface Score {
  asked: number;
  right: number;
  /** Right answers in a row, now and at best. */
  row: number;
  best: number;
  /** Questions answered wrongly and not yet rightly, oldest first. */
  missed: readonly string[];
}

const KEY = 'natural-six:quiz';
/** More than a player would work off. */
const MOST_MISSED = 60;

export const NO_SCORE: Score = { asked: 0, right: 0, row: 0, best: 0, missed: [] };

/** The score after one more answer. */
export function record(score: Score, question: string, ok: boolean): Score {
  const row = ok ? score.row + 1 : 0;
  const others = score.missed.filter((id) => id !== question);
  return {
    asked: score.asked + 1,
    right: score.right + (ok ? 1 : 0),
    row,
    best: Math.max(score.best, row),
    missed: ok ? others : [...others, question].slice(-MOST_MISSED),
  };
}

const whole = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : 0;

/** Reads what is stored; anything else than a score is no score. */
export function parseScore(text: string | null): Score {
  try {
    const value = JSON.parse(text ?? '') as Partial<Record<keyof Score, unknown>> | null;
    if (value === null || typeof value !== 'object') return NO_SCORE;
    const asked = whole(value.asked);
    const missed = Array.isArray(value.missed) ? value.missed : [];
    return {
      asked,
      right: Math.min(asked, whole(value.right)),
      row: whole(value.row),
      best: whole(value.best),
      missed: missed.filter((id) => typeof id === 'string').slice(-MOST_MISSED),
    };
  } catch {
    return NO_SCORE;
  }
}

export function loadScore(): Score {
  try {
    return parseScore(localStorage.getItem(KEY));
  } catch {
    return NO_SCORE;
  }
}

export function saveScore(score: Score): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(score));
  } catch {
    // The score then lasts as long as the page.
  }
}
