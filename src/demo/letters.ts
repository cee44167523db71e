// What people of the demo world write to each other: invented, as people of the trade write. S sends, R receives.
export type Letter = {
  subject: string
  /** Hours before the filling of the world. */
  begun: number
  /** Side, hours after the beginning, words. */
  said: readonly (readonly ['S' | 'R', number, string])[]
  ended?: { by: 'S' | 'R'; hours: number }
  /** So many hours after the beginning the receiver called it won. */
  won?: number
  /** How many messages the receiving owner has read; all when left out. */
  read?: number
  /** Sent from a product of the company. */
  fromProduct?: true
}

const manufacturer = 'We are looking for a Qualified Manufacturer Industry'
const privateLabel = 'We are looking for a Private Label Products Manufacturer'
const exclusive = 'We would like to become your Exclusive Distributor in my country'
const priceList = 'We would like to receive full price list of your products'
const discount = 'We would like to receive your Discount Policy'

/** From people and companies of the world to the company of the demo owner, newest first. */
export const lettersToOwner: readonly Letter[] = [
  {
    subject: manufacturer,
    begun: 21,
    fromProduct: true,
    said: [
      [
        'S',
        0,
        'Good afternoon. We build grinding spindles and look for a second source for matched sets 7014 and 7018, 25°, ceramic balls, class P4.\n\nDemand is 12 sets per quarter, first delivery in February.',
      ],
      [
        'S',
        0.05,
        'The housing drawing follows our standard fits. Can you confirm the preload you would recommend at 14,000 rpm?',
      ],
    ],
  },
  {
    subject: discount,
    begun: 15,
    read: 0,
    said: [['S', 0, 'Please tell us from which quantities your list prices fall, and by how much.']],
  },
  {
    subject: priceList,
    begun: 1,
    read: 0,
    said: [
      [
        'S',
        0,
        'We supply pump builders in the north of Portugal. Could you send your price list for deep groove bearings, bore 10 to 60 mm, C3?',
      ],
    ],
  },
  {
    subject: priceList,
    begun: 20.5,
    read: 0,
    said: [
      [
        'S',
        0,
        'お世話になっております。工作機械の主軸用にアンギュラ玉軸受の採用を検討しております。\n標準品の価格表と最小発注数量をご教示いただけますでしょうか。',
      ],
    ],
  },
  {
    subject: exclusive,
    begun: 74,
    fromProduct: true,
    said: [
      [
        'S',
        0,
        'We sell linear axes and spindles in western France and have six field engineers. Is your brand represented here?',
      ],
      ['R', 5, 'Thank you for writing. It is not yet. May I ask which brands of bearings you carry today?'],
      ['S', 22, 'Two, both for axes; none for spindles. I can send our figures of the last three years.'],
      ['R', 26, 'Please do. Our export manager will propose a date for a call.'],
    ],
  },
  {
    subject: privateLabel,
    begun: 120,
    said: [
      ['S', 0, 'Can you mark bearings with our brand, and from which quantity?'],
      ['R', 9, 'Yes, by laser, from 500 pieces a type. The box can carry your print from 2,000.'],
      ['S', 30, 'That suits us. What do you need for the artwork?'],
    ],
    won: 32,
    read: 2,
  },
  {
    subject: 'Bearings for a test rig',
    begun: 30,
    fromProduct: true,
    said: [
      [
        'S',
        0,
        'We need four bearings for a test rig, 20,000 hours at 3,000 rpm under a light radial load. Which of yours would you choose?',
      ],
    ],
  },
  {
    subject: priceList,
    begun: 450,
    said: [
      ['S', 0, '新規取引をご検討いただきたく、ご連絡いたしました。価格表をお送りいただけますか。'],
      [
        'R',
        3,
        'ご連絡ありがとうございます。価格表は代理店経由でお渡ししております。担当の代理店をご紹介いたします。',
      ],
      ['S', 6, '承知いたしました。ご紹介をお待ちしております。'],
    ],
    ended: { by: 'R', hours: 28 },
  },
  {
    subject: 'Sample of cage material',
    begun: 570,
    said: [
      ['S', 0, 'Do you give samples of the polyimide cage for ageing tests?'],
      [
        'R',
        27,
        'We are sorry: not outside of a project. We close this here; please come back with an order in view.',
      ],
    ],
    ended: { by: 'R', hours: 27.1 },
  },
  {
    subject: manufacturer,
    begun: 800,
    said: [
      ['S', 0, 'We look for bearings of stainless steel for food pumps, with H1 grease. Do you make them?'],
      ['R', 2, 'We do, in bores of 8 to 40 mm. Shall we quote for a size?'],
      ['S', 20, 'Thank you, our engineers have chosen another design. We will come back next year.'],
    ],
    ended: { by: 'S', hours: 21 },
  },
]

/** From the demo buyer to companies of the world; the first goes to that of the demo owner. */
export const lettersOfBuyer: readonly Letter[] = [
  {
    subject: manufacturer,
    begun: 6,
    fromProduct: true,
    said: [
      [
        'S',
        0,
        'We buy bearings for process pumps in lots of 20 to 2,000. Can you deliver 200 pieces a month from March, with certificates 3.1?',
      ],
      [
        'R',
        2,
        'Good morning. From March, yes. May I ask for the operating temperature and the grease you prefer?',
      ],
    ],
  },
  {
    subject: priceList,
    begun: 28,
    said: [['S', 0, 'Please send your price list for castings up to 40 kg, with and without machining.']],
  },
  {
    subject: 'Seals for hot water',
    begun: 200,
    fromProduct: true,
    said: [
      ['S', 0, 'Which of your seals hold 140 °C at 6 bar for two years?'],
      ['R', 11, 'The ones with carbon against silicon carbide. A data sheet is on the page of the product.'],
      ['S', 12, 'Found it, thank you.'],
    ],
  },
  {
    subject: discount,
    begun: 600,
    said: [
      ['S', 0, 'What do prices look like from 1,000 pieces a year on?'],
      ['R', 20, 'Eight per cent below the list, twelve from 5,000.'],
    ],
    ended: { by: 'S', hours: 40 },
  },
]
