// What has an address and is no page: ways on, lists that scripts ask for, files.
import type { PageEntry } from './entry.ts'
import { searchReads } from './visitors.ts'

export const resources = [
  { path: '/my-messages', file: 'resources/my-messages.ts', reads: ['show'] },
  { path: '/business/:id/member', file: 'resources/members.ts', reads: ['search', 'ask', 'done'] },
  { path: '/business/:id/restore', file: 'resources/restore-company.ts' },
  { path: '/business/:id/trust.json', file: 'resources/trust-file.ts' },
  { path: '/business/:id/answers/:file', file: 'resources/answer-statement.ts' },
  { path: '/business/:id/exports/:jobID', file: 'resources/company-export.ts' },
  { path: '/business/:id/products.csv', file: 'resources/products-table.ts', id: 'products.csv' },
  { path: '/business/:id/products.xlsx', file: 'resources/products-table.ts', id: 'products.xlsx' },
  { path: '/business/:id/products.xml', file: 'resources/products-table.ts', id: 'products.xml' },
  { path: '/business/:id/statistics.csv', file: 'resources/statistics-table.ts', reads: ['days'] },
  { path: '/business/:id/membership/invoice/:file', file: 'resources/invoice.ts' },
  { path: '/console/invoices/:file', file: 'resources/staff-invoice.ts', cached: 'never' },
  {
    path: '/business/:id/requests/:rid/attachments/:attachmentID/:preview?',
    file: 'resources/attachment.ts',
  },
  {
    path: '/business/:id/edit/verification/documents/:documentID',
    file: 'resources/verification-document.ts',
  },
  {
    path: '/business/:id/edit/certificates/:certificateID/document',
    file: 'resources/certificate-document.ts',
  },
  {
    path: '/business-product/:slug/documents/:documentID',
    file: 'resources/product-document.ts',
    cached: 'never',
  },
  {
    path: '/business/:id/products/:productID/documents/:documentID',
    file: 'resources/own-product-document.ts',
  },
  { path: '/business/:id/edit/import/:importID/refused', file: 'resources/import-refused.ts' },
  {
    path: '/console/certificates/:requestID/document',
    file: 'resources/console-certificate.ts',
  },
  {
    path: '/console/verification/:caseID/documents/:documentID',
    file: 'resources/console-document.ts',
  },
  {
    path: '/console/verification/company/:id/reports/:documentID',
    file: 'resources/check-report.ts',
  },
  { path: '/act', file: 'resources/act.ts', cached: 'never' },
  { path: '/mail-language', file: 'resources/mail-language.ts', cached: 'never' },
  { path: '/language', file: 'resources/language.ts', cached: 'never', reads: ['continue'] },
  { path: '/resources/industry/:id', file: 'resources/industry.ts' },
  { path: '/resources/categories', file: 'resources/categories.ts' },
  { path: '/resources/states/:code', file: 'resources/states.ts' },
  { path: '/resources/suggestions', file: 'resources/suggestions.ts', reads: ['business', 'search'] },
  {
    path: '/resources/why',
    file: 'resources/why.ts',
    reads: [...searchReads, 'result'],
    several: ['certificate'],
  },
  { path: '/resources/comments/:id', file: 'resources/comments.ts', reads: ['skip'] },
  { path: '/resources/likers/:id', file: 'resources/likers.ts', reads: ['skip'] },
  { path: '/resources/search-choices', file: 'resources/search-choices.ts' },
  { path: '/drawings/:file', file: 'resources/drawing.ts', cached: 'everybody' },
  { path: '/robots.txt', file: 'resources/robots.ts' },
  { path: '/favicon.ico', file: 'resources/favicon.ts', cached: 'everybody' },
  { path: '/logo.png', file: 'resources/logo.ts', cached: 'everybody' },
  { path: '/.well-known/security.txt', file: 'resources/security.ts' },
  { path: '/.well-known/trust-keys.json', file: 'resources/trust-keys.ts' },
  { path: '/.well-known/audit-heads.json', file: 'resources/audit-heads.ts' },
  { path: '/.well-known/verify-answers.mjs', file: 'resources/verify-answers.ts' },
  { path: '/.well-known/trust-check.html', file: 'resources/trust-check.ts' },
  { path: '/sitemap.xml', file: 'resources/sitemap-index.ts' },
  { path: '/sitemaps/:file', file: 'resources/sitemap.ts' },
] as const satisfies readonly PageEntry[]
