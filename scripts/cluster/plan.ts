// What a cluster for trying consists of, and its files, made from those that are shipped in deploy/.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../report.ts'

export const nodeNames = ['a', 'b', 'c'] as const
export type NodeName = (typeof nodeNames)[number]

export type Passwords = Record<'patroni' | 'superuser' | 'replication' | 'program', string>
export type Cluster = {
  folder: string
  /** Each node has a network of its own that can be cut, or an address of loopback, without root. */
  network: 'namespaces' | 'loopback'
  addresses: Record<NodeName, string>
  /** Where the program is, and HAProxy with it. */
  programAddress: string
  /** All of these addresses. */
  subnet: string
  ports: { pooled: number; direct: number }
  /** As whom everything runs: PostgreSQL refuses root. Undefined when whoever calls is not root. */
  user: { uid: number; gid: number; name: string } | undefined
  postgresBin: string
  pgbouncerVersion: string
  passwords: Passwords
}

/** Where a node keeps what is small; its database lies on its disk. */
export const dataOf = ({ folder }: Pick<Cluster, 'folder'>, node: NodeName) => path.join(folder, node)
export const diskOf = (cluster: Pick<Cluster, 'folder'>, node: NodeName) =>
  path.join(dataOf(cluster, node), 'disk')

const shipped = (name: string) => readFileSync(path.join(root, 'deploy', name), 'utf8')

/** Fills the words in `${}` of a text; throws for one that is not known, since it would be taken for a value. */
export function filled(text: string, words: Readonly<Record<string, string>>): string {
  const ours = text.replaceAll(/\$\{([A-Z_\d]+)\}/g, (_whole, name: string) => {
    const word = words[name]
    if (word === undefined) throw new Error(`nothing is known for \${${name}}`)
    return word
  })
  return ours
}

/** What `${}` stands for in the files of one node. */
export function wordsOf(cluster: Cluster, node: NodeName): Record<string, string> {
  const { addresses, passwords } = cluster
  return {
    NODE: node,
    ADDRESS: addresses[node],
    DATA: dataOf(cluster, node),
    DISK: diskOf(cluster, node),
    NETWORK: cluster.subnet,
    POSTGRES_BIN: cluster.postgresBin,
    ETCD_PEERS: nodeNames.map((name) => `${name}=http://${addresses[name]}:2380`).join(','),
    // The nearest first: it is away only together with the node.
    ETCD_HOSTS: [node, ...nodeNames.filter((name) => name !== node)]
      .map((name) => `${addresses[name]}:2379`)
      .join(','),
    TTL: '15',
    SHARED_BUFFERS: '256MB',
    PATRONI_PASSWORD: passwords.patroni,
    SUPERUSER_PASSWORD: passwords.superuser,
    REPLICATION_PASSWORD: passwords.replication,
  }
}

/** The files of one node, by name below its folder. */
export function filesOf(cluster: Cluster, node: NodeName): Record<string, string> {
  const words = wordsOf(cluster, node)
  return {
    'etcd.yml': filled(shipped('cluster/etcd.yml'), words),
    'patroni.yml': filled(shipped('cluster/patroni.yml'), words),
    'pgbouncer.ini': poolerOf(cluster, node),
    'userlist.txt': `"millwright" "${cluster.passwords.program}"\n`,
  }
}

/** Whether a version of PgBouncer knows prepared statements in transaction mode. */
export function knowsPrepared(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > 1 || minor >= 21
}

function poolerOf(cluster: Cluster, node: NodeName): string {
  const text = shipped('pgbouncer.ini')
    .replaceAll('host=127.0.0.1', `host=${cluster.addresses[node]}`)
    .replace('listen_addr = 127.0.0.1', `listen_addr = ${cluster.addresses[node]}\nunix_socket_dir =`)
    .replace('/etc/pgbouncer/userlist.txt', path.join(dataOf(cluster, node), 'userlist.txt'))
  return knowsPrepared(cluster.pgbouncerVersion) ? text : text.replace(/^max_prepared_statements.*\n/m, '')
}

/** The file of HAProxy on the machine of the program. */
export function proxyOf({ addresses, ports, programAddress }: Cluster): string {
  const nodes = nodeNames.flatMap((name, at) => [
    [`NODE_${at + 1}`, name],
    [`ADDRESS_${at + 1}`, addresses[name]],
  ])
  return filled(shipped('cluster/haproxy-database.cfg'), {
    ...(Object.fromEntries(nodes) as Record<string, string>),
    PROGRAM_ADDRESS: programAddress,
    POOLED_PORT: String(ports.pooled),
    DIRECT_PORT: String(ports.direct),
  })
}

/** With what the program is started on the cluster. */
export function settingsOf({ ports, programAddress, passwords, pgbouncerVersion }: Cluster) {
  const to = (port: number, name: string) =>
    `postgres://millwright:${passwords.program}@${programAddress}:${port}/${name}`
  return {
    DATABASE_URL: to(ports.pooled, 'millwright'),
    DATABASE_COSTLY_URL: to(ports.pooled, 'millwright_costly'),
    DATABASE_DIRECT_URL: to(ports.direct, 'millwright'),
    DATABASE_PREPARE: knowsPrepared(pgbouncerVersion) ? 'yes' : 'no',
  }
}
