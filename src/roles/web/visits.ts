// What is learnt from a request, once for everyone who asks alike.
import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import type { EditionEntry } from '../../contract/editions.ts'
import { pageAt } from '../../contract/pages/matching.ts'
import type { Language } from '../../contract/locale.ts'
import type { Editions } from './editions.ts'
import {
  askedBy as readAddress,
  editionOfHost,
  isForEveryone,
  isPrivatePath,
  languageOfVisitor,
} from './visitor.ts'

export type Visit = {
  edition: EditionEntry
  editions: EditionEntry[]
  language: Language
  origin: string
  address: string
  key: string
  /** The pattern of the page's address, under which it is counted. */
  route: string
  /** Never kept for others, whoever asks. */
  isPrivate: boolean
  /** Kept for all, whoever asks. */
  isForEveryone: boolean
}

const visitsRemembered = 500
const longestRemembered = 1_000

export type Visits = {
  /** What a request asks for; the same for everyone who asks alike. */
  of(request: FastifyRequest): Visit
  /** The same for what came before a request was made of it; undefined when nobody asked alike before. */
  known(message: IncomingMessage): Visit | undefined
}

type Places = { editions: Editions; defaultEdition: string; behindProxy: boolean }

/** Remembers the visits of those who send no cookie; forgotten when the editions are renewed. */
export function rememberVisits(options: Places): Visits {
  const visits = new Map<string, Visit>()
  let editions: readonly EditionEntry[] | undefined
  const askedBy = options.behindProxy ? askedThroughProxy : askedDirectly
  const isOutdated = () => editions !== options.editions.in('en')
  return {
    of(request) {
      const asked = askedBy(request.raw)
      if (asked === undefined) return visitOf(request, options)
      if (isOutdated() || visits.size >= visitsRemembered) visits.clear()
      editions = options.editions.in('en')
      let visit = visits.get(asked)
      if (!visit) visits.set(asked, (visit = visitOf(request, options)))
      return visit
    },
    known(message) {
      const asked = askedBy(message)
      return asked === undefined || isOutdated() ? undefined : visits.get(asked)
    },
  }
}

/** All that a visit is made from, in one text; undefined for what is not remembered. */
function askedDirectly({ headers, url = '/' }: IncomingMessage): string | undefined {
  if (headers.cookie !== undefined) return undefined
  const asked = inOneText([headers.host, headers['accept-language'], url])
  return asked.length > longestRemembered ? undefined : asked
}

/** Whether a proxy's headers count hangs on who sends them. */
function askedThroughProxy(message: IncomingMessage): string | undefined {
  const asked = askedDirectly(message)
  const proto = message.headers['x-forwarded-proto']
  return asked && inOneText([message.socket.remoteAddress, proto?.toString(), asked])
}

/** No header and no address holds a line break, so that none can pass for the end of another. */
const inOneText = (parts: readonly (string | undefined)[]) => parts.map((part) => part ?? '').join('\n')

/** What a page's own address may begin with; a name that no URL can hold is nobody's. */
function originOf({ protocol, headers: { host = '' } }: FastifyRequest): string {
  const origin = `${protocol}://${host}`
  return /^[\w.-]+(?::\d+)?$|^\[[\da-f:.]+\](?::\d+)?$/i.test(host) && URL.canParse(origin)
    ? origin
    : `${protocol}://localhost`
}

function visitOf(request: FastifyRequest, options: Places): Visit {
  const edition = editionOfHost(request.headers.host, options.editions.in('en'), options.defaultEdition)
  const { address, query } = readAddress(request.url, request.headers.cookie)
  const language = languageOfVisitor(
    query,
    request.headers.cookie,
    request.headers['accept-language'],
    edition,
  )
  const editions = options.editions.in(language)
  const localised = editions.find((entry) => entry.code === edition.code) ?? edition
  const origin = originOf(request)
  const { pathname } = new URL(origin + address)
  return {
    edition: localised,
    editions,
    language,
    origin,
    address,
    key: `${edition.code} ${language} ${origin} ${address}`,
    route: pageAt(pathname).path,
    isPrivate: isPrivatePath(pathname),
    isForEveryone: isForEveryone(pathname),
  }
}
