// Groups of the demo world, written by hand: what they are for, and what was said in them. `daysAgo` counts from the world's day.
import type { GroupKind } from '../../../contract/group-kinds.ts'

/** `by` counts among the members of the group; as whose company, when `asCompany`. */
export type SaidInGroup = {
  by: number
  daysAgo: number
  text: string
  asCompany?: true
  answers?: readonly Answer[]
}
type Answer = { by: number; hoursLater: number; text: string; asCompany?: true }

export type WrittenGroup = {
  name: string
  purpose: string
  rules: string
  kind: GroupKind
  industryID: string
  /** Of those who are in it. */
  language: 'ja' | 'en'
  members: number
  daysAgo: number
  withBuyer: boolean
  /** The owner of the first company moderates it. */
  withOwner: boolean
  posts: readonly SaidInGroup[]
}

export const writtenGroups: readonly WrittenGroup[] = [
  {
    name: 'Rolling bearings in process pumps',
    purpose:
      'For people who choose, fit and run bearings in pumps: failures with photos, sealing, grease intervals, second sources. Makers answer as engineers, not as advertisers.',
    rules:
      'One question per post, with speed, load and temperature.\nPhotos of damage are welcome, names of customers are not.\nOffers go by inquiry, not into the group.',
    kind: 'open',
    industryID: '0006',
    language: 'en',
    members: 26,
    daysAgo: 410,
    withBuyer: true,
    withOwner: true,
    posts: [
      {
        by: 0,
        daysAgo: 401,
        text: 'Welcome. Three things make an answer quick here: the bearing as it is stamped on the ring, the hours it ran, and what the grease looked like when you opened it.',
      },
      {
        by: 3,
        daysAgo: 118,
        text: 'Angular contact pair on the thrust side of a multistage pump, 2,970 min⁻¹, outer ring at 92 °C after an alignment within 0.03 mm. Grease is fresh. What would you look at next?',
        answers: [
          {
            by: 1,
            hoursLater: 3,
            text: 'The fill. More than a third of the housing, and it churns until half of it has left. Let it run with the drain open for two hours.',
            asCompany: true,
          },
          {
            by: 6,
            hoursLater: 20,
            text: 'Preload of the pair: a universal pair fitted back to back with a spacer 10 µm short gets exactly there.',
          },
          { by: 3, hoursLater: 52, text: 'It was the fill. 64 °C since yesterday, thank you both.' },
        ],
      },
      {
        by: 8,
        daysAgo: 37,
        text: 'We have moved forty pumps from C3 to normal clearance after the motors got cooler. Vibration at 1× fell by a third, no failure in eleven months. Not for hot oil, of course.',
        asCompany: true,
      },
      {
        by: 5,
        daysAgo: 4.2,
        text: 'Does anybody have running hours of ceramic balls in pumps on frequency converters? I have two sites with fluting after nine months, one with a shaft earthing ring and one without.',
        answers: [
          {
            by: 2,
            hoursLater: 5,
            text: 'Fourteen months so far on twelve pumps of 55 kW, clean raceways at the last check. The earthing ring stays in anyway.',
          },
        ],
      },
    ],
  },
  {
    name: '金型・治工具の相談室',
    purpose:
      '金型、治具、ゲージの設計と製作について質問し合うグループです。図面の読み方、材料の選び方、熱処理後の寸法変化など、現場の困りごとをお寄せください。',
    rules:
      '質問には材質・硬さ・寸法の目安を添えてください。\n他社の図面や顧客名は載せないでください。\n見積りのご依頼はお問い合わせからお願いします。',
    kind: 'open',
    industryID: '0005',
    language: 'ja',
    members: 22,
    daysAgo: 365,
    withBuyer: false,
    withOwner: true,
    posts: [
      {
        by: 0,
        daysAgo: 360,
        text: 'グループを開設しました。まずは自己紹介を兼ねて、いま一番手を焼いている部品を一つずつ挙げていただけますか。弊社は薄肉リングの楕円です。',
      },
      {
        by: 2,
        daysAgo: 96,
        text: 'SKD11の抜き型で、刃先の微小欠けが3万ショットから出始めます。硬さは60HRC、クリアランスは板厚の5%です。コーティングを替える前に試すことはありますか。',
        answers: [
          {
            by: 4,
            hoursLater: 4,
            text: 'クリアランスを7%に広げると、弊社では欠けが半分になりました。ばりは少し増えますが、許容内でした。',
            asCompany: true,
          },
          {
            by: 1,
            hoursLater: 27,
            text: '研削焼けの可能性もあります。刃先を軽く腐食させて、色の変わる帯がないか見てみてください。',
          },
        ],
      },
      {
        by: 5,
        daysAgo: 21,
        text: 'ゲージの温度慣らしをどこまで行うか、社内で意見が分かれています。100mm程度の品で20℃の部屋に2時間、では短いでしょうか。',
      },
      {
        by: 3,
        daysAgo: 2.5,
        text: '焼入れ後の反りを測ったところ、長手400mmで0.15mmでした。予備加熱を1段増やすと0.06mmまで下がりました。条件をまとめましたので、必要な方はお知らせください。',
        asCompany: true,
      },
    ],
  },
  {
    name: 'Exhibitors of the Setouchi fair, hall 4',
    purpose:
      'For everybody who shows in hall 4: stands, freight, interpreters, and what visitors asked for afterwards.',
    rules: 'For exhibitors only. What is said here stays here.',
    kind: 'private',
    industryID: '0005',
    language: 'en',
    members: 14,
    daysAgo: 150,
    withBuyer: false,
    withOwner: true,
    posts: [
      {
        by: 0,
        daysAgo: 140,
        text: 'The forklift comes at 7:30 on the first morning and then leaves for hall 2. Heavy machines first, please: ours is 2.4 t.',
      },
      {
        by: 2,
        daysAgo: 61,
        text: 'We share an interpreter for Italian and Spanish on both full days. Two more stands could join, it is four hours each.',
        answers: [
          {
            by: 4,
            hoursLater: 6,
            text: 'We would take the mornings. We are two stands to your left.',
            asCompany: true,
          },
        ],
      },
      {
        by: 1,
        daysAgo: 9.3,
        text: 'What visitors asked us most: lead time in writing, a second source for castings, and whether drawings may be sent as STEP. Price came fourth.',
      },
    ],
  },
  {
    name: '瀬戸内 設備保全の会',
    purpose:
      '工場の設備保全に携わる方の情報交換の場です。点検の周期、予備品の持ち方、停止時の段取りなどを話し合います。',
    rules: '事業所名や写っている人がわかる写真は避けてください。\n営業のご案内はご遠慮ください。',
    kind: 'private',
    industryID: '0004',
    language: 'ja',
    members: 16,
    daysAgo: 280,
    withBuyer: false,
    withOwner: false,
    posts: [
      {
        by: 0,
        daysAgo: 271,
        text: '年末の停止に向けて、予備品の一覧を共有したいと思います。共通して使える軸受とシールがあれば、融通できる仕組みを考えませんか。',
      },
      {
        by: 3,
        daysAgo: 44,
        text: '振動の傾向管理で、注意値をどう決めていますか。弊社は新品時の3倍としていますが、低速機では遅すぎると感じています。',
        answers: [
          {
            by: 1,
            hoursLater: 9,
            text: '毎分120回転以下は振動ではなく、グリースの鉄分濃度を見るようにしました。早い段階でわかります。',
          },
        ],
      },
      {
        by: 2,
        daysAgo: 6.1,
        text: '漏れ止めの応急処置について、夜間の当番向けに1枚の手順書を作りました。次回の会でお配りします。',
      },
    ],
  },
  {
    name: 'Small lots, short lead times',
    purpose:
      'How to make 20 to 200 pieces well: set-up, quoting, first articles, drawings that fit the machine.',
    rules: '',
    kind: 'open',
    industryID: '0005',
    language: 'en',
    members: 31,
    daysAgo: 520,
    withBuyer: true,
    withOwner: false,
    posts: [
      {
        by: 1,
        daysAgo: 233,
        text: 'We now quote lots below 50 from the model within a day. What made it possible was not software but five fixed set-ups; whatever fits none of them is looked at by a person.',
        asCompany: true,
      },
      {
        by: 4,
        daysAgo: 72,
        text: 'As a buyer: the drawing says ±0.02 everywhere because the template does. Ask me which three dimensions matter, and I will tell you. Nobody asks.',
        answers: [
          {
            by: 0,
            hoursLater: 2,
            text: 'We ask since this spring. In nine of ten drawings it is two dimensions and one surface.',
            asCompany: true,
          },
        ],
      },
      {
        by: 2,
        daysAgo: 12.4,
        text: 'First-article report on one page: photo, the measured critical dimensions, the gauge used, who measured. Customers read it. The twelve-page one they did not.',
      },
    ],
  },
  {
    name: '輸出入実務の会',
    purpose:
      '部品の輸出入に関わる書類、梱包、納期の実務について話し合います。貿易条件や原産地証明の書き方など、経験を持ち寄りましょう。',
    rules: '',
    kind: 'open',
    industryID: '0015',
    language: 'ja',
    members: 19,
    daysAgo: 190,
    withBuyer: false,
    withOwner: false,
    posts: [
      {
        by: 0,
        daysAgo: 181,
        text: '木枠梱包の燻蒸証明について、国ごとの扱いを一覧にしています。追加や訂正があればお知らせください。',
      },
      {
        by: 2,
        daysAgo: 33,
        text: 'イタリア向けの航空貨物で、HSコードの桁数の違いから通関が3日止まりました。送り状には相手国の番号も併記するのが安全です。',
        answers: [
          {
            by: 1,
            hoursLater: 5,
            text: '同じ経験があります。見積りの段階で先方の通関業者に確認するようにしました。',
          },
        ],
      },
      {
        by: 4,
        daysAgo: 3.3,
        text: '年末の船積みは締切りが例年より4日早いようです。お心当たりの方は早めにご確認ください。',
      },
    ],
  },
]
