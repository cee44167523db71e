import { parametersOf } from '../../../contract/pages/query.ts'
import { useState } from 'react'
import { Link, redirect } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Route } from './+types/FavouritesScreen'
import type { FavouriteKind } from '../../../contract/favourites.ts'
import { isAppError } from '../../../contract/errors.ts'
import { metaOf } from '../../api/head.ts'
import { pageOf } from '../../api/page.ts'
import { actorOf } from '../../api/session/actor.ts'
import { requireSession } from '../../api/session/require-session.ts'
import { formatNumber } from '../../components/text/formats.ts'
import { LinkTabs } from '../../ui/LinkTabs.tsx'
import { FavouriteList } from './FavouriteList.tsx'
import { NothingSaved } from './NothingSaved.tsx'
import { favouriteLine, favouritesPath, kindIn } from './favourite-lines.ts'
import { ownHead, ownHeaders } from './head.ts'
import styles from './FavouritesScreen.module.css'

export const headers = ownHeaders

export async function loader({ context }: Route.LoaderArgs) {
  requireSession(context)
  const page = pageOf(context)
  const query = parametersOf(page.url)
  const kind = kindIn(query.get('kind'))
  const cursor = query.get('cursor') ?? undefined
  const actor = await actorOf(page)
  const { items, nextCursor, counts } = await page.api
    .listFavourites({ kind, ...(cursor && { cursor }), ...(actor && { businessID: actor.businessID }) })
    .catch((error: unknown) => {
      // A cursor that somebody has changed begins anew.
      if (cursor !== undefined && isAppError(error) && error.status === 400)
        throw redirect(favouritesPath(kind))
      throw error
    })
  // Opened without a wish it shows what there is; the tabs say which kind they are.
  const first = query.has('kind') ? undefined : kinds.find((one) => counts[one] > 0)
  if (first !== undefined && counts[kind] === 0) throw redirect(favouritesPath(first))
  return {
    kind,
    company: actor?.name,
    language: page.language,
    lines: items.map((item) => favouriteLine(item, page.language)),
    next: nextCursor,
    counts,
    head: ownHead(page, '/favorites', page.i18n._(msg`Favorites`)),
  }
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

export default function FavouritesScreen({ loaderData }: Route.ComponentProps) {
  const { kind, company, counts, language, lines, next } = loaderData
  const [removed, setRemoved] = useState(0)
  const name = <bdi>{company}</bdi>
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 className="t-page" tabIndex={-1}>
        <Trans>Favorites</Trans>
      </h1>
      <p className={styles.lead}>
        {company ? (
          <Trans>What {name} has saved. Only its people can see this.</Trans>
        ) : (
          <Trans>What you have saved. Only you can see this.</Trans>
        )}{' '}
        <Link to="/following">
          <Trans context="whom one follows">Following</Trans>
        </Link>
      </p>
      <Kinds kind={kind} counts={{ ...counts, [kind]: counts[kind] - removed }} language={language} />
      {lines.length === 0 ? (
        <NothingSaved kind={kind} />
      ) : (
        <FavouriteList
          key={`${kind} ${company} ${lines[0]?.id}`}
          act="save"
          pathOf={(cursor) => favouritesPath(kind, cursor)}
          first={{ lines, next }}
          language={language}
          empty={<NothingSaved kind={kind} />}
          onRemoved={setRemoved}
        />
      )}
    </div>
  )
}

/** In the order of the tabs; not the contract's list, whose schemas no browser needs. */
const kinds: readonly FavouriteKind[] = ['business', 'product', 'user']

type KindsProps = { kind: FavouriteKind; counts: Record<FavouriteKind, number>; language: string }

/** The three kinds with how many there are of each. */
function Kinds({ kind: current, counts, language }: KindsProps) {
  const { t } = useLingui()
  return (
    <LinkTabs
      label={t`Kinds of favorites`}
      links={kinds.map((kind) => ({
        // Empty, it is shown to who asks for it by name alone.
        to: kind === 'business' && counts.business === 0 ? '/favorites?kind=business' : favouritesPath(kind),
        isCurrent: kind === current,
        text: <KindName kind={kind} />,
        count: formatNumber(counts[kind], language),
      }))}
    />
  )
}

function KindName({ kind }: { kind: FavouriteKind }) {
  switch (kind) {
    case 'business':
      return <Trans>Companies</Trans>
    case 'product':
      return <Trans>Products</Trans>
    case 'user':
      return <Trans>People</Trans>
  }
}
