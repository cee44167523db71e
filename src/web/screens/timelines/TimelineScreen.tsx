import { IconMessage2 } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { data, Link, redirect, useNavigate, useRevalidator } from 'react-router'
import type { Route } from './+types/TimelineScreen'
import { isAppError } from '../../../contract/errors.ts'
import { parametersOf } from '../../../contract/pages/query.ts'
import { idOfSlug, timelinePath } from '../../../contract/slugs.ts'
import { canonicalAddress } from '../../api/addresses.ts'
import { metaOf } from '../../api/head.ts'
import { movedOr404 } from '../../api/moved.ts'
import { noStanding } from '../../api/no-standing.ts'
import { pageOf } from '../../api/page.ts'
import { StandingProvider } from '../../components/acts/standing.tsx'
import { CompanyName } from '../../components/business/CompanyName.tsx'
import { composerOf } from '../../components/posts/composer-data.ts'
import { Composer } from '../../components/posts/Composer.tsx'
import { likedAmong } from '../../components/posts/post-data.ts'
import { orTold } from '../../components/posts/more-posts.ts'
import { NewPosts } from '../../components/posts/NewPosts.tsx'
import { PostList } from '../../components/posts/PostList.tsx'
import { postPageOf, timelineOf } from '../../components/posts/post-pages.ts'
import { postFrom } from '../../components/posts/posting.ts'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { Nothing } from '../../ui/Nothing.tsx'
import { DoneToPost } from './DoneToPost.tsx'
import { timelineHead } from './head.ts'
import { TimelineProblem } from './TimelineProblem.tsx'
import styles from './TimelineScreen.module.css'

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const id = params.id.length === 36 ? idOfSlug(params.id) : null
  if (id === null) throw data(null, { status: 404 })
  const page = pageOf(context)
  const path = timelinePath(id)
  const elsewhere = canonicalAddress(url, path, ['lang', 'cursor'])
  if (elsewhere) throw redirect(elsewhere, 301)
  const query = parametersOf(page.url)
  const cursor = query.get('cursor') ?? undefined
  const shown = await timelineOf(page, id, cursor).catch((error: unknown) => {
    // A cursor that somebody has changed begins anew.
    if (cursor !== undefined && isAppError(error) && error.status === 400) throw redirect(path)
    return movedOr404(page, id, ({ businessID }) => timelinePath(businessID))(error)
  })
  const posts = postPageOf(shown, page.language)
  const { timeline } = shown
  // A group has a page of its own.
  if (timeline.type === 'group') throw redirect(timeline.path, 301)
  const removed = idOfSlug(query.get('removed') ?? '')
  return {
    ...posts,
    timeline,
    composer: await composerOf(page, timeline),
    isFirst: cursor === undefined,
    ...(page.session && {
      standing: { ...noStanding, liked: likedAmong(posts.posts) },
      ...(query.get('done') === 'posted' && { done: 'posted' as const }),
      ...(removed !== null && { removed }),
    }),
    head: timelineHead(page, timeline, cursor !== undefined),
  }
}

export const clientLoader = (asked: Route.ClientLoaderArgs) => orTold(asked, 'cursor')

export async function action({ request, params, context }: Route.ActionArgs) {
  const page = pageOf(context)
  return postFrom(page, await request.formData(), timelinePath(idOfSlug(params.id) ?? ''))
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  metaOf(loaderData && 'head' in loaderData ? loaderData.head : undefined)

/** What stands on one timeline, newest first, with the box to write on it for whose it is (P2.25). */
export default function TimelineScreen({ loaderData, actionData }: Route.ComponentProps) {
  return 'head' in loaderData ? (
    <OneTimeline shown={loaderData} answer={actionData} />
  ) : (
    <TimelineProblem error={undefined} />
  )
}

type Shown = Extract<Route.ComponentProps['loaderData'], { head: unknown }>
type TimelineProps = { shown: Shown; answer: Route.ComponentProps['actionData'] }

function OneTimeline({ shown, answer }: TimelineProps) {
  const { t } = useLingui()
  const { timeline, composer, standing, posts, next, isFirst, done, removed } = shown
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const name =
    timeline.type === 'business' ? <CompanyName name={timeline.name} /> : <bdi>{timeline.name}</bdi>
  return (
    <StandingProvider standing={standing}>
      <div className={`wrap ${styles.page}`}>
        <Breadcrumb crumbs={[{ name: timeline.name, to: timeline.path }, { name: t`Timeline` }]} />
        <h1 className="t-page" tabIndex={-1}>
          <Trans>
            Timeline of <Link to={timeline.path}>{name}</Link>
          </Trans>
        </h1>
        <DoneToPost done={done} removed={removed} timelineID={timeline.id} />
        {composer && isFirst && (
          <Composer
            key={timeline.id}
            {...composer}
            answer={answer}
            onPosted={({ timelineID }) => {
              if (timelineID === timeline.id) void revalidate()
              else void navigate(timelinePath(timelineID))
            }}
          />
        )}
        <div>
          {isFirst && (
            <NewPosts
              of={standing && { resourceType: 'timeline', resourceID: timeline.id }}
              after={posts[0]?.id}
              onShow={() => void revalidate()}
            />
          )}
          <PostList
            key={timeline.id}
            first={{ posts, next }}
            pathOf={(cursor) => `${timelinePath(timeline.id)}?${new URLSearchParams({ cursor })}`}
            empty={
              <Nothing
                icon={<IconMessage2 size={32} stroke={1.25} aria-hidden />}
                title={<Trans>No posts yet</Trans>}
                text={<Trans>What is written here stands here, newest first.</Trans>}
              />
            }
          />
        </div>
      </div>
    </StandingProvider>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <TimelineProblem error={error} />
}
