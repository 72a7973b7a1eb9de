/** The newsletter's box on the home page: a plaque at the end of the axis. */
import classes from './NewsletterBox.module.css';
import { SubscriptionForm } from './SubscriptionForm.tsx';

export function NewsletterBox() {
  return (
    <section className={classes['box']} aria-labelledby="newsletter">
      <div className={classes['plaque']}>
        <svg
          viewBox="0 0 64 48"
          className={classes['letter']}
          fill="none"
          stroke="currentColor"
          aria-hidden="true"
        >
          <path d="M4 10h56v34H4ZM4 10l28 20L60 10M4 44l20-19M60 44L40 25" />
          <path d="M26 22h12v12H26Z" className={classes['wax']} />
          <path d="M28.5 25.5h7v4h-7zM32 23.5v9" className={classes['stamp']} />
        </svg>
        <p className={classes['kicker']}>中轴通讯</p>
        <h2 id="newsletter">有消息时，写信给您</h2>
        <p className={classes['intro']}>新闻发布当天寄到邮箱，不多一封；每封信里都有一键退订。</p>
        <SubscriptionForm />
      </div>
    </section>
  );
}
