import { Trans, useLingui } from '@lingui/react/macro'
import { MoreMenu } from '../../../components/safety/MoreMenu.tsx'
import {
  groupMembersPath,
  groupPage,
  groupRequestsPath,
  groupSettingsPath,
  groupsPath,
} from '../../../components/groups/paths.ts'
import { useFresh } from '../../../components/layout/useFresh.ts'
import { tied } from '../../../components/text/cuts.ts'
import { formatNumber } from '../../../components/text/formats.ts'
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx'
import { LinkTabs } from '../../../ui/LinkTabs.tsx'
import type { Doing, GroupAnswer } from './answering.ts'
import { isIn, leads, type GroupData } from './group-data.ts'
import { GroupMarks, GroupPicture } from './GroupParts.tsx'
import { Happened } from './Happened.tsx'
import { Joining } from './Joining.tsx'
import styles from './Groups.module.css'

type Props = {
  group: GroupData
  current: 'posts' | 'members' | 'requests' | 'settings'
  done?: Doing | undefined
  answer?: GroupAnswer | undefined
  children: React.ReactNode
}

/** The head of a group, the way into it, and its pages side by side. */
export function GroupFrame({ group, current, done, answer, children }: Props) {
  const { t } = useLingui()
  const { standing } = group
  // Who is let in or invited, and for who leads it who asks; not while its settings are changed.
  useFresh(current !== 'settings' && standing !== undefined && standing !== 'member')
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumb crumbs={[{ name: t`Groups`, to: groupsPath() }, { name: group.name }]} />
      <header className={`sheet ${styles.head}`}>
        <GroupPicture url={group.picture} large />
        <div className={styles.words}>
          <h1 className="t-page" tabIndex={-1}>
            <bdi>{group.name}</bdi>
          </h1>
          <GroupMarks group={group} />
          <Standing standing={group.standing} />
        </div>
        <MoreMenu thing={{ type: 'group', id: group.id }} name={group.name} />
        <p className={styles.purpose} dir="auto">
          {tied(group.purpose)}
        </p>
        <div className={styles.acts}>
          <Happened done={done} answer={answer} />
          <Joining group={group} answer={answer} />
        </div>
      </header>
      {(group.kind === 'open' || isIn(group.standing)) && group.standing !== undefined && (
        <Tabs group={group} current={current} />
      )}
      {children}
    </div>
  )
}

function Standing({ standing }: Pick<GroupData, 'standing'>) {
  switch (standing) {
    case 'owner':
      return (
        <p>
          <Trans>You own this group.</Trans>
        </p>
      )
    case 'moderator':
      return (
        <p>
          <Trans>You are a moderator of this group.</Trans>
        </p>
      )
    case 'member':
      return (
        <p>
          <Trans>You are a member of this group.</Trans>
        </p>
      )
    default:
      return null
  }
}

function Tabs({ group, current }: Pick<Props, 'group' | 'current'>) {
  const { t, i18n } = useLingui()
  const { id, standing, waiting } = group
  const count = (number: number) => formatNumber(number, i18n.locale)
  const links = [
    { is: 'posts', to: groupPage(id), text: <Trans>Posts</Trans> },
    { is: 'members', to: groupMembersPath(id), text: <Trans>Members</Trans>, count: count(group.members) },
    ...(leads(standing)
      ? [
          {
            is: 'requests',
            to: groupRequestsPath(id),
            text: <Trans context="to join a group">Requests</Trans>,
            count: count(waiting),
          },
        ]
      : []),
    ...(standing === 'owner'
      ? [{ is: 'settings', to: groupSettingsPath(id), text: <Trans>Settings</Trans> }]
      : []),
  ]
  return (
    <LinkTabs
      label={t`Pages of this group`}
      links={links.map(({ is, ...link }) => ({ ...link, isCurrent: is === current }))}
    />
  )
}
