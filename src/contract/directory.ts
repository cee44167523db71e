// What the directory holds: how much stands under each category, and the list of all public pages, for sitemaps (P2.1).
import * as z from 'zod'
import { Id, PageKey } from './businesses.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'

export const listCategoryCounts = endpoint({
  method: 'GET',
  path: '/directory/category-count',
  access: 'visitor',
  fromReplica: 'everybody',
  section: '2',
  summary:
    'How many companies, manufacturers among them, and products stand under each industry, and with `depth=all` under each category and subcategory; what holds nothing is left out.',
  query: z.strictObject({ depth: z.enum(['industry', 'all']).default('all') }),
  ok: z.array(z.object({ id: z.string(), companies: z.int(), manufacturers: z.int(), products: z.int() })),
})

export const directoryKinds = ['business', 'product'] as const

export const listDirectory = endpoint({
  method: 'GET',
  path: '/directory/page',
  access: 'visitor',
  fromReplica: 'everybody',
  section: '2',
  summary: 'The parts of the list of all public company and product pages of an edition.',
  ok: z.array(z.object({ kind: z.enum(directoryKinds), part: z.int() })),
})

export const listDirectoryPart = endpoint({
  method: 'GET',
  path: '/directory/page/:kind/:part',
  access: 'visitor',
  fromReplica: 'everybody',
  section: '2',
  summary: `One part of that list: about ${limits.directoryPartSize} entries, never more than ${limits.directoryPartMax}; \`key\` is the slug of the page, \`writtenIn\` the languages in which anything of it is written.`,
  params: z.strictObject({ kind: z.enum(directoryKinds), part: z.coerce.number().int().min(1) }),
  ok: z.array(z.object({ id: Id, key: PageKey, changedOn: z.iso.date(), writtenIn: z.array(z.string()) })),
  errors: ['NotFound'],
})
