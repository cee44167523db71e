// How long routes take, each asked at its own even pace, whether or not the answers before have come: a server that stops for a
// second is not asked less, and every question of that second counts.
import type { Answer, Question } from './asking.ts'

export type Route = { name: string; everyMs: number; question(at: number): Question }

/** Asks all `routes` for `ms`; answers the times of each. Throws for an answer other than 200. */
export async function latenciesOf(
  ask: (question: Question) => Promise<Answer>,
  routes: readonly Route[],
  ms: number,
): Promise<Map<string, number[]>> {
  const entries = routes.map(async ({ name, everyMs, question }) => {
    const answers: Promise<number>[] = []
    const began = performance.now()
    while (performance.now() - began < ms) {
      const due = began + answers.length * everyMs
      const early = due - performance.now()
      if (early > 0) await new Promise((resolve) => setTimeout(resolve, early))
      answers.push(timeOf(ask, question(answers.length), name))
    }
    return [name, await Promise.all(answers)] as const
  })
  return new Map(await Promise.all(entries))
}

async function timeOf(
  ask: (question: Question) => Promise<Answer>,
  question: Question,
  name: string,
): Promise<number> {
  const { status, ms, body } = await ask(question)
  if (status !== 200) throw new Error(`${name} ${question.path} answered ${status}: ${body.slice(0, 200)}`)
  return ms
}
