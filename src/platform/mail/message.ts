// A mail as the ways out take it. Whatever stands in a header is one line: nothing in it can begin another.

export type Mailbox = { name?: string; address: string }

export type Message = {
  /** A UUID; the same one each time the mail is tried, so that whoever gets it twice can tell. */
  id: string
  from: Mailbox
  to: Mailbox
  subject: string
  /** Code of the language, for the header that names it. */
  language: string
  text: string
  html: string
  /** Where one press, of the reader or their mail program, ends mails of this kind (RFC 8058). */
  unsubscribe?: string
}

/** A way out for mails. `send` throws MailFailure; after `close` nothing more is to be handed over. */
export type MailTransport = {
  send(message: Message): Promise<void>
  isClosed(): boolean
  close(): Promise<void>
}

/**
 * Why a mail did not leave: `refused` for ever by the reader's side; `away`, when the server cannot be reached or
 * does not let us in; anything else may be different `later`. `code` and `status` tell it without naming anybody.
 */
export class MailFailure extends Error {
  override readonly name = 'MailFailure'
  readonly kind: 'refused' | 'away' | 'later'
  readonly code: string
  readonly status: number | undefined

  constructor(kind: MailFailure['kind'], code: string, status?: number) {
    super(`mail not sent: ${code}${status === undefined ? '' : ` ${status}`}`)
    this.kind = kind
    this.code = code
    this.status = status
  }
}

// oxlint-disable-next-line no-control-regex
const breaking = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/
const address = /^[^\s@"<>()[\]\\,;:]+@[^\s@"<>()[\]\\,;:]+$/

/** What nodemailer is told of `message`, as values and never as text to be read; throws MailFailure for broken headers. */
export function envelopeOf(message: Message) {
  const headers = [
    message.id,
    message.subject,
    message.language,
    message.from.name,
    message.to.name,
    message.unsubscribe,
  ]
  if (headers.some((value) => value !== undefined && breaking.test(value)))
    throw new MailFailure('refused', 'EHEADER')
  for (const mailbox of [message.from, message.to])
    if (breaking.test(mailbox.address) || !address.test(mailbox.address))
      throw new MailFailure('refused', 'EADDRESS')
  const host = message.from.address.slice(message.from.address.indexOf('@') + 1)
  return {
    envelope: { from: message.from.address, to: [message.to.address] },
    messageId: `<${message.id}@${host}>`,
    from: { name: message.from.name ?? '', address: message.from.address },
    to: { name: message.to.name ?? '', address: message.to.address },
    subject: message.subject,
    text: message.text,
    html: message.html,
    headers: {
      'Content-Language': message.language,
      'Auto-Submitted': 'auto-generated',
      ...(message.unsubscribe !== undefined && {
        'List-Unsubscribe': `<${message.unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
