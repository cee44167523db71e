// Sizes of text, radii and colours of text come from the tokens alone, and the tokens stay few (docs/product/look.md).
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow, report, root } from './report.ts'

type Kind = {
  name: string
  property: RegExp
  /** Which tokens it may be; what is no choice of its own besides. */
  tokens: RegExp
  free: RegExp
  most: number
}

/** What stands for a picture is drawn by its own measures: monograms on the hue of an industry. */
const drawn = /(?:Picture|Placeholder|Platforms)\.module\.css$/
/** Colours that forced colours bring, and those of the parent. */
const systemColours = /^(?:inherit|currentColor|transparent|[A-Z][a-z]+(?:[A-Z][a-z]+)+)$/

const kinds: readonly Kind[] = [
  {
    name: 'sizes of text',
    property: /(?<![\w-])(?:font-size:|font:\s*\d+)\s*([^;/]+)/g,
    tokens: /^var\(--text-[a-z]+\)$/,
    free: /^inherit$/,
    most: 12,
  },
  {
    name: 'radii',
    property: /(?<![\w-])border(?:-[a-z]+)*-radius:\s*([^;]+)/g,
    tokens: /^var\(--r-[a-z]+\)$/,
    free: /^(?:0|inherit)$/,
    most: 6,
  },
  {
    name: 'colours of text',
    property: /(?<![\w-])color:\s*([^;]+)/g,
    tokens: /^var\(--[\w-]+\)$/,
    free: systemColours,
    most: 12,
  },
]

const tokens = readFileSync(path.join(root, 'src/web/styles/tokens.css'), 'utf8')
/** What a token stands for; nothing for what is none. */
const valueOf = (used: string): string | undefined => {
  const name = /^var\((--[\w-]+)\)$/.exec(used)?.[1]
  return name === undefined ? undefined : new RegExp(`${name}:\\s*([^;]+);`).exec(tokens)?.[1]
}

const findings: string[] = []
const census = kinds.map((kind) => {
  const values = new Set<string>()
  for (const file of filesBelow('src/web', /\.css$/)) {
    if (drawn.test(file) || file.endsWith('tokens.css') || file.endsWith('fonts.css')) continue
    const css = readFileSync(path.join(root, file), 'utf8').replaceAll(/\/\*.*?\*\//gs, '')
    for (const [, said = ''] of css.matchAll(kind.property)) {
      const parts = kind.name === 'radii' ? said.trim().split(/\s+/) : [said.trim()]
      for (const part of parts) {
        if (kind.free.test(part)) continue
        const value = kind.tokens.test(part) ? valueOf(part) : undefined
        if (value === undefined) findings.push(`${file}: ${part} is no token (${kind.name})`)
        else values.add(value)
      }
    }
  }
  if (values.size > kind.most)
    findings.push(`${values.size} ${kind.name}, at most ${kind.most}: ${[...values].join(', ')}`)
  return `${values.size} ${kind.name}`
})

report(findings, census.join(', '))
