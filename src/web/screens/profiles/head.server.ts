// Title, description, keywords and structured data of a person's page: only what the page shows.
import { msg } from '@lingui/core/macro'
import { limits } from '../../../contract/limits.ts'
import type { PublicProfileEntry } from '../../../contract/profiles.ts'
import { pageHead, type Head } from '../../api/head.ts'
import type { pageOf } from '../../api/page.ts'
import { cutAtWord } from '../../components/text/cuts.ts'
import { isChosen } from './username.ts'
import { profilePageOf } from './structured.ts'
import type { ProfileData } from './profile-data.ts'

const descriptionMax = 160

/** Name (username) – what they do | brand: a username that somebody chose tells namesakes apart. */
export function profileHead(
  page: ReturnType<typeof pageOf>,
  profile: PublicProfileEntry,
  person: ProfileData,
): Head {
  const { i18n, edition } = page
  const { name, username } = person
  const brand = edition.siteName
  const what = cutAtWord(person.does ?? person.company ?? person.industry ?? '', limits.titleSummaryCut)
  const facts = [person.does, person.company, person.place].filter(Boolean).join(', ')
  const photo = person.photo ?? person.cover
  return pageHead(page, {
    title: isChosen(username, profile.userID)
      ? what
        ? i18n._(msg`${name} (${username}) – ${what} | ${brand}`)
        : i18n._(msg`${name} (${username}) | ${brand}`)
      : what
        ? i18n._(msg`${name} – ${what} | ${brand}`)
        : i18n._(msg`${name} | ${brand}`),
    description: cutAtWord(
      person.about ??
        (facts
          ? i18n._(msg`${name}, ${facts}: profile and businesses on ${brand}.`)
          : i18n._(msg`${name}: profile and businesses on ${brand}.`)),
      descriptionMax,
    ),
    keywords: [name, person.does, person.company, person.industry, profile.country?.countryName]
      .filter(Boolean)
      .join(', '),
    canonicalPath: person.path,
    image: photo,
    structured: [profilePageOf(profile, person, edition.origin)],
  })
}
