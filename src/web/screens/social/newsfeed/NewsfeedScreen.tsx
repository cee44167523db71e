import { IconMessage2 } from '@tabler/icons-react'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { isRouteErrorResponse, Link, redirect, useRevalidator } from 'react-router'
import type { Route } from './+types/NewsfeedScreen'
import { isAppError } from '../../../../contract/errors.ts'
import { limits } from '../../../../contract/limits.ts'
import type { SponsoredItem } from '../../../../contract/newsfeed.ts'
import { parametersOf } from '../../../../contract/pages/query.ts'
import { metaOf } from '../../../api/head.ts'
import { noStanding } from '../../../api/no-standing.ts'
import { pageOf } from '../../../api/page.ts'
import { requireSession } from '../../../api/session/require-session.ts'
import { StandingProvider } from '../../../components/acts/standing.tsx'
import { useSite } from '../../../components/layout/site.ts'
import { Done } from '../../../components/forms/Done.tsx'
import { Composer } from '../../../components/posts/Composer.tsx'
import { likedAmong, type PostData } from '../../../components/posts/post-data.ts'
import { orTold } from '../../../components/posts/more-posts.ts'
import { NewPosts } from '../../../components/posts/NewPosts.tsx'
import { PostList } from '../../../components/posts/PostList.tsx'
import { postFrom } from '../../../components/posts/posting.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { Nothing } from '../../../ui/Nothing.tsx'
import { ownHead, ownHeaders } from '../head.ts'
import { composerFor } from '../../../components/posts/composer-data.ts'
import { FeedMenu } from './FeedMenu.tsx'
import { isMuting, muteFrom } from './muting.ts'
import { DueAnswers, ToFollow, ToKnow } from './Beside.tsx'
import { besideFor } from './beside-data.ts'
import { feedOf } from './newsfeed-data.ts'
import { Own } from './Own.tsx'
import { SponsoredCard } from './SponsoredCard.tsx'
import { useFeedActs, type FeedActs } from './use-feed-acts.ts'
import styles from './NewsfeedScreen.module.css'

const { feedItemsPerSponsored } = limits
/** Below which of them what was paid for stands: never on top. */
const paidAfter = 3

export const headers = ownHeaders
const path = '/newsfeed'

export async function loader({ context }: Route.LoaderArgs) {
  const session = requireSession(context)
  const page = pageOf(context)
  const query = parametersOf(page.url)
  const nextID = query.get('nextID') ?? undefined
  const isFirst = nextID === undefined
  const [feed, composer, beside] = await Promise.all([
    feedOf(page, nextID).catch((error: unknown) => {
      // A cursor that somebody has changed begins anew.
      if (!isFirst && isAppError(error) && error.status === 400) throw redirect(path)
      throw error
    }),
    isFirst ? composerFor(page, session) : undefined,
    isFirst ? besideFor(page, session) : undefined,
  ])
  return {
    ...feed,
    composer,
    beside,
    standing: { ...noStanding, liked: likedAmong(feed.posts) },
    ...(query.get('done') === 'posted' && { done: 'posted' as const }),
    head: ownHead(page, path, page.i18n._(msg`My B2B`)),
  }
}

export const clientLoader = (asked: Route.ClientLoaderArgs) => orTold(asked, 'nextID')

export async function action({ request, context }: Route.ActionArgs) {
  requireSession(context)
  const page = pageOf(context)
  const form = await request.formData()
  if (isMuting(form)) return muteFrom(page, form)
  return postFrom(page, form, path, path)
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  metaOf(loaderData && 'head' in loaderData ? loaderData.head : undefined)

/** My B2B: what those write whom one follows or is connected with, newest first, with the box to write (P2.25, D23). */
export default function NewsfeedScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { posts, next } = loaderData
  const { composer, beside, standing, done, sponsored } = 'head' in loaderData ? loaderData : {}
  const { revalidate } = useRevalidator()
  const acts = useFeedActs()
  const site = useSite()
  const businessID = site?.acting?.chosen?.businessID
  const feedID = businessID ?? site?.session?.userID
  const renew = () => void revalidate()
  return (
    <StandingProvider standing={standing ?? noStanding}>
      <div className={`wrap ${styles.page}`}>
        {beside && (
          <aside className={styles.own} aria-label={t`Yours`}>
            <Own beside={beside} />
          </aside>
        )}
        <div className={styles.main}>
          <h1 className={`t-page ${styles.title}`} tabIndex={-1}>
            <Trans>My B2B</Trans>
          </h1>
          {done && (
            <Done>
              <Trans>Post created!</Trans>
            </Done>
          )}
          {composer && <Composer {...composer} answer={actionData} onPosted={renew} />}
          <div>
            {composer && (
              <NewPosts
                of={feedID === undefined ? undefined : { resourceType: 'feed', resourceID: feedID }}
                businessID={businessID}
                after={posts[0]?.id}
                onShow={renew}
              />
            )}
            <PostList
              // What comes on top makes the list anew.
              key={posts[0]?.id}
              first={{ posts, next }}
              pathOf={(nextID) => `${path}?${new URLSearchParams({ nextID })}`}
              isShown={acts.isShown}
              menu={menuOf(acts)}
              among={amongOf(sponsored)}
              failure={<Trans>Failed loading your newsfeed</Trans>}
              empty={
                <Nothing
                  icon={<IconMessage2 size={32} stroke={1.25} aria-hidden />}
                  title={<Trans>Nothing here yet</Trans>}
                  text={
                    <Trans>
                      Follow companies and people, or connect with them: what they post stands here, newest
                      first.
                    </Trans>
                  }
                  way={
                    <LinkButton variant="primary" to="/search-result">
                      <Trans>Search companies</Trans>
                    </LinkButton>
                  }
                />
              }
            />
          </div>
        </div>
        <aside className={styles.beside} aria-label={t`More for your feed`}>
          {beside && (
            <>
              <DueAnswers due={beside.due} />
              <ToFollow companies={beside.companies} />
              <ToKnow people={beside.people} industry={beside.industry} />
            </>
          )}
          <p className={styles.ways}>
            <Link className="reach" to="/following">
              <Trans>Companies and people you follow</Trans>
            </Link>
            <Link className="reach" to="/groups">
              <Trans>Groups</Trans>
            </Link>
            <Link className="reach" to={`${path}/muted`}>
              <Trans>Muted companies, people and groups</Trans>
            </Link>
          </p>
        </aside>
      </div>
    </StandingProvider>
  )
}

/** What was paid for, one below the fourth of each eight posts of the first page. */
const amongOf = (sponsored: readonly SponsoredItem[] | undefined) => (at: number) => {
  const item = at % feedItemsPerSponsored === paidAfter && sponsored?.[Math.floor(at / feedItemsPerSponsored)]
  return item && <SponsoredCard item={item} />
}

/** What each post of the feed has in its menu. */
const menuOf = (acts: FeedActs) => (post: PostData) => <FeedMenu post={post} acts={acts} />

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  // A page that is not there, or not now, is told by the page around.
  if (isRouteErrorResponse(error) && error.status !== 500) throw error
  return (
    <div className="wrap" role="alert">
      <Nothing
        icon={<IconMessage2 size={32} stroke={1.25} aria-hidden />}
        title={<Trans>Failed loading your newsfeed</Trans>}
        text={<Trans>An unexpected error has occurred, please try again.</Trans>}
        way={
          <LinkButton variant="primary" to={path} reloadDocument>
            <Trans>Try again</Trans>
          </LinkButton>
        }
      />
    </div>
  )
}
