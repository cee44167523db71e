// Which npm packages go along, and which of their files: the closure of what is imported, by package-lock.json, without
// anything that no program reads at run time.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { root } from '../report.ts'

/** The Node of the project for this machine, as a package. */
export const runtime = `node-${process.platform}-${process.arch}`

/** Packages whose files are read by name, not imported. */
export const readAsFiles = [
  runtime,
  'eld',
  'swagger-ui-dist',
  'country-flag-icons',
  '@embedpdf/fonts-sc',
  '@expo-google-fonts/biz-udpgothic',
]

/** Packages whose code or letters are inside the built pages, so that their licences go along; they are not installed. */
export const insidePages = [
  '@fontsource-variable/inter',
  '@tabler/icons-react',
  'isbot',
  '@react-router/node',
  'vite',
]

/** Of packages that bring much more than is read: what is. */
const only: Record<string, RegExp> = {
  [runtime]: /^bin\/node$/,
  'country-flag-icons': /^3x2\/[^/]+\.svg$/,
  '@embedpdf/fonts-sc': /^dist\/|^fonts\/NotoSansHans-(?:Regular|Bold)\.otf$/,
  '@expo-google-fonts/biz-udpgothic': /^(?:index|useFonts)\.js$|^(?:400Regular|700Bold)\//,
  'swagger-ui-dist': /^(?:swagger-ui\.css|swagger-ui-bundle\.js|index\.js|absolute-path\.js)$/,
}

/** What packages name among their dependencies and never load in a server: macros of builds, types, counting of installations. */
export const neverLoaded = /^(?:@lingui\/babel-plugin-lingui-macro|@scarf\/scarf|@types\/.*|type-fest)$/

const licence = /^(?:licen[cs]e|copying|notice|copyright|ofl|unlicense)/i
const unread =
  /\.(?:ts|tsx|mts|cts|map|flow|md|markdown|ya?ml|png|html)$|(?:^|\/)\.|(?:^|\/)tsconfig[^/]*\.json$/i
const unreadFolders =
  /^(?:tests?|__tests__|spec|bench|benchmarks?|examples?|docs?|man|coverage|fixtures|integration|samples)\/|\/__tests__\/|\.(?:test|spec)\.[cm]?js$/i

type Locked = {
  /** Where it stands under another name than its own. */
  name?: string
  version: string
  license?: string
  link?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}
/** An npm package: the name under which it is imported, its own, where it lies below the project. */
export type Module = {
  name: string
  ownName: string
  place: string
  version: string
  license: string | undefined
}

export const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>
}

/** Where `name` is found from `place`, as Node looks for it; undefined when it is nowhere. */
function placeOf(name: string, place: string): string | undefined {
  for (let from = place; ; from = from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/')))) {
    const wanted = from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`
    if (lock.packages[wanted] && existsSync(path.join(root, wanted, 'package.json'))) return wanted
    if (from === '') return undefined
  }
}

/** The packages that `names` need to run, themselves included, by their places; throws when one that is needed is not installed. */
export function closureOf(names: readonly string[]): Module[] {
  const found = new Map<string, Module>()
  const add = (name: string, from: string, isNeeded: boolean): void => {
    const place = placeOf(name, from)
    if (neverLoaded.test(name) || (!place && !isNeeded)) return
    if (!place) throw new Error(`${name}, which ${from || 'the program'} needs, is not installed.`)
    if (found.has(place)) return
    const locked = lock.packages[place]!
    if (locked.link) throw new Error(`${name} is a part of this project, and not for production.`)
    found.set(place, {
      name,
      ownName: locked.name ?? name,
      place,
      version: installedVersion(place, locked),
      license: licenceOf(place),
    })
    for (const one of Object.keys(locked.dependencies ?? {})) add(one, place, true)
    for (const one of Object.keys(locked.optionalDependencies ?? {})) add(one, place, false)
    for (const one of Object.keys(locked.peerDependencies ?? {}))
      if (!locked.peerDependenciesMeta?.[one]?.optional) add(one, place, true)
  }
  for (const name of names) add(name, '', true)
  return [...found.values()].toSorted((a, b) => (a.place < b.place ? -1 : 1))
}

type Manifest = { version: string; license?: string | { type: string } }
const manifestOf = (place: string) =>
  JSON.parse(readFileSync(path.join(root, place, 'package.json'), 'utf8')) as Manifest

function installedVersion(place: string, { version }: Locked): string {
  const there = manifestOf(place).version
  if (there !== version)
    throw new Error(`${place} is ${there}, and package-lock.json says ${version}: run npm ci.`)
  return version
}

function licenceOf(place: string): string | undefined {
  const { license } = manifestOf(place)
  return typeof license === 'object' ? license.type : license
}

/** All files of an installed package but those of packages inside it, sorted. */
function everyFileOf(place: string): string[] {
  const within = (folder: string): string[] =>
    readdirSync(path.join(root, place, folder), { withFileTypes: true }).flatMap((entry) => {
      const name = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : within(name)
      return entry.isFile() ? [name] : []
    })
  return within('').toSorted()
}

/** The licence texts of a package, by their names in it. */
export const licenceFilesOf = ({ place }: Module): string[] =>
  everyFileOf(place).filter((name) => !name.includes('/') && licence.test(name))

/** The files of a package that go along, by their names in it. */
export function filesOf(module: Module): string[] {
  const wanted = only[module.name]
  return everyFileOf(module.place).filter((name) => {
    if (name === 'package.json' || (licence.test(name) && !name.includes('/'))) return true
    if (wanted) return wanted.test(name) && !/\.(?:map|d\.ts)$/.test(name)
    return !unread.test(name) && !unreadFolders.test(name)
  })
}
