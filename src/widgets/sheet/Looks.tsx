/** How much the sheet shows, and in which order. */
import type { Detail, Order } from './Rows.tsx';

const DETAILS = { compact: 'Compact', short: 'Rulings, short', full: 'Rulings, full' } as const;
const ORDERS = { name: 'By name', step: 'By step' } as const;

export function Looks({
  detail,
  setDetail,
  order,
  setOrder,
}: {
  detail: Detail;
  setDetail(detail: Detail): void;
  order: Order;
  setOrder(order: Order): void;
}) {
  return (
    <div class="looks">
      <fieldset>
        <legend>Show</legend>
        {(['compact', 'short', 'full'] as const).map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="detail"
              checked={detail === each}
              onChange={() => setDetail(each)}
            />
            {DETAILS[each]}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>Order</legend>
        {(['name', 'step'] as const).map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="order"
              checked={order === each}
              onChange={() => setOrder(each)}
            />
            {ORDERS[each]}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
