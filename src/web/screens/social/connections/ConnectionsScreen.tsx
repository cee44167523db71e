import { redirect } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Route } from './+types/ConnectionsScreen'
import { isAppError } from '../../../../contract/errors.ts'
import { limits } from '../../../../contract/limits.ts'
import { parametersOf } from '../../../../contract/pages/query.ts'
import { metaOf } from '../../../api/head.ts'
import { pageOf } from '../../../api/page.ts'
import { requireSession } from '../../../api/session/require-session.ts'
import { connectionsPath } from '../../../components/connections/paths.ts'
import { useFresh } from '../../../components/layout/useFresh.ts'
import { formatNumber } from '../../../components/text/formats.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { LinkTabs } from '../../../ui/LinkTabs.tsx'
import { partyLine } from '../favourite-lines.ts'
import { ownHead, ownHeaders } from '../head.ts'
import { actingHere } from './acting.ts'
import { ActsAs } from './ActsAs.tsx'
import { doingIn, listIn } from './answering.ts'
import { ConnectionCard } from './ConnectionCard.tsx'
import { Happened } from './Happened.tsx'
import { NoConnections } from './NoConnections.tsx'
import styles from './Connections.module.css'

export const headers = ownHeaders

export async function loader({ context }: Route.LoaderArgs) {
  const session = requireSession(context)
  const page = pageOf(context)
  const query = parametersOf(page.url)
  const list = listIn(query.get('list')) ?? 'connected'
  const cursor = query.get('cursor') ?? undefined
  const { actsFor, ...acting } = await actingHere(page, session)
  const { businessID, as } = acting
  const { items, nextCursor, counts } = await page.api
    .listConnections({ list, ...(cursor && { cursor }), ...(businessID && { businessID }) })
    .catch((error: unknown) => {
      // A cursor that somebody has changed begins anew.
      if (cursor !== undefined && isAppError(error) && error.status === 400)
        throw redirect(connectionsPath({ list, as }))
      throw error
    })
  return {
    list,
    acting,
    ...(actsFor && { actsFor }),
    counts,
    lines: items.map(({ connectionID, note, at, expiresAt, ...item }) => ({
      ...partyLine(item, page.language),
      connectionID,
      note,
      at,
      expiresAt,
    })),
    isFirst: cursor === undefined,
    next: nextCursor,
    language: page.language,
    done: doingIn(query.get('done')),
    head: ownHead(page, '/connections', page.i18n._(msg`Connections`)),
  }
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

/** With whom the acting identity is connected, who asks it and whom it asked (D21). */
export default function ConnectionsScreen({ loaderData }: Route.ComponentProps) {
  const { list, acting, lines, isFirst, next, language, done } = loaderData
  const { as } = acting
  useFresh()
  return (
    <div className={`wrap ${styles.wide}`}>
      <h1 className="t-page" tabIndex={-1}>
        <Trans>Connections</Trans>
      </h1>
      <ActsAs acting={acting} back={connectionsPath({ list })} />
      <Tabs {...loaderData} />
      <Happened done={done} />
      {lines.length === 0 && next === null ? (
        <NoConnections list={list} />
      ) : (
        <ul className={styles.list}>
          {lines.map((line) => (
            <ConnectionCard
              key={line.connectionID}
              line={line}
              list={list}
              acting={acting}
              language={language}
            />
          ))}
        </ul>
      )}
      {(next !== null || !isFirst) && (
        <p className={styles.pages}>
          {!isFirst && (
            <LinkButton to={connectionsPath({ list, as })}>
              <Trans>First page</Trans>
            </LinkButton>
          )}
          {next !== null && (
            <LinkButton to={connectionsPath({ list, as, cursor: next })}>
              <Trans>Next page</Trans>
            </LinkButton>
          )}
        </p>
      )}
    </div>
  )
}

type TabsProps = Pick<Route.ComponentProps['loaderData'], 'list' | 'acting' | 'counts' | 'language'>

function Tabs({ list, acting: { as }, counts, language }: TabsProps) {
  const { t } = useLingui()
  const names = {
    connected: <Trans>Connections</Trans>,
    in: <Trans>Requests received</Trans>,
    out: <Trans>Requests sent</Trans>,
  }
  const countOf = (count: number) =>
    formatNumber(count, language) + (count >= limits.connectionsCounted ? '+' : '')
  return (
    <LinkTabs
      label={t`Connections and requests`}
      links={(['connected', 'in', 'out'] as const).map((one) => ({
        to: connectionsPath({ list: one, as }),
        isCurrent: one === list,
        text: names[one],
        count: countOf(counts[one]),
      }))}
    />
  )
}
