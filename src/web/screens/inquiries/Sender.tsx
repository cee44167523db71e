import { Link } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { InquiryEntry } from '../../../contract/inquiries.ts'
import { businessPath } from '../../../contract/slugs.ts'
import { CompanyName } from '../../components/business/CompanyName.tsx'
import { VerifiedMark } from '../../components/business/marks.tsx'
import { placeText } from '../../components/business/Place.tsx'
import { formatDay } from '../../components/text/formats.ts'
import { dateText, inZone, madeOn } from '../../components/text/moments.ts'
import { useZone } from '../../components/text/zone.ts'
import { Fact } from './Fact.tsx'
import { pageOfParty } from './parties.ts'
import { PartyName } from './PartyName.tsx'
import type { ThreadData } from './requests-data.ts'
import styles from './FactsPane.module.css'

type Person = ThreadData['about']['person']
type Props = { request: InquiryEntry; person: Person; pastNames: ThreadData['pastNames'] }

/** Who wrote: what we know of them apart from what they say of themself (decision 96). */
export function Sender({ request, person, pastNames }: Props) {
  const { i18n } = useLingui()
  if (request.side !== 'R') return null
  const path = pageOfParty(request.sentBy)
  // Who wrote for themselves stands above already.
  const isForCompany = request.senderType === 'business'
  if (!isForCompany && request.sentBy.isGone) return null
  return (
    <>
      {isForCompany && (
        <h2 className={styles.title}>
          <Trans>Sent by</Trans>
        </h2>
      )}
      <dl className={styles.facts}>
        {isForCompany && (
          <Fact name={<Trans context="of a person">Name</Trans>}>
            {path === undefined ? (
              <PartyName party={request.sentBy} />
            ) : (
              <Link to={path}>
                <PartyName party={request.sentBy} />
              </Link>
            )}
          </Fact>
        )}
        <PastNames names={pastNames} />
        {person && <Statements person={person} />}
        {person?.country && <Fact name={<Trans>Place</Trans>}>{placeText(person, i18n.locale)}</Fact>}
        {!request.sentBy.isGone && (
          <>
            <Fact name={<Trans>Member since</Trans>}>
              {formatDay(madeOn(request.sentBy.id), i18n.locale)}
            </Fact>
            {/* Nobody logs in, and so nobody asks, before they have proven their address. */}
            <Fact name={<Trans>E-mail address</Trans>}>
              <Trans>Confirmed</Trans>
            </Fact>
          </>
        )}
      </dl>
    </>
  )
}

/** What the sender was called before, since the conversation began. */
function PastNames({ names }: { names: Props['pastNames'] }) {
  const { i18n } = useLingui()
  const zone = useZone()
  return names.map(({ name: text, until }) => {
    const name = <bdi>{text}</bdi>
    const date = dateText(inZone(until, zone), i18n.locale)
    return (
      <Fact key={until} name={<Trans>Earlier name</Trans>}>
        <Trans>
          {name} (until {date})
        </Trans>
      </Fact>
    )
  })
}

/** Memberships that are there, and what the person says of themself, told apart. */
function Statements({ person }: { person: NonNullable<Person> }) {
  const { position, companyName, companies } = person
  return (
    <>
      {companies.length > 0 && (
        <Fact name={<Trans>Member of</Trans>}>
          {companies.map(({ businessID, key, name, verified }) => (
            <span key={businessID} className={styles.company}>
              <Link to={businessPath({ key })}>
                <CompanyName name={name} />
              </Link>{' '}
              <VerifiedMark verified={verified} />
            </span>
          ))}
        </Fact>
      )}
      {companyName && companies.every(({ name }) => name !== companyName) && (
        <Fact name={<Trans>Company</Trans>}>
          <bdi>{companyName}</bdi> <OwnStatement />
        </Fact>
      )}
      {position && (
        <Fact name={<Trans>Job position</Trans>}>
          <bdi>{position}</bdi> <OwnStatement />
        </Fact>
      )}
    </>
  )
}

const OwnStatement = () => (
  <small className={styles.stated}>
    <Trans>Own statement, not checked</Trans>
  </small>
)
