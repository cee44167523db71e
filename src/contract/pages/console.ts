// Pages of staff (D56, D57): never kept for anybody. Each room of the console adds its own here.
import type { PageEntry } from './entry.ts'

const page = { texts: 'console', cached: 'never' } as const

export const consolePages = [
  {
    path: '/console/unlock',
    file: 'screens/accounts/UnlockScreen.tsx',
    texts: 'accounts',
    cached: 'never',
    reads: ['continue'],
  },
  {
    path: '/console/verification',
    file: 'screens/console/verification/QueueScreen.tsx',
    ...page,
    reads: ['after'],
  },
  {
    path: '/console/verification/company/:id',
    file: 'screens/console/verification/CompanyScreen.tsx',
    ...page,
  },
  {
    path: '/console/verification/:caseID',
    file: 'screens/console/verification/CaseScreen.tsx',
    ...page,
  },
  {
    path: '/console/certificates',
    file: 'screens/console/verification/CertificatesScreen.tsx',
    ...page,
  },
  { path: '/console', file: 'screens/console/ConsoleHomeScreen.tsx', ...page },
  {
    path: '/console/audit',
    file: 'screens/console/audit/AuditScreen.tsx',
    ...page,
    reads: ['about', 'cursor'],
  },
  // Rooms of support agents, edition managers and platform admins.
  {
    path: '/console/enquiries',
    file: 'screens/console/desk/EnquiriesScreen.tsx',
    reads: ['state', 'cursor'],
    ...page,
  },
  { path: '/console/enquiries/:ticket', file: 'screens/console/desk/EnquiryScreen.tsx', ...page },
  { path: '/console/people', file: 'screens/console/desk/PeopleScreen.tsx', reads: ['text'], ...page },
  { path: '/console/people/:id', file: 'screens/console/desk/PersonScreen.tsx', ...page },
  { path: '/console/companies', file: 'screens/console/desk/CompaniesScreen.tsx', reads: ['text'], ...page },
  { path: '/console/companies/:id', file: 'screens/console/desk/CompanyScreen.tsx', ...page },
  {
    path: '/console/companies/:id/merge',
    file: 'screens/console/desk/MergeScreen.tsx',
    reads: ['into'],
    ...page,
  },
  { path: '/console/proposals', file: 'screens/console/desk/ProposalsScreen.tsx', ...page },
  { path: '/console/money', file: 'screens/console/desk/MoneyScreen.tsx', reads: ['text'], ...page },
  { path: '/console/editions', file: 'screens/console/desk/EditionsScreen.tsx', ...page },
  { path: '/console/editions/:code', file: 'screens/console/desk/EditionScreen.tsx', ...page },
  { path: '/console/incidents', file: 'screens/console/desk/IncidentsScreen.tsx', ...page },
  { path: '/console/boosts', file: 'screens/console/desk/BoostsScreen.tsx', ...page },
  { path: '/console/system', file: 'screens/console/desk/SystemScreen.tsx', ...page },
  {
    path: '/console/reports',
    file: 'screens/console/reports/ReportsScreen.tsx',
    ...page,
    reads: ['state', 'type', 'cursor'],
  },
  { path: '/console/reports/:caseID', file: 'screens/console/reports/CaseScreen.tsx', ...page },
  {
    path: '/console/appeals',
    file: 'screens/console/reports/AppealsScreen.tsx',
    ...page,
    reads: ['state', 'cursor'],
  },
  { path: '/console/appeals/:appealID', file: 'screens/console/reports/AppealScreen.tsx', ...page },
] as const satisfies readonly PageEntry[]
