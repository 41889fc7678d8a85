import './HowItWorks.css';

/** Explains one bet from both sides, with its numbers. */
export function HowItWorks() {
  return (
    <section className="how" aria-labelledby="how">
      <h2 id="how">How back and lay work</h2>
      <div className="how__sides">
        <div className="how__side">
          <h3 className="how__name how__name--back">Back</h3>
          <p>
            You say it happens. Back Eko Stars at 2.50 with ₦1,000. If they win, you gain{' '}
            <b>₦1,500</b>; if not, you lose your stake of <b>₦1,000</b>.
          </p>
        </div>
        <div className="how__side">
          <h3 className="how__name how__name--lay">Lay</h3>
          <p>
            You say it does not happen. Lay Eko Stars at 2.50 for ₦1,000. If they do not win, you
            gain <b>₦1,000</b>; if they win, you pay <b>₦1,500</b>, your liability.
          </p>
        </div>
      </div>
      <p className="how__note">
        Both gains are before 5% commission. Your exposure is the most your open bets can lose. We
        set it aside from your balance until they are settled.
      </p>
    </section>
  );
}
