import {
  cleanDonationInput,
  donationMessage,
  donationQuickAmounts,
  donationRange,
  parseDonation,
} from '@wayfare/contracts/rules/donation';
import { formatMoneyShort, type Money, usd } from '@wayfare/contracts/rules/money';
import type { RefObject } from 'react';
import { Alert } from '#ui/alert.tsx';
import { Segments } from '#ui/segments.tsx';

interface DonationPartProps {
  /** Text of the amount field; null if no donation is wanted. */
  amount: string | null;
  onAmount: (amount: string | null) => void;
  error: 'empty' | 'format' | 'below' | 'above' | null;
  supportEmail: string;
  amountRef: RefObject<HTMLInputElement | null>;
}

export function DonationPart({ amount, onAmount, error, supportEmail, amountRef }: DonationPartProps) {
  function write(next: string | null) {
    if (amountRef.current !== null) amountRef.current.value = next ?? '';
    onAmount(next);
  }
  return (
    <div className="donation">
      <label>
        <input
          type="checkbox"
          id="gift"
          name="donation"
          checked={amount !== null}
          onChange={(event) => write(event.currentTarget.checked ? '' : null)}
        />
        Add a one-time donation
      </label>
      <p className="hint">
        It pays for a page for someone who cannot. Donations are tax-deductible; the subscription is not.
      </p>
      {/* Always in the page, and hidden by the style sheet while the box is not ticked. */}
      <div className="donation-amounts">
        <QuickAmounts amount={amount ?? ''} onAmount={write} />
        <label className="other-amount">
          <span>or</span> <span className="vh">another amount in dollars</span>
          <input
            className="in"
            name="amount"
            inputMode="decimal"
            autoComplete="transaction-amount"
            placeholder="$ amount"
            // Uncontrolled, so that the browser can restore the text when the visitor comes back.
            ref={amountRef}
            onChange={({ currentTarget }) => onAmount(cleanAmount(currentTarget))}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? 'donation-error donation-bounds' : 'donation-bounds'}
          />
        </label>
      </div>
      {error && (
        <div id="donation-error">
          <Alert>{donationMessage}</Alert>
          {error === 'above' && (
            <p className="hint">
              For a larger donation, please write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
            </p>
          )}
        </div>
      )}
      <p className="hint donation-amounts" id="donation-bounds">
        From {donationRange}, with up to two decimals.
      </p>
    </div>
  );
}

/** Removes invalid characters and keeps the caret position. */
function cleanAmount(field: HTMLInputElement): string {
  const text = cleanDonationInput(field.value);
  if (text !== field.value) {
    const caret = cleanDonationInput(field.value.slice(0, field.selectionStart ?? 0)).length;
    field.value = text;
    field.setSelectionRange(caret, caret);
  }
  return text;
}

const toDollars = ({ amountMinor }: Money): number => amountMinor / 100;

function QuickAmounts({ amount, onAmount }: { amount: string; onAmount: (amount: string) => void }) {
  const parsed = parseDonation(amount);
  return (
    <fieldset>
      <legend className="vh">Amount of the donation</legend>
      <Segments
        name="quick"
        options={donationQuickAmounts.map(toDollars)}
        value={parsed.isValid ? toDollars(parsed.amount) : null}
        onChange={(dollars) => onAmount(String(dollars))}
        label={(dollars) => formatMoneyShort(usd(dollars))}
      />
    </fieldset>
  );
}
