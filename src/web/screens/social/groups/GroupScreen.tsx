import { IconLock, IconMessage2, IconPin } from '@tabler/icons-react'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { data, redirect, useRevalidator } from 'react-router'
import type { Route } from './+types/GroupScreen'
import { isAppError } from '../../../../contract/errors.ts'
import { parametersOf } from '../../../../contract/pages/query.ts'
import { groupPath } from '../../../../contract/slugs.ts'
import { metaOf } from '../../../api/head.ts'
import { noStanding } from '../../../api/no-standing.ts'
import { pageOf } from '../../../api/page.ts'
import { sentText } from '../../../api/sent.ts'
import { StandingProvider } from '../../../components/acts/standing.tsx'
import { groupPage } from '../../../components/groups/paths.ts'
import { composerFor } from '../../../components/posts/composer-data.ts'
import { Composer } from '../../../components/posts/Composer.tsx'
import { likedAmong, postData, type PostData } from '../../../components/posts/post-data.ts'
import { orTold } from '../../../components/posts/more-posts.ts'
import { NewPosts } from '../../../components/posts/NewPosts.tsx'
import { PostCard } from '../../../components/posts/PostCard.tsx'
import { PostList } from '../../../components/posts/PostList.tsx'
import { postPageOf, timelineOf } from '../../../components/posts/post-pages.ts'
import { postFrom, type PostAnswer } from '../../../components/posts/posting.ts'
import { ErrorPage } from '../../../components/layout/ErrorPage.tsx'
import { tied } from '../../../components/text/cuts.ts'
import { DayOf } from '../../../components/text/Times.tsx'
import { Nothing } from '../../../ui/Nothing.tsx'
import { answerFrom, doingIn, type GroupAnswer } from './answering.ts'
import { groupData, groupHead, groupIDOf, groupOf, headersOf, isIn, type GroupData } from './group-data.ts'
import { GroupFrame } from './GroupFrame.tsx'
import { OneAct } from './Joining.tsx'
import styles from './Groups.module.css'

export async function loader({ params, context }: Route.LoaderArgs) {
  const id = groupIDOf(params)
  const page = pageOf(context)
  const query = parametersOf(page.url)
  const cursor = query.get('cursor') ?? undefined
  const [entry, shown] = await Promise.all([
    groupOf(page, id),
    timelineOf(page, id, cursor).catch((error: unknown) => {
      // What stands in a private group is for who is in it.
      if (isAppError(error) && error.status === 404) return undefined
      if (cursor !== undefined && isAppError(error) && error.status === 400) throw redirect(groupPath(id))
      throw error
    }),
  ])
  const group = groupData(entry)
  const isFirst = cursor === undefined
  const writer = isFirst && isIn(group.standing) ? page.session : undefined
  const { i18n, edition, language } = page
  const now = Date.now()
  // Where they stand need not be said here.
  const here = (post: PostData): PostData => ({ ...post, on: undefined })
  const pinned = shown?.pinned.map((post) => here(postData(post, language, now))) ?? []
  const list = shown && postPageOf(shown, language)
  const posts = list && { ...list, posts: list.posts.map(here) }
  const shownHere = {
    ...(posts ?? { posts: [], next: null }),
    isRead: shown !== undefined,
    isFirst,
    group,
    pinned,
    ...(writer && { composer: await composerFor(page, writer) }),
    ...(page.session && {
      standing: { ...noStanding, liked: likedAmong([...pinned, ...(posts?.posts ?? [])]) },
      done: doingIn(query.get('done')),
    }),
    head: groupHead(page, {
      title: i18n._(msg`${group.name} | Groups | ${edition.siteName}`),
      description: group.purpose,
      path: groupPath(id),
      isListed: group.kind === 'open' && isFirst,
    }),
  }
  return data(shownHere, { headers: headersOf(group) })
}

