// What is learnt from a request, once for everyone who asks alike.
import type { FastifyRequest } from 'fastify'
import type { EditionEntry } from '../../contract/editions.ts'
import type { Language } from '../../contract/locale.ts'
import type { Editions } from './editions.ts'
import { askedBy, editionOfHost, languageOfVisitor } from './visitor.ts'

export type Visit = {
  edition: EditionEntry
  editions: EditionEntry[]
  language: Language
  origin: string
  address: string
  key: string
}

const visitsRemembered = 500
const longestRemembered = 1_000

export type Recall = (request: FastifyRequest) => Visit

type Places = { editions: Editions; defaultEdition: string }

/** What is read from a request is the same for everyone who asks alike; forgotten when the editions are renewed. */
export function rememberVisits(options: Places): Recall {
  const visits = new Map<string, Visit>()
  let editions: readonly EditionEntry[] | undefined
  return (request) => {
    const { headers, url } = request
    const asked = `${request.protocol} ${headers.host} ${headers['accept-language']} ${url}`
    if (headers.cookie !== undefined || asked.length > longestRemembered) return visitOf(request, options)
    if (editions !== options.editions.in('en') || visits.size >= visitsRemembered) visits.clear()
    editions = options.editions.in('en')
    let visit = visits.get(asked)
    if (!visit) visits.set(asked, (visit = visitOf(request, options)))
    return visit
  }
}

function visitOf(request: FastifyRequest, options: Places): Visit {
  const edition = editionOfHost(request.headers.host, options.editions.in('en'), options.defaultEdition)
  const { address, query } = askedBy(request.url)
  const language = languageOfVisitor(
    query,
    request.headers.cookie,
    request.headers['accept-language'],
    edition,
  )
  const editions = options.editions.in(language)
  const localised = editions.find((entry) => entry.code === edition.code) ?? edition
  const origin = `${request.protocol}://${request.headers.host ?? 'localhost'}`
  return {
    edition: localised,
    editions,
    language,
    origin,
    address,
    key: `${edition.code} ${language} ${origin} ${address}`,
  }
}
