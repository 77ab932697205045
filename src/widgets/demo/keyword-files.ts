/** Where the rules of each keyword are loaded from. A list of its own: many demos begin without one of them. */
export const files = import.meta.glob<Record<string, unknown>>([
  '../../rules/keywords/*.ts',
  '!../../rules/keywords/*.test.ts',
  '!../../rules/keywords/index.ts',
  // Those that act while cards are built or stacked alone.
  '!../../rules/keywords/{alternative-cost,damage-control,enhance,hidden-cost,insert}.ts',
  '!../../rules/keywords/{pilot,reduced-cost,stack,switch,upkeep}.ts',
]);