export const clientLoader = (asked: Route.ClientLoaderArgs) => orTold(asked, 'cursor')

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export async function action({ request, params, context }: Route.ActionArgs) {
  const id = groupIDOf(params)
  const page = pageOf(context)
  const form = await request.formData()
  if (sentText(form, 'intent') === 'post') return postFrom(page, form, groupPath(id), groupPath(id))
  return answerFrom(page, id, form, (done) => groupPage(id, { done }))
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  metaOf(loaderData && 'head' in loaderData ? loaderData.head : undefined)

const isOfPost = (answer: PostAnswer | GroupAnswer | undefined): answer is PostAnswer =>
  answer !== undefined && 'shown' in answer

/** A group: how to come into it, and for who reads it what stands there, newest first. */
export default function GroupScreen({ loaderData, actionData }: Route.ComponentProps) {
  return 'head' in loaderData ? (
    <OneGroup shown={loaderData} actionData={actionData} />
  ) : (
    <ErrorPage error={undefined} />
  )
}

type Shown = Extract<Route.ComponentProps['loaderData'], { head: unknown }>
type OneGroupProps = { shown: Shown; actionData: Route.ComponentProps['actionData'] }

function OneGroup({ shown, actionData }: OneGroupProps) {
  const { group, pinned, posts, next, composer, standing, done, isRead, isFirst } = shown
  const { revalidate } = useRevalidator()
  const answer = actionData && !isOfPost(actionData) ? actionData : undefined
  return (
    <StandingProvider standing={standing}>
      <GroupFrame group={group} current="posts" done={done} answer={answer}>
        <div className={styles.body}>
          <div className={styles.main}>
            {composer && (
              <Composer
                {...composer}
                group={{ id: group.id, name: group.name }}
                answer={isOfPost(actionData) ? actionData : undefined}
                onPosted={() => void revalidate()}
              />
            )}
            <Pinned posts={pinned} />
            {isRead ? (
              <div>
                {isFirst && (
                  <NewPosts
                    of={standing && { resourceType: 'timeline', resourceID: group.id }}
                    after={posts[0]?.id}
                    onShow={() => void revalidate()}
                  />
                )}
                <PostList
                  key={group.id}
                  first={{ posts, next }}
                  pathOf={(cursor) => groupPage(group.id, { cursor })}
                  empty={
                    <Nothing
                      icon={<IconMessage2 size={32} stroke={1.25} aria-hidden />}
                      title={<Trans>No posts yet</Trans>}
                      text={<Trans>What members write in this group stands here, newest first.</Trans>}
                    />
                  }
                />
              </div>
            ) : (
              <Nothing
                icon={<IconLock size={32} stroke={1.25} aria-hidden />}
                title={<Trans>This group is private</Trans>}
                text={<Trans>Only its members read what is written here, and see who is in it.</Trans>}
              />
            )}
          </div>
          <About group={group} />
        </div>
      </GroupFrame>
    </StandingProvider>
  )
}

function Pinned({ posts }: { posts: readonly PostData[] }) {
  if (posts.length === 0) return null
  return (
    <section className={styles.pinned} aria-labelledby="pinned-posts">
      <h2 id="pinned-posts" className="t-card">
        <IconPin size={20} stroke={1.75} aria-hidden />
        <Trans>Pinned</Trans>
      </h2>
      {posts.map((post) => (
        <PostCard key={post.id} post={post} heading="h3" id={`pinned-${post.id}`} />
      ))}
    </section>
  )
}

function About({ group }: { group: GroupData }) {
  const { t } = useLingui()
  const since = <DayOf at={group.createdAt} />
  return (
    <aside className={`sheet ${styles.sheet}`} aria-label={t`About this group`}>
      <p className={styles.lead}>
        {group.kind === 'open' ? (
          <Trans>Everybody reads what is written in this group, and whoever likes joins it.</Trans>
        ) : (
          <Trans>Only members read what is written in this group. Whoever wants to join asks.</Trans>
        )}
      </p>
      {group.rules !== '' && isIn(group.standing) && (
        <div className={styles.about}>
          <h2 className="t-card">
            <Trans>Rules of this group</Trans>
          </h2>
          <p className={styles.rules} dir="auto">
            {tied(group.rules)}
          </p>
        </div>
      )}
      <p className="muted">
        <Trans>Open since {since}.</Trans>
      </p>
      {isIn(group.standing) && (
        <OneAct group={group} act="leave">
          <Trans>Leave group</Trans>
        </OneAct>
      )}
    </aside>
  )
}
