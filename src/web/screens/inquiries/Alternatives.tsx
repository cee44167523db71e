import { useEffect, useRef } from 'react'
import { Link, useRevalidator } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { BusinessCardEntry } from '../../../contract/businesses.ts'
import { limits } from '../../../contract/limits.ts'
import { businessPath, sendRequestPath } from '../../../contract/slugs.ts'
import { AnsweredShare } from '../../components/business/AnswerClock.tsx'
import { CompanyName } from '../../components/business/CompanyName.tsx'
import { VerifiedMark } from '../../components/business/marks.tsx'
import { placeText } from '../../components/business/Place.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { Flag } from '../../ui/Flag.tsx'
import styles from './Alternatives.module.css'

type Props = {
  requestID: string
  /** The mailbox that asked. */
  mailboxID: string
  /** Undefined while the page does not know yet that the time is over. */
  companies: readonly BusinessCardEntry[] | undefined
}

/** Told to who asked when the time for the answer is over: that it is, and who answers fast. Nothing is sent by itself. */
export function Alternatives({ requestID, mailboxID, companies }: Props) {
  useAskedAnew(companies === undefined)
  const { answerHours: hours, fastAnswersPercent: percent } = limits
  return (
    <section className={styles.over} aria-labelledby={titleID}>
      <h2 className={styles.title} id={titleID}>
        <Trans>The {hours} hours to answer are over, and no answer has come.</Trans>
      </h2>
      {companies?.length === 0 && (
        <p>
          <Trans>
            We know of no similar supplier here that answers at least {percent}% of its inquiries in time and
            that you have not asked yet. You may still get an answer.
          </Trans>
        </p>
      )}
      {companies !== undefined && companies.length > 0 && (
        <>
          <p>
            <Trans>
              Similar suppliers that answer fast. Your text is brought along; nothing is sent until you send
              it.
            </Trans>
          </p>
          <ul className={styles.list}>
            {companies.map((company) => (
              <Company
                key={company.businessID}
                company={company}
                askPath={`${sendRequestPath(company.businessID)}?again=${requestID}&from=${mailboxID}`}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
const titleID = 'alternatives'

/** Once, as the time runs out before the reader's eyes. */
function useAskedAnew(isUnknown: boolean): void {
  const { revalidate } = useRevalidator()
  const asked = useRef(false)
  useEffect(() => {
    if (!isUnknown || asked.current) return
    asked.current = true
    void revalidate()
  }, [isUnknown, revalidate])
}

function Company({ company, askPath }: { company: BusinessCardEntry; askPath: string }) {
  const { i18n } = useLingui()
  const { general, contactInfo, answers, verified } = company
  const nameID = `alternative-${company.businessID}`
  return (
    <li>
      <div className={styles.who}>
        <p className={styles.name} id={nameID}>
          <Link to={businessPath(company)}>
            <CompanyName name={general.companyName} />
          </Link>
        </p>
        <p className={styles.facts}>
          <VerifiedMark verified={verified} />
          <span className={styles.place}>
            <Flag code={contactInfo.country.code} />
            {placeText(contactInfo, i18n.locale)}
          </span>
          {answers && (
            <span>
              <AnsweredShare answers={answers} />
            </span>
          )}
        </p>
      </div>
      <LinkButton variant="plain" to={askPath} aria-describedby={nameID}>
        <Trans>Send Request</Trans>
      </LinkButton>
    </li>
  )
}
