// What a business page shows, made once on the server: numbers and days already written in the page's language, so that
// the browser repeats nothing and cannot disagree. Empty facts are left out (U5: empty rows are the owner's).
import type { BusinessProfileEntry } from '../../../contract/businesses.ts'
import type { ProductCardEntry } from '../../../contract/products.ts'
import type { TrustEventEntry } from '../../../contract/trust.ts'
import type { FollowSummaryEntry, ReactionSummaryEntry } from '../../../contract/social.ts'
import { businessPath } from '../../../contract/slugs.ts'
import { videoSource } from '../../../contract/videos.ts'
import { groupedPhone } from '../../components/text/telephone.server.ts'
import { langAttribute, shownIn } from '../../components/text/text-language.ts'
import type { Reading } from '../../components/text/reading.ts'
import { productTile } from '../../components/product/tile.ts'
import { placeText } from '../../components/business/Place.tsx'
import { monthText } from '../../components/text/months.ts'
import { aboutPreview, shortPreview } from '../../components/text/cuts.ts'
import { factsOf } from '../../components/business/facts.ts'
import { certificateLine } from './certificate-line.ts'
import { dayOf } from './days.ts'
import { timelineOf } from './timeline.ts'

export type BusinessPageData = ReturnType<typeof pageDataOf>

/** What the loader has called for, each as the contract says. */
export type BusinessPageCalls = {
  profile: BusinessProfileEntry
  products: readonly ProductCardEntry[]
  reactions: ReactionSummaryEntry
  follows: FollowSummaryEntry
  trust: { events: readonly TrustEventEntry[]; statement: string | null }
  reading: Reading
}

/** All that the screen draws; `today` is an ISO date in UTC, `language` the page's. */
export function pageDataOf(calls: BusinessPageCalls, language: string, today: string) {
  const { profile, products, reactions, follows, trust, reading } = calls
  const { general, contactInfo, verification, textLanguages: told } = profile
  const country = contactInfo.country.code
  const langOf = (text: string) => langAttribute(text, country, language)
  const shown = (text: string, of: string | undefined) => shownIn(text, of, { country, language })
  const about = general.generalDescription.trim()
  // The badge was given to the name that was written first.
  const isRenamed = profile.verified && general.originalName !== general.companyName
  return {
    businessID: profile.businessID,
    key: profile.key,
    path: businessPath(profile),
    name: general.companyName,
    nameLang: shown(general.companyName, told['companyName']),
    originalName: isRenamed
      ? { text: general.originalName, lang: shown(general.originalName, profile.language) }
      : undefined,
    reading,
    short: general.shortDescription,
    shortPreview: shortPreview(general.shortDescription),
    shortLang: shown(general.shortDescription, told['shortDescription']),
    about,
    aboutLang: shown(about, told['generalDescription']),
    aboutPreview: aboutPreview(about),
    industryID: general.industry.id,
    cover: general.coverPhoto?.url,
    logo: general.profilePhoto?.url,
    video: general.video ? videoSource(general.video.url) : null,
    subscription: profile.subscription,
    verified: profile.verified,
    verification: verification && {
      // What it is called otherwise in other languages, or says that its register has, nobody checked.
      name: { text: general.originalName, lang: shown(general.originalName, profile.language) },
      scope: verification.scope,
      checkedBy: verification.checkedBy,
      checkedOn: dayOf(verification.checkedOn, language)!,
      validUntil: dayOf(verification.validUntil, language)!,
    },
    countryCode: country,
    place: placeText(contactInfo, language),
    likes: reactions.reactionCount.like,
    answers: profile.answers,
    followers: follows.followersCount,
    ...factsOf(profile, language, groupedPhone),
    asking: {
      businessID: profile.businessID,
      isForConnections: contactInfo.inquiriesFrom === 'connections',
    },
    certificates: profile.certificates.map((one) =>
      certificateLine(one, { country, language, today, textLanguages: told }),
    ),
    timeline: timelineOf(trust.events, { language, today, langOf }),
    /** The newest month with a signed statement of answers, in words. */
    statement: trust.statement && monthText(trust.statement, language),
    products: products.map((product) => productTile(product, { country, language })),
  }
}
