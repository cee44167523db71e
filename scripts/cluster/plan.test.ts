// Files of a cluster, as they are shipped and as they are tried.
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { filesOf, filled, knowsPrepared, nodeNames, proxyOf, settingsOf, type Cluster } from './plan.ts'

const cluster: Cluster = {
  folder: '/somewhere/cluster',
  network: 'namespaces',
  addresses: { a: '10.213.77.1', b: '10.213.77.2', c: '10.213.77.3' },
  programAddress: '10.213.77.254',
  subnet: '10.213.77.0/24',
  ports: { pooled: 21_001, direct: 21_002 },
  user: { name: 'postgres', uid: 101, gid: 104 },
  postgresBin: '/usr/lib/postgresql/15/bin',
  pgbouncerVersion: '1.18.0',
  passwords: { patroni: 'pp', superuser: 'ss', replication: 'rr', program: 'mm' },
}

test('a word that nothing is known for is refused, and all others are filled in', () => {
  expect(filled('a ${ONE} and ${TWO_2}', { ONE: '1', TWO_2: '2' })).toBe('a 1 and 2')
  expect(() => filled('a ${ONE}', {})).toThrow('${ONE}')
})

test('every node has its own name and address and knows all three', () => {
  for (const node of nodeNames) {
    const files = filesOf(cluster, node)
    const etcd = parse(files['etcd.yml']!) as Record<string, unknown>
    expect(etcd).toMatchObject({
      name: node,
      'listen-client-urls': `http://${cluster.addresses[node]}:2379`,
      'initial-cluster': 'a=http://10.213.77.1:2380,b=http://10.213.77.2:2380,c=http://10.213.77.3:2380',
    })
    const patroni = parse(files['patroni.yml']!) as Record<string, unknown>
    expect(patroni).toMatchObject({
      name: node,
      restapi: { connect_address: `${cluster.addresses[node]}:8008` },
      etcd: {
        hosts: expect.stringMatching(new RegExp(`^${cluster.addresses[node]}:2379(,[\\d.]+:2379){2}$`)),
      },
      postgresql: { data_dir: `/somewhere/cluster/${node}/disk/postgres` },
    })
  }
})

test('nothing is answered before two nodes have it, and a leader that is gone is replaced in time', () => {
  const { bootstrap } = parse(filesOf(cluster, 'a')['patroni.yml']!) as {
    bootstrap: { dcs: Record<string, unknown> & { ttl: number; loop_wait: number; retry_timeout: number } }
  }
  expect(bootstrap.dcs).toMatchObject({ synchronous_mode: true, synchronous_mode_strict: true })
  const { ttl, loop_wait: wait, retry_timeout: retry } = bootstrap.dcs
  expect(ttl).toBeGreaterThanOrEqual(wait + 2 * retry)
  expect(ttl).toBeLessThanOrEqual(20)
})

test('the pooler leads to the database of its node, with the settings that it drops, and an old one is asked for no more than it knows', () => {
  const old = filesOf(cluster, 'b')['pgbouncer.ini']!
  const entries = old.split('\n').filter((line) => /^millwright(_costly)? =/.test(line))
  expect(entries).toHaveLength(2)
  for (const entry of entries) expect(entry).toContain('host=10.213.77.2 ')
  expect(entries[0]).toContain('set statement_timeout = 5000')
  expect(entries[1]).toContain('set enable_seqscan = off')
  expect(old).toContain('/somewhere/cluster/b/userlist.txt')
  expect(old).not.toContain('max_prepared_statements =')
  const young = filesOf({ ...cluster, pgbouncerVersion: '1.24.1' }, 'b')['pgbouncer.ini']
  expect(young).toContain('max_prepared_statements = 200')
})

test.each([
  ['1.18.0', false],
  ['1.21.0', true],
  ['1.24.1', true],
  ['2.0', true],
])('prepared statements through PgBouncer %s: %s', (version, knows) =>
  expect(knowsPrepared(version)).toBe(knows),
)

test('the proxy leads to whoever leads, pooled and direct, and the program is told where', () => {
  const proxy = proxyOf(cluster)
  expect(proxy).not.toMatch(/\$\{\w/)
  for (const [name, address] of Object.entries(cluster.addresses))
    for (const port of [6432, 5432]) expect(proxy).toContain(`server ${name} ${address}:${port}`)
  expect(settingsOf(cluster)).toEqual({
    DATABASE_URL: 'postgres://millwright:mm@10.213.77.254:21001/millwright',
    DATABASE_COSTLY_URL: 'postgres://millwright:mm@10.213.77.254:21001/millwright_costly',
    DATABASE_DIRECT_URL: 'postgres://millwright:mm@10.213.77.254:21002/millwright',
    DATABASE_PREPARE: 'no',
  })
})
