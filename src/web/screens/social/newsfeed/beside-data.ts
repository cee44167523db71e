// What stands beside the feed: whose it is, what waits for an answer, and whom one may want to follow and to know.
import type { InquiryEntry } from '../../../../contract/inquiries.ts'
import type { SuggestedPerson } from '../../../../contract/newsfeed.ts'
import { businessPath, profilePath, requestPath } from '../../../../contract/slugs.ts'
import type { PageOnServer, PageSession } from '../../../api/page.ts'
import { actingID } from '../../../api/session/actor.ts'
import { connectPath } from '../../../components/connections/paths.ts'
import { personName, positionOf } from '../../../components/person/person.ts'
import { agoText } from '../../../components/text/ago.ts'
import { langAttribute, shownIn } from '../../../components/text/text-language.ts'

const shown = { due: 2, own: 5 }

export type Beside = Awaited<ReturnType<typeof besideFor>>

/**
 * Companies that one may want to follow and people to know, with what of one's own is told beside them. What has no answer now
 * is left out: the feed does not wait for it.
 */
export async function besideFor(page: PageOnServer, session: PageSession) {
  const { api, language } = page
  const businessID = await actingID(page)
  const as = businessID ? { businessID } : {}
  const [profile, suggested, mine, followers, saved, waiting] = await Promise.all([
    api.showOwnProfile({}).catch(() => undefined),
    api.listToFollow(as).catch(() => undefined),
    page.myBusinesses(),
    api.showFollowSummary({ id: businessID ?? session.userID }).catch(() => undefined),
    api.listFavourites(as).catch(() => undefined),
    api.listWaitingInquiries({}).catch(() => undefined),
  ])
  const now = Date.now()
  return {
    role: businessID === undefined && profile ? positionOf(profile) : undefined,
    followers: followers?.followersCount ?? 0,
    saved: Object.values(saved?.counts ?? {}).reduce((sum, count) => sum + count, 0),
    own: mine
      .toSorted(closest)
      .slice(0, shown.own)
      .map(({ businessID: id, key, name, picture, industryID }) => ({
        id,
        name,
        picture: picture?.url,
        industryID,
        path: businessPath({ key }),
      })),
    due: {
      lines: (waiting?.due.items ?? []).slice(0, shown.due).map((one) => dueLine(one, language, now)),
      more: (waiting?.due.more ?? false) || (waiting?.due.items.length ?? 0) > shown.due,
    },
    industry: suggested?.industry?.name,
    people: (suggested?.people ?? []).map((card) => personLine(card, language)),
    companies: (suggested?.businesses ?? []).map(({ businessID: id, key, ...card }) => ({
      businessID: id,
      name: card.general.companyName,
      lang: shownIn(card.general.companyName, card.textLanguages['companyName'], {
        country: card.contactInfo.country.code,
        language,
      }),
      picture: card.general.profilePhoto?.url,
      industryID: card.general.industry.id,
      about: [
        card.general.businessType.name,
        card.contactInfo.city ?? card.contactInfo.country.countryName,
      ].join(' · '),
      path: businessPath({ key }),
    })),
  }
}

const roles = ['owner', 'admin', 'member']
/** Those first for which one answers most. */
const closest = (one: { role: string }, other: { role: string }): number =>
  roles.indexOf(one.role) - roles.indexOf(other.role)

/** Somebody whom one may want to know. */
function personLine(card: SuggestedPerson, language: string) {
  const { userID, profilePhoto: photo, country } = card
  const name = personName(card)
  return {
    party: { type: 'user' as const, id: userID, name, picture: photo && { url: photo.url } },
    lang: langAttribute(name, country?.code ?? '', language),
    about: card.companyName?.trim() || positionOf(card),
    path: profilePath(userID),
    connect: connectPath({ type: 'user', id: userID }),
  }
}

/** An inquiry whose first answer is owed, and until when. */
function dueLine({ side, from, to, requestID, answer }: InquiryEntry, language: string, now: number) {
  const [own, other] = side === 'R' ? [to, from] : [from, to]
  return {
    to: requestPath(own.id, requestID),
    name: other.name,
    lang: langAttribute(other.name, other.country?.code ?? '', language),
    text: agoText(answer.dueAt, now, language),
    isLate: answer.state === 'late',
  }
}
