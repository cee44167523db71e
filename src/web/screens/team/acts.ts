// What the forms of the members page do, each by its intent, and what the page says then.
import { parametersOf } from '../../../contract/pages/query.ts'
import { data, redirect } from 'react-router'
import { msg } from '@lingui/core/macro'
import { errorText } from '../../../messages/texts.ts'
import { isAppError } from '../../../contract/errors.ts'
import { inviteMember } from '../../../contract/team.ts'
import { managedOf } from '../../api/managed.ts'
import type { pageOf } from '../../api/page.ts'
import { logInAddress } from '../../api/session/require-session.ts'
import { sentText } from '../../api/sent.ts'
import { intents, type Intent, type OwnersRole, type TeamAnswer } from './answer.ts'

type Page = ReturnType<typeof pageOf>
type Role = 'owner' | 'admin' | 'member'
const roles: readonly string[] = ['owner', 'admin', 'member']

/** Does what a form of the members page asks for; `context` is for who has been removed meanwhile. */
export async function actOnTeam(
  page: Page,
  context: Parameters<typeof managedOf>[0],
  businessID: string,
  form: FormData,
) {
  const named = intents.find((one) => one === form.get('intent'))
  const intent = named === 'role' && roleOf(form) === 'owner' ? 'owner' : named
  if (intent === undefined) return withStatus({ at: Date.now(), intent: 'invite', outcome: 'refused' }, 400)
  // What only the owner's password does is asked first.
  if (intent === 'owner' && sentText(form, 'password') === '')
    return withStatus(askedForPassword(form, ownersRoleOf(form)), 400)
  try {
    const pending = intent === 'invite' ? await pendingText(page, businessID, form) : undefined
    if (pending !== undefined) {
      const check = page.i18n._(msg`Please check what you typed.`)
      const told = whoOf(form) ? { text: pending } : { text: check, email: pending }
      return withStatus({ at: Date.now(), intent, outcome: 'refused', ...told, ...typedIn(form) }, 409)
    }
    const text = await acts[intent](page, businessID, form)
    if (intent === 'leave') return redirect(`/my-business?${new URLSearchParams({ left: businessID })}`)
    return withStatus({ at: Date.now(), intent, outcome: 'done', text, ...typedIn(form) }, 200)
  } catch (error) {
    return refusal(page, context, businessID, form, intent, error)
  }
}

/** That somebody waits for an answer already: they get another mail only when that is asked for by its own button. */
async function pendingText({ api, i18n }: Page, id: string, form: FormData): Promise<string | undefined> {
  if (form.has('again')) return undefined
  const { invitations } = await api.listTeam({ id })
  const email = sentText(form, 'email').trim().toLowerCase()
  const same = invitations.some(({ person, ...one }) =>
    person ? person.userID === whoOf(form) : email !== '' && one.email.toLowerCase() === email,
  )
  return same
    ? i18n._(
        msg`An invitation is pending already. To send it once more, press “Send again” in the list below.`,
      )
    : undefined
}

const withStatus = (answer: TeamAnswer, status: number) => data(answer, { status })

/** What stood in the form for one more address; what is sent again was not typed. */
const typedIn = (form: FormData): Pick<TeamAnswer, 'typed'> =>
  form.has('again') ? {} : { typed: { email: sentText(form, 'email'), role: sentText(form, 'role') } }
const roleOf = (form: FormData): Role => {
  const role = sentText(form, 'role')
  return roles.includes(role) ? (role as Role) : 'member'
}
/** For who comes in, or is no owner any more. */
const lesserRoleOf = (form: FormData) => (roleOf(form) === 'admin' ? 'admin' : 'member')
/** What the question about an owner is about: without a word of it, that a member becomes one. */
function ownersRoleOf(form: FormData): OwnersRole {
  const role = sentText(form, 'role')
  return role === 'none' || role === 'admin' || role === 'member' ? role : 'owner'
}
/** What only an owner's password does was asked for without it. */
const askedForPassword = (form: FormData, role: OwnersRole): TeamAnswer => ({
  at: Date.now(),
  intent: 'owner',
  outcome: 'refused',
  field: 'password',
  userID: whoOf(form),
  role,
})
/** What an owner proves themself with. */
function proofOf(form: FormData): { password: string; code?: string } {
  const code = sentText(form, 'passkey') || sentText(form, 'code').trim()
  return { password: sentText(form, 'password'), ...(code && { code }) }
}
const whoOf = (form: FormData) => sentText(form, 'userID')

