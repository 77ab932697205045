import type { DieProps } from './Die.tsx';

/** What the examples and the demos know of a die. */
export interface KnownDie {
  natural: number;
  hit?: boolean;
  roles: readonly string[];
  hidden?: boolean;
}

/** From what the rules say of a die to how it is drawn: one place, so that picture and word agree. */
export function dieProps({ natural, hit, roles, hidden }: KnownDie): DieProps {
  const trigger = roles.some((role) => role.startsWith('natural') || role.startsWith('first'));
  const word = hidden
    ? 'hidden'
    : trigger
      ? `natural ${natural}`
      : hit === undefined
        ? ''
        : hit
          ? 'hit'
          : 'miss';
  return {
    natural: hidden ? undefined : natural,
    hit: hit ?? false,
    trigger: trigger && !hidden,
    extra: roles.includes('Fury die'),
    word,
  };
}
