import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/EditScreen'
import type { OwnProfileEntry } from '../../../contract/profiles.ts'
import { metaOf, pageHead } from '../../api/head.ts'
import { pageOf } from '../../api/page.ts'
import { requireSession } from '../../api/session/require-session.ts'
import { answered } from '../../components/forms/answered.ts'
import { unanswered, withStatus } from '../../components/forms/outcome.ts'
import { EditForm } from './EditForm.tsx'
import { valuesOfProfile } from './form-values.ts'
import { listsFor } from './lists.ts'
import { ownProfile } from './own-profile.ts'
import { Photos } from './Photos.tsx'
import { ProfileProblem } from './ProfileProblem.tsx'
import type { Answer } from './answer.ts'
import { comingBack, saveProfile } from './saving.ts'
import styles from './EditScreen.module.css'

export async function loader({ context }: Route.LoaderArgs) {
  const page = pageOf(context)
  const back = context.get(comingBack)
  const { values, ...known } =
    back?.outcome === 'session' && back.shown
      ? { values: back.shown, userID: '', email: '', photos: undefined }
      : ofProfile(await ownProfile(page, requireSession(context)))
  const { brand, countryName: country } = page.edition
  return {
    ...known,
    values,
    lists: await listsFor(page, (back?.shown ?? values).country),
    today: new Date().toISOString().slice(0, 10),
    head: pageHead(page, {
      title: page.i18n._(msg`Edit profile | ${brand} ${country}`),
      description: page.i18n._(msg`Change what your profile says and what others see of it.`),
      canonicalPath: '/profile/edit',
      noindex: true,
    }),
  }
}

const ofProfile = (profile: OwnProfileEntry) => ({
  values: valuesOfProfile(profile),
  userID: profile.userID,
  email: profile.email ?? '',
  photos: {
    person: { userID: profile.userID, firstName: profile.firstName, lastName: profile.lastName },
    photo: profile.profilePhoto?.url,
    cover: profile.coverPhoto?.url,
  },
})

export async function action({ request, context }: Route.ActionArgs) {
  const answer = await saveProfile(pageOf(context), await request.formData())
  context.set(comingBack, answer.data)
  return answer
}

export const clientAction = async ({ request, serverAction }: Route.ClientActionArgs) =>
  withStatus(await answered<Answer>(request, serverAction, () => unanswered([])))

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

export default function EditScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { photos, ...form } = loaderData
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 className="t-page">
        <Trans>Edit profile</Trans>
      </h1>
      {photos && <Photos {...photos} />}
      <EditForm {...form} answer={actionData} />
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ProfileProblem error={error} />
}
