// What people were called before they called themselves otherwise (decision 96).
import type { UserFace } from './public.ts'

export type PastNames = {
  /** As the person was called at a moment; undefined when it is as they are called now. */
  at(userID: string, moment: Date): string | undefined
  /** All that ended after a moment, oldest first. */
  since(userID: string, moment: Date): { name: string; until: Date }[]
}

export const noPastNames: PastNames = { at: () => undefined, since: () => [] }

/** Of people who are there, and were asked for with their past names. */
export function pastNamesOf(faces: ReadonlyMap<string, UserFace>): PastNames {
  const since = (userID: string, moment: Date) =>
    (faces.get(userID)?.past ?? []).filter(({ until }) => until > moment)
  return { since, at: (userID, moment) => since(userID, moment)[0]?.name }
}
