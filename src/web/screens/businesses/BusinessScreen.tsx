import { parametersOf } from '../../../contract/pages/query.ts'
import { redirect } from 'react-router'
import type { Route } from './+types/BusinessScreen'
import { businessPath, idOfSlug } from '../../../contract/slugs.ts'
import { canonicalAddress } from '../../api/addresses.ts'
import { metaOf } from '../../api/head.ts'
import { movedOr404 } from '../../api/moved.ts'
import { pageOf } from '../../api/page.ts'
import { standingOf } from '../../api/standing.ts'
import { StandingProvider } from '../../components/acts/standing.tsx'
import { AskBar } from '../../components/business/SendRequest.tsx'
import { likedAmong } from '../../components/posts/post-data.ts'
import { commentsOn } from '../../components/comments/comment-pages.ts'
import { commentFrom } from '../../components/comments/commenting.ts'
import { CommentsSection } from '../../components/comments/CommentsSection.tsx'
import { postPageOf, timelineOf } from '../../components/posts/post-pages.ts'
import { PostsSection } from '../../components/posts/PostsSection.tsx'
import { originalWish, readingOf } from '../../components/text/reading.ts'
import { EditingProvider } from '../../components/sheet/editing.tsx'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { About } from './About.tsx'
import { BusinessHead } from './BusinessHead.tsx'
import { BusinessProblem } from './BusinessProblem.tsx'
import { Certificates } from './Certificates.tsx'
import { Contact } from './Contact.tsx'
import { FactSections } from './FactSections.tsx'
import { Film } from './Film.tsx'
import { HiddenHere } from './HiddenHere.tsx'
import { MainProducts } from './MainProducts.tsx'
import { OwnersBar } from './OwnersBar.tsx'
import { SubBar } from './SubBar.tsx'
import { TrustStrip } from './TrustStrip.tsx'
import { TrustTimeline } from './TrustTimeline.tsx'
import { crumbsOf } from './crumbs.ts'
import { businessHead } from './head.server.ts'
import { asBuyer, ownersViewOf } from './owners-view.ts'
import { pageDataOf } from './page-data.ts'
import styles from './BusinessScreen.module.css'

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const businessID = idOfSlug(params.slug)
  if (businessID === null) throw redirect('/')
  const page = pageOf(context)
  const [profile, products, reactions, follows, trust, types, timeline, comments] = await Promise.all([
    page.api.showBusinessProfile({ id: businessID, ...originalWish(page) }),
    page.api.listProductsOfBusiness({ bid: businessID }),
    page.api.showReactionSummary({ id: businessID }),
    page.api.showFollowSummary({ id: businessID }),
    page.api.showTrust({ id: businessID }),
    page.api.listBusinessTypes({}),
    timelineOf(page, businessID),
    commentsOn(page, businessID),
  ]).catch(movedOr404(page, businessID, ({ path: to }) => to))
  const path = businessPath(profile)
  const elsewhere = canonicalAddress(url, path, [
    'lang',
    'editMode',
    'view',
    'texts',
    'comments',
    'answers',
    'from',
  ])
  if (elsewhere) throw redirect(elsewhere, 301)
  const [standing, view, reading] = await Promise.all([
    standingOf(page, [businessID, ...products.map(({ productID }) => productID)]),
    ownersViewOf(page.api, profile, parametersOf(page.url)),
    readingOf(page, profile, path),
  ])
  const isBuyer = view?.as === 'buyer'
  const posts = postPageOf(timeline, page.language)
  const seen = standing && { ...standing, liked: [...standing.liked, ...likedAmong(posts.posts)] }
  const level = isBuyer ? undefined : profile.session?.accessLevel
  const today = new Date().toISOString().slice(0, 10)
  const crumbs = crumbsOf(profile, types)
  return {
    business: pageDataOf({ profile, products, reactions, follows, trust, reading }, page.language, today),
    crumbs,
    posts,
    comments,
    ...(seen && { standing: isBuyer ? asBuyer(seen) : seen }),
    ...(level && { level }),
    ...(view && { ownersView: view }),
    ...(profile.session?.hiddenHere && { hiddenIn: page.edition.siteName }),
    brand: page.edition.brand,
    head: businessHead(page, profile, { products, crumbs }),
  }
}

/** The rest stands on the timeline. */
const postsShown = 3

/** The form of a comment without scripts. */
export async function action({ request, context, url }: Route.ActionArgs) {
  return commentFrom(pageOf(context), await request.formData(), url.pathname)
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

export default function BusinessScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { business, crumbs, brand, standing, level, ownersView, hiddenIn, posts, comments } = loaderData
  const { businessID } = business
  return (
    <StandingProvider standing={standing}>
      <EditingProvider businessID={ownersView?.as === 'editor' ? businessID : undefined}>
        <div className={`wrap ${styles.page}`}>
          <Breadcrumb crumbs={crumbs} />
          {hiddenIn !== undefined && ownersView?.as !== 'buyer' && (
            <HiddenHere businessID={businessID} level={level} siteName={hiddenIn} />
          )}
          {ownersView && <OwnersBar view={ownersView} business={business} hiddenIn={hiddenIn} />}
          <div className={`sheet ${styles.hero}`}>
            <BusinessHead business={business} level={level} />
            <TrustStrip business={business} brand={brand} />
          </div>
          <SubBar business={business} />
          <div className={`sheet ${styles.dossier}`}>
            <MainProducts business={business} />
            <FactSections business={business} />
            <Certificates
              of={business.asking}
              certificates={business.certificates}
              brand={brand}
              reading={business.reading}
            />
            <TrustTimeline business={business} brand={brand} />
            <Film business={business} />
            <PostsSection timelineID={businessID} page={posts} most={postsShown} />
            <CommentsSection
              thing={{ type: 'business', id: businessID }}
              first={comments}
              back={business.path}
              answer={actionData}
            />
            <Contact business={business} />
            <About business={business} />
          </div>
          <AskBar businessID={businessID} />
        </div>
      </EditingProvider>
    </StandingProvider>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <BusinessProblem error={error} />
}
