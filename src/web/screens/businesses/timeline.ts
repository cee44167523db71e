// The timeline of a company as its page shows it: days written in the page's language, bars on one scale for all.
import { BadgeScope } from '../../../contract/businesses.ts'
import type { TrustEventEntry } from '../../../contract/trust.ts'
import { placeText } from '../../components/business/Place.tsx'
import { dayOf, type Day } from './days.ts'

/** Where a bar lies on the scale, in thousandths of its length. */
export type Bar = { from: number; length: number }

/** What level 1 is about, beside what a badge may be. */
const identity = ['domain', 'number'] as const
const scopes = [...identity, ...BadgeScope.options]
export type Scope = (typeof scopes)[number]
type Said = { text: string; lang: string | undefined }
type Told<Event> = Event extends { kind: 'renamed' | 'moved' }
  ? Omit<Event, 'before' | 'after'> & { before: Said; after: Said }
  : Event extends { kind: 'check' }
    ? Omit<Event, 'scope'> & { scope: Scope[] }
    : Event
type Written = Told<TrustEventEntry>

export type TimelineRow = {
  event: Written
  /** Nothing where only an end is known. */
  day: Day | undefined
  until: Day | undefined
  ended: Day | undefined
  /** Of a certificate, when one of our verifiers found it in the register of its issuer. */
  confirmed: Day | undefined
  bar: Bar | undefined
  /** It ran out, or was taken back. */
  isOver: boolean
  nameLang: string | undefined
}

/** The years at both ends of the scale, and where today is on it. */
export type Scale = { first: string; last: string; today: number }

export type Timeline = { rows: TimelineRow[]; scale: Scale | undefined }

type Setting = { language: string; today: string; langOf: (text: string) => string | undefined }

/** Rows in the order of their days; `today` is an ISO date in UTC. */
export function timelineOf(
  events: readonly TrustEventEntry[],
  { language, today, langOf }: Setting,
): Timeline {
  const spans = events.flatMap((event) => spanOf(event) ?? [])
  const span = spans.length > 0 ? wholeYears(spans, today) : undefined
  const rows = events.map((event): TimelineRow => {
    const own = spanOf(event)
    const ends = 'until' in event ? event.until : null
    const ended = event.kind === 'check' ? event.endedOn : null
    return {
      event: writtenIn(event, language, langOf),
      day: event.kind === 'founded' ? yearOf(event.year) : dayOf(event.on, language),
      until: dayOf(ends, language),
      ended: dayOf(ended, language),
      confirmed: event.kind === 'certificate' ? dayOf(event.confirmedOn, language) : undefined,
      bar: own && span && barOf(own, span),
      isOver: (ends !== null && ends < today) || ended !== null,
      nameLang: event.kind === 'certificate' ? langOf(event.name) : undefined,
    }
  })
  return {
    rows,
    scale: span && { first: yearIn(span.from), last: yearIn(span.to), today: placeOn(today, span) },
  }
}

type Span = { from: string; to: string }

/** From when to when something holds or held; undefined where that is not known. */
function spanOf(event: TrustEventEntry): Span | undefined {
  if (event.kind === 'check') return { from: event.on, to: event.endedOn ?? event.until }
  if (event.kind !== 'certificate' || event.on === null || event.until === null) return undefined
  return { from: event.on, to: event.until }
}

function wholeYears(spans: readonly Span[], today: string): Span {
  const from = spans.reduce((least, { from: one }) => (one < least ? one : least), today)
  const to = spans.reduce((most, { to: one }) => (one > most ? one : most), today)
  return { from: `${yearIn(from)}-01-01`, to: `${yearIn(to)}-12-31` }
}

const yearIn = (day: string): string => day.slice(0, 4)
const yearOf = (year: number): Day => ({ iso: String(year).padStart(4, '0'), text: String(year) })

function placeOn(day: string, { from, to }: Span): number {
  const [start, end] = [Date.parse(from), Date.parse(to)]
  return Math.round(((Date.parse(day) - start) / (end - start)) * 1_000)
}

/** Never so short that it is not seen. */
const shortest = 6

function barOf(own: Span, span: Span): Bar {
  const from = Math.min(placeOn(own.from, span), 1_000 - shortest)
  return { from, length: Math.max(placeOn(own.to, span) - from, shortest) }
}

/** Places in the language of the page, names marked with theirs, and of what was checked what has a name. */
function writtenIn(event: TrustEventEntry, language: string, langOf: Setting['langOf']): Written {
  if (event.kind === 'check')
    return { ...event, scope: scopes.filter((scope) => event.scope.includes(scope)) }
  if (event.kind === 'moved') {
    const said = (place: typeof event.before): Said => ({ text: placeText(place, language), lang: undefined })
    return { ...event, before: said(event.before), after: said(event.after) }
  }
  if (event.kind !== 'renamed') return event
  const said = (name: string): Said => ({ text: name, lang: langOf(name) })
  return { ...event, before: said(event.before), after: said(event.after) }
}
