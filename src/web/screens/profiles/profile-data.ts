// What a person's public page shows, made once on the server from what everybody may see (P3.3, "User profile"):
// a birth date or profession that its owner hides never arrives here, and what is empty is left out.
import type { BusinessCardEntry } from '../../../contract/businesses.ts'
import type { PublicProfileEntry } from '../../../contract/profiles.ts'
import { businessPath, profilePath } from '../../../contract/slugs.ts'
import type { FollowSummaryEntry } from '../../../contract/social.ts'
import { placeText } from '../../components/business/Place.tsx'
import { personName } from '../../components/person/person.ts'
import { aboutPreview, tied } from '../../components/text/cuts.ts'
import { formatDay } from '../../components/text/formats.ts'
import { langAttribute, shownIn } from '../../components/text/text-language.ts'

/** What the loader has called for, each as the contract says. */
export type ProfileCalls = {
  profile: PublicProfileEntry
  businesses: readonly BusinessCardEntry[]
  follows: FollowSummaryEntry
}

export type ProfileData = ReturnType<typeof profileDataOf>
export type TheirBusiness = ProfileData['businesses'][number]

/** All that the screen draws, in the page's `language`. */
export function profileDataOf({ profile, businesses, follows }: ProfileCalls, language: string) {
  const { country, jobPosition } = profile
  const langOf = (text: string) => langAttribute(text, country?.code ?? '', language)
  const written = (text: string | null) => text?.trim() || undefined
  const name = personName(profile)
  const profession = written(profile.profession)
  const company = written(profile.companyName)
  const about = written(profile.briefPresentation)
  return {
    path: profilePath(profile.userID),
    person: { userID: profile.userID, firstName: profile.firstName, lastName: profile.lastName },
    name,
    nameLang: langOf(name),
    username: profile.username,
    photo: profile.profilePhoto?.url,
    cover: profile.coverPhoto?.url,
    profession,
    professionLang: profession && langOf(profession),
    company,
    companyLang: company && langOf(company),
    /** What they do in one line: the profession, else the job position. */
    does: profession ?? jobPosition?.name,
    doesLang: profession && langOf(profession),
    jobPosition: jobPosition?.name,
    place: placeText(profile, language),
    countryCode: country?.code,
    businessType: profile.businessType?.name,
    industry: profile.industry?.name,
    language: profile.preferredLanguage?.languageName,
    born: profile.birthDate
      ? { iso: profile.birthDate, text: formatDay(profile.birthDate, language) }
      : undefined,
    about,
    aboutLang: about && langOf(about),
    aboutPreview: about && aboutPreview(about),
    followers: follows.followersCount,
    likes: profile.reactions.reactionCount.like,
    businesses: businesses.map((business) => theirBusiness(business, language)),
  }
}

function theirBusiness(
  { businessID, key, general, textLanguages: told, contactInfo, ...card }: BusinessCardEntry,
  language: string,
) {
  const { companyName, shortDescription } = general
  const where = { country: contactInfo.country.code, language }
  return {
    id: businessID,
    path: businessPath({ key }),
    name: companyName,
    nameLang: shownIn(companyName, told['companyName'], where),
    short: tied(shortDescription),
    shortLang: shownIn(shortDescription, told['shortDescription'], where),
    logo: general.profilePhoto?.url,
    industryID: general.industry.id,
    type: general.businessType.name,
    countryCode: contactInfo.country.code,
    place: placeText(contactInfo, language),
    verified: card.verified,
    subscription: card.subscription,
  }
}
