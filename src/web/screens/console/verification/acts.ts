// What the forms of the verifiers' pages ask for.
import { badgeScopes } from '../../../../contract/badge-scopes.ts'
import type { PageOnServer } from '../../../api/page.ts'
import { attachedField, attachedIn } from '../../../components/upload/attached.ts'
import type { Acts } from '../acting.ts'

type Text = (name: string) => string
type Page = Pick<PageOnServer, 'api' | 'apiOnce'>

const versionOf = (text: Text) => text('version').slice(0, 32)
const scopeOf = (form: FormData) => {
  const given = form.getAll('scope')
  return badgeScopes.filter((one) => given.includes(one))
}

export const caseActs = ({ api }: Page, caseID: string): Acts => ({
  take({ text }) {
    const from = text('from')
    return api.takeVerificationCase({ caseID, ...(from && { from }) })
  },
  release: () => api.releaseVerificationCase({ caseID }),
  ask: ({ lines, reason }) => api.askCompany({ caseID, text: lines('text'), reason }),
  grant: ({ form, text, reason }) =>
    api.grantVerification({
      caseID,
      version: versionOf(text),
      scope: scopeOf(form),
      validUntil: text('validUntil'),
      reason,
    }),
  refuse: ({ lines, reason }) => api.refuseVerification({ caseID, text: lines('text'), reason }),
})

export const companyActs = ({ api, apiOnce }: Page, businessID: string): Acts => ({
  propose({ form, text, reason }) {
    const files = form.getAll(attachedField).filter((one) => typeof one === 'string')
    const [report] = attachedIn(files.join('\n'))
    return apiOnce(text('key').slice(0, 64)).proposeCheck({
      businessID,
      version: versionOf(text),
      level: text('level') === '4' ? 4 : 3,
      scope: scopeOf(form),
      auditor: text('auditor'),
      checkedOn: text('checkedOn'),
      validUntil: text('validUntil'),
      report: report?.token ?? '',
      reason,
    })
  },
  approve: ({ about, reason }) => api.approveCheck({ proposalID: about, reason }),
  decline: ({ about, reason }) => api.declineCheck({ proposalID: about, reason }),
  end: ({ about, lines, reason }) =>
    api.endCompanyCheck({ businessID, checkID: about, text: lines('text'), reason }),
})

export const certificateActs = ({ api }: Page): Acts => ({
  confirm: ({ about, text, reason }) => api.confirmCertificate({ ...lookedIn(about, text), reason }),
  'not found': ({ about, text, lines, reason }) =>
    api.leaveCertificateUnconfirmed({ ...lookedIn(about, text), text: lines('text'), reason }),
})

const lookedIn = (requestID: string, text: Text) => ({
  requestID,
  version: versionOf(text),
  where: text('where'),
})
