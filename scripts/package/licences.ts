// The licences of all that goes along, as one text; refuses what is not on the list, or has no text.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../report.ts'
import { licenceFilesOf, type Module } from './modules.ts'

/** Licences under which something may go along with a program under MIT; LGPL for libraries that are loaded as they are. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
])

/** Packages whose package.json names no licence, by what their text says. */
const readByUs: Record<string, string> = { 'png-js': 'MIT' }

/** What a package stands under, as an expression of SPDX. */
export const licenceOf = ({ name, license }: Pick<Module, 'name' | 'license'>): string =>
  license ?? readByUs[name] ?? 'unknown'

/** Whether something under this expression of SPDX may go along. */
export function isAllowed(expression: string): boolean {
  const inside = expression.replaceAll(/[()]/g, ' ')
  const every = inside.split(/\sAND\s/).map((part) => part.split(/\sOR\s/))
  // Brackets matter only where both words stand; such an expression is read as if all were asked for.
  const isMixed = / AND /.test(inside) && / OR /.test(inside)
  return every.every((one) => {
    const names = one.map((name) => allowed.has(name.trim()))
    return isMixed ? names.every(Boolean) : names.some(Boolean)
  })
}

/** One text with each package, its licence and its words; throws naming every package that may not go along. */
export function licencesText(modules: readonly Module[]): string {
  const refused = modules.filter((module) => !isAllowed(licenceOf(module)))
  if (refused.length > 0)
    throw new Error(
      `Not on the list of licences (scripts/package/licences.ts): ${refused
        .map((module) => `${module.name} ${module.version}, ${licenceOf(module)}`)
        .join('; ')}.`,
    )
  const parts = modules.map(
    (module) => `${module.ownName} ${module.version}\nLicence: ${licenceOf(module)}\n\n${textOf(module)}`,
  )
  const line = '='.repeat(80)
  return [`What Millwright brings along, with the licences of each.\n`, ...parts].join(`\n${line}\n\n`)
}

function textOf(module: Module): string {
  const files = licenceFilesOf(module)
  const read = (name: string) => readFileSync(path.join(root, module.place, name), 'utf8').trim()
  if (files.length > 0) return `${files.map(read).join('\n\n')}\n`
  const license = licenceOf(module)
  const standard = path.join(root, 'deploy/licences', `${license}.txt`)
  if (!existsSync(standard))
    throw new Error(`${module.name} brings no text of its licence: put that of ${license} at ${standard}.`)
  const words = [
    'The package brings no file with its licence; it says:',
    authorsOf(module),
    aboutLicence(module),
    readFileSync(standard, 'utf8').trim(),
  ]
  return `${words.filter(Boolean).join('\n\n')}\n`
}

function authorsOf({ place }: Module): string {
  const { author, contributors = [] } = JSON.parse(
    readFileSync(path.join(root, place, 'package.json'), 'utf8'),
  ) as { author?: unknown; contributors?: unknown[] }
  const names = [author, ...contributors].filter(Boolean).map((one) => {
    const { name } = one as { name?: string }
    return typeof one === 'string' ? one : name
  })
  return names.length > 0 ? `Copyright ${names.join(', ')}` : ''
}

/** What the page of a package says about its licence, from that heading to the next of its kind. */
function aboutLicence({ place }: Module): string {
  const page = path.join(root, place, 'README.md')
  if (!existsSync(page)) return ''
  const [, ...parts] = readFileSync(page, 'utf8').split(/^(?=#{1,3} )/m)
  return parts
    .filter((part) => /^#+ .*licen[cs]/i.test(part))
    .join('')
    .trim()
}
