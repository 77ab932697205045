/** Shortens prose so that what is left still reads as prose. */

/** An end of a sentence, its closing quotes and brackets included. */
const sentenceEnd = /[.!?]["')\]]*(?=\s|$)/g;

/**
 * The whole sentences that fit; where not even the first one does, whole words and an ellipsis.
 * @param text plain text; line breaks stay
 * @param limit most characters of the result, at least 2
 * @example cutAtSentence('One. Two. Three.', 10) // 'One. Two.'
 */
export function cutAtSentence(text: string, limit: number): string {
  const whole = text.trim();
  if (whole.length <= limit) return whole;
  let end = 0;
  for (const { 0: mark, index } of whole.matchAll(sentenceEnd)) {
    if (index + mark.length > limit) break;
    end = index + mark.length;
  }
  if (end > 0) return whole.slice(0, end);
  const room = whole.slice(0, limit - 1);
  const space = room.search(/\s+\S*$/);
  return `${(space > 0 ? room.slice(0, space) : room).replace(/[\s,;:.]+$/, '')}…`;
}

/** Most characters of a description in search results and previews. */
export const DESCRIPTION_LIMIT = 200;

/** What a preview says of a page: its text on one line, cut at a sentence within 200 characters. */
export function descriptionOf(text: string): string {
  return cutAtSentence(text.replace(/\s+/g, ' '), DESCRIPTION_LIMIT);
}
