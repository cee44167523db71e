// What the demo world's companies have paid for their plans: orders, invoices with their numbers, cards, support time.
import { isLanguage } from '../contract/locale.ts'
import { plans } from '../contract/plans.ts'
import type { SellerCode } from '../contract/sellers.ts'
import { allEditions, sellerOf } from '../domains/editions/editions.ts'
import {
  loadMemberships,
  loadSeries,
  type LoadedMembership,
  type LoadedYear,
} from '../domains/billing/load.ts'
import { numberIn, yearOfNumber } from '../domains/billing/invoices.ts'
import { dayOf } from '../platform/days.ts'
import type { BulkClient } from '../platform/copy.ts'
import { companyAt } from './facts/companies.ts'
import type { DemoCompany } from './facts/company.ts'
import { knownName } from './facts/companyTexts.ts'
import { idOf } from './facts/ids.ts'
import { ownerOf } from './facts/members.ts'
import { paidYearsOf, zoneOfCompany, type PaidYear } from './facts/memberships.ts'
import { outlineOf } from './facts/outline.ts'
import { randomOf, kind, type Random } from './facts/random.ts'
import type { World } from './facts/world.ts'
import type { Ids } from './ids.ts'
import { operatorsOf } from './log-ins.ts'

/** What these ids are for, beside those of companies and people. */
const idFor = { order: 401, invoice: 402, creditNote: 403, refund: 404, support: 405 }
const atOnce = 500

/** The id of the order of a company's year, which is that of its paid period too. */
export const orderIdOf = (world: World, i: number, year: number, { orderedAt }: PaidYear): string =>
  idOf(world.seed, orderedAt, idFor.order, i, year)

/** Writes the memberships of all companies, numbered in the order in which their invoices were issued. */
export async function writeMemberships(
  client: BulkClient,
  world: World,
  ids: Ids,
  tick: (done: number, total: number) => void,
): Promise<void> {
  const { years, numbers, series } = numbersOf(world)
  let waiting: LoadedMembership[] = []
  for (let i = 0; i < world.companies; i++) {
    const paid = years.get(i)
    if (paid) waiting.push(membershipOf(world, i, ids, { years: paid, numbers }))
    if (waiting.length < atOnce && i < world.companies - 1) continue
    await loadMemberships(client, waiting)
    waiting = []
    tick(i + 1, world.companies)
  }
  await loadSeries(client, series)
}

type Issued = { key: string; at: number; seller: SellerCode; kind: 'invoice' | 'credit-note' }
type Numbers = ReadonlyMap<string, string>

/** The number of each invoice and credit note, without gaps for each seller and year, and the last of each series. */
function numbersOf(world: World) {
  const issued: Issued[] = []
  const years = new Map<number, PaidYear[]>()
  for (let i = 0; i < world.companies; i++) {
    if (outlineOf(world, i).slot.tier === 'standard') continue
    const seller = sellerOf(editionOfCompany(outlineOf(world, i).country.code))
    const paid = paidYearsOf(world, i)
    years.set(i, paid)
    for (const [at, year] of paid.entries()) {
      issued.push({ key: `${i} ${at}`, at: year.start, seller, kind: 'invoice' })
      if (year.refunded > 0)
        issued.push({ key: `${i} ${at} back`, at: year.refundedAt, seller, kind: 'credit-note' })
    }
  }
  const last = new Map<string, { seller: SellerCode; year: number; kind: Issued['kind']; last: number }>()
  const numbers = new Map<string, string>()
  for (const { key, at, seller, kind } of issued.toSorted((a, b) => a.at - b.at)) {
    const year = yearOfNumber(seller, new Date(at))
    const name = `${seller} ${year} ${kind}`
    const series = last.get(name) ?? { seller, year, kind, last: 0 }
    last.set(name, series)
    series.last++
    numbers.set(key, numberIn(series, series.last))
  }
  return { years, numbers: numbers as Numbers, series: [...last.values()] }
}

const editions = new Map<string, string>()

/** A company buys in the edition of its country, where there is one. */
function editionOfCompany(country: string): string {
  if (editions.size === 0) for (const one of allEditions('en')) editions.set(one.countryCode, one.code)
  return editions.get(country) ?? 'us'
}

