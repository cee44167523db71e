// What people chose and were told before there were ways and bundles is as they left it (migrations 0350 and 0351).
import { expect, test } from 'vitest'
import { readMigrations } from '../../platform/migrations.ts'
import { testDatabase } from '../../testing/database.ts'

const { pool } = await testDatabase()

test('stored choices and notifications are carried over', async () => {
  const files = await readMigrations('db/migrations')
  const textOf = (start: string) => files.find(({ name }) => name.startsWith(start))?.sql ?? ''
  const client = await pool.connect()
  try {
    await client.query('create schema before; set search_path to before')
    await client.query(textOf('0019_'))
    await client.query(`
      insert into notification_choices values
        ('00000000-0000-7000-8000-000000000001', 'inquiry.received', false),
        ('00000000-0000-7000-8000-000000000001', 'inquiry.ended', true),
        ('00000000-0000-7000-8000-000000000001', 'inquiry.sent', false);
      insert into notification_settings values ('00000000-0000-7000-8000-000000000001', false);
      insert into notifications
        (id, user_id, kind, resource_id, mailbox_id, actor_type, actor_id, title, count, at, read_at)
      select gen_random_uuid(), '00000000-0000-7000-8000-000000000001', kind, gen_random_uuid(),
        '00000000-0000-7000-8000-000000000001', 'user', gen_random_uuid(), '', 3, now(), read_at
      from (values ('social.liked', null), ('social.commented', null), ('social.liked', now()),
        ('inquiry.received', null)) as told (kind, read_at)`)
    await client.query(textOf('0350_') + textOf('0351_'))
    const { rows: choices } = await client.query('select kind, way from notification_choices order by kind')
    expect(choices).toEqual([
      { kind: 'inquiry.ended', way: 'mail' },
      { kind: 'inquiry.received', way: 'page' },
      { kind: 'inquiry.sent', way: 'never' },
    ])
    const { rows: settings } = await client.query(
      'select words_in_mails, time_zone from notification_settings',
    )
    expect(settings).toEqual([{ words_in_mails: false, time_zone: null }])
    const { rows } = await client.query(`
      select kind, bundle, a.times from notifications as n left join notification_actors as a on a.notice_id = n.id
      order by kind, bundle`)
    expect(rows).toEqual([
      { kind: 'inquiry.received', bundle: null, times: null },
      { kind: 'social.commented', bundle: 'open', times: 3 },
      { kind: 'social.liked', bundle: 'closed', times: 1 },
      { kind: 'social.liked', bundle: 'open', times: 1 },
    ])
  } finally {
    client.release(true)
  }
})
