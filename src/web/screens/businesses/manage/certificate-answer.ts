// What the page of the certificates is told after one of its buttons was pressed.
import { data } from 'react-router'
import type { CertificateName, CertificateValues } from './certificate-values.ts'

export type CertificateAnswer = {
  /** Another one for each sending, so that the same words are said again. */
  at: number
  outcome: 'removed' | 'restored' | 'refused' | 'failed' | 'session'
  /** What can be brought back. */
  removed?: string
  /** The server's words when it refused. */
  message?: string
  /** The server's status when it refused. */
  status?: number
  wrong: CertificateName[]
  shown?: CertificateValues
}

const statuses = { removed: 200, restored: 200, refused: 400, failed: 500, session: 401 }

export const withStatus = (answer: CertificateAnswer) =>
  data(answer, { status: answer.status ?? statuses[answer.outcome] })

/** When the answer never came. */
export const unanswered = (): CertificateAnswer => ({ at: Date.now(), outcome: 'failed', wrong: [] })

export const certificatesPath = (businessID: string) => `/business/${businessID}/edit/certificates`

/** What is typed into a certificate's form is kept in the tab under this name; `id` is empty for a new one. */
export const draftName = (businessID: string, id: string) => `certificate:${businessID}:${id || 'new'}`
