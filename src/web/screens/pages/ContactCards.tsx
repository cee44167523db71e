import { Trans } from '@lingui/react/macro'
import { LinkButton } from '../../ui/Button.tsx'
import styles from './ContactCards.module.css'

type Contact = {
  email: string
  phones: string[]
  hours: { opens: string; closes: string; zone: string }
}

/** Ways to reach the people behind the site: by phone, by message, other channels, and the form (P2.28). */
export function ContactCards({ contact: { email, phones, hours } }: { contact: Contact }) {
  const { opens, closes, zone } = hours
  return (
    <ul className={styles.cards}>
      <li>
        <h2>
          <Trans>Talk by phone</Trans>
        </h2>
        {phones.map((number) => (
          <a key={number} className={styles.strong} href={`tel:${number.replace(/[^+\d]/g, '')}`}>
            {number}
          </a>
        ))}
        <p>
          <Trans>
            Monday to Friday, {opens} to {closes} ({zone})
          </Trans>
        </p>
      </li>
      <li>
        <h2>
          <Trans>Send a message</Trans>
        </h2>
        <a className={styles.strong} href={`mailto:${email}`}>
          {email}
        </a>
        <p>
          <Trans>For everything that needs a document or a record.</Trans>
        </p>
      </li>
      <li>
        <h2>
          <Trans>Other ways</Trans>
        </h2>
        <ul className={styles.channels}>
          <li>
            <Trans>Text message to the numbers above</Trans>
          </li>
          <li>
            <Trans>Messaging app, on the same numbers</Trans>
          </li>
          <li>
            <Trans>Video call, at a time agreed by e-mail</Trans>
          </li>
        </ul>
      </li>
      <li className={styles.help}>
        <h2>
          <Trans>Looking for suppliers or buyers?</Trans>
        </h2>
        <p>
          <Trans>Tell us what you buy and what you sell, and we look into it.</Trans>
        </p>
        <LinkButton variant="primary" to="/contact-us/form">
          <Trans>Need Help</Trans>
        </LinkButton>
      </li>
    </ul>
  )
}
