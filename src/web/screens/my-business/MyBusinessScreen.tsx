import { parametersOf, type Query } from '../../../contract/pages/query.ts'
import { IconPlus } from '@tabler/icons-react'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { redirect } from 'react-router'
import type { Route } from './+types/MyBusinessScreen'
import { idOfSlug } from '../../../contract/slugs.ts'
import { metaOf, pageHead } from '../../api/head.ts'
import { pageOf, type PageOnServer } from '../../api/page.ts'
import { logInAddress, requireSession } from '../../api/session/require-session.ts'
import { CompanyName } from '../../components/business/CompanyName.tsx'
import { Done } from '../../components/forms/Done.tsx'
import { ManageProblem } from '../../components/manage/ManageProblem.tsx'
import { RestoreForm } from '../../components/manage/RestoreForm.tsx'
import { statusOf } from '../../api/status.ts'
import { OwnInvitations } from '../../components/team/OwnInvitations.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { Card, RemovedCard } from './Card.tsx'
import { ChooseCompany } from './ChooseCompany.tsx'
import { cardOf, type MyBusinessCard } from './cards.ts'
import styles from './MyBusinessScreen.module.css'

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = pageOf(context)
  requireSession(context)
  const cursor = parametersOf(url).get('cursor')?.slice(0, 200)
  const [businesses, { invitations, nextCursor }] = await Promise.all([
    page.api.listMyBusinesses({}),
    page.api.listOwnInvitations(cursor ? { cursor } : {}),
  ]).catch((error: unknown) => {
    // A cursor that somebody has changed begins anew.
    if (statusOf(error) === 400 && cursor) throw redirect('/my-business')
    if (statusOf(error) !== 401) throw error
    throw redirect(logInAddress('/my-business', parametersOf(url).get('lang')))
  })
  const left = leftIn(parametersOf(url), businesses)
  const cards = businesses.map((business) => cardOf(business, page.language))
  const { brand, countryName: country } = page.edition
  return {
    businesses: cards.filter(({ restorable }) => restorable === undefined),
    removed: cards.filter(({ restorable }) => restorable !== undefined),
    left: left && (await companyLeft(page, left)),
    isBuying: parametersOf(url).get('membership') === 'choose-business',
    invitations,
    moreInvitations: nextCursor && `/my-business?cursor=${encodeURIComponent(nextCursor)}`,
    head: pageHead(page, {
      title: page.i18n._(msg`My Business | ${brand} ${country}`),
      description: page.i18n._(msg`The companies you manage on ${brand} ${country}.`),
      canonicalPath: '/my-business',
      noindex: true,
    }),
  }
}

/** The company that somebody has just left, as the address says; undefined for none, and for one they belong to. */
function leftIn(query: Query, mine: readonly { businessID: string }[]): string | undefined {
  const left = idOfSlug(query.get('left') ?? '') ?? undefined
  return mine.some(({ businessID }) => businessID === left) ? undefined : left
}

/** Without its name where it has no public page here. */
async function companyLeft({ api }: Pick<PageOnServer, 'api'>, id: string): Promise<{ name?: string }> {
  const profile = await api.showBusinessProfile({ id }).catch(() => undefined)
  return profile ? { name: profile.general.companyName } : {}
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

export default function MyBusinessScreen({ loaderData }: Route.ComponentProps) {
  const { businesses, removed, left, isBuying, invitations, moreInvitations } = loaderData
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.head}>
        <h1 className="t-page" tabIndex={-1}>
          <Trans>My Business</Trans>
        </h1>
        {businesses.length > 0 && (
          <LinkButton to="/business/create">
            <IconPlus size={18} stroke={1.75} aria-hidden />
            <Trans>Create another Business profile</Trans>
          </LinkButton>
        )}
      </div>
      {left && <Left {...left} />}
      {isBuying && <ChooseCompany businesses={businesses} />}
      <OwnInvitations invitations={invitations} />
      {moreInvitations !== null && (
        <LinkButton to={moreInvitations}>
          <Trans>Older invitations</Trans>
        </LinkButton>
      )}
      {businesses.length === 0 && <None isNew={removed.length === 0} />}
      {businesses.length > 0 && (
        <ul className={styles.cards}>
          {businesses.map((business) => (
            <li key={business.businessID}>
              <Card business={business} />
            </li>
          ))}
        </ul>
      )}
      {removed.length > 0 && <Removed businesses={removed} />}
    </div>
  )
}

/** Said once to who has just left a company. */
const Left = ({ name }: { name?: string }) => (
  <Done>
    {name === undefined ? (
      <Trans>You have left the company.</Trans>
    ) : (
      <Trans>
        You have left <CompanyName name={name} />.
      </Trans>
    )}
  </Done>
)

/** Companies that an owner may still bring back (D43), for owners and admins. */
function Removed({ businesses }: { businesses: readonly MyBusinessCard[] }) {
  return (
    <section className={styles.removed} aria-labelledby="removed">
      <h2 id="removed" className="t-card">
        <Trans>Removed companies</Trans>
      </h2>
      <ul className={styles.cards}>
        {businesses.map((business) => (
          <li key={business.businessID}>
            <RemovedCard business={business}>
              {business.role === 'owner' && (
                <RestoreForm businessID={business.businessID} companyName={business.name} />
              )}
            </RemovedCard>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Whose companies are all removed knows that there were some. */
function None({ isNew }: { isNew: boolean }) {
  return (
    <div className={`sheet ${styles.none}`}>
      {isNew && (
        <p className="t-read">
          <Trans>You don't have any business registered yet</Trans>
        </p>
      )}
      <p className="muted">
        <Trans>With a business profile buyers find your company, its products and its certificates.</Trans>
      </p>
      <LinkButton variant="primary" to="/business/create">
        <Trans>Create a Business profile</Trans>
      </LinkButton>
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ManageProblem error={error} />
}
