/** One half of the table: its units, and one more on demand. */
import type { Start } from '../../examples/attack/recording.ts';
import type { Arena } from '../../rules/types.ts';
import { type Action, type Desk, sceneOn } from '../demo/sheet.ts';
import { withMore } from './setup.ts';
import { type Half, kindOf, type Slot } from './slots.ts';
import { UnitCard } from './UnitCard.tsx';

/** What stands in a unit's box while it differs from the unit. */
export interface Draft {
  text: string;
  problems: readonly string[];
  /** The unit's own text at that time: another one makes the draft void. */
  unit: string;
}

const ROLES: Readonly<Record<string, string>> = {
  attacker: 'Attacker',
  'attacking-side': 'Attacking side',
  defender: 'Defender',
  'defending-side': 'Defending side',
  source: 'Source',
  victim: 'Victim',
  opposing: 'In ambush',
  arriving: 'Arriving',
  'arriving-side': 'Its side',
};

/** What the halves are called, and what a card is put there as. */
export const TITLES = {
  attack: { doing: ['Attackers', 'attacker'], suffering: ['Defenders', 'defender'] },
  damage: { doing: ['Rolls the dice', 'source'], suffering: ['Is rolled at', 'victim'] },
  arrival: { doing: ['Already there', 'unit in ambush'], suffering: ['Arriving', 'arriving unit'] },
} as const;

export interface SideProps {
  half: Half;
  slots: readonly Slot[];
  desk: Desk;
  drafts: Readonly<Record<string, Draft>>;
  send(action: Action): void;
  typed(slot: Slot, text: string): void;
  dropped(slot: Slot): void;
  edit(id: string, how: (start: Start, slot: Slot) => Start): void;
}

export function Side({ half, slots, desk, drafts, send, typed, dropped, edit }: SideProps) {
  const { start } = desk.now;
  const kind = kindOf(start);
  const own = slots.filter((slot) => slot.half === half);
  const views = sceneOn(desk.now)?.units ?? [];
  const leads = slots.filter(({ lead }) => lead);
  const arena: Arena = leads[0]?.spec.arena ?? 'ground';
  const [title] = TITLES[kind][half];
  return (
    <section class={`half ${half}`} aria-label={title}>
      <div class="top-line">
        <h2>
          {title} <small>{own[0]?.spec.side === 'light' ? 'Light Side' : 'Dark Side'}</small>
        </h2>
        {kind !== 'damage' && (
          <button
            type="button"
            class="quiet"
            aria-label={`One more unit: ${title}`}
            onClick={() => send({ do: 'start', start: withMore(start, half) })}
          >
            + unit
          </button>
        )}
      </div>
      {own.map((slot) => {
        const draft = drafts[slot.id];
        return (
          <UnitCard
            key={slot.id}
            slot={slot}
            role={ROLES[slot.key] ?? slot.key}
            view={views.find(({ id }) => id === slot.spec.id)}
            arena={arena}
            draft={draft?.unit === slot.text ? draft : undefined}
            send={send}
            typed={typed}
            dropped={dropped}
            edit={edit}
            canGo={kind === 'arrival' && half === 'doing' ? own.length > 1 : !slot.lead}
            canLead={kind === 'attack' && !slot.lead}
          />
        );
      })}
    </section>
  );
}
