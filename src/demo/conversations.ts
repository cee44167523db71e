// The conversations of the demo owner's company and of the demo buyer, as old as their letters say when the world is filled.
import type { LoadedInquiry } from '../domains/inquiries/load.ts'
import { idOf } from './facts/ids.ts'
import { membershipsOf, ownerOf } from './facts/members.ts'
import { productsOf } from './facts/products.ts'
import type { World } from './facts/world.ts'
import type { Ids } from './ids.ts'
import { lettersOfBuyer, lettersToOwner, type Letter } from './letters.ts'

/** What their ids are for, beside those of people. */
const idFor = 305
const hour = 3_600_000
type Sender = { type: 'user' | 'business'; id: string; person: string }

/** Everything begins before `now` and nothing lies after it. */
export function conversationsOf(world: World, buyerID: string, ids: Ids, now: Date): LoadedInquiry[] {
  const senders = sendersTo(world, ids, lettersToOwner.length)
  const buyer: Sender = { type: 'user', id: buyerID, person: buyerID }
  const toOwner = lettersToOwner.flatMap((letter, at) => {
    const sender = senders[at]
    return sender ? [inquiryOf(world, ids, now, { letter, at, sender, company: 0 })] : []
  })
  const ofBuyer = lettersOfBuyer.flatMap((letter, at) =>
    at < world.companies
      ? [inquiryOf(world, ids, now, { letter, at: 100 + at, sender: buyer, company: at })]
      : [],
  )
  return [...toOwner, ...ofBuyer]
}

/** In turns a person and a company with its owner, none of whom belongs to the first company. */
function sendersTo(world: World, ids: Ids, count: number): Sender[] {
  const inside = new Set(membershipsOf(world, 0).map(({ person }) => person))
  const people = Array.from({ length: world.people }, (_, k) => k).filter((k) => !inside.has(k))
  const companies = Array.from({ length: Math.min(world.companies, 40) }, (_, i) => i).filter(
    (i) => !inside.has(ownerOf(world, i)),
  )
  return Array.from({ length: count }, (_, at): Sender | undefined => {
    if (at % 2 === 1) {
      const i = companies[at >> 1]
      if (i === undefined) return undefined
      return { type: 'business', id: ids.company(i), person: ids.person(ownerOf(world, i)) }
    }
    const k = people[at >> 1]
    return k === undefined ? undefined : { type: 'user', id: ids.person(k), person: ids.person(k) }
  }).flatMap((sender) => sender ?? [])
}

type About = { letter: Letter; at: number; sender: Sender; company: number }

function inquiryOf(world: World, ids: Ids, now: Date, { letter, at, sender, company }: About): LoadedInquiry {
  const begun = now.getTime() - letter.begun * hour
  const moment = (hours: number) => new Date(begun + Math.round(hours * hour))
  const owner = ids.person(ownerOf(world, company))
  const product = letter.fromProduct && productsOf(world, company).find((one) => one.published)
  const { said, ended } = letter
  return {
    id: idOf(world.seed, begun, idFor, at),
    from: { type: sender.type, id: sender.id },
    to: ids.company(company),
    sentBy: sender.person,
    subject: letter.subject,
    product: product ? { id: product.id, name: product.name } : null,
    messages: said.map(([side, hours, content]) => ({
      side,
      authorID: side === 'S' ? sender.person : owner,
      content,
      at: moment(hours),
    })),
    closed: ended ? { by: ended.by, at: moment(ended.hours) } : null,
    wonAt: letter.won === undefined ? null : moment(letter.won),
    reads: [
      { userID: owner, side: 'R', number: letter.read ?? said.length },
      // The buyer has not seen the newest answer.
      { userID: sender.person, side: 'S', number: said.length - (at === 100 ? 1 : 0) },
    ],
  }
}
