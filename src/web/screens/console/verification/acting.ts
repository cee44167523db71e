// What the forms of the verifiers' pages ask for.
import { data } from 'react-router'
import { badgeScopes } from '../../../../contract/badge-scopes.ts'
import { errorText } from '../../../../messages/texts.ts'
import type { PageOnServer } from '../../../api/page.ts'
import { sentText } from '../../../api/sent.ts'
import { refusalOf, withStatus, type Told } from '../../../components/forms/outcome.ts'
import { wayIn } from '../way-in.ts'
import { attachedField, attachedIn } from '../../../components/upload/attached.ts'

export type Answer = Told<'done' | 'refused' | 'failed' | 'session'> & {
  /** Which form it was. */
  intent: string
  wrong: string[]
}

type Page = Pick<PageOnServer, 'api' | 'apiOnce' | 'onError' | 'language' | 'url'>
type Act = (page: Page, id: string, form: FormData) => Promise<unknown>

/** Does what a form asks for, about a thing that the address names; answers why when it was not done. */
export async function act(page: Page, acts: Readonly<Record<string, Act>>, id: string, form: FormData) {
  const intent = sentText(form, 'intent')
  const work = Object.hasOwn(acts, intent) ? acts[intent] : undefined
  if (!work) throw data(null, { status: 400 })
  const at = Date.now()
  try {
    await work(page, id, form)
  } catch (error) {
    const way = wayIn(page, error)
    if (way) return way
    const refusal = refusalOf(page, error, errorText, (path) => path)
    return withStatus<Answer>({ at, intent, ...refusal })
  }
  return withStatus<Answer>({ at, intent, outcome: 'done', wrong: [] })
}

const reasonOf = (form: FormData) => sentText(form, 'reason')
const versionOf = (form: FormData) => sentText(form, 'version').slice(0, 32)
const scopeOf = (form: FormData) => {
  const given = form.getAll('scope')
  return badgeScopes.filter((one) => given.includes(one))
}

export const caseActs: Readonly<Record<string, Act>> = {
  take: ({ api }, caseID, form) => {
    const from = sentText(form, 'from')
    return api.takeVerificationCase({ caseID, ...(from && { from }) })
  },
  release: ({ api }, caseID) => api.releaseVerificationCase({ caseID }),
  ask: ({ api }, caseID, form) =>
    api.askCompany({ caseID, text: sentText(form, 'text'), reason: reasonOf(form) }),
  grant: ({ api }, caseID, form) =>
    api.grantVerification({
      caseID,
      version: versionOf(form),
      scope: scopeOf(form),
      validUntil: sentText(form, 'validUntil'),
      reason: reasonOf(form),
    }),
  refuse: ({ api }, caseID, form) =>
    api.refuseVerification({ caseID, text: sentText(form, 'text'), reason: reasonOf(form) }),
}

export const companyActs: Readonly<Record<string, Act>> = {
  propose: (page, businessID, form) => {
    const files = form.getAll(attachedField).filter((one) => typeof one === 'string')
    const [report] = attachedIn(files.join('\n'))
    return page.apiOnce(sentText(form, 'key').slice(0, 64)).proposeCheck({
      businessID,
      version: versionOf(form),
      level: sentText(form, 'level') === '4' ? 4 : 3,
      scope: scopeOf(form),
      auditor: sentText(form, 'auditor'),
      checkedOn: sentText(form, 'checkedOn'),
      validUntil: sentText(form, 'validUntil'),
      report: report?.token ?? '',
      reason: reasonOf(form),
    })
  },
  approve: ({ api }, _, form) =>
    api.approveCheck({ proposalID: sentText(form, 'proposalID'), reason: reasonOf(form) }),
  decline: ({ api }, _, form) =>
    api.declineCheck({ proposalID: sentText(form, 'proposalID'), reason: reasonOf(form) }),
  end: ({ api }, businessID, form) =>
    api.endCompanyCheck({
      businessID,
      checkID: sentText(form, 'checkID'),
      text: sentText(form, 'text'),
      reason: reasonOf(form),
    }),
}

export const certificateActs: Readonly<Record<string, Act>> = {
  confirm: ({ api }, _, form) => api.confirmCertificate(lookedIn(form)),
  'not found': ({ api }, _, form) =>
    api.leaveCertificateUnconfirmed({ ...lookedIn(form), text: sentText(form, 'text') }),
}

const lookedIn = (form: FormData) => ({
  requestID: sentText(form, 'requestID'),
  version: versionOf(form),
  where: sentText(form, 'where'),
  reason: reasonOf(form),
})
