// What a proof found, step by step, and the table at its end.

/** What was found about one package: a few words for each step, in order. */
export type Findings = { name: string; steps: Map<string, string> }

/** Does a step, tells its finding at once and keeps it; a failure names the step. */
export async function step(
  findings: Findings,
  name: string,
  act: () => string | Promise<string>,
): Promise<void> {
  let said: string
  try {
    said = await act()
  } catch (error) {
    throw new Error(`${findings.name}, ${name}: ${(error as Error).message}`, { cause: error })
  }
  findings.steps.set(name, said)
  process.stdout.write(`  ${findings.name}: ${name}: ${said}\n`)
}

/** A line for each step, a column for each package. */
export function tableOf(all: readonly Findings[]): string {
  const names = [...new Set(all.flatMap(({ steps }) => [...steps.keys()]))]
  const lines = [
    ['', ...all.map(({ name }) => name)],
    ...names.map((name) => [name, ...all.map(({ steps }) => steps.get(name) ?? '–')]),
  ]
  const widths = lines[0]!.map((_, at) => Math.max(...lines.map((line) => line[at]!.length)))
  return lines
    .map((line) => `  ${line.map((text, at) => text.padEnd(widths[at]!)).join('  ')}`.trimEnd())
    .join('\n')
}
