// What a registry of npm knows against packages: asked for as `npm audit` asks, all of them at once.
import * as z from 'zod'

/** Names with the versions that are used. */
export type Asked = Record<string, string[]>

const Advisory = z.object({
  url: z.string(),
  title: z.string(),
  severity: z.string(),
  vulnerable_versions: z.string(),
})
const Answer = z.record(z.string(), z.array(Advisory))

export type Advisory = z.infer<typeof Advisory> & { package: string }

const waitMs = 30_000
const answerMax = 5 * 1024 * 1024

/** The advisories about `asked`; why nothing is known where the registry does not answer, or not with advisories. */
export async function advisoriesOf(
  registry: string,
  asked: Asked,
): Promise<{ advisories: Advisory[] } | { silent: string }> {
  try {
    const place = new URL('-/npm/v1/security/advisories/bulk', registry.replace(/\/?$/, '/'))
    const response = await fetch(place, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(asked),
      signal: AbortSignal.timeout(waitMs),
    })
    if (!response.ok) return { silent: `status ${response.status}` }
    const text = await response.text()
    if (text.length > answerMax) return { silent: 'an answer that is too long' }
    const answer = Answer.safeParse(JSON.parse(text))
    if (!answer.success) return { silent: 'an answer without advisories' }
    return {
      advisories: Object.entries(answer.data).flatMap(([name, of]) =>
        of.map((advisory) => ({ ...advisory, package: name })),
      ),
    }
  } catch (error) {
    const { cause, message } = error as Error
    return { silent: cause instanceof Error ? cause.message || message : message }
  }
}
