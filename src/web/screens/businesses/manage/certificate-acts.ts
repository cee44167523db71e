// What the forms of the certificates do: add, change, remove, bring back. What was typed always comes back.
import { redirect } from 'react-router'
import { errorText } from '../../../../messages/texts.ts'
import { refusalIn } from '../../../api/managed.ts'
import type { pageOf } from '../../../api/page.ts'
import { sentText } from '../../../api/sent.ts'
import { refusalOf } from '../../../components/forms/outcome.ts'
import { attachedField, attachedIn } from '../../../components/upload/attached.ts'
import {
  certificateField,
  certificateFields,
  certificateTyped,
  type CertificateValues,
} from './certificate-values.ts'
import { certificatesPath, type CertificateAnswer } from './certificate-answer.ts'

type Page = ReturnType<typeof pageOf>

/** Does what a button says; what was added or changed leads back to the list. */
export async function actOnCertificates(
  page: Page,
  businessID: string,
  form: FormData,
): Promise<CertificateAnswer> {
  const [act = '', id = ''] = sentText(form, 'act').split(':')
  const at = Date.now()
  const shown = act === 'save' ? certificateTyped(form) : undefined
  const back = { at, wrong: [], ...(shown && { shown }) }
  if (!page.session) return { ...back, outcome: 'session' }
  try {
    if (act === 'remove') {
      await page.api.removeCertificate({ id: businessID, certificateID: id })
      return { ...back, outcome: 'removed', removed: id }
    }
    if (act === 'restore') {
      await page.api.restoreCertificate({ id: businessID, certificateID: id })
      return { ...back, outcome: 'restored' }
    }
    const [attached] = attachedIn(sentText(form, attachedField))
    return await save(page, { businessID, id, attached: attached?.token }, certificateTyped(form))
  } catch (error) {
    if (error instanceof Response) throw error
    return {
      ...back,
      ...refusalOf(page, await refusalIn(page, businessID, error), errorText, certificateField),
    }
  }
}

type Saved = { businessID: string; id: string; attached: string | undefined }

/** As a new one where there is no id. */
async function save(page: Page, { businessID, id, attached }: Saved, shown: CertificateValues) {
  const { fields, wrong } = certificateFields(shown, attached)
  if (wrong.length > 0) {
    const message = errorText('InvalidInput', page.language)
    return { at: Date.now(), outcome: 'refused', wrong, shown, message } as const
  }
  const saved =
    id === ''
      ? await page.api.addCertificate({ id: businessID, ...fields })
      : await page.api.changeCertificate({ id: businessID, certificateID: id, ...fields })
  throw redirect(`${certificatesPath(businessID)}?saved=${saved.id}`)
}
