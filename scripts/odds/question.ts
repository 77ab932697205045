import type { Role, Situation, UnitSpec } from '../../src/rules/index.ts';

/** What somebody wants to know of an attack. */
export interface Question {
  attacker: { text: string; spec: UnitSpec };
  defender: { text: string; spec: UnitSpec };
  via?: string;
  roll?: number[];
  by?: Role;
  other?: NonNullable<Situation['other']>;
}
