import { Trans } from '@lingui/react/macro'
import type { EnquiryCase } from '../../../../contract/enquiries.ts'
import { LocalMoment } from '../../../components/text/Times.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Facts } from './Facts.tsx'
import { companyPath, enquiryCasePath } from './paths.ts'
import styles from './desk.module.css'

type Props = { enquiry: EnquiryCase }

const phone = ({ countryCode, phoneNumber }: { countryCode: string; phoneNumber: string }) =>
  phoneNumber === '' ? '' : `${countryCode} ${phoneNumber}`
const lines = (...texts: readonly string[]) => {
  const said = texts.filter(Boolean).join('\n')
  return said === '' ? '' : <p className={styles.words}>{said}</p>
}

/** What somebody asked, as they filled in the form. */
export function Asked({ enquiry }: Props) {
  const { fields, business, receivedAt, language, edition } = enquiry
  const place = [fields.address, fields.zipcode, fields.city, fields.usaState, fields.country]
  return (
    <section className={`sheet ${styles.box}`} aria-label={enquiry.ticket}>
      <Facts
        facts={[
          { key: 'name', name: <Trans>Name</Trans>, value: enquiry.name },
          { key: 'company', name: <Trans>Company</Trans>, value: fields.businessName },
          {
            key: 'for',
            name: <Trans>Asks for</Trans>,
            value: business && <Link to={companyPath(business.businessID)}>{business.name}</Link>,
          },
          { key: 'email', name: <Trans>E-mail</Trans>, value: fields.email },
          { key: 'phone', name: <Trans>Telephone</Trans>, value: phone(fields.companyPhone) },
          { key: 'mobile', name: <Trans>Mobile telephone</Trans>, value: phone(fields.mobilePhone) },
          { key: 'fax', name: <Trans>Fax</Trans>, value: phone(fields.companyFax) },
          { key: 'website', name: <Trans>Website</Trans>, value: fields.website },
          { key: 'address', name: <Trans>Address</Trans>, value: place.filter(Boolean).join(', ') },
          {
            key: 'language',
            name: <Trans>Language and edition</Trans>,
            value: `${language} · ${edition}`,
          },
          { key: 'received', name: <Trans>Received</Trans>, value: <LocalMoment at={receivedAt} /> },
          {
            key: 'buys',
            name: <Trans>Would like to buy</Trans>,
            value: lines(
              fields.buyProduct1,
              fields.buyProduct2,
              fields.buyProduct3,
              fields.buyProduct4,
              fields.moreInfoBuy,
            ),
          },
          {
            key: 'sells',
            name: <Trans>Would like to sell</Trans>,
            value: lines(
              fields.sellProduct1,
              fields.sellProduct2,
              fields.sellProduct3,
              fields.sellProduct4,
              fields.moreInfoSell,
            ),
          },
        ]}
      />
    </section>
  )
}

/** What else its sender asked, and what was answered to that. */
export function Others({ enquiry: { others, fields } }: Props) {
  if (others.length === 0) return null
  return (
    <section className={`sheet ${styles.box}`} aria-labelledby="others">
      <h2 id="others" className="t-card">
        <Trans>Asked before and since</Trans>
      </h2>
      <p className="t-small muted">
        <Trans>Enquiries with the same address, and those whose numbers stand in this one.</Trans>
      </p>
      <ul className={styles.thread}>
        {others.map(({ ticket, receivedAt, closedAt, email, words, thread }) => (
          <li key={ticket}>
            <p className="t-small muted">
              <Link to={enquiryCasePath(ticket)}>{ticket}</Link> · <LocalMoment at={receivedAt} />
              {email !== fields.email && ` · ${email}`}
              {' · '}
              {closedAt === null ? <Trans>Open</Trans> : <Trans>Closed</Trans>}
            </p>
            {words !== '' && <p className={styles.words}>{words}</p>}
            <Answers thread={thread} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Answers({ thread }: Pick<EnquiryCase, 'thread'>) {
  if (thread.length === 0) return null
  return (
    <ul className={styles.thread}>
      {thread.map(({ answerID, by, at, text }) => (
        <li key={answerID}>
          <p className="t-small muted">
            <Trans>Answer by mail</Trans> · {by.name} · <LocalMoment at={at} />
          </p>
          <p className={styles.words}>{text}</p>
        </li>
      ))}
    </ul>
  )
}

/** What was answered and noted, and how it ended. */
export function Thread({ enquiry: { thread, notes, note, closedAt, closedBy } }: Props) {
  return (
    <section className={`sheet ${styles.box}`} aria-labelledby="thread">
      <h2 id="thread" className="t-card">
        <Trans>Answers and notes</Trans>
      </h2>
      {thread.length === 0 && notes.length === 0 && (
        <p className="muted">
          <Trans>Nobody has answered yet.</Trans>
        </p>
      )}
      <div className={styles.thread}>
        <Answers thread={thread} />
        <ul className={styles.thread}>
          {notes.map(({ noteID, by, at, text }) => (
            <li key={noteID}>
              <p className="t-small muted">
                <Trans>Note</Trans> · {by.name} · <LocalMoment at={at} />
              </p>
              <p className={styles.words}>{text}</p>
            </li>
          ))}
          {closedAt !== null && (
            <li>
              <p className="t-small muted">
                <Trans>Closed</Trans> · {closedBy} · <LocalMoment at={closedAt} />
              </p>
              <p className={styles.words}>{note}</p>
            </li>
          )}
        </ul>
      </div>
      <p className="t-small muted">
        <Trans>
          What they write back by mail arrives in the mailbox of the edition and does not stand here.
        </Trans>
      </p>
    </section>
  )
}
