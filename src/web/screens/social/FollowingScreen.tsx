import { IconBell } from '@tabler/icons-react'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link, redirect } from 'react-router'
import type { Route } from './+types/FollowingScreen'
import { isAppError } from '../../../contract/errors.ts'
import { parametersOf } from '../../../contract/pages/query.ts'
import { metaOf } from '../../api/head.ts'
import { pageOf } from '../../api/page.ts'
import { actorOf } from '../../api/session/actor.ts'
import { requireSession } from '../../api/session/require-session.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { Nothing } from '../../ui/Nothing.tsx'
import { FavouriteList } from './FavouriteList.tsx'
import { partyLine } from './favourite-lines.ts'
import { ownHead, ownHeaders } from './head.ts'
import styles from './FavouritesScreen.module.css'

export const headers = ownHeaders

export async function loader({ context }: Route.LoaderArgs) {
  requireSession(context)
  const page = pageOf(context)
  const cursor = parametersOf(page.url).get('cursor') ?? undefined
  const actor = await actorOf(page)
  const { items, nextCursor } = await page.api
    .listFollows({ ...(cursor && { cursor }), ...(actor && { businessID: actor.businessID }) })
    .catch((error: unknown) => {
      // A cursor that somebody has changed begins anew.
      if (cursor !== undefined && isAppError(error) && error.status === 400) throw redirect('/following')
      throw error
    })
  return {
    company: actor?.name,
    language: page.language,
    lines: items.map((item) => partyLine(item, page.language)),
    next: nextCursor,
    head: ownHead(
      page,
      '/following',
      page.i18n._(msg({ message: 'Following', context: 'whom one follows' })),
    ),
  }
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

/** Whom somebody, or their company, follows, newest first (P2.34). */
export default function FollowingScreen({ loaderData }: Route.ComponentProps) {
  const { company, language, lines, next } = loaderData
  const name = <bdi>{company}</bdi>
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 className="t-page" tabIndex={-1}>
        <Trans context="whom one follows">Following</Trans>
      </h1>
      <p className={styles.lead}>
        {company ? (
          <Trans>Companies and people that {name} follows. Only its people can see this list.</Trans>
        ) : (
          <Trans>Companies and people that you follow. Only you can see this list.</Trans>
        )}{' '}
        <Link to="/favorites">
          <Trans>Favorites</Trans>
        </Link>
      </p>
      {lines.length === 0 && next === null ? (
        <NobodyFollowed />
      ) : (
        <FavouriteList
          key={`${company} ${lines[0]?.id}`}
          act="follow"
          first={{ lines, next }}
          pathOf={(cursor) => `/following?${new URLSearchParams({ cursor })}`}
          language={language}
          empty={<NobodyFollowed />}
        />
      )}
    </div>
  )
}

function NobodyFollowed() {
  return (
    <Nothing
      icon={<IconBell size={32} stroke={1.25} aria-hidden />}
      title={<Trans>You follow nobody yet</Trans>}
      text={
        <Trans>
          Press Follow on the page of a company or a person. What followed companies publish stands on your
          home page.
        </Trans>
      }
      way={
        <LinkButton variant="primary" to="/search-result">
          <Trans>Search companies</Trans>
        </LinkButton>
      }
    />
  )
}
