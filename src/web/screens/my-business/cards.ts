// What a card of My business shows (P2.16).
import type { MyBusinessEntry } from '../../../contract/business-management.ts'
import { buyersViewPath } from '../../components/business/own-page.ts'
import { placeText } from '../../components/business/Place.tsx'
import { managePath } from '../../components/manage/tabs.ts'
import { tied } from '../../components/text/cuts.ts'
import { formatDay } from '../../components/text/formats.ts'
import { shownIn } from '../../components/text/text-language.ts'

export type MyBusinessCard = ReturnType<typeof cardOf>

/** One card, in the page's language. */
export function cardOf(business: MyBusinessEntry, language: string) {
  const { businessID, general, textLanguages: told, contactInfo } = business
  const country = contactInfo.country.code
  const where = { country, language }
  return {
    businessID,
    name: general.companyName,
    nameLang: shownIn(general.companyName, told['companyName'], where),
    logo: general.profilePhoto?.url,
    industryID: general.industry.id,
    countryCode: country,
    place: placeText(contactInfo, language),
    verified: business.verified,
    subscription: business.subscription,
    role: business.role,
    completeness: business.completeness,
    short: tied(general.shortDescription),
    shortLang: shownIn(general.shortDescription, told['shortDescription'], where),
    manage: managePath(businessID, 'general'),
    membership: managePath(businessID, 'membership'),
    view: buyersViewPath(business),
    restorable: business.restorableUntil
      ? formatDay(business.restorableUntil.slice(0, 10), language)
      : undefined,
  }
}
