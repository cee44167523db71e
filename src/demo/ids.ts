// Ids of companies and people by their index, for rows that point at them.
import { idOf } from './facts/ids.ts'
import { outlineOf } from './facts/outline.ts'
import { personAt } from './facts/people.ts'
import type { World } from './facts/world.ts'

export type Ids = { company(i: number): string; person(k: number): string }

/** Ids as the facts give them. People are few and met often, so theirs are remembered; companies are many and are not. */
export function idsOf(world: World): Ids {
  const people: string[] = []
  return {
    company: (i) => idOf(world.seed, outlineOf(world, i).createdAt, i),
    person: (k) => (people[k] ??= personAt(world, k).id),
  }
}

/** The same for what meets companies as often as people. */
export function rememberedIDs(world: World): Ids {
  const { company, person } = idsOf(world)
  const companies: string[] = []
  return { company: (i) => (companies[i] ??= company(i)), person }
}
