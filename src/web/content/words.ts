// What the placeholders of the texts stand for: prices, limits and hours come from where the program itself has them.
import type { EditionEntry } from '../../contract/editions.ts'
import { attachmentSizeMax } from '../../contract/limit-texts.ts'
import { limits } from '../../contract/limits.ts'
import { membershipDays, plans, priceText } from '../../contract/plans.ts'
import { termsVersion } from '../../contract/terms.ts'
import type { Words } from './fill.ts'

type Site = { edition: EditionEntry; editions: number; industries: number; language: string }

/** The words of an edition in a language, by the name that texts call them. */
export function wordsOf({ edition, editions, industries, language }: Site): Words {
  const number = new Intl.NumberFormat(language)
  const ofPlans = Object.entries(plans).flatMap(([subscription, plan]) => {
    const name = subscription.charAt(0).toUpperCase() + subscription.slice(1)
    return [
      [`price${name}`, priceText(plan.price, language)],
      [`products${name}`, number.format(plan.products)],
      [`boosts${name}`, number.format(plan.boostsPerMonth)],
      [`hours${name}`, number.format(plan.supportHours)],
    ]
  })
  return {
    brand: edition.brand,
    country: edition.countryName,
    siteName: edition.siteName,
    legalName: edition.legalName,
    abbreviation: edition.abbreviation,
    email: edition.email,
    phoneUSA: edition.phoneUSA,
    phoneEurope: edition.phoneEurope,
    editions: number.format(editions),
    industries: number.format(industries),
    answerHours: number.format(limits.answerHours),
    attachmentsMax: number.format(limits.attachmentsMax),
    attachmentSizeMax,
    firstReminderDays: number.format(membershipDays.firstReminder),
    lastReminderDays: number.format(membershipDays.lastReminder),
    graceDays: number.format(membershipDays.grace),
    supportStep: number.format(limits.supportStepMinutes),
    enquiryMonths: number.format(limits.enquiryMonths),
    termsEffective: new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(termsVersion),
    ),
    ...(Object.fromEntries(ofPlans) as Words),
  }
}
