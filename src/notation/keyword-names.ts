/** A keyword as the content or the built-in list gives it: all that is needed to read it in a unit text. */
export interface KeywordName {
  id: string;
  name: string;
  /** As cards print it: `Critical Hit X`, `Accuracy X/-X`, `Bounty: [bonus]`, `[sub-type] Pilot`. */
  template: string;
  aliases?: readonly string[];
  /** The number may be negative although the template does not show it. */
  signed?: boolean;
}

/**
 * The keywords of the game as cards print them: names and templates, facts of the game. The reader of
 * unit texts falls back on this list where no vocabulary is handed to it; a test holds it against the content.
 */
export const keywordNames: readonly KeywordName[] = [
  { id: 'accuracy', name: 'Accuracy', template: 'Accuracy X/-X', signed: true },
  { id: 'alternative-cost', name: 'Alternative Cost', template: 'Alternative Cost: [cost]' },
  { id: 'ambush', name: 'Ambush', template: 'Ambush X' },
  { id: 'area-damage', name: 'Area Damage', template: 'Area Damage X' },
  { id: 'armor', name: 'Armor', template: 'Armor' },
  { id: 'bombard', name: 'Bombard', template: 'Bombard X' },
  { id: 'critical-hit', name: 'Critical Hit', template: 'Critical Hit X', aliases: ['crit'] },
  { id: 'damage-control', name: 'Damage Control', template: 'Damage Control X' },
  { id: 'double-strike', name: 'Double Strike', template: 'Double Strike' },
  { id: 'enhance', name: 'Enhance', template: 'Enhance: [Effect]' },
  { id: 'evade', name: 'Evade', template: 'Evade X' },
  { id: 'ferocity', name: 'Ferocity', template: 'Ferocity' },
  { id: 'forewarning', name: 'Forewarning', template: 'Forewarning: [Effect]' },
  { id: 'fury', name: 'Fury', template: 'Fury X' },
  { id: 'hidden-cost', name: 'Hidden Cost', template: 'Hidden Cost X' },
  { id: 'insert', name: 'INSERT', template: 'INSERT: [effect]' },
  { id: 'intercept', name: 'Intercept', template: 'Intercept' },
  { id: 'lucky', name: 'Lucky', template: 'Lucky X' },
  { id: 'overkill', name: 'Overkill', template: 'Overkill' },
  { id: 'parry', name: 'Parry', template: 'Parry X' },
  { id: 'pilot', name: 'Pilot', template: '[sub-type] Pilot' },
  { id: 'reduced-cost', name: 'Reduced Cost', template: 'Reduced Cost X: If [condition]' },
  { id: 'resilience', name: 'Resilience', template: 'Resilience X', signed: true },
  { id: 'retaliate', name: 'Retaliate', template: 'Retaliate X' },
  { id: 'shields', name: 'Shields', template: 'Shields X' },
  { id: 'stealth', name: 'Stealth', template: 'Stealth' },
  { id: 'switch', name: 'Switch', template: 'Switch: [1st/2nd/3rd type effect]' },
  { id: 'upkeep', name: 'Upkeep', template: 'Upkeep: [Cost]' },
  { id: 'intimidation', name: 'Intimidation', template: 'Intimidation' },
  { id: 'surge', name: 'Surge', template: 'Surge X' },
  { id: 'avenge', name: 'Avenge', template: 'Avenge X' },
  { id: 'deflect', name: 'Deflect', template: 'Deflect X' },
  { id: 'protect', name: 'Protect', template: 'Protect X' },
  { id: 'stack', name: 'Stack', template: 'Stack: [List]' },
  { id: 'cunning', name: 'Cunning', template: 'Cunning' },
  { id: 'bounty', name: 'Bounty', template: 'Bounty: [bonus]' },
  { id: 'ion-cannon', name: 'Ion Cannon', template: 'Ion Cannon X' },
  { id: 'focus', name: 'Focus', template: 'Focus X' },
  { id: 'absorb', name: 'Absorb', template: 'Absorb X' },
  { id: 'adapt', name: 'Adapt', template: 'Adapt: [First/Second/Third... effect]' },
  { id: 'backfire', name: 'Backfire', template: 'Backfire X' },
  { id: 'barrage', name: 'Barrage', template: 'Barrage X' },
  { id: 'consume', name: 'Consume', template: 'Consume' },
  { id: 'deploy', name: 'Deploy', template: 'Deploy: [Effect]' },
  { id: 'double-damage', name: 'Double Damage', template: 'Double Damage' },
  { id: 'elude', name: 'Elude', template: 'Elude' },
  { id: 'equip', name: 'Equip', template: 'Pay [cost]: Equip' },
  { id: 'foresight', name: 'Foresight', template: 'Foresight: [Effect]' },
  { id: 'fortitude', name: 'Fortitude', template: 'Fortitude' },
  { id: 'inspiration', name: 'Inspiration', template: 'Inspiration' },
  { id: 'last-stand', name: 'Last Stand', template: 'Last Stand: [Effect]' },
  { id: 'meditate', name: 'Meditate', template: 'Pay [cost]: Meditate' },
  { id: 'overload', name: 'Overload', template: 'Overload X' },
  { id: 'persuade', name: 'Persuade', template: 'Persuade X' },
  { id: 'precision', name: 'Precision', template: 'Precision', aliases: ['Elude'] },
  { id: 'redirect', name: 'Redirect', template: 'Redirect' },
  { id: 'reserves', name: 'Reserves', template: 'Reserves: [Ability]' },
  { id: 'riposte', name: 'Riposte', template: 'Riposte X' },
  { id: 'stun', name: 'Stun', template: 'Stun X' },
  { id: 'tenacity', name: 'Tenacity', template: 'Tenacity X' },
  { id: 'velocity', name: 'Velocity', template: 'Velocity X' },
];
