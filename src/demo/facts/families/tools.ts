import { units } from './family.ts'
import type { Family } from './family.ts'

export const tools: readonly Family[] = [
  {
    key: 'tool-set',
    category: '0014-04',
    name: ['Tool case {pieces} pieces, {drive} drive, {w} mm', '工具セット {pieces}点 差込角{drive} {w} mm'],
    plural: ['hand tools', '作業工具'],
    keywords: ['tool set, hand tools, socket, wrench', '工具セット, 作業工具, ソケット, レンチ'],
    values: (random) => ({
      pieces: random.pick([24, 36, 48, 56, 72, 94, 108]),
      drive: random.pick(['1/4"', '3/8"', '1/2"']),
      w: random.pick([380, 420, 460, 500]),
      h: random.pick([290, 320, 350]),
      d: random.pick([90, 110, 140]),
      steel: random.pick(['Cr-V', 'Cr-Mo', 'S2']),
      teeth: random.pick([36, 72, 90]),
      mass: random.pick([3.8, 5.4, 7.2, 9.6]),
    }),
    specs: [
      ['Pieces', '点数', '{pieces}'],
      ['Drive', '差込角', '{drive}'],
      ['Steel', '材質', '{steel}'],
      ['Ratchet', 'ラチェット歯数', '{teeth}'],
      ['Case', 'ケース寸法', '{w} x {h} x {d} mm'],
      ['Mass', '質量', '{mass} kg'],
    ],
    sentences: {
      en: [
        'Set of {pieces} pieces with {drive} drive in a case {w} x {h} x {d} mm.',
        'Sockets forged from {steel} steel; ratchet with {teeth} teeth.',
        'Two-coloured foam shows at once what is missing.',
        'Every piece carries its size in letters of 3 mm or more.',
        'Single pieces are sold for replacement.',
      ],
      ja: [
        '差込角{drive}、{pieces}点組の工具セットです。ケースは{w}×{h}×{d} mmです。',
        'ソケットは{steel}鋼の鍛造品、ラチェットは{teeth}ギヤです。',
        '2色のフォームにより、工具の置き忘れがひと目で分かります。',
        'サイズ表示は高さ3 mm以上の文字で刻印しています。',
        '補充用に単品でも販売しています。',
      ],
    },
    lead: [5, 25],
    order: { unit: units.cases, steps: [1, 5, 10, 20] },
    output: 110,
    picture: {
      family: 'tool-case',
      params: { length: 'w', width: 'h', height: 'd' },
      part: 'TS{pieces}',
      note: '{w} X {h} X {d}',
    },
  },
]