function membershipOf(
  world: World,
  i: number,
  ids: Ids,
  { years, numbers }: { years: readonly PaidYear[]; numbers: Numbers },
): LoadedMembership {
  const company = companyAt(world, i)
  const { country } = outlineOf(world, i)
  const random = randomOf(world.seed, kind.memberships, i, 1)
  const edition = editionOfCompany(country.code)
  const defaultLanguage = allEditions('en').find(({ code }) => code === edition)?.defaultLanguage
  const local = country.code === 'JP' ? company.textLanguage : (defaultLanguage ?? 'en')
  const hasCard = years.some(({ way }) => way === 'card')
  return {
    businessID: company.id,
    orderedBy: ids.person(ownerOf(world, i)),
    edition,
    language: isLanguage(local) ? local : 'en',
    timeZone: zoneOfCompany(world, i),
    details: detailsOf(company, knownName(world, i, company)),
    card: hasCard ? cardOf(world, random) : null,
    cardMethod: hasCard ? `pm_demo_${i}` : null,
    years: years.map((year, at) => loadedYear(world, i, { year, at, years, numbers, random })),
    support: supportOf(world, i, { years, random }),
  }
}

/** The last part of an address is its town, which has a line of its own. */
function detailsOf({ contactInfo }: DemoCompany, name: string): LoadedMembership['details'] {
  const { legalAddressEnglish, city, zipcode, countryCode, email } = contactInfo
  const parts = legalAddressEnglish.split(', ')
  return {
    name,
    addressLine1: (parts.length > 1 ? parts.slice(0, -1) : parts).join(', '),
    addressLine2: '',
    city,
    zipCode: zipcode,
    countryCode,
    taxNumber: '',
    reference: '',
    email,
  }
}

const cardOf = (world: World, random: Random): LoadedMembership['card'] => ({
  brand: random.pick(['visa', 'visa', 'mastercard', 'jcb']),
  last4: String(random.int(0, 9_999)).padStart(4, '0'),
  expMonth: random.int(1, 12),
  expYear: Number(world.today.slice(0, 4)) + random.int(1, 4),
})

type Placed = { year: PaidYear; at: number; years: readonly PaidYear[]; numbers: Numbers; random: Random }

function loadedYear(world: World, i: number, { year, at, years, numbers, random }: Placed): LoadedYear {
  const [first, second] = operatorsOf(world)
  const moment = (time: number) => new Date(time)
  const before = years[at - 1]
  const isTransfer = year.way === 'transfer'
  return {
    orderID: orderIdOf(world, i, at, year),
    invoiceID: idOf(world.seed, year.start, idFor.invoice, i, at),
    number: numbers.get(`${i} ${at}`) ?? '',
    kind: year.kind,
    way: year.way,
    plan: year.tier,
    credit: year.credit,
    creditDays: year.creditDays,
    follows: before === undefined ? null : orderIdOf(world, i, at - 1, before),
    start: moment(year.start),
    end: moment(year.end),
    orderedAt: moment(year.orderedAt),
    paidAt: moment(year.start),
    // Of years gone by; nobody types it any more.
    reference: isTransfer ? `MW ${String(i).padStart(7, '0')}-${at}` : null,
    bookedBy: isTransfer ? first : null,
    refund:
      year.refunded === 0
        ? null
        : {
            refundID: idOf(world.seed, year.refundedAt, idFor.refund, i, at),
            creditNoteID: idOf(world.seed, year.refundedAt, idFor.creditNote, i, at),
            number: numbers.get(`${i} ${at} back`) ?? '',
            amount: year.refunded,
            reason: random.pick(reasons),
            proposedBy: first,
            approvedBy: second,
            at: moment(year.refundedAt),
          },
  }
}

const reasons = [
  'The check of documents came three weeks late.',
  'Two weeks in which the page could not be found after a change of its name.',
  'Agreed with the owner on the telephone: the introduction to the site did not take place.',
]

const works = [
  'Texts of the profile, English',
  'Pictures of eight products chosen and cut',
  'Introduction to requests and members, by video',
  'Product data brought over from a table',
  'Company description, Japanese',
]

/** What was worked for a company in its current year, in steps of a quarter of an hour. */
function supportOf(
  world: World,
  i: number,
  { years, random }: { years: readonly PaidYear[]; random: Random },
): LoadedMembership['support'] {
  const year = years.at(-1)!
  const [by] = operatorsOf(world)
  let left = plans[year.tier].supportHours * 60
  if (left === 0) return []
  return Array.from({ length: random.int(0, 4) }, (_, at) => {
    const minutes = random.int(1, 6) * 15
    const time = year.start + Math.floor(((Date.parse(world.today) - year.start) / 6) * (at + 1))
    const entryID = idOf(world.seed, time, idFor.support, i, at)
    const entry = {
      entryID,
      periodID: orderIdOf(world, i, years.length - 1, year),
      minutes,
      what: random.pick(works),
      on: dayOf(new Date(time)),
      by,
      at: new Date(time),
    }
    left -= minutes
    return { entry, fits: left >= 0 }
  }).flatMap(({ entry, fits }) => (fits ? [entry] : []))
}
