// The OCI image, made by Debian's buildah in three layers: Debian, the npm packages with the runtime, the program.
import { chmodSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { archive, linkedCopy, put, runTool, settleTimes } from './folders.ts'
import { imageUser, layBase } from './base.ts'
import type { Release } from './release.ts'

const buildah = process.env['BUILDAH'] || 'buildah'

/** Why no image can be made on this machine; undefined when one can. */
export function obstacleToImage(): string | undefined {
  try {
    runTool(buildah, ['--version'])
    return undefined
  } catch {
    return 'buildah is not installed here (apt-get install buildah, or BUILDAH=/place/of/it)'
  }
}

/** A name for registries, which know no plus sign. */
export const tagOf = ({ version }: Release): string => version.replaceAll('+', '-')

/** Lays out what each layer adds, below `to`; `program` is the staged folder. Answers the folders in their order. */
export function layLayers(program: string, to: string, kept: string, epoch: number): string[] {
  rmSync(to, { recursive: true, force: true })
  const [base, modules, own] = ['base', 'modules', 'program'].map((name) => path.join(to, name)) as [
    string,
    string,
    string,
  ]
  layBase(base, kept)
  const inModules = path.join(modules, 'usr/lib/millwright')
  const inOwn = path.join(own, 'usr/lib/millwright')
  mkdirSync(inModules, { recursive: true })
  linkedCopy(program, inOwn)
  renameSync(path.join(inOwn, 'node_modules'), path.join(inModules, 'node_modules'))
  put(path.join(own, 'usr/bin/millwright'), '#!/bin/sh\nexec /usr/lib/millwright/bin/millwright "$@"\n', true)
  for (const folder of [base, modules, own]) settleTimes(folder, epoch)
  chmodSync(path.join(base, 'tmp'), 0o1777)
  return [base, modules, own]
}

/** Makes the image of `layers` as the archive `to`, working below `work`. */
export async function packImage(layers: string[], to: string, work: string, release: Release): Promise<void> {
  const store = path.join(work, 'store')
  const policy = path.join(work, 'policy.json')
  rmSync(store, { recursive: true, force: true })
  put(policy, '{"default":[{"type":"insecureAcceptAnything"}]}\n')
  const run = (command: string, ...words: string[]) =>
    runTool(buildah, [
      '--root',
      path.join(store, 'root'),
      '--runroot',
      path.join(store, 'run'),
      '--storage-driver',
      'vfs',
      command,
      ...words,
    ])
  const commit = (container: string, image: string) =>
    run(
      'commit',
      '--quiet',
      '--disable-compression=false',
      '--format',
      'oci',
      '--timestamp',
      String(release.epoch),
      '--signature-policy',
      policy,
      container,
      image,
    )

  const layout = path.join(work, 'image')
  rmSync(layout, { recursive: true, force: true })
  let before = 'scratch'
  for (const [at, folder] of layers.entries()) {
    const isLast = at === layers.length - 1
    const container = run('from', '--quiet', '--pull-never', '--signature-policy', policy, before)
    run('copy', '--quiet', '--chown', '0:0', container, folder, '/')
    if (isLast) run('config', ...configOf(release), container)
    before = isLast ? `oci:${layout}:millwright:${tagOf(release)}` : `localhost/millwright-${at}`
    commit(container, before)
    run('rm', container)
  }
  rmSync(store, { recursive: true, force: true })
  if (!existsSync(path.join(layout, 'index.json'))) throw new Error('buildah made no image.')
  settleTimes(layout, release.epoch)
  await archive(layout, '.', to, release.epoch)
}

/** How a container of the image runs. */
const configOf = ({ version, commit, madeAt, arch }: Release): string[] => [
  '--arch',
  arch === 'x64' ? 'amd64' : arch,
  '--os',
  'linux',
  '--user',
  `${imageUser}:${imageUser}`,
  '--workingdir',
  '/usr/lib/millwright',
  '--env',
  'HOST=0.0.0.0',
  '--env',
  'PORT=3000',
  '--port',
  '3000/tcp',
  '--volume',
  '/var/lib/millwright',
  '--stop-signal',
  'SIGTERM',
  '--entrypoint',
  '["/usr/lib/millwright/bin/millwright"]',
  '--cmd',
  'all',
  ...[
    `org.opencontainers.image.title=Millwright`,
    `org.opencontainers.image.version=${version}`,
    `org.opencontainers.image.revision=${commit}`,
    `org.opencontainers.image.created=${madeAt}`,
    `org.opencontainers.image.licenses=MIT`,
  ].flatMap((label) => ['--annotation', label]),
]
