// What a company takes along: each domain's share.
import type { ServerText } from '../../messages/texts.ts'
import { invoicesForExport } from '../billing/export-share.ts'
import { businessForExport, certificatesForExport } from '../businesses/export-share.ts'
import { connectionsForExport } from '../connections/export-share.ts'
import { favouritesForExport } from '../favourites/export-share.ts'
import { followersOf } from '../follows/following.ts'
import { inquiriesForExport } from '../inquiries/export-share.ts'
import { commentsForExport } from '../comments/export-share.ts'
import { postsForExport } from '../posts/export-share.ts'
import { productsForExport, productTablesForExport } from '../products/export-share.ts'
import { verificationForExport } from '../verification/export-share.ts'
import { uploadsOf } from './files.ts'
import { csv, csvOfPieces, json, listOf, type ArchiveOf, type Part } from './parts.ts'
import { teamForExport } from './people.ts'
import { certificateTable, teamTable } from './tables.ts'

const title: ServerText = /*i18n*/ {
  id: 'export.readme.title',
  message: 'Everything that {company} has here, as of {date} (UTC)',
}

/** What each part holds. */
const about = {
  business: /*i18n*/ {
    id: 'export.readme.business',
    message: 'All fields of the company as they were entered, its plan, its verification and its numbers',
  },
  certificates: /*i18n*/ { id: 'export.readme.certificates', message: 'The certificates' },
  verification: /*i18n*/ {
    id: 'export.readme.verification',
    message: 'The checks of the company, and the cases with what was asked, answered and decided',
  },
  team: /*i18n*/ {
    id: 'export.readme.team',
    message: 'Who belongs to the company, as what and since when, without addresses',
  },
  favourites: /*i18n*/ {
    id: 'export.readme.favourites',
    message: 'What was saved in the name of the company',
  },
  comments: /*i18n*/ {
    id: 'export.readme.comments',
    message: 'What the company said in comments, and who wrote it',
  },
  posts: /*i18n*/ {
    id: 'export.readme.posts',
    message: 'What was posted as the company, with earlier versions',
  },
  connections: /*i18n*/ {
    id: 'export.readme.connections',
    message: 'With whom the company is connected, by name, and since when',
  },
  inquiries: /*i18n*/ {
    id: 'export.readme.inquiries',
    message: 'The inquiries that the company sent and received, with every message',
  },
  invoices: /*i18n*/ {
    id: 'export.readme.invoices',
    message: 'The invoices, credit notes and pro-forma invoices that the company was issued',
  },
  products: /*i18n*/ {
    id: 'export.readme.products',
    message: 'The products in every state, drafts included',
  },
} as const satisfies Record<string, ServerText>

/** All of a company, its drafts and conversations too; null for one that is not there. */
export const companyArchive: ArchiveOf = async (db, id, language) => {
  const business = await businessForExport(db, id)
  if (!business) return null
  const followers = await followersOf(db, { type: 'business', id })
  const certificates = await certificatesForExport(db, id)
  const team = await teamForExport(db, id, language)
  const parts: Part[] = [
    { about: about.business, files: { 'business.json': () => json({ ...business, followers }) } },
    {
      about: about.certificates,
      files: {
        'certificates.json': () => json(certificates),
        'certificates.csv': () => csv(certificateTable(certificates, language)),
      },
    },
    {
      about: about.verification,
      files: { 'verification.json': async () => json(await verificationForExport(db, id)) },
    },
    {
      about: about.team,
      files: { 'team.json': () => json(team), 'team.csv': () => csv(teamTable(team, language)) },
    },
    { about: about.favourites, files: { 'favourites.json': () => listOf(favouritesForExport(db, id)) } },
    { about: about.posts, files: { 'posts.json': () => listOf(postsForExport(db, id)) } },
    { about: about.comments, files: { 'comments.json': () => listOf(commentsForExport(db, id)) } },
    {
      about: about.connections,
      files: { 'connections.json': () => listOf(connectionsForExport(db, id, language)) },
    },
    {
      about: about.inquiries,
      files: { 'inquiries.json': () => listOf(inquiriesForExport(db, id, language)) },
    },
    { about: about.invoices, files: { 'invoices.json': () => listOf(invoicesForExport(db, id)) } },
    {
      about: about.products,
      files: {
        'products.json': () => listOf(productsForExport(db, id)),
        'products.csv': () => csvOfPieces(productTablesForExport(db, id, language)),
      },
    },
  ]
  return {
    name: business.general.companyName,
    title,
    parts,
    uploads: () => uploadsOf(db, { type: 'business', id }),
  }
}
