import {
  createBusiness,
  findSameBusiness,
  listActors,
  listMyBusinesses,
  saveBusinessPhotos,
  saveBusinessTerms,
  saveContactInfo,
  saveFactory,
  saveGeneral,
  saveTradeCapabilities,
  showManagedBusiness,
  type BusinessSection,
} from '../../contract/business-management.ts'
import { removeBusiness, restoreBusiness, saveHiddenEditions } from '../../contract/business-presence.ts'
import { listBusinessesOfUser, showBusinessProfile, showSuccessor } from '../../contract/businesses.ts'
import {
  addCertificate,
  changeCertificate,
  listCertificates,
  removeCertificate,
  restoreCertificate,
  showCertificateDocument,
} from '../../contract/certificates.ts'
import { listEndingCertificates } from '../../contract/home.ts'
import { listBusinessTexts, saveBusinessTexts } from '../../contract/texts.ts'
import { today } from '../../platform/days.ts'
import { routes, sessionOf, type CallContext } from '../../platform/http/routes.ts'
import { requireNotBlocked, notBlockedAmong, blockedPartiesOf } from '../../platform/http/blocked-parties.ts'
import { resolveActor, resolveManager } from '../members/actors.ts'
import * as certificates from './certificate-management.ts'
import { endingCertificates } from './certificate-news.ts'
import type { SectionFields } from './code-checks.ts'
import * as creation from './creation.ts'
import * as managed from './managed.ts'
import { businessesOfPerson } from './of-person.ts'
import * as photos from './photos.ts'
import { showBusinessProfile as showProfile } from './profile.ts'
import * as removal from './removal.ts'
import * as same from './duplicates.ts'
import { saveSection } from './saving.ts'
import { showSuccessor as successorOf } from './merging.ts'
import { saveHiddenEditions as saveEditions } from './hidden-editions.ts'
import { listTexts, saveTexts } from './text-editing.ts'
import { lookerOf } from './visibility.ts'

type Saving<Name extends BusinessSection> = CallContext & {
  params: { id: string }
  body: SectionFields[Name] & { revision: number }
}

const saves =
  <Name extends BusinessSection>(section: Name) =>
  ({ params, body, ...context }: Saving<Name>) => {
    const { revision, ...fields } = body
    const which = { businessID: params.id, section, revision }
    return saveSection(context.db, sessionOf(context), which, fields as unknown as SectionFields[Name])
  }

const publicRoutes = routes(
  { showBusinessProfile, showSuccessor, listBusinessesOfUser },
  {
    async showBusinessProfile({ db, session, caller, params, query, tag, withheld }) {
      tag(`business:${params.id}`)
      const { language, edition } = caller
      const viewer = { session, edition }
      const profile = await showProfile(db, params.id, language, today(), viewer, query)
      await requireNotBlocked({ withheld }, profile.businessID)
      return profile
    },
    async showSuccessor({ db, caller, params, tag }) {
      tag(`business:${params.id}`)
      const successor = await successorOf(db, params.id, caller.edition)
      tag(`business:${successor.businessID}`)
      return successor
    },
    async listBusinessesOfUser({ query, tag, withheld, ...context }) {
      const { db, caller } = context
      tag(`user:${query.userID}`)
      const all = await businessesOfPerson(db, query.userID, caller.language, lookerOf(context))
      const cards = await notBlockedAmong({ withheld }, all, ({ businessID }) => [businessID, query.userID])
      // Those that are left out are not named here either: who reads the answer reads its keys.
      tag(...cards.map(({ businessID }) => `business:${businessID}`))
      return cards
    },
  },
)

const readerOf = async (
  { language, edition }: CallContext['caller'],
  context: Pick<CallContext, 'withheld'>,
): Promise<same.Reader> => ({ language, edition, withheld: await blockedPartiesOf(context) })

