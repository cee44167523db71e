// A mail server that takes everything and keeps it, to see what really leaves.
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = Email & { envelopeFrom: string; recipients: string[]; raw: string }

export type MailServer = {
  /** For SMTP_URL. */
  url: string
  port: number
  /** All that arrived, in order. */
  mails: ReceivedMail[]
  /** Those for `address`, in order. */
  mailsTo(address: string): ReceivedMail[]
  /** Addresses answered with 550. */
  refused: Set<string>
  /** Takes this many mails more and then breaks the connection instead of saying so. */
  breakAfterTaking(mails: number): void
  close(): Promise<void>
}

/** Starts one on a free port of this machine, or on `port`. Whoever asks for it closes it. */
export async function aMailServer({ port = 0 }: { port?: number } = {}): Promise<MailServer> {
  const mails: ReceivedMail[] = []
  const refused = new Set<string>()
  let breaks = 0
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    disableReverseLookup: true,
    closeTimeout: 100,
    onRcptTo({ address }, _session, done) {
      if (!refused.has(address)) return done()
      done(Object.assign(new Error(`<${address}>: no such mailbox`), { responseCode: 550 }))
    },
    onData(stream, { envelope }, done) {
      const take = async () => {
        const bytes = await read(stream)
        mails.push({
          ...(await PostalMime.parse(bytes)),
          envelopeFrom: envelope.mailFrom ? envelope.mailFrom.address : '',
          recipients: envelope.rcptTo.map(({ address }) => address),
          raw: bytes.toString('latin1'),
        })
        if (breaks === 0) return done(null, 'taken')
        breaks--
        for (const connection of server.connections as Set<{ _socket: { destroy(): void } }>)
          connection._socket.destroy()
      }
      void take()
    },
  })
  // A client that goes away in the middle is what some tests are about.
  server.on('error', () => {})
  const socket = server.server
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const { port: taken } = socket.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${taken}`,
    port: taken,
    mails,
    mailsTo: (address) => mails.filter(({ recipients }) => recipients.includes(address)),
    refused,
    breakAfterTaking(count) {
      breaks = count
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

async function read(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts)
}
