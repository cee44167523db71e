// A browser for the journeys: the one that is there, or Debian's, installed by root or unpacked below the data folder by anyone else.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { run, StepError, tail } from './steps.mjs'

/** Chromium without windows of its own first: a journey's fresh profile costs it a quarter of the time (decision 23). */
const shell = 'chromium-headless-shell'
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** Letters for Japanese: without them every screenshot shows boxes. */
const letters = 'fonts-noto-cjk'
const isRoot = process.getuid?.() === 0

/**
 * Answers { env: { CHROMIUM_PATH, … } } of a browser that starts; installs one when there is none. `data` is the data folder;
 * `system: false` looks past the machine's own browsers, `status` is dpkg's list of what the machine has.
 */
export async function findOrInstallChromium(
  progress,
  data,
  { system = true, status = '/var/lib/dpkg/status' } = {},
) {
  progress.begin('Chromium')
  const folder = path.join(data, 'chromium')
  const found = (system ? findOnMachine() : undefined) ?? ownBrowser(folder)
  if (found && (!canInstall() || hasJapanese(found, folder))) return ready(progress, found, folder)

  if (!canInstall()) throw new StepError(byHand())
  if (isRoot && system) await installForAll(progress, found)
  else await unpackBelow(progress, folder, found, status)
  const installed = (system ? findOnMachine() : undefined) ?? ownBrowser(folder)
  if (!installed) throw new StepError(byHand())
  return ready(progress, installed, folder)
}

function byHand() {
  return `No Chromium was found. Install one, on Debian or Ubuntu with
  sudo apt-get install -y --no-install-recommends chromium ${letters}
or give the program of one with CHROMIUM_PATH.`
}

const canInstall = () => process.platform === 'linux' && onPath('apt-get') && onPath('dpkg-deb')

function findOnMachine() {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (!fs.existsSync(given)) throw new StepError(`CHROMIUM_PATH: there is no program ${given}.`)
    return given
  }
  return names.map(onPath).find(Boolean)
}

function onPath(name) {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter(Boolean)
    .map((folder) => path.join(folder, name))
    .find((file) => fs.existsSync(file))
}

function ownBrowser(folder) {
  const file = path.join(folder, 'chromium')
  return fs.existsSync(file) ? file : undefined
}

/** Whether Japanese can be drawn; a machine without fontconfig is trusted. */
function hasJapanese(browser, folder) {
  if (fs.existsSync(path.join(folder, 'root', 'usr', 'share', 'fonts', 'opentype', 'noto'))) return true
  if (browser === path.join(folder, 'chromium')) return false
  const listed = spawnSync('fc-list', [':lang=ja', 'file'], { encoding: 'utf8' })
  return listed.error !== undefined || listed.stdout.trim() !== ''
}

/** Starts it once: a browser that lacks a library is found out here and not in the middle of a journey. */
async function ready(progress, browser, folder) {
  const env = { CHROMIUM_PATH: browser }
  const config = path.join(folder, 'fonts.conf')
  if (fs.existsSync(config)) env.FONTCONFIG_FILE = config
  const args = ['--headless', '--no-sandbox', '--disable-gpu', '--version']
  const { code, output } = await run(browser, args, { env: { ...process.env, ...env } })
  if (code !== 0) throw new StepError(`${browser} does not start:\n${tail(output, 15)}\n\n${byHand()}`)
  progress.done(tail(output.trim(), 1))
  return { env }
}

async function must(command, args, what, onOutput) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' }
  const { code, output } = await run(command, args, { env, onOutput })
  if (code !== 0) throw new StepError(`${what} failed:\n${tail(output, 15)}\n\n${byHand()}`)
  return output
}

/** What is to be installed: the browser as `own` package lists have it, when there is none, and the letters. */
async function wantedFrom(own, found) {
  if (found) return [letters]
  const { code } = await run('apt-cache', [...own, 'show', '--no-all-versions', shell])
  return [code === 0 ? shell : 'chromium', letters]
}

