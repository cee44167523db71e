// Who of a cluster is what, as Patroni tells.
import { nodeNames, type Cluster, type NodeName } from './plan.ts'

export type Member = { name: NodeName; role: string; state: string; lag?: number | string; timeline?: number }

const answerMs = 1_500

/** The members as one of the nodes knows them; undefined when none answers. Whoever says that they lead is asked first. */
export async function membersOf({ addresses }: Cluster): Promise<Member[] | undefined> {
  const told = await Promise.all(
    nodeNames.map(async (node) => {
      try {
        const answer = await fetch(`http://${addresses[node]}:8008/cluster`, {
          signal: AbortSignal.timeout(answerMs),
        })
        return { node, members: ((await answer.json()) as { members: Member[] }).members }
      } catch {
        return undefined
      }
    }),
  )
  const known = told.filter((one) => one !== undefined)
  const own = known.find(({ node, members }) => leaderAmong(members)?.name === node)
  return (own ?? known[0])?.members
}

export const leaderAmong = (members: readonly Member[]): Member | undefined =>
  members.find(({ role, state }) => (role === 'leader' || role === 'master') && state === 'running')

/** Whether one leads, one follows it synchronously, and all three run. */
export function isWhole(members: readonly Member[]): boolean {
  const runs = members.filter(({ state }) => state === 'running' || state === 'streaming')
  return (
    runs.length === nodeNames.length &&
    leaderAmong(members) !== undefined &&
    members.some(({ role }) => role === 'sync_standby')
  )
}

/** The node that is meant: by its name, `leader`, or `standby`, which the leader waits for. Throws when there is none now. */
export async function nodeMeant(cluster: Cluster, meant: string): Promise<NodeName> {
  const named = nodeNames.find((name) => name === meant)
  if (named) return named
  const members = (await membersOf(cluster)) ?? []
  const found =
    meant === 'leader' ? leaderAmong(members) : members.find(({ role }) => role === 'sync_standby')
  if (!found) throw new Error(`There is no ${meant} now.`)
  return found.name
}

/** Until all is well; throws with what is known when it is not in time. */
export async function untilWhole(cluster: Cluster, withinMs: number): Promise<Member[]> {
  const end = Date.now() + withinMs
  for (;;) {
    const members = (await membersOf(cluster)) ?? []
    if (isWhole(members)) return members
    if (Date.now() > end)
      throw new Error(
        `The cluster is not whole: ${JSON.stringify(members)}. Its logs are in ${cluster.folder}.`,
      )
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
}
