import { readdirSync } from 'node:fs'
import path from 'node:path'
import { formatter } from '@lingui/format-po'

// A folder of catalogues is what a page loads at once (src/web/api/rooms.ts): what visitors read, what stands around log-in,
// and what people with an account work with; `server` no page loads. A part of the frame that visitors never see belongs inside.
const insideParts = [
  ...['category', 'forms', 'manage', 'team', 'upload', 'verification'].map(
    (folder) => `src/web/components/${folder}`,
  ),
  ...['BlockDialog', 'BlockWords', 'ReportDialog', 'ReportFields', 'ReportForm'].map(
    (part) => `src/web/components/safety/${part}.tsx`,
  ),
  'src/web/components/safety/reasons.ts',
  ...['MultiSearch', 'MultiSelect', 'RangeField', 'UnsavedGuard'].map((part) => `src/web/ui/${part}.tsx`),
]
/** Around every form: of people with an account, and of who asks for help. */
const formParts = ['BottomBar.tsx', 'Options.tsx', 'SaveProblem.tsx', 'use-problems.ts'].map(
  (part) => `src/web/components/forms/${part}`,
)
/** What only who writes or edits a post reads. */
const composing = [
  ...['ComposedDocument', 'ComposedPictures', 'Composer', 'ComposerFields', 'PostAs'].map(
    (part) => `src/web/components/posts/${part}.tsx`,
  ),
  'src/web/components/posts/use-composer.ts',
  'src/web/screens/posts/EditPostScreen.tsx',
]
/** Of companies, and of people on the pages of their accounts. */
const exportParts = 'src/web/components/exports'
/** The same, wherever somebody proves who they are. */
const secondFactor = 'src/web/components/second-factor'
const fieldLabels = 'src/web/components/manage/FieldLabel.tsx'
const proseParts = ['src/web/components/prose', 'src/web/content']
/** With the list of whom one mentions in them, as in posts. */
const comments = [
  'src/web/components/comments',
  'src/web/components/posts/MentionList.tsx',
  'src/web/ui/ListBelow.tsx',
]
const membership = 'src/web/components/membership'
/** Why a result stands where it does is asked for when somebody opens it. */
const ranking = 'src/web/components/ranking'
/** What only the server says, of which pages are sent the words alone: the build refuses these files in scripts of browsers. */
const ofServer = [
  ...['businesses', 'posts', 'products', 'profiles', 'search'].map(
    (folder) => `src/web/screens/${folder}/head.server.ts`,
  ),
  'src/web/screens/products/trade-page.server.ts',
  'src/web/screens/products/documents-page.server.ts',
]
const ownProfile = [
  'BirthDateField',
  'Completeness',
  'CreateBusiness',
  'EditForm',
  'EditProblem',
  'EditScreen',
  'OwnFacts',
  'OwnProfileScreen',
  'PhoneFields',
  'Photos',
].map((part) => `src/web/screens/profiles/${part}.tsx`)

const area = (name: string, include: string[], exclude: string[] = []) => ({
  path: `src/messages/{locale}/${name}`,
  include,
  exclude,
})
const screens = (folder: string) => [`src/web/screens/${folder}`]

/** The folders of src/web/screens/console that are there. */
const consoleRooms = readdirSync(path.join(import.meta.dirname, 'src/web/screens/console'), {
  withFileTypes: true,
})
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

export default {
  sourceLocale: 'en',
  locales: ['en', 'ja', 'es', 'it', 'zh'],
  fallbackLocales: { default: 'en' },
  orderBy: 'message',
  // Values of texts are texts: see there.
  runtimeConfigModule: { Trans: [path.resolve('src/web/ui/Trans.tsx'), 'Trans'] },
  format: formatter({ lineNumbers: false, origins: false }),
  catalogs: [
    area(
      'visitors/layout',
      ['src/web/root.tsx', 'src/web/components', 'src/web/ui', 'src/web/api'],
      [
        ...insideParts,
        ...proseParts,
        ...composing,
        ...comments,
        membership,
        ranking,
        exportParts,
        secondFactor,
      ],
    ),
    // The home page names what a company's page lacks, to its own people.
    area('visitors/field-labels', [fieldLabels]),
    area('visitors/home', screens('home')),
    area('server/server', ofServer),
    area('visitors/search', screens('search'), ofServer),
    area('visitors/industries', screens('industries')),
    area('visitors/products', screens('products'), [...screens('products/manage'), ...ofServer]),
    area('visitors/profiles', screens('profiles'), [...ownProfile, ...ofServer]),
    area('visitors/businesses', screens('businesses'), [...screens('businesses/manage'), ...ofServer]),
    area('visitors/comments', comments),
    area('visitors/posts', screens('posts'), [...composing, ...ofServer]),
    area('pages/pages', [...screens('pages'), ...screens('articles'), ...proseParts]),
    area('pages/answers', screens('answers')),
    area('pages/ranking', [ranking, ...screens('ranking')]),
    area('pages/membership', [membership, ...screens('membership')]),
    area('accounts/accounts', [...screens('accounts'), exportParts, secondFactor]),
    area('accounts/session', screens('session')),
    // Visitors write there: they do not wait for what people with an account work with.
    area('accounts/contact', [...screens('contact'), ...formParts]),
    area('inside/parts', insideParts, [fieldLabels]),
    area('inside/own-profile', ownProfile),
    area('inside/composing', [...composing, ...screens('timelines')]),
    area('inside/certificates', screens('businesses/manage')),
    area('inside/product-management', screens('products/manage')),
    area('inside/management', screens('management')),
    area('inside/languages', screens('languages')),
    area('inside/company-verification', screens('verification')),
    area('inside/company-data', [...screens('company-data'), exportParts]),
    area('inside/company-keys', screens('company-keys')),
    area('inside/boosts', screens('boosts')),
    area('inside/statistics', screens('statistics')),
    area('inside/product-import', screens('product-import')),
    area('inside/company-membership', screens('company-membership')),
    area('inside/my-business', screens('my-business')),
    area('inside/team', [...screens('team'), secondFactor]),
    area('inside/notifications', screens('notifications')),
    area('inside/inquiries', screens('inquiries')),
    area('inside/social', screens('social'), [
      ...screens('social/connections'),
      ...screens('social/newsfeed'),
    ]),
    area('inside/connections', screens('social/connections')),
    area('inside/newsfeed', screens('social/newsfeed')),
    // Each room of the console has a catalogue of its own.
    area(
      'console/shell',
      screens('console'),
      consoleRooms.flatMap((room) => screens(`console/${room}`)),
    ),
    ...consoleRooms.map((room) => area(`console/${room}`, screens(`console/${room}`))),
  ],
}
