// What some companies were asked in the months before, so that it can be told how they answer: short, and long over.
import type { LoadedInquiry } from '../domains/inquiries/load.ts'
import { idOf } from './facts/ids.ts'
import { membershipsOf, ownerOf } from './facts/members.ts'
import { outlineOf } from './facts/outline.ts'
import type { World } from './facts/world.ts'
import type { Ids } from './ids.ts'

/** What their ids are for, beside those of the letters. */
const idFor = 306
const hour = 3_600_000
const day = 24 * hour
/** The company whose answer the demo buyer waits for, and so many of its kind that answer fast. */
const [awaited, fastMost] = [1, 4]
/** So far they are looked for. */
const lookedAt = 400
/** To each, one about every week. */
const perCompany = 18
const everyDays = 7

const asked = [
  'Please send us your price list with delivery times for 2027.',
  'Can you make 300 pieces a quarter to our drawing? The first lot would be due in spring.',
  'Which certificates come with each delivery, and in which languages?',
] as const
const said = 'Thank you for asking. You find the papers attached to our offer, which goes out today.'

/** Companies of the category of the one that is waited for, the first of the world. */
export function fastAnswering(world: World): number[] {
  if (world.companies <= awaited) return []
  const [category] = outlineOf(world, awaited).categoryIDs
  const all = Array.from({ length: Math.min(world.companies, lookedAt) }, (_, i) => i)
  return all
    .filter((i) => i > awaited + 2 && outlineOf(world, i).categoryIDs.includes(category ?? ''))
    .slice(0, fastMost)
}

/** The oldest first; all but every ninth answered within the day. */
export function earlierInquiriesOf(world: World, ids: Ids, now: Date): LoadedInquiry[] {
  return fastAnswering(world).flatMap((company, place) => {
    const inside = new Set(membershipsOf(world, company).map(({ person }) => person))
    const outside = Array.from({ length: Math.min(world.people, 60) }, (_, k) => world.people - 1 - k).filter(
      (k) => !inside.has(k),
    )
    if (outside.length === 0) return []
    return Array.from({ length: perCompany }, (_, at): LoadedInquiry => {
      const begun = now.getTime() - (perCompany - at) * everyDays * day - place * 5 * hour
      const person = ids.person(outside[(at + place * perCompany) % outside.length]!)
      const owner = ids.person(ownerOf(world, company))
      const answered = at % 9 === 8 ? 31 : 1 + ((at * 7 + place * 3) % 20)
      return {
        id: idOf(world.seed, begun, idFor, place * perCompany + at),
        from: { type: 'user', id: person },
        to: ids.company(company),
        sentBy: person,
        subject: 'We would like to receive full price list of your products',
        product: null,
        messages: [
          { side: 'S', authorID: person, content: asked[at % asked.length]!, at: new Date(begun) },
          { side: 'R', authorID: owner, content: said, at: new Date(begun + answered * hour) },
        ],
        closed: { by: 'S', at: new Date(begun + (answered + 2) * hour) },
        reads: [
          { userID: owner, side: 'R', number: 2 },
          { userID: person, side: 'S', number: 2 },
        ],
      }
    })
  })
}