async function installForAll(progress, found) {
  progress.tell('apt-get update')
  await must('apt-get', ['update'], 'apt-get update')
  progress.tell('apt-get install')
  const wanted = await wantedFrom([], found)
  await must('apt-get', ['install', '-y', '--no-install-recommends', ...wanted], 'apt-get install', (text) =>
    progress.tell(`apt-get: ${lastWords(text)}`),
  )
}

/** As an ordinary user: apt-get with lists and archives of its own fetches what the machine lacks, and it is unpacked beside the data. */
async function unpackBelow(progress, folder, found, status) {
  const place = (...names) => {
    const made = path.join(folder, ...names)
    fs.mkdirSync(made, { recursive: true })
    return made
  }
  const state = place('apt', 'state')
  const cache = place('apt', 'cache')
  place('apt', 'state', 'lists', 'partial')
  place('apt', 'cache', 'archives', 'partial')
  const own = [
    `Dir::State=${state}`,
    `Dir::State::Lists=${path.join(state, 'lists')}`,
    `Dir::State::status=${status}`,
    `Dir::Cache=${cache}`,
    `Dir::Log=${place('apt', 'log')}`,
    'Debug::NoLocking=1',
    'APT::Sandbox::User=',
    // Hooks of the machine would write where this user may not.
    'APT::Update::Post-Invoke=',
    'APT::Update::Post-Invoke-Success=',
    'DPkg::Post-Invoke=',
  ].flatMap((option) => ['-o', option])

  progress.tell('reading the package lists')
  await must('apt-get', [...own, 'update'], 'apt-get update')
  progress.tell('downloading packages')
  const wanted = await wantedFrom(own, found)
  await must(
    'apt-get',
    [...own, 'install', '-y', '--no-install-recommends', '--download-only', '--reinstall', ...wanted],
    'Downloading the packages',
    (text) => progress.tell(`downloading: ${lastWords(text)}`),
  )

  const archives = fs
    .readdirSync(path.join(cache, 'archives'))
    .filter((name) => name.endsWith('.deb'))
    .map((name) => path.join(cache, 'archives', name))
  const root = place('root')
  for (const archive of archives) {
    progress.tell(`unpacking ${path.basename(archive).split('_')[0]}`)
    await must('dpkg-deb', ['-x', archive, root], `Unpacking ${archive}`)
  }
  writeFontSettings(folder, root)
  if (!found) writeStarter(folder, root)
  fs.rmSync(path.join(folder, 'apt'), { recursive: true, force: true })
}

function writeFontSettings(folder, root) {
  fs.writeFileSync(
    path.join(folder, 'fonts.conf'),
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${path.join(root, 'usr/share/fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <cachedir>${path.join(folder, 'font-cache')}</cachedir>
</fontconfig>
`,
  )
}

/** A small program that starts the unpacked browser with its own libraries. */
function writeStarter(folder, root) {
  const programs = path.join(root, 'usr/lib/chromium')
  const program = [shell, 'chromium']
    .map((name) => path.join(programs, name))
    .find((file) => fs.existsSync(file))
  const libraries = ['usr/lib', 'lib']
    .map((name) => path.join(root, name))
    .flatMap((lib) => subfoldersWithLibraries(lib))
  fs.writeFileSync(
    path.join(folder, 'chromium'),
    `#!/bin/sh
export LD_LIBRARY_PATH="${libraries.join(':')}\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_FILE="${path.join(folder, 'fonts.conf')}"
exec "${program}" "$@"
`,
    { mode: 0o755 },
  )
}

function subfoldersWithLibraries(folder) {
  if (!fs.existsSync(folder)) return []
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && /\.so(\.|$)/.test(entry.name))
    .map((entry) => entry.parentPath ?? entry.path)
    .filter((place, at, all) => all.indexOf(place) === at)
    .filter((place) => !path.relative(folder, place).startsWith('chromium'))
}

const lastWords = (text) => (text.trim().split('\n').at(-1) ?? '').slice(0, 70)
