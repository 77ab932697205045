/** Keywords whose number may be negative: `Accuracy -1`, `Resilience -1`. Demos need this much without the whole list. */
export const SIGNED: ReadonlySet<string> = new Set(['accuracy', 'resilience']);
