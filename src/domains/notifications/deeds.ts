// What mails tell of what people and companies did: who, and with which thing. For kinds that need say no more than that.
import type { ResourceRef as Place } from '../../contract/resources.ts'
import { serverText, type ServerText } from '../../messages/texts.ts'
import type { Tx } from '../../platform/db.ts'
import { authorOf, authorsOf, type Authors } from '../authors/cards.ts'
import { businessesThere } from '../businesses/existence.ts'
import { maskOf } from '../businesses/visibility.ts'
import { authorsOfComments } from '../comments/authors.ts'
import { hostsOfPosts } from '../posts/hosts.ts'
import { resourcesOf } from '../resources/finding.ts'
import type { Kind, MailRule, Matter, Reader, Told } from './kind.ts'
import { findDoers, type Doer } from './queries/doers.ts'
import type { DueNotice } from './queries/mailings.ts'

type Deed = Pick<MailRule, 'afterMinutes' | 'bundleMinutes'> & {
  kind: Kind
  what: ServerText
  /** The thing that it was done with, which its reader must still meet. */
  placeOf: ((notice: DueNotice) => Place) | undefined
  /** Which of these deeds stand, where they can be taken back; one query. */
  standing?: (tx: Tx, deeds: readonly OneDeed[]) => Promise<Stands>
}
export type OneDeed = { resourceID: string; doerID: string }
type Stands = (resourceID: string, doerID: string) => boolean

const everything = '/notifications'

/** The mail of a kind that says who did it; about one thing it leads where the notification leads. */
export function mailOfDeeds({ kind, what, placeOf, standing, afterMinutes, bundleMinutes }: Deed): MailRule {
  return {
    afterMinutes,
    bundleMinutes,
    template: 'news',
    what,
    pathOf(mailboxID, [notice, ...more]) {
      if (notice === undefined || more.length > 0) return everything
      const { resourceID, title } = notice
      return kind.pathOf({ resourceID, mailboxID, title, company: null })
    },
    told: (tx, matters, linesMax) => toldOf(tx, matters, { placeOf, standing, linesMax }),
  }
}

type Wish = Pick<Deed, 'placeOf' | 'standing'> & { linesMax: number }

/** A line for each thing that is met, with the last who did it and how many others. */
async function toldOf(
  tx: Tx,
  matters: readonly Matter[],
  { placeOf, standing, linesMax }: Wish,
): Promise<Told[]> {
  const doersOf = await findDoers(
    tx,
    matters.flatMap(({ reader, notices }) => notices.map(({ id }) => ({ id, withheld: [...reader.hidden] }))),
  )
  const deeds = matters.map(({ reader, notices }) => ({
    reader,
    notices: notices.map((notice) => ({
      notice,
      place: placeOf?.(notice),
      done: notice.isBundle ? doersOf(notice.id) : doneByOne(notice, reader),
    })),
  }))
  const all = deeds.flatMap(({ notices }) => notices)
  const said = await authorsOfComments(
    tx,
    all.flatMap(({ done }) => done.doers.flatMap(({ saidID }) => saidID ?? [])),
  )
  const each = all.flatMap(({ notice: { resourceID }, done }) =>
    done.doers.map(({ id: doerID }) => ({ resourceID, doerID })),
  )
  const [stands, cardsIn, meets, thingMet] = [
    standing ? await standing(tx, each) : () => true,
    await cardsOf(tx, deeds),
    await companiesMet(tx, deeds),
    await thingsMet(tx, deeds),
  ]
  return deeds.map(({ reader, notices }) => {
    const cards = cardsIn(reader.language)
    const lines = notices.flatMap(({ notice, place, done }) => {
      const thing = place === undefined ? '' : thingMet(reader, place)
      const doers = done.doers
        .filter(({ saidID }) => saidID === null || said(saidID) !== undefined)
        .filter(({ id }) => stands(notice.resourceID, id))
        .filter(({ type, id }) => type === 'user' || meets(reader, id))
        .map(({ type, id }) => authorOf(cards, type, id))
        .filter(({ isGone }) => !isGone)
      const [last] = doers
      if (!last || thing === undefined) return []
      const others = done.people - (done.doers.length - doers.length) - 1
      const who =
        others > 0
          ? serverText(andOthers, reader.language, { who: last.name, others: `${others}` })
          : last.name
      return [thing === '' ? who : `${who}: ${thing}`]
    })
    const mailboxID = notices[0]?.notice.mailboxID ?? reader.userID
    const type = mailboxID === reader.userID ? 'user' : 'business'
    return {
      business: authorOf(cards, type, mailboxID).name,
      lines: lines.slice(0, linesMax),
      count: lines.length,
    }
  })
}

