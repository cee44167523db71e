// A mail as the bytes that leave, made at once: nodemailer alone writes each part through streams, which costs more than the rest.
import MailComposer from 'nodemailer/lib/mail-composer'
import * as base64 from 'nodemailer/lib/base64'
import * as qp from 'nodemailer/lib/qp'
import type MimeNode from 'nodemailer/lib/mime-node'
import { envelopeOf, type Message } from './message.ts'

const lineMax = 76

/** `message` with its headers, lines ended as on its way to a server; throws MailFailure for broken headers. */
export const wholeMail = (message: Message): string =>
  wholeOf(new MailComposer(envelopeOf(message)).compile())

/** A part with its headers and those within it, as nodemailer writes it. */
export function wholeOf(node: MimeNode): string {
  return `${node.buildHeaders()}\r\n\r\n${contentOf(node)}${partsOf(node)}`.replaceAll(/\r?\n/g, '\r\n')
}

function contentOf(node: MimeNode): string {
  const { content } = node
  if (!content) return ''
  if (typeof content !== 'string') throw new TypeError('our mails hold text')
  const encoding = node.getTransferEncoding()
  if (encoding === 'quoted-printable') return qp.wrap(qp.encode(content), lineMax)
  return encoding === 'base64' ? base64.wrap(base64.encode(content), lineMax) : content
}

function partsOf({ childNodes, boundary, multipart }: MimeNode): string {
  if (!multipart) return ''
  const parts = childNodes.map((part) => `--${boundary}\r\n${wholeOf(part)}`)
  return `${parts.join('\r\n')}\r\n--${boundary}--\r\n`
}