/** Each does its act and answers what is said when it is done. */
const acts: Record<Intent, (page: Page, id: string, form: FormData) => Promise<string>> = {
  async invite({ api, i18n }, id, form) {
    const email = sentText(form, 'email')
    const person = whoOf(form)
    const body = { role: lesserRoleOf(form), ...(person ? { userID: person } : { email }) }
    await api.inviteMember({ id, ...inviteMember.body.parse(body) })
    return i18n._(msg`The invitation is on its way.`)
  },
  async withdraw({ api, i18n }, id, form) {
    await api.withdrawInvitation({ id, invitationID: sentText(form, 'invitationID') })
    return i18n._(msg`The invitation was withdrawn.`)
  },
  async role({ api, i18n }, id, form) {
    await api.changeMemberRole({ id, userID: whoOf(form), role: lesserRoleOf(form) })
    return i18n._(msg`The role was changed.`)
  },
  async referee({ api, i18n }, id, form) {
    await api.nameReferee({ id, userID: whoOf(form) || null })
    return i18n._(msg`The business referee was changed.`)
  },
  async owner({ api, i18n }, id, form) {
    const role = ownersRoleOf(form)
    const wish = { id, userID: whoOf(form), role: role === 'none' ? null : role }
    await api.changeOwner({ ...wish, ...proofOf(form) })
    return role === 'none' ? i18n._(msg`The member was removed.`) : i18n._(msg`The role was changed.`)
  },
  async remove({ api, i18n }, id, form) {
    await api.removeMember({ id, userID: whoOf(form) })
    return i18n._(msg`The member was removed.`)
  },
  async leave({ api }, id) {
    await api.leaveBusiness({ id })
    return ''
  },
  async transfer({ api, i18n }, id, form) {
    await api.transferBusiness({ id, userID: whoOf(form), ...proofOf(form) })
    return i18n._(msg`The offer is on its way. Nothing changes until it is accepted.`)
  },
  async 'withdraw-offer'({ api, i18n }, id) {
    await api.withdrawTransfer({ id })
    return i18n._(msg`The offer was withdrawn.`)
  },
  async 'take-over'({ api, i18n }, id) {
    await api.answerTransfer({ id, accept: true })
    return i18n._(msg`You are the owner now.`)
  },
  async 'decline-offer'({ api, i18n }, id) {
    await api.answerTransfer({ id, accept: false })
    return i18n._(msg`You declined the offer.`)
  },
  async admit({ api, i18n }, id, form) {
    await api.answerJoinRequest({ id, userID: whoOf(form), role: lesserRoleOf(form) })
    return i18n._(msg`The person now belongs to the company.`)
  },
  async refuse({ api, i18n }, id, form) {
    await api.answerJoinRequest({ id, userID: whoOf(form), role: null })
    return i18n._(msg`The request was refused.`)
  },
}

const noEntry = ['ZodError', 'InvalidInput']

async function refusal(
  page: Page,
  context: Parameters<typeof managedOf>[0],
  businessID: string,
  form: FormData,
  intent: Intent,
  error: unknown,
) {
  const { name } = error as Error
  const answer = { at: Date.now(), intent, outcome: 'refused', ...typedIn(form) } as const
  if (noEntry.includes(name)) {
    if (intent !== 'invite' || whoOf(form))
      return withStatus({ ...answer, text: errorText('InvalidInput', page.language) }, 400)
    const email = page.i18n._(msg`Enter an e-mail address, such as name@company.com.`)
    const text = page.i18n._(msg`Please check what you typed.`)
    return withStatus({ ...answer, text, email }, 400)
  }
  if (!isAppError(error)) throw error
  if (name === 'PasswordNeeded')
    return withStatus(askedForPassword(form, intent === 'remove' ? 'none' : lesserRoleOf(form)), error.status)
  const field = fieldOf(name)
  if ((intent === 'transfer' || intent === 'owner') && field) {
    const text = wrongProof(page, name) ?? errorText(name, page.language, error)
    const role = intent === 'owner' ? { role: ownersRoleOf(form) } : {}
    const { name: refused, details } = error
    return withStatus(
      { ...answer, field, text, refused, details, userID: whoOf(form), ...role },
      error.status,
    )
  }
  if (error.status === 401) {
    const { pathname } = page.url
    const query = parametersOf(page.url)
    return redirect(logInAddress(pathname, query.get('lang')))
  }
  // Whoever is no longer a member finds nothing here, as everywhere.
  if (name === 'NotFound') await managedOf(context, businessID)
  if (error.status >= 500 && name !== 'Unavailable') page.onError(error)
  return withStatus({ ...answer, text: refusedText(page, intent, error, whoOf(form) !== '') }, error.status)
}

/** What an owner proves themself by, where one of it is wrong. */
function fieldOf(name: string): TeamAnswer['field'] {
  if (name === 'WrongCredentials') return 'password'
  return name === 'CodeNeeded' || name === 'WrongCode' ? 'code' : undefined
}

function wrongProof({ i18n }: Page, name: string): string | undefined {
  if (name === 'WrongCredentials') return i18n._(msg`This is not your password.`)
  return name === 'CodeNeeded' ? i18n._(msg`Please enter the code of your second factor too.`) : undefined
}

function refusedText(
  { i18n, language }: Page,
  intent: Intent,
  error: { name: string },
  byName: boolean,
): string {
  const { name } = error
  if (name === 'NotFound' && intent === 'invite' && byName)
    return i18n._(msg`This person cannot be invited here. Invite them by their e-mail address.`)
  if (name === 'NotFound') return i18n._(msg`Somebody else was faster: this has changed meanwhile.`)
  return errorText(name, language, error)
}
