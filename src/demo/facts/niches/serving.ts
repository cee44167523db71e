import { units } from '../families/family.ts'
import type { Kind } from './kind.ts'

/** Programs. */
export const software: Kind = {
  name: ['{noun} {model}, {users} users', '{noun} {model} {users}ユーザー'],
  values: (random) => ({
    users: random.pick([5, 10, 25, 50, 100]),
    run: random.pick([
      ['own server', '自社サーバー'],
      ['cloud', 'クラウド'],
      ['own server or cloud', '自社サーバー・クラウド'],
    ] as const),
    days: random.pick([14, 30]),
    updates: random.pick([2, 4]),
  }),
  specs: [
    ['Version', 'バージョン', '{model}'],
    ['Users', 'ユーザー数', '{users}'],
    ['Runs on', '動作環境', '{run}'],
    ['Updates', '更新', ['{updates} a year', '年{updates}回']],
    ['Languages', '表示言語', ['English, Japanese', '日本語・英語']],
  ],
  says: [
    [
      '{noun}, version {model}, for {users} users; runs on {run}.',
      '{things}のバージョン{model}、{users}ユーザー版です。動作環境は{run}です。',
    ],
    ['It can be tried for {days} days with your own data.', 'お手元のデータで{days}日間お試しいただけます。'],
    ['{updates} updates a year are part of the price.', '年{updates}回の更新は料金に含まれます。'],
    ['Existing tables are taken over by us before the start.', '稼働前に既存データの移行を行います。'],
    ['Questions are answered by those who write it.', 'ご質問には開発担当者がお答えします。'],
  ],
  lead: [7, 60],
  order: { unit: units.projects, steps: [1] },
  output: null,
  voice: 'service',
  steps: ['analysis, programming, testing, introduction, training', '要件整理、開発、試験、導入、操作研修'],
}

/** What is done for others. */
export const service: Kind = {
  name: ['{noun}: {scope}', '{noun}（{scope}）'],
  values: (random) => ({
    scope: random.pick([
      ['single order', '単発'],
      ['yearly contract', '年間契約'],
      ['express', '特急対応'],
      ['first consultation and plan', '初回相談と計画'],
      ['complete package', '一括受託'],
    ] as const),
    people: random.pick([2, 3, 5]),
    hours: random.pick([4, 8, 24]),
    years: random.pick([5, 8, 10]),
  }),
  specs: [
    ['Scope', '形態', '{scope}'],
    ['Team', '担当', ['{people} people', '{people}名']],
    ['Answer', '初回回答', ['within {hours} hours', '{hours}時間以内']],
    ['Practice', '実務経験', ['{years} years or more', '{years}年以上']],
    ['Languages', '対応言語', ['English, Japanese', '日本語・英語']],
  ],
  says: [
    [
      '{noun}: {scope}, at a price that is fixed before the start.',
      '{things}を{scope}で承ります。料金は着手前に確定します。',
    ],
    [
      '{people} people with {years} years of practice look after each order.',
      '実務経験{years}年以上の担当者{people}名が対応します。',
    ],
    [
      'Questions are answered within {hours} hours on working days.',
      'お問い合わせには営業日{hours}時間以内に回答します。',
    ],
    [
      'Everything is handed over in writing, in English or Japanese.',
      '成果は日本語または英語の書面でお渡しします。',
    ],
    ['What we learn of a client stays with us.', 'お客様の情報は厳重に管理しています。'],
  ],
  lead: [3, 30],
  order: { unit: units.projects, steps: [1] },
  output: null,
  serves: true,
  voice: 'service',
  steps: ['consultation, plan, work, check, report', 'ご相談、計画、実施、確認、報告'],
}
