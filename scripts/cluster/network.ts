// A network for each node, which can be cut: namespaces of Linux behind a bridge. Root alone may make them.
import { runTool } from '../package/folders.ts'
import { nodeNames, type Cluster, type NodeName } from './plan.ts'

const bridge = 'mwc'
const linkOf = (node: NodeName) => `${bridge}-${node}`
const spaceOf = linkOf
const ip = (...words: string[]) => runTool('ip', words)
const there = (kind: 'link' | 'netns', name: string) =>
  kind === 'link'
    ? ip('-o', 'link').includes(` ${name}:`) || ip('-o', 'link').includes(` ${name}@`)
    : ip('netns', 'list')
        .split('\n')
        .some((line) => line.split(' ')[0] === name)

/** The first three numbers of addresses that nobody on this machine has. */
export function freeSubnet(): string {
  const taken = ip('-4', '-o', 'addr')
  for (let third = 77; third < 255; third++) if (!taken.includes(`10.213.${third}.`)) return `10.213.${third}`
  throw new Error('every network of 10.213 is taken')
}

/** Makes what is missing of the networks. */
export function openNetwork(cluster: Cluster): void {
  if (cluster.network !== 'namespaces') return
  if (!there('link', bridge)) {
    ip('link', 'add', bridge, 'type', 'bridge')
    ip('addr', 'add', `${cluster.programAddress}/24`, 'dev', bridge)
    ip('link', 'set', bridge, 'up')
  }
  for (const node of nodeNames) {
    if (there('netns', spaceOf(node))) continue
    ip('netns', 'add', spaceOf(node))
    ip('link', 'add', linkOf(node), 'type', 'veth', 'peer', 'name', 'eth0', 'netns', spaceOf(node))
    ip('link', 'set', linkOf(node), 'master', bridge, 'up')
    ip('-n', spaceOf(node), 'addr', 'add', `${cluster.addresses[node]}/24`, 'dev', 'eth0')
    for (const link of ['lo', 'eth0']) ip('-n', spaceOf(node), 'link', 'set', link, 'up')
  }
}

export function closeNetwork(cluster: Cluster): void {
  if (cluster.network !== 'namespaces') return
  for (const node of nodeNames) if (there('netns', spaceOf(node))) ip('netns', 'del', spaceOf(node))
  for (const name of [...nodeNames.map(linkOf), bridge]) if (there('link', name)) ip('link', 'del', name)
}

/** What stands before a command that is to run in the network of a node. */
export const within = (cluster: Cluster, node: NodeName): string[] =>
  cluster.network === 'namespaces' ? ['ip', 'netns', 'exec', spaceOf(node)] : []

/** Cuts a node from everybody, without a word to either side, or joins it again. */
export function setLink(cluster: Cluster, node: NodeName, to: 'up' | 'down'): void {
  if (cluster.network === 'namespaces') ip('link', 'set', linkOf(node), to)
  else if (to === 'down')
    throw new Error('Only root can cut the network of a node: start the cluster as root.')
}
