// The bill of materials (CycloneDX), made by npm of what goes along, without anything that differs between two builds.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { licenceOf } from './licences.ts'
import { insidePages, lock, neverLoaded, runtime, type Module } from './modules.ts'
import type { Release } from './release.ts'

type Component = {
  'bom-ref': string
  type: string
  name: string
  version: string
  purl: string
  scope?: string
  licenses?: unknown[]
  properties?: { name: string; value: string }[]
}
export type Bill = {
  serialNumber?: string
  metadata: Record<string, unknown>
  components: Component[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

/** A lock file that holds `modules` and nothing else, for npm to read. */
function lockOf(modules: readonly Module[]): object {
  const names = new Set(modules.map(({ name }) => name))
  const places = new Set(modules.map(({ place }) => place))
  const kept = (wanted: Record<string, string> = {}) =>
    Object.fromEntries(Object.entries(wanted).filter(([name]) => names.has(name) && !neverLoaded.test(name)))
  const packages = modules.map(({ name, place }) => {
    // Also asked for by development packages, it would count as one of them.
    const entry = Object.fromEntries(
      Object.entries(lock.packages[place]!).filter(
        ([key]) => !/^(?:dev|devOptional|optional|peer)$/.test(key),
      ),
    )
    const { dependencies, optionalDependencies, peerDependencies } = lock.packages[place]!
    const isInside = insidePages.includes(name)
    return [
      place,
      {
        ...entry,
        dependencies: isInside ? {} : kept(dependencies),
        optionalDependencies: isInside ? {} : kept(optionalDependencies),
        peerDependencies: isInside ? {} : kept(peerDependencies),
      },
    ]
  })
  const own = { name: 'millwright', version: '0.0.0', dependencies: rootsOf(places) }
  return { ...own, lockfileVersion: 3, packages: { '': own, ...Object.fromEntries(packages) } }
}

/** What stands at the top of node_modules, each in its version. */
const rootsOf = (places: ReadonlySet<string>) =>
  Object.fromEntries(
    [...places]
      .filter((place) => place.lastIndexOf('node_modules/') === 0)
      .map((place) => {
        const { name, version } = lock.packages[place]!
        return [place.slice('node_modules/'.length), name ? `npm:${name}@${version}` : version]
      }),
  )

/** npm's bill of `modules`. */
function billOf(modules: readonly Module[]): Bill {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'millwright-bill-'))
  try {
    const own = {
      name: 'millwright',
      version: '0.0.0',
      dependencies: rootsOf(new Set(modules.map((m) => m.place))),
    }
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify(own))
    writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(lockOf(modules)))
    return JSON.parse(
      execFileSync('npm', ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--offline'], {
        cwd: folder,
        encoding: 'utf8',
        maxBuffer: 2 ** 28,
        // Asked under an npm script, npm would read that one's settings as its own.
        env: Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name))),
      }),
    ) as Bill
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * The bill of `modules` with what runs them; throws when npm leaves one out. Those whose code is inside the built pages say so.
 */
export function billOfMaterials(modules: readonly Module[], release: Release): Bill {
  const whole = billOf(modules)
  const wanted = new Map(modules.map((module) => [`${module.ownName}@${module.version}`, module]))
  const components = whole.components.map((component) => placed(component, wanted.get(component['bom-ref'])!))
  const there = new Set(components.map((component) => component['bom-ref']))
  const missing = [...wanted.keys()].filter((ref) => !there.has(ref))
  if (missing.length > 0) throw new Error(`npm's bill of materials has no ${missing.join(', ')}.`)

  const program = `millwright@${release.version}`
  const asked = components.filter(({ name }) => lock.packages['']?.dependencies?.[name])
  const node = nodeItself()
  const bill = {
    ...whole,
    metadata: {
      timestamp: release.madeAt,
      component: {
        'bom-ref': program,
        type: 'application',
        name: 'millwright',
        version: release.version,
        licenses: [{ license: { id: 'MIT' } }],
        properties: [{ name: 'millwright:commit', value: release.commit }],
      },
    },
    components: [...components, node],
    dependencies: [
      { ref: program, dependsOn: [...asked.map((one) => one['bom-ref']), node['bom-ref']] },
      ...whole.dependencies.filter(({ ref }) => there.has(ref)),
    ],
  }
  delete (bill as Bill).serialNumber
  const hash = createHash('sha256').update(JSON.stringify(bill)).digest('hex')
  return { ...bill, serialNumber: `urn:uuid:${asUuid(hash)}` }
}

function placed(component: Component, module: Module): Component {
  const isInside = insidePages.includes(module.name)
  const value = isInside ? 'inside build/client and build/server' : module.place
  // npm leaves out the licence of what names none in the lock file.
  const licenses = component.licenses ?? [{ license: { id: licenceOf(module) } }]
  return { ...component, scope: 'required', licenses, properties: [{ name: 'millwright:place', value }] }
}

/** Node, by the name under which advisories know it. */
function nodeItself(): Component {
  const { version } = lock.packages[`node_modules/${runtime}`]!
  return {
    'bom-ref': `node@${version}`,
    type: 'platform',
    name: 'node',
    version,
    purl: `pkg:generic/node@${version}`,
    licenses: [{ license: { id: 'MIT' } }],
  }
}

/** A UUID (version 8: of one's own making) of the first digits of a hash. */
const asUuid = (hash: string) =>
  [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-')
