import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { data, redirect } from 'react-router'
import type { Route } from './+types/GroupMembersScreen'
import { isAppError } from '../../../../contract/errors.ts'
import { parametersOf } from '../../../../contract/pages/query.ts'
import { metaOf } from '../../../api/head.ts'
import { pageOf } from '../../../api/page.ts'
import { requireSession } from '../../../api/session/require-session.ts'
import { groupMembersPath } from '../../../components/groups/paths.ts'
import { DayOf } from '../../../components/text/Times.tsx'
import { LinkButton } from '../../../ui/Button.tsx'
import { partyLine } from '../favourite-lines.ts'
import { ownHead, ownHeaders } from '../head.ts'
import { answerFrom, doingIn } from './answering.ts'
import { groupData, groupIDOf, groupOf, isIn, leads, type GroupData } from './group-data.ts'
import { GroupFrame } from './GroupFrame.tsx'
import { InvitePeople } from './InvitePeople.tsx'
import { peopleToInvite } from './inviting.ts'
import { PersonActs, type PersonAct } from './PersonActs.tsx'
import { PersonLine } from './PersonLine.tsx'
import styles from './Groups.module.css'

export const headers = ownHeaders

export async function loader({ params, context }: Route.LoaderArgs) {
  const session = requireSession(context)
  const id = groupIDOf(params)
  const page = pageOf(context)
  const query = parametersOf(page.url)
  const cursor = query.get('cursor') ?? undefined
  const find = (query.get('find') ?? '').trim()
  const [entry, listed, found] = await Promise.all([
    groupOf(page, id),
    page.api.listGroupMembers({ id, ...(cursor && { cursor }) }).catch((error: unknown) => {
      if (cursor !== undefined && isAppError(error) && error.status === 400)
        throw redirect(groupMembersPath(id))
      // Who is in a private group is for who is in it.
      throw isAppError(error) && error.status < 500 ? data(null, { status: 404 }) : error
    }),
    find === '' ? undefined : peopleToInvite(page, find),
  ])
  const group = groupData(entry)
  const { language, i18n } = page
  return {
    group,
    me: session.userID,
    find,
    found,
    people: listed.items.flatMap(({ role, joinedAt, user }) => {
      const { face } = partyLine(
        { resourceType: 'user', resourceID: user.userID, business: null, user },
        language,
      )
      return face ? [{ id: user.userID, role, joinedAt, face }] : []
    }),
    next: listed.nextCursor,
    isFirst: cursor === undefined,
    language,
    done: doingIn(query.get('done')),
    head: ownHead(page, groupMembersPath(id), i18n._(msg`Members of ${group.name}`)),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const id = groupIDOf(params)
  return answerFrom(pageOf(context), id, await request.formData(), (done) => groupMembersPath(id, { done }))
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

/** Who is in a group, and for who leads it what can be done about them. */
export default function GroupMembersScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { group, me, people, next, isFirst, language, done, find, found } = loaderData
  const mayInvite = group.kind === 'open' ? isIn(group.standing) : leads(group.standing)
  return (
    <GroupFrame group={group} current="members" done={done} answer={actionData}>
      {mayInvite && <InvitePeople group={group} find={find} found={found} language={language} />}
      <ul className={styles.list}>
        {people.map(({ id, role, joinedAt, face }) => (
          <PersonLine key={id} face={face} language={language}>
            <p className="muted">
              <RoleSince role={role} at={joinedAt} />
            </p>
            <MemberActs group={group} member={{ id, role, name: face.name }} isMe={id === me} />
          </PersonLine>
        ))}
      </ul>
      {(next !== null || !isFirst) && (
        <p className={styles.ways}>
          {!isFirst && (
            <LinkButton to={groupMembersPath(group.id)}>
              <Trans>First page</Trans>
            </LinkButton>
          )}
          {next !== null && (
            <LinkButton to={groupMembersPath(group.id, { cursor: next })}>
              <Trans>Next page</Trans>
            </LinkButton>
          )}
        </p>
      )}
    </GroupFrame>
  )
}

type Role = 'owner' | 'moderator' | 'member'

function RoleSince({ role, at }: { role: Role; at: string }) {
  const since = <DayOf at={at} />
  if (role === 'owner') return <Trans>Owner, in the group since {since}</Trans>
  if (role === 'moderator') return <Trans>Moderator, in the group since {since}</Trans>
  return <Trans>In the group since {since}</Trans>
}

type ActsProps = { group: GroupData; member: { id: string; role: Role; name: string }; isMe: boolean }

function MemberActs({ group, member: { id, role, name }, isMe }: ActsProps) {
  const isOwner = group.standing === 'owner'
  const naming: Record<Role, PersonAct> = {
    owner: { act: 'name', role: 'owner', text: <Trans>Make owner</Trans> },
    moderator: {
      act: 'name',
      role: 'moderator',
      text: <Trans>Make moderator</Trans>,
    },
    member: {
      act: 'name',
      role: 'member',
      text: <Trans>Make plain member</Trans>,
    },
  }
  const others = (['owner', 'moderator', 'member'] as const).filter((one) => one !== role)
  const mayRemove = !isMe && (isOwner || (group.standing === 'moderator' && role === 'member'))
  const removing: PersonAct[] = [
    { act: 'remove', text: <Trans>Remove from group</Trans> },
    {
      act: 'keepOut',
      text: <Trans>Remove and keep out</Trans>,
      variant: 'danger',
    },
  ]
  return (
    <PersonActs
      path={groupMembersPath(group.id)}
      userID={id}
      name={name}
      acts={[...(isOwner ? others.map((one) => naming[one]) : []), ...(mayRemove ? removing : [])]}
    />
  )
}
