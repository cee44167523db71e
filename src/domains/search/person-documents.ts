// Facts of a person, as they show them, become their document.
import { documentOf, normalNames, type SearchDocument } from './documents.ts'
import { fingerprintOfPerson, type PersonFacts } from './fingerprints.ts'
import { tokensOfCategory, tokensOfCountry, tokensOfJobPosition } from './list-tokens.ts'
import { tierNumbers, type Ranking } from './quality.ts'
import { lexemeOf } from './text-query.ts'
import { documentTokens } from './tokens.ts'

/** The code that stands for no country known; no country will ever have it (ISO 3166, user-assigned). */
const nowhere = 'ZZ'

/** Any of the lines of `name_normal` is exactly this person's name. */
export function personDocument(person: PersonFacts, ranking: Ranking): SearchDocument {
  const country = person.countryCode ?? nowhere
  const names = namesOf(person)
  return documentOf(
    {
      segment: 'UR',
      id: person.userID,
      business_id: null,
      country,
      industry: person.industryID,
      tier: tierNumbers.standard,
      verified: false,
      hidden_editions: 0,
      likes: person.likeCount,
      registered_at: person.createdAt,
      answer_minutes: null,
      answer_percent: null,
      name_normal: normalNames(names),
      facts: fingerprintOfPerson(person),
    },
    {
      name: documentTokens(names),
      strong: [
        ...tokensOfJobPosition(person.jobPositionID ?? ''),
        ...tokensOfCategory(person.industryID ?? ''),
        ...(person.industryID === null ? [] : [lexemeOf.node(person.industryID)]),
        ...documentTokens([person.companyName ?? '', person.profession ?? '']),
      ],
      body: [
        ...tokensOfCountry(country),
        ...documentTokens([person.city ?? '', person.briefPresentation ?? '']),
      ],
    },
    ranking,
  )
}

const unspaced = /[\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u

/** A name in both orders, and as one word where it is written without a space. */
function namesOf({ firstName, lastName }: Pick<PersonFacts, 'firstName' | 'lastName'>): string[] {
  const orders = [
    [firstName, lastName],
    [lastName, firstName],
  ]
  const areUnspaced = unspaced.test(firstName) && unspaced.test(lastName)
  return (areUnspaced ? [' ', ''] : [' ']).flatMap((between) => orders.map((order) => order.join(between)))
}
