// In what browsers load, a limit is the number that it is: the table of them all, of which a page needs a dozen, stays behind.
import path from 'node:path'
import type { Plugin } from 'vite'
import { limits } from '../src/contract/limits.ts'

const imported = /import\s*\{[^}]*\blimits\b[^}]*\}\s*from\s*["']([^"']*\/limits\.ts)["']/
const table = path.resolve(import.meta.dirname, '../src/contract/limits.ts')
const taken = /const\s*\{([^}]*)\}\s*=\s*limits\b(?!\.)/g
const known: Readonly<Record<string, unknown>> = limits

/** The same source, of `file`, with each `limits.name` as its value, and objects of those that are taken out of it. */
export function withNumbers(code: string, file: string): string {
  const from = imported.exec(code)?.[1]
  if (from === undefined || path.resolve(path.dirname(file), from) !== table) return code
  return code
    .replace(/(?<![\w$.])limits\.(\w+)\b/g, (whole, name: string) =>
      Object.hasOwn(known, name) ? JSON.stringify(known[name]) : whole,
    )
    .replace(taken, (_, names: string) => {
      const values = names
        .split(',')
        .map((one) => one.split(':')[0]!.trim())
        .filter((name) => name !== '')
        .map((name) => `${name}:${JSON.stringify(known[name])}`)
      return `const {${names}} = {${values.join(',')}}`
    })
}

/** Rewrites what browsers load, after all texts were taken from the sources. */
export function writtenLimits(): Plugin {
  return {
    name: 'written-limits',
    enforce: 'post',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!/\.tsx?(?:$|\?)/.test(id) || !code.includes('limits')) return null
      return { code: withNumbers(code, id.replace(/\?.*/, '')), map: null }
    },
  }
}
