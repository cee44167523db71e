import type { CompanySentences } from './voices.ts'

/** What offices say that do something for others: forwarders, translators, printers, writers of software. */
export const englishService: CompanySentences = {
  short: [
    '{What} for {users}. {Crew} in {city} work to fixed prices and dates; first orders can begin within {lead} days.',
    'Office for {what}{also} in {city}, founded in {year}. One contact person from the first question to the invoice.',
    'We offer {what} to {users}, in English and Japanese. Prices are fixed before the start.',
    '{What}{also} from {city}: {works}. Mostly for {users}; new orders begin within {lead} days.',
    'Since {year} {what} for {users}. {Crew}, short ways, and a written report at the end of each order.',
  ],
  history: [
    '{name} was founded in {year} in {city}. Today {crew} work here, mostly on {what}.',
    'The office opened in {year} with three people. {What} have been its main business ever since.',
    'Since {year} we have worked for {users}. Half of our orders come from clients who know us.',
    'Two employees of an exporter founded the company in {year}, because they had missed good {what} themselves.',
    'Founded in {year}, the company has stayed in {city} and in the hands of those who work in it.',
  ],
  way: [
    'Our steps are {works}. {care}',
    'Each order has one person who looks after it from beginning to end. {care}',
    '{care} What is agreed is written down on one page before we begin.',
    'Dates are kept in a plan that the client can see at any time. {care}',
    'A second person checks everything before it leaves the house. {care}',
  ],
  terms: [
    'Orders can begin within {lead} days; quotations come within two working days.',
    'Prices are fixed for each order; there are no monthly fees.',
    'We work in English and Japanese, and with partners in {markets}.',
    'An order can be ended after each step; only what has been done is charged.',
    'Tell us what you need and by when: an answer comes within one working day.',
  ],
}

export const japaneseService: CompanySentences = {
  short: [
    '{users}向けに{what}を提供しています。{city}の{crew}が、確定した料金と日程で対応し、{lead}日以内に着手します。',
    '{year}年設立。{city}で{what}{also}を手がけています。ご相談からご請求まで、一人の担当者が窓口になります。',
    '{what}を、日本語と英語で{users}に提供しています。料金は着手前に確定します。',
    '{city}を拠点に{what}{also}を承ります。主なお客様は{users}で、新規のご依頼にも{lead}日以内に着手します。',
    '{year}年から{users}の{what}を支えています。{crew}の体制で、完了時には書面でご報告します。',
  ],
  history: [
    '{name}は{year}年に{city}で創業しました。現在は{crew}が、主に{what}に携わっています。',
    '{year}年に3名で事務所を開き、以来{what}を主な業務としています。',
    '{year}年の設立以来、{users}のご依頼に応えてきました。ご依頼の半数は以前からのお客様です。',
    '輸出企業の出身者2名が、{year}年に{city}で設立しました。',
    '{year}年の創業以来、{city}に拠点を置き、{what}{also}を提供しています。',
  ],
  way: [
    '業務の流れは{works}です。{care}',
    'ご依頼ごとに担当者を決め、開始から完了まで対応します。{care}',
    '{care}合意した内容は、着手前に1枚の書面にまとめます。',
    '日程は共有の計画表で管理し、いつでもご確認いただけます。{care}',
    '納品前に、担当者以外の者が必ず確認しています。{care}',
  ],
  terms: [
    '{lead}日以内に着手します。お見積りは2営業日以内にお送りします。',
    '料金はご依頼ごとの定額で、月会費はありません。',
    '日本語と英語で対応し、{markets}の提携先とも連携しています。',
    '段階ごとに中止でき、実施した分のみご請求します。',
    '内容とご希望の期日をお知らせください。1営業日以内にご回答します。',
  ],
}