const managementRoutes = routes(
  {
    findSameBusiness,
    createBusiness,
    listMyBusinesses,
    listActors,
    showManagedBusiness,
    saveGeneral,
    saveContactInfo,
    saveFactory,
    saveTradeCapabilities,
    saveBusinessTerms,
    saveBusinessPhotos,
    saveHiddenEditions,
    removeBusiness,
    restoreBusiness,
  },
  {
    findSameBusiness: async ({ db, caller, body, ...context }) =>
      same.findSameBusiness(db, sessionOf(context), body, await readerOf(caller, context)),
    createBusiness: async ({ once, caller, body, ...context }) => {
      const reader = await readerOf(caller, context)
      return once(
        (tx, { businessID }) => resolveActor(tx, sessionOf(context), businessID),
        (tx) => creation.createBusiness(tx, sessionOf(context), body, reader),
      )
    },
    listMyBusinesses: ({ db, caller, ...context }) =>
      managed.listMyBusinesses(db, sessionOf(context), caller.language),
    listActors: ({ db, caller, ...context }) => managed.listActors(db, sessionOf(context), caller.language),
    showManagedBusiness: ({ db, params, ...context }) =>
      managed.showManagedBusiness(db, sessionOf(context), params.id),
    saveGeneral: async ({ db, caller, params, body, ...context }) => {
      const { revision, isAnother, ...fields } = body
      const reader = await readerOf(caller, context)
      const which = { businessID: params.id, section: 'general' as const, revision }
      return saveSection(db, sessionOf(context), which, fields, { isAnother, reader })
    },
    saveContactInfo: saves('contactInfo'),
    saveFactory: saves('factory'),
    saveTradeCapabilities: saves('tradeCapabilities'),
    saveBusinessTerms: saves('businessTerms'),
    saveBusinessPhotos: ({ db, params, body, ...context }) =>
      photos.saveBusinessPhotos(db, sessionOf(context), params.id, body),
    saveHiddenEditions: ({ db, params, body, ...context }) =>
      saveEditions(db, sessionOf(context), { businessID: params.id, ...body }),
    removeBusiness: ({ db, params, body, ...context }) =>
      removal.removeOwnBusiness(db, sessionOf(context), params.id, body.companyName),
    restoreBusiness: ({ db, params, ...context }) =>
      removal.restoreBusiness(db, sessionOf(context), params.id),
  },
)

const certificateRoutes = routes(
  {
    listCertificates,
    addCertificate,
    changeCertificate,
    removeCertificate,
    restoreCertificate,
    showCertificateDocument,
    listEndingCertificates,
  },
  {
    listCertificates: ({ db, params, ...context }) =>
      certificates.listCertificates(db, sessionOf(context), params.id),
    addCertificate: ({ once, params, body, ...context }) =>
      once(
        (tx) => resolveManager(tx, sessionOf(context), params.id),
        (tx) => certificates.addCertificate(tx, sessionOf(context), params.id, body),
      ),
    changeCertificate: ({ db, params, body, ...context }) =>
      certificates.changeCertificate(db, sessionOf(context), params.id, body),
    removeCertificate: ({ db, params, body, ...context }) =>
      certificates.removeCertificate(db, sessionOf(context), params.id, body.certificateID),
    listEndingCertificates: ({ db, caller, ...context }) =>
      endingCertificates(db, sessionOf(context), caller.language),
    restoreCertificate: ({ db, params, body, ...context }) =>
      certificates.restoreCertificate(db, sessionOf(context), params.id, body.certificateID),
    showCertificateDocument: ({ db, params, ...context }) =>
      certificates.showCertificateDocument(db, sessionOf(context), params.id, params.certificateID),
  },
)

const textRoutes = routes(
  { listBusinessTexts, saveBusinessTexts },
  {
    listBusinessTexts: ({ db, caller, params, ...context }) =>
      listTexts(db, sessionOf(context), params.id, caller.language),
    saveBusinessTexts: ({ db, caller, params, body, ...context }) => {
      const { revision, original, ...fields } = body
      return saveTexts(db, sessionOf(context), { ...params, revision, original }, fields, caller.language)
    },
  },
)

export const businessRoutes = [...publicRoutes, ...managementRoutes, ...textRoutes, ...certificateRoutes]
