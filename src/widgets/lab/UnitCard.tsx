/** One unit at the table: its text, and the same as fields. */
import { Component } from 'preact';
import type { Start } from '../../examples/attack/recording.ts';
import type { UnitView } from '../../examples/attack/view.ts';
import type { Arena, UnitSpec } from '../../rules/types.ts';
import type { Action } from '../demo/sheet.ts';
import { Stepper, Track } from '../demo/Units.tsx';
import { type Field, fieldsOf, KEYWORDS, withPrice, wordsFor } from './fields.ts';
import { withLead, without, withSpec } from './setup.ts';
import type { Slot } from './slots.ts';
import { withoutName } from './summary.ts';
import { TextBox } from './TextBox.tsx';

export interface UnitCardProps {
  slot: Slot;
  role: string;
  view: UnitView | undefined;
  /** The arena that goes without saying. */
  arena: Arena;
  draft: { text: string; problems: readonly string[] } | undefined;
  send(action: Action): void;
  typed(slot: Slot, text: string): void;
  /** The text is given up for the unit as it is. */
  dropped(slot: Slot): void;
  edit(id: string, how: (start: Start, slot: Slot) => Start): void;
  /** Not for those whom the play is about. */
  canGo: boolean;
  canLead: boolean;
}

interface State {
  /** On a phone: the fields are laid out. */
  open: boolean;
  adding: string;
}

export class UnitCard extends Component<UnitCardProps, State> {
  override state: State = { open: false, adding: '' };

  /** Cards that a change leaves alone are not drawn again: there may be many, and a tap must not wait. */
  override shouldComponentUpdate(next: UnitCardProps, state: State): boolean {
    return state !== this.state || shownOf(next) !== shownOf(this.props);
  }

  private readonly changed = (spec: UnitSpec): void => {
    this.props.edit(this.props.slot.id, (start, slot) => withSpec(start, slot, spec));
  };

  private add(): void {
    const { slot } = this.props;
    const all = [...wordsFor(slot.spec), ...KEYWORDS];
    const found = all.find(({ id }) => id === this.state.adding);
    if (found) this.changed(found.add(slot.spec));
  }

  override render() {
    const { slot, role, view, arena, draft, send, typed, dropped, edit, canGo, canLead } =
      this.props;
    const { changed } = this;
    const { open, adding } = this.state;
    const { spec, id } = slot;
    const name = spec.name ?? role;
    const box = `lab-${id.replace(' ', '-')}`;
    return (
      <section
        class={['unit', slot.lead && 'leads', open && 'open'].filter(Boolean).join(' ')}
        aria-label={name}
        data-slot={id}
      >
        <header>
          <h3>
            {name}
            {spec.name !== undefined && <small>{role}</small>}
          </h3>
          {view && <Track unit={view} />}
          <button
            type="button"
            class="fold"
            aria-expanded={open}
            aria-controls={`${box}-fields`}
            onClick={() => this.setState({ open: !open })}
          >
            {open ? 'Done' : 'Change'}
          </button>
        </header>
        <p class="written" aria-hidden="true">
          {withoutName(slot)}
        </p>
        <TextBox
          id={box}
          label={`${name} as text`}
          text={draft?.text ?? slot.text}
          problems={draft?.problems ?? []}
          change={(text) => typed(slot, text)}
          leave={() => dropped(slot)}
        />
        <div class="fields" id={`${box}-fields`}>
          <ul class="plain">
            {fieldsOf(spec, arena).map((field) => (
              <li key={`${field.ability ?? ''} ${field.label}`}>
                <FieldRow field={field} spec={spec} send={send} changed={changed} />
              </li>
            ))}
          </ul>
          <div class="add">
            <select
              aria-label={`Add to ${name}`}
              value={adding}
              onChange={({ currentTarget }) => this.setState({ adding: currentTarget.value })}
            >
              <option value="">Add a keyword …</option>
              <optgroup label="Numbers and words">
                {wordsFor(spec).map((word) => (
                  <option key={word.id} value={word.id}>
                    {word.label}
                  </option>
                ))}
              </optgroup>
              <optgroup label="Keywords">
                {KEYWORDS.map((word) => (
                  <option key={word.id} value={word.id}>
                    {word.label}
                  </option>
                ))}
              </optgroup>
            </select>
            <button
              type="button"
              aria-label={`Add it to ${name}`}
              aria-disabled={adding === ''}
              onClick={() => this.add()}
            >
              Add
            </button>
          </div>
          {(canGo || canLead) && (
            <div class="part">
              {canLead && (
                <button
                  type="button"
                  class="quiet"
                  onClick={({ currentTarget }) => {
                    toHalf(currentTarget);
                    edit(id, (start) => withLead(start, id));
                  }}
                >
                  Make it the {role === 'Attacking side' ? 'attacker' : 'defender'}
                </button>
              )}
              {canGo && (
                <button
                  type="button"
                  class="quiet"
                  onClick={({ currentTarget }) => {
                    toHalf(currentTarget);
                    edit(id, (start) => without(start, id));
                  }}
                >
                  Take {name} away
                </button>
              )}
            </div>
          )}
        </div>
      </section>
    );
  }
}

/** A button that goes away hands the focus on: to what stands beside it. */
function toNext(button: HTMLElement): void {
  const line = button.closest('li');
  const beside = line?.nextElementSibling ?? line?.previousElementSibling;
  const next = beside?.querySelector<HTMLElement>('.away') ?? beside?.querySelector('button');
  next?.focus({ preventScroll: true });
}

/** The same for a unit that goes away, or that takes another place. */
function toHalf(button: HTMLElement): void {
  const half = button.closest('.half');
  half?.querySelector<HTMLElement>('.top-line button')?.focus({ preventScroll: true });
}

/** Everything of the properties that is seen. */
function shownOf({ slot, role, view, arena, draft, canGo, canLead }: UnitCardProps): string {
  const { id, text, lead, spec } = slot;
  return JSON.stringify([id, text, lead, spec.arena, role, view, arena, draft, canGo, canLead]);
}

function FieldRow({
  field,
  spec,
  send,
  changed,
}: {
  field: Field;
  spec: UnitSpec;
  send: (action: Action) => void;
  changed: (spec: UnitSpec) => void;
}) {
  const { without, price = 0, ability, label, value } = field;
  const name = spec.name ?? spec.id;
  const pay = (by: number) => () => {
    const next = price + by;
    if (ability !== undefined && next >= 0 && next <= 20) changed(withPrice(spec, ability, next));
  };
  return (
    <>
      <Stepper row={field} spec={spec} send={send} />
      {field.price !== undefined && (
        <span class="dial price">
          <span>Force</span>
          <button
            type="button"
            aria-label={`Less Force for ${label} of ${name}`}
            aria-disabled={price <= 0}
            onClick={pay(-1)}
          >
            −
          </button>
          <b>{price}</b>
          <button type="button" aria-label={`More Force for ${label} of ${name}`} onClick={pay(1)}>
            +
          </button>
        </span>
      )}
      {without && (
        <button
          type="button"
          class="away"
          aria-label={`Take ${label}${value === undefined ? '' : ` ${value}`} off ${name}`}
          onClick={({ currentTarget }) => {
            toNext(currentTarget);
            changed(without);
          }}
        >
          ×
        </button>
      )}
    </>
  );
}
