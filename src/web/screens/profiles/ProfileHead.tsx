import { Plural, useLingui } from '@lingui/react/macro'
import { PersonPicture } from '../../components/person/PersonPicture.tsx'
import { ActButton } from '../../components/acts/ActButton.tsx'
import { useAct } from '../../components/acts/standing.tsx'
import { ConnectBeside } from '../../components/connections/ConnectBeside.tsx'
import { MoreMenu } from '../../components/safety/MoreMenu.tsx'
import { Actions } from '../../components/sheet/Actions.tsx'
import { Cover } from '../../components/sheet/Cover.tsx'
import { ShareButton } from '../../components/sheet/ShareButton.tsx'
import { Flag } from '../../ui/Flag.tsx'
import type { ProfileData } from './profile-data.ts'
import styles from './ProfileHead.module.css'

type Props = {
  person: ProfileData
  /** What its own person may start; others follow, save and share. */
  children?: React.ReactNode
}

/** Cover, photo, name, what they do and where; and what whoever looks may start. */
export function ProfileHead({ person, children }: Props) {
  return (
    <>
      <Cover url={person.cover} drawing="gears" />
      <div className={styles.ident}>
        <div className={styles.photo}>
          <PersonPicture person={person.person} url={person.photo} size={128} first />
        </div>
        <div className={styles.who}>
          <h1 className="t-name" tabIndex={-1} lang={person.nameLang}>
            {person.name}
          </h1>
          <Does person={person} />
          <Marks person={person} />
        </div>
        {children ? (
          <div className={`${styles.actions} ${styles.own}`}>{children}</div>
        ) : (
          <HeadActions person={person} />
        )}
      </div>
    </>
  )
}

/** The profession and the company, each in the language it is written in. */
function Does({ person: { does, doesLang, company, companyLang } }: { person: ProfileData }) {
  if (!does && !company) return null
  return (
    <p className={`t-read ${styles.does}`}>
      {does && <bdi lang={doesLang}>{does}</bdi>}
      {company && <bdi lang={companyLang}>{company}</bdi>}
    </p>
  )
}

const thingOf = ({ person }: ProfileData) => ({ type: 'user', id: person.userID }) as const

function Marks({ person }: { person: ProfileData }) {
  const { countryCode, place, businessType, likes } = person
  const followers = useAct('follow', thingOf(person), person.followers).count ?? 0
  const facts = [
    place && (
      <li key="place" className={styles.place}>
        {countryCode && <Flag code={countryCode} />}
        <span>{place}</span>
      </li>
    ),
    businessType && <li key="type">{businessType}</li>,
    followers > 0 && (
      <li key="followers">
        <Plural value={followers} one="# follower" other="# followers" />
      </li>
    ),
    likes > 0 && (
      <li key="likes">
        <Plural value={likes} one="# like" other="# likes" />
      </li>
    ),
  ].filter(Boolean)
  return facts.length > 0 ? <ul className={styles.facts}>{facts}</ul> : null
}

function HeadActions({ person }: { person: ProfileData }) {
  const { t } = useLingui()
  const thing = thingOf(person)
  return (
    <div className={styles.actions}>
      <ConnectBeside party={thing}>
        <Actions>
          <ActButton act="follow" thing={thing} />
          <ActButton act="save" thing={thing} />
          <ShareButton path={person.path} copied={t`Profile Link copied!`} />
          <MoreMenu thing={thing} name={person.name} />
        </Actions>
      </ConnectBeside>
    </div>
  )
}
