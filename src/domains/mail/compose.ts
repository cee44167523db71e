// Puts a mail together: its template in the reader's language, with the brand of its edition.
import { mailAddress } from '../../contract/mail-address.ts'
import { zoneName } from '../../contract/time-zone.ts'
import { serverText, type ServerText } from '../../messages/texts.ts'
import { formatMail } from '../../platform/mail/format.ts'
import type { Message } from '../../platform/mail/message.ts'
import { allEditions } from '../editions/editions.ts'
import { greetedName, nameInText, withoutLinks } from './names.ts'
import { planTexts } from './membership-templates.ts'
import type { DueMail } from './queries.ts'
import { roleTexts } from './team-templates.ts'
import { frame, templates } from './templates.ts'

/** The mail as it leaves; RangeError for a template or an edition that this version does not know. */
export function composeMail(mail: Omit<DueMail, 'attempts' | 'queuedAt'>): Message {
  const { mailID, language, data } = mail
  const template = Object.entries(templates).find(([name]) => name === mail.template)?.[1]
  const edition = allEditions(language).find(({ code }) => code === mail.edition)
  if (!template || !edition) throw new RangeError('a mail of a template or an edition that is not known')

  const name = greetedName(data)
  const { brand, siteName: sender, email: contact, support } = edition
  const values = {
    ...data,
    ...namesOf(data, language),
    ...dayOf(data, language),
    ...momentsOf(data, language, data.zone ?? support.timeZone),
    brand,
    contact,
    sender,
  }
  const say = (text: ServerText) => serverText(text, language, values)
  const subject = say(template.subject)
  const letter = formatMail({
    language,
    subject,
    sender,
    colour: edition.colours.brand,
    greeting: name ? serverText(frame.greeting, language, { name }) : say(frame.greetingNobody),
    paragraphs: [
      ...template.paragraphs,
      ...(template.wordsText && data.words !== undefined ? [template.wordsText] : []),
    ].map(say),
    ...(template.action && data.link !== undefined
      ? { action: { label: say(template.action), link: data.link, byHand: say(frame.byHand) } }
      : {}),
    afterwards: [
      ...template.afterwards,
      ...(template.untilText && data.until !== undefined ? [template.untilText] : []),
    ].map(say),
    footer: [say(template.why ?? frame.why), say(frame.contact)],
    ...(data.unsubscribe !== undefined && {
      unsubscribe: { label: say(frame.unsubscribe), link: data.unsubscribe },
    }),
  })
  return {
    id: mailID,
    from: { name: sender, address: contact },
    to: { ...(name ? { name } : {}), address: mail.recipient },
    subject,
    language,
    ...(data.unsubscribe !== undefined && { unsubscribe: data.unsubscribe }),
    ...letter,
  }
}

/** What people call themselves and their companies, as it may stand in a sentence of ours; and what they are there. */
function namesOf(data: Record<string, string>, language: string): Record<string, string> {
  const { business, person, by, role, list, plan, thing, words } = data
  const planText = Object.entries(planTexts).find(([name]) => name === plan)?.[1]
  const roleText = Object.entries(roleTexts).find(([name]) => name === role)?.[1]
  return {
    ...(business !== undefined && { business: nameInText(business) }),
    ...(person !== undefined && { person: mailAddress.test(person) ? person : nameInText(person) }),
    ...(by !== undefined && { by: nameInText(by) }),
    ...(thing !== undefined && { thing: nameInText(thing) }),
    ...(words !== undefined && { words: withoutLinks(words) }),
    ...(list !== undefined && { list: withoutLinks(list) }),
    ...(roleText && { role: serverText(roleText, language) }),
    ...(planText && { plan: serverText(planText, language) }),
  }
}

/** A day, of whatever clock, as the reader's language writes it. */
function dayOf({ day }: Record<string, string>, language: string): Record<string, string> {
  if (day === undefined) return {}
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  return { day: format.format(new Date(`${day}T00:00:00Z`)) }
}

/** Moments as the reader's language writes them, by the clock in `timeZone`, which is named. */
function momentsOf(data: Record<string, string>, language: string, timeZone: string): Record<string, string> {
  const moments = Object.entries(data).filter(([name]) => name === 'at' || name === 'until')
  // Most mails have none, and to make what writes them costs as much as the rest of the mail.
  if (moments.length === 0) return {}
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone })
  const zone = zoneName(timeZone, language)
  return Object.fromEntries(
    moments.map(([name, value]) => [name, `${format.format(new Date(value))} (${zone})`]),
  )
}
