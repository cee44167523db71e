// Pages of people with an account: their own, and those on which a company is managed.
import type { PageEntry } from './entry.ts'

const texts = 'inside'
const choice = { texts, cached: 'never' } as const
/** Of the list of products: what is looked for, how much of it, and what was just done to it. */
const list = { reads: ['search', 'state', 'sort', 'page', 'made'] } as const

export const insidePages = [
  {
    path: '/my-business',
    file: 'screens/my-business/MyBusinessScreen.tsx',
    texts,
    reads: ['membership', 'notRestored', 'done', 'left'],
  },
  {
    path: '/my-business/invitations/:invitationID',
    file: 'screens/team/InvitationScreen.tsx',
    texts,
    reads: ['done'],
  },
  { path: '/business/create', file: 'screens/my-business/CreateScreen.tsx', texts },
  { path: '/business/:id/edit/data', file: 'screens/company-data/DataScreen.tsx', texts },
  {
    path: '/business/:id/edit/history',
    file: 'screens/company-data/HistoryScreen.tsx',
    texts,
    reads: ['cursor'],
  },
  {
    path: '/business/:id/edit/certificates',
    file: 'screens/businesses/manage/CertificatesScreen.tsx',
    texts,
    reads: ['edit', 'saved'],
  },
  {
    path: '/business/:id/edit/languages',
    file: 'screens/languages/CompanyLanguagesScreen.tsx',
    texts,
    reads: ['language'],
  },
  { path: '/business/:id/edit/verification', file: 'screens/verification/VerificationScreen.tsx', texts },
  { path: '/business/:id/edit/:tab?', file: 'screens/management/EditScreen.tsx', texts, reads: ['done'] },
  {
    path: '/business/:id/send-request',
    file: 'screens/inquiries/SendRequestScreen.tsx',
    texts,
    reads: ['product', 'certificate', 'follow', 'from'],
  },
  {
    path: '/business/:id/requests/:rid?',
    file: 'screens/inquiries/RequestsScreen.tsx',
    texts,
    reads: ['search', 'show', 'sort', 'cursor', 'before', 'sent', 'ask'],
  },
  {
    path: '/business/:id/product',
    file: 'screens/products/manage/ProductsScreen.tsx',
    id: 'product-list',
    texts,
    ...list,
  },
  { path: '/business/:id/products', file: 'screens/products/manage/ProductsScreen.tsx', texts, ...list },
  {
    path: '/business/:id/products/new',
    file: 'screens/products/manage/ProductEditScreen.tsx',
    id: 'product-new',
    texts,
    reads: ['made'],
  },
  { path: '/business/:id/products/preview', file: 'screens/products/manage/PreviewScreen.tsx', texts },
  {
    path: '/business/:id/products/:productID',
    file: 'screens/products/manage/ProductEditScreen.tsx',
    texts,
    reads: ['made'],
  },
  {
    path: '/business/:id/products/:productID/languages',
    file: 'screens/languages/ProductLanguagesScreen.tsx',
    texts,
    reads: ['language'],
  },
  {
    path: '/business/:id/members',
    file: 'screens/team/MembersScreen.tsx',
    texts,
    reads: ['search', 'ask', 'done'],
  },
  {
    path: '/business/:id/membership',
    file: 'screens/company-membership/MembershipScreen.tsx',
    texts,
    reads: ['plan', 'coupon', 'show', 'ask', 'cursor', 'done'],
    pays: true,
  },
  { path: '/business/:id/join', file: 'screens/team/JoinScreen.tsx', texts },
  // For everybody; the box to write on it has the texts from inside.
  {
    path: '/timeline/:id',
    file: 'screens/timelines/TimelineScreen.tsx',
    texts,
    reads: ['cursor', 'done', 'removed'],
  },
  {
    path: '/newsfeed',
    file: 'screens/social/newsfeed/NewsfeedScreen.tsx',
    ...choice,
    reads: ['nextID', 'done'],
  },
  {
    path: '/groups',
    file: 'screens/social/groups/GroupsScreen.tsx',
    texts,
    reads: ['search', 'industry', 'cursor', 'closed'],
  },
  { path: '/groups/create', file: 'screens/social/groups/CreateGroupScreen.tsx', ...choice },
  {
    path: '/groups/:id',
    file: 'screens/social/groups/GroupScreen.tsx',
    texts,
    reads: ['cursor', 'done'],
  },
  {
    path: '/groups/:id/members',
    file: 'screens/social/groups/GroupMembersScreen.tsx',
    ...choice,
    reads: ['find', 'cursor', 'done'],
  },
  {
    path: '/groups/:id/requests',
    file: 'screens/social/groups/GroupRequestsScreen.tsx',
    ...choice,
    reads: ['kind', 'cursor', 'done'],
  },
  { path: '/groups/:id/edit', file: 'screens/social/groups/GroupSettingsScreen.tsx', ...choice },
  { path: '/newsfeed/muted', file: 'screens/social/newsfeed/MutedScreen.tsx', ...choice },
  { path: '/post/:id/edit', file: 'screens/posts/EditPostScreen.tsx', texts },
  { path: '/profile', file: 'screens/profiles/OwnProfileScreen.tsx', texts },
  { path: '/profile/edit', file: 'screens/profiles/EditScreen.tsx', texts },
  { path: '/acting-as', file: 'screens/social/ActingAsScreen.tsx', ...choice, reads: ['search', 'continue'] },
  {
    path: '/notifications',
    file: 'screens/notifications/NotificationsScreen.tsx',
    ...choice,
    reads: ['cursor'],
  },
  {
    path: '/notifications/preferences',
    file: 'screens/notifications/PreferencesScreen.tsx',
    ...choice,
    reads: ['done'],
  },
  { path: '/unsubscribe', file: 'screens/notifications/UnsubscribeScreen.tsx', ...choice, reads: ['token'] },
  { path: '/favorites', file: 'screens/social/FavouritesScreen.tsx', ...choice, reads: ['kind', 'cursor'] },
  { path: '/following', file: 'screens/social/FollowingScreen.tsx', ...choice, reads: ['cursor'] },
  {
    path: '/connections',
    file: 'screens/social/connections/ConnectionsScreen.tsx',
    ...choice,
    reads: ['list', 'cursor', 'as', 'done'],
  },
  {
    path: '/connect/:type/:id',
    file: 'screens/social/connections/ConnectScreen.tsx',
    ...choice,
    reads: ['as', 'done'],
  },
  { path: '/report/:type/:id', file: 'screens/social/ReportScreen.tsx', ...choice },
  { path: '/block/:type/:id', file: 'screens/social/BlockScreen.tsx', ...choice },
  { path: '/blocked', file: 'screens/social/BlockedScreen.tsx', ...choice, reads: ['done'] },
] as const satisfies readonly PageEntry[]
