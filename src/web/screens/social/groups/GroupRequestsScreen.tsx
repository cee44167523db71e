import { IconMailOpened } from '@tabler/icons-react'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { data, redirect } from 'react-router'
import type { Route } from './+types/GroupRequestsScreen'
import { isAppError } from '../../../../contract/errors.ts'
import { candidateKinds, type CandidateKind } from '../../../../contract/group-kinds.ts'
import { parametersOf } from '../../../../contract/pages/query.ts'
import { metaOf } from '../../../api/head.ts'
import { pageOf } from '../../../api/page.ts'
import { requireSession } from '../../../api/session/require-session.ts'
import { groupRequestsPath } from '../../../components/groups/paths.ts'
import { formatNumber } from '../../../components/text/formats.ts'
import { DayOf } from '../../../components/text/Times.tsx'
import { LinkButton } from '../../../ui/Button.tsx'
import { LinkTabs } from '../../../ui/LinkTabs.tsx'
import { Nothing } from '../../../ui/Nothing.tsx'
import { partyLine } from '../favourite-lines.ts'
import { ownHead, ownHeaders } from '../head.ts'
import { answerFrom, doingIn } from './answering.ts'
import { groupData, groupIDOf, groupOf } from './group-data.ts'
import { GroupFrame } from './GroupFrame.tsx'
import { PersonActs, type PersonAct } from './PersonActs.tsx'
import { PersonLine } from './PersonLine.tsx'
import styles from './Groups.module.css'

export const headers = ownHeaders

const kindIn = (text: string | null): CandidateKind => candidateKinds.find((kind) => kind === text) ?? 'asked'

export async function loader({ params, context }: Route.LoaderArgs) {
  requireSession(context)
  const id = groupIDOf(params)
  const page = pageOf(context)
  const query = parametersOf(page.url)
  const kind = kindIn(query.get('kind'))
  const cursor = query.get('cursor') ?? undefined
  const [entry, listed] = await Promise.all([
    groupOf(page, id),
    page.api.listGroupCandidates({ id, kind, ...(cursor && { cursor }) }).catch((error: unknown) => {
      if (cursor !== undefined && isAppError(error) && error.status === 400)
        throw redirect(groupRequestsPath(id, { kind }))
      // For who leads the group; to all others it is not there.
      throw isAppError(error) && error.status < 500 ? data(null, { status: 404 }) : error
    }),
  ])
  const group = groupData(entry)
  const { language, i18n } = page
  return {
    group,
    kind,
    counts: listed.counts,
    people: listed.items.flatMap(({ user, note, at }) => {
      const { id: userID, face } = partyLine(
        { resourceType: 'user', resourceID: user.userID, business: null, user },
        language,
      )
      return face ? [{ id: userID, face, note, at }] : []
    }),
    next: listed.nextCursor,
    language,
    done: doingIn(query.get('done')),
    head: ownHead(page, groupRequestsPath(id), i18n._(msg`Requests to join ${group.name}`)),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const id = groupIDOf(params)
  const page = pageOf(context)
  const kind = kindIn(parametersOf(page.url).get('kind'))
  return answerFrom(page, id, await request.formData(), (done) => groupRequestsPath(id, { kind, done }))
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

/** Who asks to join a group, was invited, and is kept out, for who leads it. */
export default function GroupRequestsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { group, kind, people, next, language, done } = loaderData
  return (
    <GroupFrame group={group} current="requests" done={done} answer={actionData}>
      <Kinds {...loaderData} />
      {people.length === 0 && next === null ? (
        <Nothing
          icon={<IconMailOpened size={32} stroke={1.25} aria-hidden />}
          title={<Trans>Nobody here</Trans>}
          text={<Trans>Who asks, was invited or is kept out stands in one of these lists.</Trans>}
        />
      ) : (
        <ul className={styles.list}>
          {people.map(({ id, face, note, at }) => (
            <PersonLine key={id} face={face} language={language}>
              {note !== '' && (
                <p className={styles.rules} dir="auto">
                  {note}
                </p>
              )}
              <p className="muted">
                <DayOf at={at} />
              </p>
              <PersonActs
                path={groupRequestsPath(group.id, { kind })}
                userID={id}
                name={face.name}
                acts={actsOf[kind]}
              />
            </PersonLine>
          ))}
        </ul>
      )}
      {next !== null && (
        <p className={styles.ways}>
          <LinkButton to={groupRequestsPath(group.id, { kind, cursor: next })}>
            <Trans>Next page</Trans>
          </LinkButton>
        </p>
      )}
    </GroupFrame>
  )
}

const actsOf: Record<CandidateKind, readonly PersonAct[]> = {
  asked: [
    { act: 'admit', text: <Trans>Let in</Trans>, variant: 'primary' },
    { act: 'refuse', text: <Trans context="a request to join">Decline</Trans> },
  ],
  invited: [{ act: 'uninvite', text: <Trans>Take invitation back</Trans> }],
  keptOut: [{ act: 'readmit', text: <Trans>Allow to join again</Trans> }],
}

type KindsProps = Pick<Route.ComponentProps['loaderData'], 'group' | 'kind' | 'counts' | 'language'>

function Kinds({ group, kind, counts, language }: KindsProps) {
  const { t } = useLingui()
  const names = {
    asked: <Trans>Requests to join</Trans>,
    invited: <Trans>Invited people</Trans>,
    keptOut: <Trans>Kept out</Trans>,
  }
  return (
    <LinkTabs
      label={t`Requests and invitations`}
      links={candidateKinds.map((one) => ({
        to: groupRequestsPath(group.id, { kind: one }),
        isCurrent: one === kind,
        text: names[one],
        count: formatNumber(counts[one], language),
      }))}
    />
  )
}
