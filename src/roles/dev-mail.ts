// The mails that were kept as files, for whoever develops or tries the product on this machine; never in production.
import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import PostalMime from 'postal-mime'
import type { Config } from '../platform/config.ts'
import { html, type Html } from '../platform/html.ts'
import { isLocal } from '../platform/http/server.ts'
import { keptMail, keptMails } from '../platform/mail/eml.ts'

const shownMax = 100

const style = `
body { max-width: 64rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #111827 }
li { margin: 0 0 .75rem; overflow-wrap: anywhere }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem } dd { margin: 0; overflow-wrap: anywhere }
iframe { width: 100%; height: 40rem; border: 1px solid #d1d5db }
pre { padding: 1rem; border: 1px solid #d1d5db; white-space: pre-wrap; overflow-wrap: anywhere }
`
const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`

const pagePolicy = `default-src 'none'; style-src ${styleHash}; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
/** A mail runs nothing and loads nothing; its links open elsewhere. */
const mailPolicy = `sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src-attr 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`

type Options = Pick<Config, 'MODE' | 'SMTP_URL'> & { folder: string }

/**
 * Serves GET /dev/mail, /dev/mail/:id and /dev/mail/:id/html on `app`: to this machine by one of its own names, else
 * 404. Nothing at all in production, or where mails leave: they carry links that open accounts.
 */
export function serveKeptMails(app: FastifyInstance, { MODE, SMTP_URL, folder }: Options): void {
  if (MODE === 'production' || SMTP_URL !== undefined) return
  app.get('/dev/mail', async (request, reply) => {
    if (!isMeant(request)) return refuse(reply)
    const ids = await keptMails(folder, shownMax)
    const entries = await Promise.all(ids.map(async (id) => ({ id, mail: await readMail(folder, id) })))
    return sendPage(reply, 'Mails', [
      html`<h1>Mails</h1>
        <p>Kept as files, newest first, since no SMTP_URL is set.</p>
        <ul>
          ${entries.map(({ id, mail }) => (mail ? html`<li><a href="/dev/mail/${id}">${mail.subject}</a><br />${mail.to}, ${mail.date}</li> ` : { html: '' }))}
        </ul>`,
    ])
  })

  app.get('/dev/mail/:id', async (request, reply) => {
    const { id } = request.params as { id: string }
    const mail = isMeant(request) ? await readMail(folder, id) : undefined
    if (!mail) return refuse(reply)
    return sendPage(reply, mail.subject, [
      html`<p><a href="/dev/mail">All mails</a></p>
        <h1>${mail.subject}</h1>
        <dl>
          <dt>From</dt>
          <dd>${mail.from}</dd>
          <dt>To</dt>
          <dd>${mail.to}</dd>
          <dt>Date</dt>
          <dd>${mail.date}</dd>
          <dt>Message-ID</dt>
          <dd>${mail.messageID}</dd>
        </dl>
        <iframe
          title="The mail as HTML"
          src="/dev/mail/${id}/html"
          sandbox="allow-popups allow-popups-to-escape-sandbox"
        ></iframe>
        <h2>Text</h2>
        <pre>${withLinks(mail.text)}</pre>`,
    ])
  })

  app.get('/dev/mail/:id/html', async (request, reply) => {
    const { id } = request.params as { id: string }
    const mail = isMeant(request) ? await readMail(folder, id) : undefined
    if (!mail) return refuse(reply)
    return reply
      .headers({
        'content-security-policy': mailPolicy,
        'x-frame-options': 'SAMEORIGIN',
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
      })
      .type('text/html; charset=utf-8')
      .send(mail.html.replace('<head>', '<head>\n<base target="_blank">'))
  })
}

/** By a name of this machine, too: another site may have given its own name this machine's address. */
function isMeant(request: FastifyRequest): boolean {
  return isLocal(request) && /^(?:(?:[a-z]{2}\.)?localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(request.host)
}

const refuse = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found')

async function readMail(folder: string, id: string) {
  const bytes = await keptMail(folder, id)
  if (!bytes) return undefined
  const mail = await PostalMime.parse(bytes)
  return {
    subject: mail.subject ?? '',
    from: mail.from?.address ?? '',
    to: mail.to?.map(({ address }) => address ?? '').join(', ') ?? '',
    date: mail.date ?? '',
    messageID: mail.messageId ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
  }
}

/** Text whose web addresses can be followed. */
const withLinks = (text: string): Html[] =>
  text
    .split(/(https?:\/\/[^\s"'<>]+)/)
    .map((part, at) => (at % 2 === 0 ? html`${part}` : html`<a href="${part}" rel="noreferrer">${part}</a>`))

function sendPage(reply: FastifyReply, title: string, body: Html[]): FastifyReply {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        ${{ html: `<style>${style}</style>` }}
      </head>
      <body>
        ${body}
      </body>
    </html> `
  return reply
    .headers({
      'content-security-policy': pagePolicy,
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
    .type('text/html; charset=utf-8')
    .send(page.html)
}
