import { IconLock, IconUsersGroup, IconWorld } from '@tabler/icons-react'
import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '../../../ui/Link.tsx'
import { groupPage } from '../../../components/groups/paths.ts'
import { tied } from '../../../components/text/cuts.ts'
import type { GroupCardData } from './group-data.ts'
import styles from './Groups.module.css'

/** The picture of a group, or a sign for one. */
export function GroupPicture({ url, large = false }: { url: string | undefined; large?: boolean }) {
  const size = large ? 96 : 64
  return (
    <span className={large ? `${styles.picture} ${styles.large}` : styles.picture}>
      {url === undefined ? (
        <IconUsersGroup size={32} stroke={1.25} aria-hidden />
      ) : (
        <img src={url} alt="" width={size} height={size} loading="lazy" decoding="async" />
      )}
    </span>
  )
}

type MarksProps = { group: Pick<GroupCardData, 'kind' | 'members' | 'industry'> }

/** Of which kind it is, how many are in it, and what they work in. */
export function GroupMarks({ group: { kind, members, industry } }: MarksProps) {
  return (
    <p className={styles.meta}>
      <span className={styles.kind}>
        {kind === 'open' ? (
          <IconWorld size={16} stroke={1.75} aria-hidden />
        ) : (
          <IconLock size={16} stroke={1.75} aria-hidden />
        )}
        {kind === 'open' ? <Trans>Open group</Trans> : <Trans>Private group</Trans>}
      </span>
      <span>
        <Plural value={members} one="# member" other="# members" />
      </span>
      {industry !== undefined && <span>{industry}</span>}
    </p>
  )
}

/** One group of a list. */
export function GroupCard({ group, children }: { group: GroupCardData; children?: React.ReactNode }) {
  return (
    <li className={`sheet ${styles.card}`}>
      <GroupPicture url={group.picture} />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link to={groupPage(group.id)} className="reach">
            <bdi>{group.name}</bdi>
          </Link>
        </h3>
        <GroupMarks group={group} />
      </div>
      <p className={`${styles.purpose} ${styles.short}`} dir="auto">
        {tied(group.purpose)}
      </p>
      {children}
    </li>
  )
}
