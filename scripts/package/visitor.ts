// A person before a browser, in a proof: keeps cookies, reads pages, sends their forms as a page without scripts does, and makes the
// calls that scripts make.
import { hosts, type Answer, type Asked, type Front } from './front.ts'

export type Visitor = {
  /** Opens a page of the site and follows where it leads. */
  open(path: string): Promise<Answer>
  /** Fills the form of `page` that has these fields (and leads `to`), sends it, from the page itself or from another site, and follows. */
  send(page: Answer, fields: Record<string, string>, sending?: Sending): Promise<Answer>
  /** What a script asks the API for, with the session's token; throws what was refused. */
  call<Data>(method: string, path: string, body?: unknown): Promise<Data>
  /** Who is signed in, and with which token. */
  session(): Promise<{ userID: string; token: string }>
}

type Sending = { to?: string; from?: 'same-origin' | 'cross-site' }

const site = `https://${hosts.site}`
const language = { 'accept-language': 'en', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140' }

export function aVisitor(front: Front): Visitor {
  const cookies = new Map<string, string>()

  const ask = async (address: string, { headers = {}, ...asked }: Asked = {}): Promise<Answer> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await front.ask(address, {
      ...asked,
      headers: { ...language, accept: 'text/html,*/*', ...(cookie && { cookie }), ...headers },
    })
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/max-age=0(?:;|$)/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return answer
  }

  /** As a browser does: on to where an answer leads, by GET. */
  const follow = async (answer: Answer, steps = 5): Promise<Answer> => {
    const to = answer.headers.location
    if (to === undefined || answer.status < 300 || answer.status > 399) return answer
    if (steps === 0) throw new Error(`${answer.address} leads on and on.`)
    const { href, origin } = new URL(to, answer.address)
    return follow(await (origin === site ? ask(href) : front.ask(href)), steps - 1)
  }

  const session: Visitor['session'] = async () => {
    const headers = { origin: site, 'sec-fetch-site': 'same-origin' }
    const answer = await ask(`${site}/session/refresh`, { method: 'POST', headers })
    if (answer.status !== 200) throw new Error(`Nobody is signed in: ${answer.status} ${answer.text}`)
    return (JSON.parse(answer.text) as { data: { userID: string; token: string } }).data
  }

  return {
    session,
    open: async (path) => follow(await ask(site + path)),
    async send(page, fields, { to, from = 'same-origin' } = {}) {
      const { action, hidden } = formIn(page, Object.keys(fields), to)
      const origin = from === 'same-origin' ? site : 'https://elsewhere.example'
      return follow(
        await ask(new URL(action, page.address).href, {
          method: 'POST',
          headers: { origin, 'sec-fetch-site': from, 'content-type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams({ ...hidden, ...fields }).toString(),
        }),
      )
    },
    async call<Data>(method: string, path: string, body?: unknown): Promise<Data> {
      const { token } = await session()
      const answer = await front.ask(`${site}/api${path}`, {
        method,
        headers: {
          ...language,
          authorization: `Bearer ${token}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      if (answer.status >= 300) throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text}`)
      return (JSON.parse(answer.text) as { data: Data }).data
    },
  }
}

/** Where the form with these fields (that leads `to`) is sent, and what it holds unseen. */
export function formIn(
  { address, text }: Pick<Answer, 'address' | 'text'>,
  fields: readonly string[],
  to?: string,
): { action: string; hidden: Record<string, string> } {
  const forms = text.match(/<form\b[^]*?<\/form>/g) ?? []
  const actionOf = (form: string) => attribute(/^<form\b[^>]*>/.exec(form)![0], 'action')
  const form = forms.find(
    (one) =>
      fields.every((name) => one.includes(`name="${name}"`)) && (to === undefined || actionOf(one) === to),
  )
  if (form === undefined)
    throw new Error(`${address} has no form ${to ?? ''} with ${fields.join(', ')}: ${wordsOf(text)}`)
  const hidden = [...form.matchAll(/<input\b[^>]*>/g)]
    .map(([input]) => input)
    .filter((input) => attribute(input, 'type') === 'hidden')
    .map((input) => [attribute(input, 'name'), attribute(input, 'value')] as const)
  return { action: actionOf(form) || address, hidden: Object.fromEntries(hidden) }
}

const attribute = (tag: string, name: string) =>
  (new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/** What a page says to whoever reads it. */
export const wordsOf = (page: string): string =>
  (/<main\b[^]*<\/main>/.exec(page)?.[0] ?? page)
    .replaceAll(/<(script|style|svg)\b[^]*?<\/\1>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .slice(0, 600)
