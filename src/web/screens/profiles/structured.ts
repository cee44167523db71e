// What search engines are told of a person (schema.org): no more than the page shows, and no birth date at all.
import type { PublicProfileEntry } from '../../../contract/profiles.ts'
import { withoutGaps } from '../../components/text/gaps.ts'
import type { ProfileData } from './profile-data.ts'

/** A ProfilePage about a Person; addresses are made whole with `origin`. */
export function profilePageOf(profile: PublicProfileEntry, person: ProfileData, origin: string): object {
  const whole = (address: string) => URL.parse(address, origin)?.href
  const url = whole(person.path)
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url,
    mainEntity: withoutGaps({
      '@type': 'Person',
      '@id': `${url}#person`,
      name: person.name,
      alternateName: person.username,
      url,
      jobTitle: person.does,
      description: person.about,
      image: person.photo && whole(person.photo),
      address: addressOf(profile),
      affiliation:
        person.businesses.length > 0
          ? person.businesses.map(({ name, path }) => ({ '@type': 'Organization', name, url: whole(path) }))
          : undefined,
      interactionStatistic:
        person.followers > 0
          ? {
              '@type': 'InteractionCounter',
              interactionType: 'https://schema.org/FollowAction',
              userInteractionCount: person.followers,
            }
          : undefined,
    }),
  }
}

function addressOf({ city, state, country }: PublicProfileEntry): object | undefined {
  if (!city && !state && !country) return undefined
  return withoutGaps({
    '@type': 'PostalAddress',
    addressLocality: city ?? undefined,
    addressRegion: state?.stateName,
    addressCountry: country?.code,
  })
}
