import { Trans, useLingui } from '@lingui/react/macro'
import { data, redirect } from 'react-router'
import type { Route } from './+types/PostScreen'
import { idOfSlug, postPath, timelinePath } from '../../../contract/slugs.ts'
import { canonicalAddress, notFoundAs404 } from '../../api/addresses.ts'
import { metaOf } from '../../api/head.ts'
import { noStanding } from '../../api/no-standing.ts'
import { pageOf } from '../../api/page.ts'
import { actingID } from '../../api/session/actor.ts'
import { StandingProvider } from '../../components/acts/standing.tsx'
import { commentsKey } from '../../components/comments/comment-data.ts'
import { commentsOn } from '../../components/comments/comment-pages.ts'
import { commentFrom, saysComment } from '../../components/comments/commenting.ts'
import { Comments } from '../../components/comments/Comments.tsx'
import { postData } from '../../components/posts/post-data.ts'
import { PostCard } from '../../components/posts/PostCard.tsx'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { actOnPost } from './acting.ts'
import { postCrumbs } from './crumbs.ts'
import { postHead } from './head.server.ts'
import { PostProblem } from './PostProblem.tsx'
import { Versions } from './Versions.tsx'
import styles from './PostScreen.module.css'

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const id = params.id.length === 36 ? idOfSlug(params.id) : null
  if (id === null) throw data(null, { status: 404 })
  const elsewhere = canonicalAddress(url, postPath(id), ['lang', 'comments', 'answers', 'from'])
  if (elsewhere) throw redirect(elsewhere, 301)
  const page = pageOf(context)
  const businessID = await actingID(page)
  const [shown, versions, comments] = await Promise.all([
    page.api.showPost({ id, ...(businessID && { businessID }) }),
    page.api.listPostVersions({ id }),
    commentsOn(page, id),
  ]).catch(notFoundAs404)
  const post = postData(shown, page.language, Date.now())
  return {
    post,
    versions,
    comments,
    crumbs: postCrumbs(page, post),
    ...(page.session && {
      standing: { ...noStanding, liked: post.isLiked ? [id] : [] },
    }),
    head: postHead(page, shown, post),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const id = idOfSlug(params.id)
  if (id === null) throw data(null, { status: 404 })
  const [page, form] = [pageOf(context), await request.formData()]
  if (saysComment(form)) return commentFrom(page, form, postPath(id))
  return actOnPost(page, id, form)
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

/** One post, as links that were shared lead to it. */
export default function PostScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { post, versions, comments, crumbs, standing } = loaderData
  const thing = { type: 'post', id: post.id } as const
  const problem = actionData && 'problem' in actionData ? actionData : undefined
  return (
    <StandingProvider standing={standing}>
      <div className={`wrap ${styles.page}`}>
        <Breadcrumb crumbs={crumbs} />
        {problem && <FormProblem key={problem.at} title={problem.problem} />}
        <PostCard
          post={post}
          heading="h1"
          comments={
            <section id="comments" aria-label={t`Comments`}>
              <Comments
                key={commentsKey(thing, comments)}
                thing={thing}
                first={comments}
                back={post.path}
                answer={actionData && 'shown' in actionData ? actionData : undefined}
              />
            </section>
          }
          versions={<Versions versions={versions} lang={post.contentLang} />}
        />
        <p>
          <LinkButton to={timelinePath(post.timelineID)}>
            <Trans>All posts</Trans>
          </LinkButton>
        </p>
      </div>
    </StandingProvider>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PostProblem error={error} />
}
