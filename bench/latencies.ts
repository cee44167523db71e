// How long routes take, each asked at its own even pace, whether or not the answers before have come: a server that stops for a
// second is not asked less, and every question of that second counts.
import type { Answer, Question } from './asking.ts'

export type Route = { name: string; everyMs: number; question(at: number): Question }

export type Latencies = Map<string, number[]>

/**
 * Asks all `routes` until `isOver`; answers the times of each. What is not answered with 200 is told to `onRefusal`, or
 * thrown when there is none.
 */
export async function latenciesOf(
  ask: (question: Question) => Promise<Answer>,
  routes: readonly Route[],
  isOver: () => boolean,
  onRefusal?: (name: string) => void,
): Promise<Latencies> {
  const entries = routes.map(async ({ name, everyMs, question }) => {
    const answers: Promise<number | undefined>[] = []
    const began = performance.now()
    while (!isOver()) {
      const due = began + answers.length * everyMs
      const early = due - performance.now()
      if (early > 0) await new Promise((resolve) => setTimeout(resolve, early))
      answers.push(timeOf(ask, question(answers.length), name, onRefusal))
    }
    return [name, (await Promise.all(answers)).filter((ms) => ms !== undefined)] as const
  })
  return new Map(await Promise.all(entries))
}

async function timeOf(
  ask: (question: Question) => Promise<Answer>,
  question: Question,
  name: string,
  onRefusal?: (name: string) => void,
): Promise<number | undefined> {
  if (!onRefusal) {
    const { status, ms, body } = await ask(question)
    if (status !== 200) throw new Error(`${name} ${question.path} answered ${status}: ${body.slice(0, 200)}`)
    return ms
  }
  const answer = await ask(question).catch(() => undefined)
  if (answer?.status === 200) return answer.ms
  onRefusal(name)
  return undefined
}
