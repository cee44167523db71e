// The timeline of a company, and the file that says the same with a signature (decision 105).
import type { BusinessProfileEntry } from '../../contract/businesses.ts'
import { AppError } from '../../contract/errors.ts'
import { businessPath } from '../../contract/slugs.ts'
import type { TrustEventEntry } from '../../contract/trust.ts'
import type { Db } from '../../platform/db.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { showBusinessProfile } from '../businesses/profile.ts'
import { editionLink } from '../editions/editions.ts'
import { signedText } from './keys.ts'
import { checkOf, loggedOf, moveIn, timelineOf, type PastEvent } from './past.ts'

/** Who asks, where, in which language, and the ISO day it is. */
type Asking = { session: LiveSession | undefined; edition: string; language: string; today: string }

/** What happened to a company, in the order of its days. Throws NotFound wherever its page does. */
export async function showTrust(
  db: Db,
  businessID: string,
  asking: Asking,
): Promise<{ events: TrustEventEntry[]; statement: string | null }> {
  const { profile, logged } = await knownOf(db, businessID, asking)
  const { language } = asking
  const events = timelineOf(profile, logged).map((event) => eventIn(event, language))
  return { events, statement: logged.statement }
}

/**
 * The signed file of a company as of `now`, the same for every reader: names as they were written first, checks, certificates and timeline, with codes in the place of words. Throws NotFound
 * wherever its page does.
 */
export async function showTrustFile(
  db: Db,
  businessID: string,
  asking: Omit<Asking, 'language'>,
  now = new Date(),
): Promise<{ file: string }> {
  const { profile, logged } = await knownOf(db, businessID, { ...asking, language: 'en' })
  const timeline = timelineOf(profile, logged)
  const { originalName, registerNumber } = profile.general
  const link = (path: string) => editionLink(asking.edition, path)
  const content = {
    format: 'millwright-trust-1',
    issuedAt: now.toISOString(),
    keys: link('/.well-known/trust-keys.json'),
    page: link(businessPath(profile)),
    company: {
      id: profile.businessID,
      name: originalName,
      formerNames: timeline.flatMap((event) =>
        event.kind === 'renamed' ? [{ name: event.before, until: event.on }] : [],
      ),
      country: profile.contactInfo.country.code,
      registerNumber,
    },
    checks: logged.checks.map(checkOf),
    certificates: profile.certificates.map(certificateOf),
    timeline,
  }
  return { file: await signedText(db, content) }
}

/** Asks for both at once: the page decides whether there is anything. */
async function knownOf(db: Db, businessID: string, { session, edition, language, today }: Asking) {
  const [profile, logged] = await Promise.all([
    showBusinessProfile(db, businessID, language, today, { session, edition }),
    loggedOf(db, businessID),
  ])
  if (!logged) throw new AppError('NotFound')
  return { profile, logged }
}

/** As its company states it, and as it was confirmed. */
const certificateOf = ({
  id,
  name,
  number,
  issuer,
  scope,
  issueDate,
  expireDate,
  confirmed,
}: BusinessProfileEntry['certificates'][number]) => ({
  id,
  name,
  number,
  issuer,
  scope,
  issueDate,
  expireDate,
  confirmed,
})

function eventIn(event: PastEvent, language: string): TrustEventEntry {
  if (event.kind !== 'moved') return event
  return { ...event, ...moveIn(event.before, event.after, language) }
}
