// Pages of prose, which visitors read too: their texts and scripts come besides.
import type { PageEntry } from './entry.ts'

const texts = 'pages'
const legal = { file: 'screens/pages/LegalScreen.tsx', texts } as const
const article = { file: 'screens/pages/PageScreen.tsx', texts } as const
const tier = { file: 'screens/membership/TierScreen.tsx', texts } as const

export const prosePages = [
  { path: '/b2b-tips/:slug', file: 'screens/articles/TipScreen.tsx', texts },
  { path: '/about-us', file: 'screens/pages/AboutScreen.tsx', texts },
  { path: '/our-network', file: 'screens/pages/NetworkScreen.tsx', texts },
  { path: '/contact-us', file: 'screens/pages/ContactScreen.tsx', texts },
  { path: '/presentation', file: 'screens/pages/PresentationScreen.tsx', texts },
  { path: '/terms-and-conditions', id: 'terms-and-conditions', ...legal },
  { path: '/privacy-policy', id: 'privacy-policy', ...legal },
  { path: '/mission-vision', id: 'mission-vision', ...article },
  { path: '/advertise-with-us', id: 'advertise-with-us', ...article },
  { path: '/free-marketing', id: 'free-marketing', ...article },
  { path: '/message-center', id: 'message-center', ...article },
  { path: '/membership-standard', id: 'membership-standard', ...tier },
  { path: '/membership-gold', id: 'membership-gold', ...tier },
  { path: '/membership-premium', id: 'membership-premium', ...tier },
  { path: '/membership-platinum', id: 'membership-platinum', ...tier },
  { path: '/price-list', file: 'screens/membership/PriceListScreen.tsx', texts },
  { path: '/transparency', file: 'screens/pages/TransparencyScreen.tsx', texts },
  { path: '/business/:id/answers', file: 'screens/answers/AnswersScreen.tsx', texts },
  { path: '/ranking', file: 'screens/ranking/RankingScreen.tsx', texts },
  // Why-us and work-with, whose paths hang on the edition; any other path of one part is unknown.
  { path: '/:page', file: 'screens/pages/EditionPageScreen.tsx', texts },
] as const satisfies readonly PageEntry[]
