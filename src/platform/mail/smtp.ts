// Mails over SMTP: a few connections kept open, every wait limited.
import { createTransport } from 'nodemailer'
import { envelopeOf, MailFailure, type MailTransport } from './message.ts'

/** As many mails as may be under way at once. */
const connectionsMax = 3

/** Longer than this no mail is waited for, however the server dawdles. */
const sendWithinMs = 60_000

/** The way through the server at `url` (smtp or smtps, with what nodemailer reads from it); connects at the first mail. */
export function mailOverSmtp(url: string): MailTransport {
  const pool = createTransport({
    url,
    pool: true,
    maxConnections: connectionsMax,
    maxRequeues: 1,
    idleTimeout: 30_000,
    dnsTimeout: 5_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  })
  // Connections that break while nothing is sent are replaced at the next mail.
  pool.on('error', () => {})
  let closed = false
  return {
    async send(message) {
      const mail = envelopeOf(message)
      try {
        await pool.sendMail({ ...mail, signal: AbortSignal.timeout(sendWithinMs) })
      } catch (error) {
        throw failureOf(error)
      }
    },
    isClosed: () => closed,
    async close() {
      closed = true
      pool.close()
    },
  }
}

const awayCodes = ['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'EREQUIRETLS', 'EAUTH', 'ENOAUTH']

/** Only what the server said of the recipient is final: the rest may be ours to mend. */
function failureOf(error: unknown): MailFailure {
  const {
    code = 'EUNKNOWN',
    responseCode,
    command,
  } = error as {
    code?: string
    responseCode?: number
    command?: string
  }
  if (command === 'RCPT TO' && responseCode !== undefined && responseCode >= 500)
    return new MailFailure('refused', code, responseCode)
  return new MailFailure(awayCodes.includes(code) ? 'away' : 'later', code, responseCode)
}
