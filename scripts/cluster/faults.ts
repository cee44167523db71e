// Faults by name, on a node that is meant by its name, as leader or as standby; `heal` takes all of them back.
import { empty, fill, hasten, slow } from './disks.ts'
import { nodeMeant, untilWhole, type Member } from './members.ts'
import { setLink } from './network.ts'
import { nodeNames, type Cluster, type NodeName } from './plan.ts'
import { processesOf, signal } from './processes.ts'
import { startFront, startNode } from './run.ts'

type Fault = { what: string; make(cluster: Cluster, node: NodeName): void | Promise<void> }

const pidsOf = ({ folder }: Cluster, node: NodeName, which?: (words: string) => boolean) =>
  processesOf(folder, node, which).map(({ pid }) => pid)

function kill(cluster: Cluster, node: NodeName, which: RegExp): void {
  if (
    signal(
      pidsOf(cluster, node, (words) => which.test(words)),
      'SIGKILL',
    ) === 0
  )
    throw new Error(`Nothing of that runs on ${node}.`)
}

export const faults: Readonly<Record<string, Fault>> = {
  kill: {
    what: 'everything on the node is killed, and stays dead until it is healed',
    make: (cluster, node) => void signal(pidsOf(cluster, node), 'SIGKILL'),
  },
  stop: {
    what: 'everything on the node stands still, as a machine that hangs',
    make: (cluster, node) => void signal(pidsOf(cluster, node), 'SIGSTOP'),
  },
  partition: {
    what: 'the node reaches nobody, and nobody it',
    make: (cluster, node) => setLink(cluster, node, 'down'),
  },
  'full-disk': { what: 'nothing is free on the disk of its database', make: fill },
  'slow-disk': { what: 'its disk writes in a fifth of the time only', make: slow },
  'kill-postgres': {
    what: 'PostgreSQL is killed; Patroni decides who goes on',
    make: (cluster, node) => kill(cluster, node, /bin\/postgres -D/),
  },
  'kill-etcd': {
    what: 'the member of etcd is killed, and comes back after a second',
    make: (cluster, node) => kill(cluster, node, /^\S*etcd /),
  },
  'kill-pooler': {
    what: 'PgBouncer is killed, and comes back after a second',
    make: (cluster, node) => kill(cluster, node, /^\S*pgbouncer /),
  },
  switch: {
    what: 'another one leads, as planned',
    make: switchOver,
  },
}

async function switchOver({ addresses, passwords }: Cluster, node: NodeName): Promise<void> {
  const answer = await fetch(`http://${addresses[node]}:8008/switchover`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`patroni:${passwords.patroni}`).toString('base64')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ leader: node }),
  })
  if (!answer.ok) throw new Error(`Patroni refused: ${await answer.text()}`)
}

/** Makes a fault; answers on which node. */
export async function makeFault(cluster: Cluster, name: string, meant: string): Promise<NodeName> {
  const fault = faults[name]
  if (!fault) throw new Error(`There is no fault ${name}: ${Object.keys(faults).join(', ')}.`)
  const node = await nodeMeant(cluster, meant)
  await fault.make(cluster, node)
  return node
}

/** Lets whoever stands still go on. */
export const goOn = (cluster: Cluster, node: NodeName): void => void signal(pidsOf(cluster, node), 'SIGCONT')

/** Takes back every fault and waits until the cluster is whole. */
export async function heal(cluster: Cluster, withinMs = 120_000): Promise<Member[]> {
  for (const node of nodeNames) {
    goOn(cluster, node)
    if (cluster.network === 'namespaces') setLink(cluster, node, 'up')
    hasten(cluster, node)
    empty(cluster, node)
    startNode(cluster, node)
  }
  startFront(cluster)
  return untilWhole(cluster, withinMs)
}