const andOthers: ServerText = /*i18n*/ { id: 'mail.news.andOthers', message: '{who} and {others} more' }

type Done = { doers: readonly Doer[]; people: number }
type Deeds = readonly {
  reader: Reader
  notices: readonly { notice: DueNotice; place: Place | undefined; done: Done }[]
}[]

const doneByOne = ({ actorType: type, actorID: id }: DueNotice, { hidden }: Reader): Done =>
  hidden.has(id) ? { doers: [], people: 0 } : { doers: [{ type, id, saidID: null }], people: 1 }

const doersIn = (deeds: Deeds) => deeds.flatMap(({ notices }) => notices.flatMap(({ done }) => done.doers))
const idsOf = (doers: readonly Doer[], type: Doer['type']) =>
  doers.filter((doer) => doer.type === type).map(({ id }) => id)

/** Who did it, and whose mailboxes they are, by the languages of the readers. */
async function cardsOf(tx: Tx, deeds: Deeds): Promise<(language: string) => Authors> {
  const cards = new Map<string, Authors>()
  for (const [language, own] of Map.groupBy(deeds, ({ reader }) => reader.language)) {
    const mailboxes = own.flatMap(({ notices }) => notices.map(({ notice }) => notice.mailboxID))
    const [users, businesses] = (['user', 'business'] as const).map((type) => [
      ...idsOf(doersIn(own), type),
      ...mailboxes,
    ]) as [string[], string[]]
    cards.set(language, await authorsOf(tx, { users, businesses }, language))
  }
  return (language) => cards.get(language)!
}

/** Which companies do not hide from their reader, by the readers' editions. */
async function companiesMet(tx: Tx, deeds: Deeds): Promise<(reader: Reader, id: string) => boolean> {
  const met = new Map<string, ReadonlySet<string>>()
  for (const [edition, own] of Map.groupBy(deeds, ({ reader }) => reader.edition)) {
    const ids = [...new Set(idsOf(doersIn(own), 'business'))]
    met.set(edition, await businessesThere(tx, ids, { mask: maskOf(edition), own: [] }))
  }
  return ({ edition, own }, id) => own.has(id) || met.get(edition)?.has(id) === true
}

/** What the things are called that their readers still meet; undefined for what is gone, hides or is kept from them. */
async function thingsMet(
  tx: Tx,
  deeds: Deeds,
): Promise<(reader: Reader, place: Place) => string | undefined> {
  const placesIn = (some: Deeds) => some.flatMap(({ notices }) => notices.flatMap(({ place }) => place ?? []))
  const places = placesIn(deeds)
  if (places.length === 0) return () => undefined
  const standing = await resourcesOf(tx, places)
  const hostOf = await hostsOfPosts(
    tx,
    places.filter(({ type }) => type === 'post').map(({ id }) => id),
  )
  const met = new Map<string, Awaited<ReturnType<typeof resourcesOf>>>()
  for (const [edition, own] of Map.groupBy(deeds, ({ reader }) => reader.edition))
    met.set(edition, await resourcesOf(tx, placesIn(own), { mask: maskOf(edition), own: [] }))
  return ({ edition, language, own, hidden }, place) => {
    const thing = standing(place)
    if (thing === undefined) return undefined
    const ownerID = thing.owner?.id ?? place.id
    const around = [ownerID, hostOf(place.id)?.id ?? ownerID]
    if (around.some((id) => hidden.has(id))) return undefined
    return own.has(ownerID) || met.get(edition)?.(place) !== undefined ? thing.nameIn(language) : undefined
  }
}
