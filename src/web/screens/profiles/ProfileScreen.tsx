import { Link, redirect } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Route } from './+types/ProfileScreen'
import { profilePath } from '../../../contract/slugs.ts'
import { canonicalAddress, notFoundAs404 } from '../../api/addresses.ts'
import { metaOf } from '../../api/head.ts'
import { pageOf } from '../../api/page.ts'
import { standingOf } from '../../api/standing.ts'
import { StandingProvider } from '../../components/acts/standing.tsx'
import { likedAmong } from '../../components/posts/post-data.ts'
import { postPageOf, timelineOf } from '../../components/posts/post-pages.ts'
import { PostsSection } from '../../components/posts/PostsSection.tsx'
import { ShareButton } from '../../components/sheet/ShareButton.tsx'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { AboutMe } from './AboutMe.tsx'
import { ProfileFacts } from './ProfileFacts.tsx'
import { ProfileHead } from './ProfileHead.tsx'
import { ProfileProblem } from './ProfileProblem.tsx'
import { TheirBusinesses } from './TheirBusinesses.tsx'
import { profileCrumbs } from './crumbs.ts'
import { profileHead } from './head.server.ts'
import { profileDataOf } from './profile-data.ts'
import { userIDOf } from './profile-address.ts'
import styles from './ProfileScreen.module.css'

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const userID = userIDOf(params.id)
  if (userID === null) throw redirect('/')
  const elsewhere = canonicalAddress(url, profilePath(userID))
  if (elsewhere) throw redirect(elsewhere, 301)
  const page = pageOf(context)
  const [{ profile }, businesses, follows, types, timeline] = await Promise.all([
    page.api.showPublicProfile({ id: userID }),
    page.api.listBusinessesOfUser({ userID }),
    page.api.showFollowSummary({ id: userID }),
    page.api.listBusinessTypes({}),
    timelineOf(page, userID),
  ]).catch(notFoundAs404)
  const person = profileDataOf({ profile, businesses, follows }, page.language)
  const standing = await standingOf(page, [userID])
  const posts = postPageOf(timeline, page.language)
  return {
    person,
    posts,
    userID,
    ...(standing && { standing: { ...standing, liked: [...standing.liked, ...likedAmong(posts.posts)] } }),
    /** Looked at by the person themself. */
    mine: page.session?.userID === userID,
    crumbs: profileCrumbs(profile, types),
    head: profileHead(page, profile, person),
  }
}

/** The rest stands on the timeline. */
const postsShown = 5

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

export default function ProfileScreen({ loaderData }: Route.ComponentProps) {
  const { person, mine, crumbs, standing, posts, userID } = loaderData
  return (
    <StandingProvider standing={standing}>
      <div className={`wrap ${styles.page}`}>
        <Breadcrumb crumbs={crumbs} />
        {mine && (
          <p className={`sheet ${styles.mine}`}>
            <span>
              <Trans>This is how others see you.</Trans>
            </span>
            <Link to="/profile/">
              <Trans>Back to my profile</Trans>
            </Link>
          </p>
        )}
        <div className={`sheet ${styles.hero}`}>
          <ProfileHead person={person}>{mine ? <Own path={person.path} /> : undefined}</ProfileHead>
        </div>
        <div className={`sheet ${styles.dossier}`}>
          <AboutMe person={person} />
          <ProfileFacts person={person} />
          <TheirBusinesses person={person} />
          <PostsSection timelineID={userID} page={posts} most={postsShown} />
        </div>
      </div>
    </StandingProvider>
  )
}

/** Nobody follows themself. */
function Own({ path }: { path: string }) {
  const { t } = useLingui()
  return (
    <>
      <LinkButton variant="primary" to="/profile/edit">
        <Trans>Edit profile</Trans>
      </LinkButton>
      <ShareButton path={path} copied={t`Profile Link copied!`} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ProfileProblem error={error} />
}
