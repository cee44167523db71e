import { parametersOf } from '../../../contract/pages/query.ts'
import { data, redirect } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/InvitationScreen'
import { isAppError } from '../../../contract/errors.ts'
import { idOfSlug } from '../../../contract/slugs.ts'
import { limits } from '../../../contract/limits.ts'
import { errorText } from '../../../messages/texts.ts'
import { metaOf } from '../../api/head.ts'
import { pageOf } from '../../api/page.ts'
import { requireSession } from '../../api/session/require-session.ts'
import { accountsAddress } from '../../api/accounts-address.ts'
import { RoleMeaning } from '../../components/team/roles.tsx'
import { AnswerForms, Invitation, invitationPath } from '../../components/team/OwnInvitations.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { Done } from '../../components/forms/Done.tsx'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { teamHead, teamHeaders } from './head.ts'
import styles from './InvitationScreen.module.css'

const { invitationDays } = limits

export const headers = teamHeaders

/** The id in the address; 404 for what is none, which would lead elsewhere as a part of a path. */
function requireID(params: { invitationID: string }): string {
  const id = idOfSlug(params.invitationID)
  if (id === null) throw data(null, { status: 404 })
  return id
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = pageOf(context)
  const wanted = requireID(params)
  const path = invitationPath(wanted)
  const known = {
    path,
    declined: parametersOf(page.url).get('done') === 'declined',
    head: teamHead(page, path, page.i18n._(msg`Invitation to a company`)),
  }
  if (!page.session) return { ...known, invitation: undefined, email: undefined }
  const [{ email }, own] = await Promise.all([
    page.accounts.showAccount({}),
    page.api.listOwnInvitations({ invitationID: wanted }),
  ])
  return {
    ...known,
    email,
    invitation: own.invitations[0],
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  requireSession(context)
  const page = pageOf(context)
  const invitationID = requireID(params)
  const form = await request.formData()
  const path = invitationPath(invitationID)
  const [invitation] = (await page.api.listOwnInvitations({ invitationID })).invitations
  // Answered meanwhile: the page says so.
  if (!invitation) return redirect(path)
  const { businessID: id } = invitation.business
  try {
    if (form.get('intent') !== 'accept') {
      await page.api.declineInvitation({ id, invitationID })
      return redirect(`${path}?done=declined`)
    }
    await page.api.acceptInvitation({ id, invitationID })
    return redirect(`/business/${id}/members?done=joined`)
  } catch (error) {
    if (!isAppError(error) || error.status === 401 || error.status >= 500) throw error
    return data(
      { at: Date.now(), problem: errorText(error.name, page.language, error) },
      { status: error.status },
    )
  }
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

export default function InvitationScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { invitation, email, path, declined } = loaderData
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={`sheet ${styles.card}`}>
        {actionData && <FormProblem key={actionData.at} title={actionData.problem} />}
        {invitation ? (
          <>
            <h1 className="t-page" tabIndex={-1}>
              <Trans>You are invited to join a company</Trans>
            </h1>
            <Invitation invitation={invitation} />
            <p className={styles.meaning}>
              <RoleMeaning role={invitation.role} />
            </p>
            <AnswerForms invitation={invitation} />
          </>
        ) : email === undefined ? (
          <ForVisitors path={path} />
        ) : declined ? (
          <Declined />
        ) : (
          <NotOpen email={email} />
        )}
      </div>
    </div>
  )
}

/** Nothing is told to whoever holds the link alone: the invitation is bound to an address (D9). */
function ForVisitors({ path }: { path: string }) {
  return (
    <>
      <h1 className="t-page" tabIndex={-1}>
        <Trans>You are invited to join a company</Trans>
      </h1>
      <p>
        <Trans>
          Log in with the e-mail address that the invitation was sent to, and you can see and answer it. If
          you have no account with that address yet, register with it.
        </Trans>
      </p>
      <div className={styles.ways}>
        <LinkButton variant="primary" to={accountsAddress('register', path)}>
          <Trans>Create an account</Trans>
        </LinkButton>
        <LinkButton to={accountsAddress('log-in', path)}>
          <Trans>Login</Trans>
        </LinkButton>
      </div>
    </>
  )
}

function Declined() {
  return (
    <>
      <h1 className="t-page" tabIndex={-1}>
        <Trans>Invitation to a company</Trans>
      </h1>
      <Done>
        <Trans>You have declined the invitation. Who invited you is told by mail.</Trans>
      </Done>
      <div className={styles.ways}>
        <LinkButton to="/">
          <Trans>Home</Trans>
        </LinkButton>
      </div>
    </>
  )
}

/** Over and not yours look alike: who was invited is nobody else’s business. */
function NotOpen({ email }: { email: string }) {
  return (
    <>
      <h1 className="t-page" tabIndex={-1}>
        <Trans>This invitation is not open for you</Trans>
      </h1>
      <p>
        <Trans>There are two reasons why that may be:</Trans>
      </p>
      <ul className={styles.reasons}>
        <li>
          <Trans>
            It was answered or withdrawn, or its {invitationDays} days are over. Ask the company to invite you
            again.
          </Trans>
        </li>
        <li>
          <Trans>
            It was sent to another address than <b>{email}</b>, with which you are logged in. Log out, and log
            in with the address that the mail was sent to.
          </Trans>
        </li>
      </ul>
      <div className={styles.ways}>
        <LinkButton variant="primary" to="/my-business">
          <Trans>My Business</Trans>
        </LinkButton>
      </div>
    </>
  )
}
