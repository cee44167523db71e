// What docs/product.md names and nobody has built yet: no text of ours speaks of it as if it were there, and no link leads
// to it (D50). Whoever builds a room takes its entry away.
import type { Language } from '../contract/locale.ts'

export type Room = {
  room: string
  words: Record<Language, RegExp>
  /** What an address that leads there has in it. */
  links: readonly string[]
  /** Pages that say what the plans will hold, and that they cannot be bought yet. */
  saidOnPlanPages?: true
}

export const unbuilt: readonly Room[] = [
  {
    room: 'buying a membership',
    words: {
      en: /\bbuy now\b|\bcheckout\b|\bpays? by card\b/i,
      es: /compre ahora|comprar ahora|paga con tarjeta/i,
      it: /acquista ora|paga con carta/i,
      ja: /今すぐ購入|カードで支払/,
      zh: /立即购买|用银行卡付款/,
    },
    links: ['membership=choose-business', '/checkout'],
    saidOnPlanPages: true,
  },
  {
    room: 'boosts',
    words: {
      en: /\bboosts?\b|\bboosted\b/i,
      es: /\bpromociones\b(?!\.")|promocionad[oa]/i,
      it: /\bsponsorizzazion[ei]\b/i,
      ja: /ブースト/,
      zh: /推广(?!邮件)/,
    },
    links: ['/boosts'],
    saidOnPlanPages: true,
  },
  {
    room: 'asking for verification',
    words: {
      en: /\b(?:request|apply for|ask for) (?:a |the )?verification\b/i,
      es: /(?:solicitar|pedir|solicite) la verificación/i,
      it: /(?:richiedere|richieda|chiedere) la verifica\b/i,
      ja: /企業確認を(?:申請|申し込)/,
      zh: /申请核实/,
    },
    links: ['/verification'],
  },
  {
    room: 'booking support',
    words: {
      en: /\bbook(?:ed)? (?:in quarter|support|your hours|hours)|membership page (?:of|shows)/i,
      es: /reserv\w+ (?:horas|soporte)|página de membresía/i,
      it: /prenot\w+ (?:le )?(?:ore|l’assistenza)|pagina Abbonamento/i,
      ja: /サポート(?:時間)?を予約|会員プランのページ/,
      zh: /倍数预约|会员页面/,
    },
    links: ['/support-hours'],
  },
]

/** Files of prose and catalogues that describe the plans. */
export const planTexts =
  /(?:membership[\w-]*|advertise-with-us|terms-and-conditions|free-marketing|contact-us)\.(?:md|po)$/
