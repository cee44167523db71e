import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/OwnProfileScreen'
import { metaOf, pageHead } from '../../api/head.ts'
import { pageOf } from '../../api/page.ts'
import { requireSession } from '../../api/session/require-session.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { AboutMe } from './AboutMe.tsx'
import { CreateBusiness } from './CreateBusiness.tsx'
import { Completeness } from './Completeness.tsx'
import { OwnFacts } from './OwnFacts.tsx'
import { ProfileHead } from './ProfileHead.tsx'
import { ProfileProblem } from './ProfileProblem.tsx'
import { TheirBusinesses } from './TheirBusinesses.tsx'
import { missingIn } from './missing.ts'
import { ownFactsOf } from './own-facts.ts'
import { ownProfile } from './own-profile.ts'
import { profileDataOf } from './profile-data.ts'
import styles from './ProfileScreen.module.css'

export async function loader({ context }: Route.LoaderArgs) {
  const page = pageOf(context)
  const session = requireSession(context)
  const [profile, businesses, follows] = await Promise.all([
    ownProfile(page, session),
    page.api.listBusinessesOfUser({ userID: session.userID }),
    page.api.showFollowSummary({ id: session.userID }),
  ])
  const { brand, countryName: country } = page.edition
  return {
    person: profileDataOf({ profile, businesses, follows }, page.language),
    own: ownFactsOf(profile),
    missing: missingIn(profile),
    head: pageHead(page, {
      title: page.i18n._(msg`My profile | ${brand} ${country}`),
      description: page.i18n._(msg`Your profile on ${brand} ${country}.`),
      canonicalPath: '/profile/',
      noindex: true,
    }),
  }
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

export default function OwnProfileScreen({ loaderData: { person, own, missing } }: Route.ComponentProps) {
  return (
    <div className={`wrap ${styles.page} ${styles.own}`}>
      <div className={`sheet ${styles.hero}`}>
        <ProfileHead person={person}>
          <LinkButton variant="primary" to="/profile/edit">
            <Trans>Edit profile</Trans>
          </LinkButton>
          <LinkButton to={person.path}>
            <Trans>See how others see you</Trans>
          </LinkButton>
        </ProfileHead>
      </div>
      <Completeness missing={missing} />
      <div className={`sheet ${styles.dossier}`}>
        <AboutMe person={person} />
        <OwnFacts person={person} own={own} />
        <TheirBusinesses person={person} title={<Trans>My businesses</Trans>} />
        <CreateBusiness isFirst={person.businesses.length === 0} />
      </div>
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ProfileProblem error={error} />
}
