// Others within a storm: each route asked at its own even pace, whether or not the answers before have come.
import { askerOf, newAddress, type Question } from './asking.ts'
import { firstBusinesses, unseen } from './addresses.ts'
import type { People } from './operation-people.ts'
import type { Sample } from './storms-judge.ts'

type Route = { name: string; everyMs: number; question(at: number): Question }

/** Kept pages, pages that are made for who asks, calls of visitors and of people, and a file. */
export async function othersRoutes(origin: string, people: People): Promise<Route[]> {
  const companies = await firstBusinesses(origin, 20)
  const company = (at: number) => companies[at % companies.length]!.address
  const html = { accept: 'text/html' }
  const person = (at: number) => people.all[at % people.all.length]!
  return [
    { name: 'kept page', everyMs: 50, question: () => ({ path: '/', headers: html }) },
    {
      name: 'page made anew',
      everyMs: 250,
      question: (at) => ({ path: unseen(company(at)), headers: html }),
    },
    { name: 'edition call', everyMs: 50, question: () => ({ path: '/api/edition' }) },
    {
      name: 'search call',
      everyMs: 200,
      question: () => ({ method: 'POST', path: '/api/search/business', body: { textQuery: 'bearing' } }),
    },
    {
      name: 'own page',
      everyMs: 500,
      question: (at) => ({ path: '/', headers: { ...person(at).browsing(), ...html } }),
    },
  ]
}

export type Others = {
  samples(): readonly Sample[]
  /** Resolves when all that was asked is answered. */
  end(): Promise<void>
}

/** Asks `routes` at `origin` from now on, each request from another address; what is not answered by 200 has failed. */
export function askForOthers(origin: string, routes: readonly Route[]): Others {
  const { ask, close } = askerOf(origin)
  const samples: Sample[] = []
  const underway = new Set<Promise<void>>()
  const askOnce = async ({ name, question }: Route, number: number, at: number) => {
    const answer = await ask({ from: newAddress(), ...question(number) }).catch(() => undefined)
    samples.push({ route: name, at, ms: answer?.status === 200 ? answer.ms : undefined })
  }
  const timers = routes.map((route) => {
    let number = 0
    return setInterval(() => {
      const one: Promise<void> = askOnce(route, number++, Date.now()).finally(() => underway.delete(one))
      underway.add(one)
    }, route.everyMs)
  })
  return {
    samples: () => samples,
    async end() {
      timers.forEach((timer) => clearInterval(timer))
      await Promise.all(underway)
      close()
    },
  }
}
