// What a storm is: what it needs, what it does while it lasts, and what it may cost others.
import type { Goals } from './storms-judge.ts'
import type { Ground, Needs, Site } from './storms-site.ts'

/** How often something happened: sent, refused, and whatever else is worth telling of this storm. */
export type Counts = Record<string, number>
export type Raging = {
  /** Ends it, or takes it back; resolves when it is over. */
  end(): Promise<Counts>
}
/** `undo`: what is to be done when its site has stopped. */
export type Prepared = Needs & { undo?: () => Promise<void> }
export type Storm = {
  name: string
  seconds: number
  goals: Goals
  /** Says why it cannot be tried here; nothing when it can. */
  hindrance?(): string | undefined
  /** What its site needs, made before it starts. */
  prepare?(ground: Ground): Promise<Prepared>
  /** Before the calm is measured: what takes long and is no storm yet. */
  ready?(site: Site): Promise<void>
  begin(site: Site): Promise<Raging>
  /** Goals of its own; what of the counts misses them, in words. */
  judge?(counts: Counts): string[]
}

/** A process of pages, calls or jobs may hold so much, in megabytes: less than its unit allows. */
const memory = 700
/** Of storms that only wait, and of those that ask for work. */
export const quiet: Goals = { p99: 2, failing: 0, memory, recovered: 10 }
export const loud: Goals = { p99: 5, failing: 0.01, memory, recovered: 10 }

export const isRoot = process.getuid?.() === 0
/** For storms that mount something. */
export const needsRoot = () => (isRoot ? undefined : 'needs root, to mount a disk')
