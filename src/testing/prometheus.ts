// The text of /metrics as Prometheus reads it (exposition format 0.0.4), strictly: what it would refuse throws.

export type Sample = { name: string; labels: Record<string, string>; value: number }
export type Family = { type: string; samples: Sample[] }

const sampleLine = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (Na[Nn]|[+-]Inf|[-+\d.eE]+)$/
const labelPair = /([a-zA-Z_]\w*)="((?:\\[\\n"]|[^\\"\n])*)"(?:,|$)/y
const types = ['counter', 'gauge', 'histogram', 'summary', 'untyped']

/** Every family by its name. Throws for lines of no kind, samples before their type or of another family, and labels that cannot be read. */
export function readPrometheus(text: string): Map<string, Family> {
  const families = new Map<string, Family>()
  if (!text.endsWith('\n')) throw new Error('the last line has no end')
  let last: { name: string; family: Family } | undefined
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('# HELP ')) continue
    const typed = /^# TYPE (\S+) (\S+)$/.exec(line)
    if (typed) {
      const [, name = '', type = ''] = typed
      if (!types.includes(type) || families.has(name)) throw new Error(`no type, or told twice: ${line}`)
      last = { name, family: { type, samples: [] } }
      families.set(name, last.family)
      continue
    }
    const sample = sampleOf(line)
    if (!last || !belongs(sample.name, last.name, last.family.type)) throw new Error(`of no family: ${line}`)
    last.family.samples.push(sample)
  }
  return families
}

function belongs(name: string, family: string, type: string): boolean {
  if (type === 'histogram') return [`${family}_bucket`, `${family}_sum`, `${family}_count`].includes(name)
  if (type === 'summary') return [family, `${family}_sum`, `${family}_count`].includes(name)
  return name === family
}

function sampleOf(line: string): Sample {
  const [whole, name = '', inner = '', value = ''] = sampleLine.exec(line) ?? []
  if (whole === undefined) throw new Error(`no sample: ${line}`)
  const labels: Record<string, string> = {}
  labelPair.lastIndex = 0
  while (labelPair.lastIndex < inner.length) {
    const pair = labelPair.exec(inner)
    if (!pair || Object.hasOwn(labels, pair[1]!)) throw new Error(`labels that cannot be read: ${line}`)
    labels[pair[1]!] = pair[2]!
  }
  return { name, labels, value: Number(value.replace('Inf', 'Infinity')) }
}
