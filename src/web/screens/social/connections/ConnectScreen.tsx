import { data, useNavigation } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/ConnectScreen'
import { parametersOf } from '../../../../contract/pages/query.ts'
import { notFoundAs404 } from '../../../api/addresses.ts'
import { metaOf } from '../../../api/head.ts'
import { pageOf } from '../../../api/page.ts'
import { requireSession } from '../../../api/session/require-session.ts'
import { connectionsPath, connectPath } from '../../../components/connections/paths.ts'
import { SaveProblem } from '../../../components/forms/SaveProblem.tsx'
import { useFresh } from '../../../components/layout/useFresh.ts'
import { Link } from '../../../ui/Link.tsx'
import { LinkButton } from '../../../ui/Button.tsx'
import { ownHead, ownHeaders } from '../head.ts'
import { requireParty } from '../thing.ts'
import { actingHere } from './acting.ts'
import { ActsAs } from './ActsAs.tsx'
import { answerFrom, doingIn } from './answering.ts'
import { AskForm } from './AskForm.tsx'
import { Happened } from './Happened.tsx'
import { Standing } from './Standing.tsx'
import styles from './Connections.module.css'

export const headers = ownHeaders

export async function loader({ params, context }: Route.LoaderArgs) {
  const session = requireSession(context)
  const page = pageOf(context)
  const [{ type, id, name, path }, { actsFor, ...acting }, mine] = await Promise.all([
    requireParty(page, params),
    actingHere(page, session),
    page.myBusinesses(),
  ])
  // Nobody connects with themself, or with a company of theirs.
  if (id === session.userID || mine.some(({ businessID }) => businessID === id))
    throw data(null, { status: 404 })
  const { businessID } = acting
  const facts = await page.api.showConnection({ id, ...(businessID && { businessID }) }).catch(notFoundAs404)
  const title = facts.state === 'none' ? msg`Connect with ${name}` : msg`Connection with ${name}`
  return {
    party: { type, id },
    name,
    path,
    facts,
    acting,
    ...(actsFor && { actsFor }),
    done: doingIn(parametersOf(page.url).get('done')),
    head: ownHead(page, connectPath({ type, id }), page.i18n._(title)),
  }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  requireSession(context)
  const page = pageOf(context)
  const { type, id } = await requireParty(page, params)
  return answerFrom(page, { type, id }, await request.formData())
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

/** How whoever acts stands to a company or person, and what can be done about it (D21). */
export default function ConnectScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { party, name, path, facts, acting, done } = loaderData
  const isSending = useNavigation().state !== 'idle'
  const what = <bdi>{name}</bdi>
  const answer = isSending ? undefined : actionData
  const isNone = facts.state === 'none'
  useFresh()
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={`sheet ${styles.sheet}`}>
        <h1 className="t-page" tabIndex={-1}>
          {isNone ? <Trans>Connect with {what}</Trans> : <Trans>Connection with {what}</Trans>}
        </h1>
        <ActsAs acting={acting} back={connectPath(party)} />
        <Happened done={done} />
        {isNone ? (
          <>
            <p className={styles.lead}>
              <Trans>Connections are mutual: {what} is asked, and can accept or decline.</Trans>
            </p>
            {acting.mayAct && <AskForm party={party} acting={acting} answer={answer} path={path} />}
          </>
        ) : (
          <>
            {answer && (
              <SaveProblem answer={answer} title={answer.message} problems={{}} back={connectPath(party)} />
            )}
            <Standing facts={facts} party={party} name={name} acting={acting} />
          </>
        )}
        <p className={styles.others}>
          {path !== undefined && !(isNone && acting.mayAct) && (
            <LinkButton to={path}>
              {party.type === 'user' ? <Trans>To the profile</Trans> : <Trans>To the company’s page</Trans>}
            </LinkButton>
          )}
          <Link to={connectionsPath({ as: acting.as })}>
            <Trans>All connections</Trans>
          </Link>
        </p>
      </div>
    </div>
  )
}
