// npm run package: an archive, a Debian package and an image of what is committed, the same bytes each time; --prove installs and runs them.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createProgress } from '../bin/progress.mjs'
import { alone, build, install } from '../bin/steps.mjs'
import { layOut, packDebian } from './package/debian.ts'
import { archive, settleTimes, stageProgram } from './package/folders.ts'
import { layLayers, obstacleToImage, packImage } from './package/image.ts'
import { provePackages } from './package/prove.ts'
import { readRelease, type Release } from './package/release.ts'
import { root } from './report.ts'

const usage = `Usage: npm run package [-- --dirty] [-- --prove]

  makes in dist/packages: an archive with the runtime, a Debian package, an image for containers (where buildah is
  installed), and SHA256SUMS of them
  --dirty   also of a working tree with changes that are not committed
  --prove   afterwards installs each package into an emptied root, runs it there as an ordinary user behind HAProxy:
            https, pages, mail, log-in, upload, live event, export; and makes everything again in a clone to compare
            (as root; files go to a bucket where S3_ENDPOINT, S3_ACCESS_KEY and S3_SECRET_KEY name an S3 server)
`

const words = process.argv.slice(2)
if (words.some((word) => word !== '--dirty' && word !== '--prove') || process.platform !== 'linux') {
  process.stderr.write(process.platform === 'linux' ? usage : 'Packages are made on Linux.\n')
  process.exit(2)
}

const dist = path.join(root, 'dist')
const packages = path.join(dist, 'packages')
const work = path.join(dist, 'work')
const progress = createProgress()

try {
  const release = readRelease(words.includes('--dirty'))
  await makePackages(release)
  // Whoever works on in the meantime would have mixed two states.
  if (readRelease(words.includes('--dirty')).version !== release.version)
    throw new Error('The working tree was changed while it was packed: what was made is of no commit.')
  tellSizes()
  if (words.includes('--prove'))
    await provePackages({ release, packages, work, kept: path.join(dist, 'base') })
} catch (error) {
  progress.fail()
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

async function makePackages(release: Release): Promise<void> {
  await alone(progress, async () => {
    await install(progress)
    await build(progress)
  })
  rmSync(packages, { recursive: true, force: true })
  mkdirSync(packages, { recursive: true })
  const name = `millwright-${release.version}`
  const program = path.join(work, 'program')
  progress.begin('Archive')
  stageProgram(program, release)
  settleTimes(program, release.epoch)
  await archive(program, name, path.join(packages, `${name}-linux-${release.arch}.tar.zst`), release.epoch)
  progress.done('')

  progress.begin('Debian package')
  const laid = path.join(work, 'debian')
  layOut(program, laid)
  const debian = `millwright_${release.version}_${release.debianArch}.deb`
  packDebian(laid, path.join(packages, debian), release)
  progress.done('')

  progress.begin('Image')
  const obstacle = obstacleToImage()
  if (obstacle) progress.done(`none: ${obstacle}`)
  else {
    const layers = layLayers(program, path.join(work, 'layers'), path.join(dist, 'base'), release.epoch)
    await packImage(layers, path.join(packages, `${name}-linux-${release.arch}.oci.tar`), work, release)
    progress.done('')
  }
  writeSums()
}

function writeSums(): void {
  const sums = readdirSync(packages)
    .toSorted()
    .map((name) => {
      const hash = createHash('sha256')
        .update(readFileSync(path.join(packages, name)))
        .digest('hex')
      return `${hash}  ${name}\n`
    })
  writeFileSync(path.join(packages, 'SHA256SUMS'), sums.join(''))
}

function tellSizes(): void {
  for (const name of readdirSync(packages).toSorted()) {
    const bytes = statSync(path.join(packages, name)).size
    process.stdout.write(`  ${(bytes / 1e6).toFixed(1).padStart(7)} MB  dist/packages/${name}\n`)
  }
}
