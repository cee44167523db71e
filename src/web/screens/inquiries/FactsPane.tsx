import { Link } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { InquiryEntry } from '../../../contract/inquiries.ts'
import { requestPath } from '../../../contract/slugs.ts'
import { AnsweredShare } from '../../components/business/AnswerClock.tsx'
import { Headcount } from '../../components/business/Headcount.tsx'
import { VerifiedMark } from '../../components/business/marks.tsx'
import { placeText } from '../../components/business/Place.tsx'
import { formatRange } from '../../components/text/formats.ts'
import { dateText, inZone } from '../../components/text/moments.ts'
import { useZone } from '../../components/text/zone.ts'
import { listText as namesText } from '../../ui/listText.ts'
import { Year } from '../../components/text/Year.tsx'
import { Flag } from '../../ui/Flag.tsx'
import { PartyName, Subject } from './PartyName.tsx'
import { Fact } from './Fact.tsx'
import { Sender } from './Sender.tsx'
import { PartyPicture } from '../../components/person/PartyPicture.tsx'
import { otherOf, pageOfParty } from './parties.ts'
import type { ThreadData } from './requests-data.ts'
import styles from './FactsPane.module.css'

type Props = { request: InquiryEntry; mailboxID: string } & Pick<ThreadData, 'about' | 'pastNames'>

/** What is known of the other side, beside the conversation in wide windows. */
export function FactsPane({ request, about, pastNames, mailboxID }: Props) {
  const { t, i18n } = useLingui()
  const other = otherOf(request)
  const { company, earlier, hasPage } = about
  const path = hasPage ? pageOfParty(other) : undefined
  return (
    <aside className={styles.pane} aria-label={request.side === 'R' ? t`Buyer` : t`Supplier`}>
      <div className={styles.head}>
        <PartyPicture party={other} size={48} />
        <div className={styles.who}>
          {path === undefined ? (
            <PartyName party={other} />
          ) : (
            <Link to={path} className={styles.name}>
              <PartyName party={other} />
            </Link>
          )}
          {company && <p className="t-small muted">{company.type}</p>}
        </div>
      </div>
      {!other.isGone && (
        <p className={styles.marks}>
          {other.type === 'business' && <VerifiedMark verified={other.verified} />}
          {other.country && (
            <span className={styles.place}>
              <Flag code={other.country.code} />
              {placeText(
                { city: company?.city ?? null, state: company?.state ?? null, country: other.country },
                i18n.locale,
              )}
            </span>
          )}
        </p>
      )}
      {company && <CompanyFacts company={company} />}
      <Sender
        request={request}
        person={about.person}
        pastNames={pastNames.filter(({ userID }) => userID === request.sentBy.id)}
      />
      {earlier.length > 0 && (
        <>
          <h2 className={styles.title}>
            <Trans>Earlier requests</Trans>
          </h2>
          <Earlier earlier={earlier} mailboxID={mailboxID} />
        </>
      )}
    </aside>
  )
}

function CompanyFacts({ company }: { company: NonNullable<Props['about']['company']> }) {
  const { i18n } = useLingui()
  const { industry, since, employees, languages, answers } = company
  const range = formatRange(employees, i18n.locale)
  return (
    <dl className={styles.facts}>
      <Fact name={<Trans>Industry</Trans>}>{industry}</Fact>
      {since !== null && (
        <Fact name={<Trans>Established</Trans>}>
          <Year year={since} />
        </Fact>
      )}
      {range !== undefined && (
        <Fact name={<Trans>Employees</Trans>}>
          <Headcount range={range} />
        </Fact>
      )}
      {languages.length > 0 && (
        <Fact name={<Trans>Languages</Trans>}>{namesText(languages, i18n.locale)}</Fact>
      )}
      {answers && (
        <Fact name={<Trans>Answers</Trans>}>
          <AnsweredShare answers={answers} />
        </Fact>
      )}
    </dl>
  )
}

function Earlier({ earlier, mailboxID }: { earlier: Props['about']['earlier']; mailboxID: string }) {
  const { i18n } = useLingui()
  const zone = useZone()
  return (
    <dl className={styles.facts}>
      {earlier.map(({ requestID, subject, createdAt }) => (
        <Fact key={requestID} name={dateText(inZone(createdAt, zone), i18n.locale)}>
          <Link to={requestPath(mailboxID, requestID)}>
            <Subject text={subject} />
          </Link>
        </Fact>
      ))}
    </dl>
  )
}
