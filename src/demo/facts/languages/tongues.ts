// The languages beside English and Japanese, each put together from its word lists.
import * as deCompanies from './de/companies.ts'
import { families as deFamilies } from './de/families.ts'
import * as deWords from './de/words.ts'
import * as esCompanies from './es/companies.ts'
import { families as esFamilies } from './es/families.ts'
import * as esWords from './es/words.ts'
import * as itCompanies from './it/companies.ts'
import { families as itFamilies } from './it/families.ts'
import * as itWords from './it/words.ts'
import { table, type Tongue, type Written } from './language.ts'
import * as zhCompanies from './zh/companies.ts'
import { families as zhFamilies } from './zh/families.ts'
import * as zhWords from './zh/words.ts'

type Words = Pick<Tongue, 'remarks' | 'closers'> & { users: string; steps: string; nameWords: string }
type Rest = Omit<Tongue, keyof Words | 'sentences' | 'cares' | 'families'>

const put = (
  companies: Pick<Tongue, 'sentences' | 'cares'>,
  families: string,
  { users, steps, nameWords, remarks, closers }: Words,
  rest: Rest,
): Tongue => {
  const names = table(nameWords)
  return {
    ...rest,
    sentences: companies.sentences,
    cares: companies.cares,
    remarks,
    closers,
    families: table(families) as Tongue['families'],
    users: table(users),
    steps: new Map([...table(steps)].map(([key, [text = '']]) => [key, text])),
    nameWords: { industries: names, GO: names.get('GO') ?? [], IN: names.get('IN') ?? [] },
  }
}

export const tongues: Readonly<Record<Written, Tongue>> = {
  es: put(esCompanies, esFamilies, esWords, {
    houses: { DI: 'distribuidor', WS: 'mayorista', IM: 'importador', EX: 'exportador', RE: 'comercio' },
    units: {
      pcs: ['pieza', 'piezas'],
      sets: ['juego', 'juegos'],
      units: ['unidad', 'unidades'],
      sheets: ['unidad', 'unidades'],
      rolls: ['rollo', 'rollos'],
      cartons: ['caja', 'cajas'],
      projects: ['proyecto', 'proyectos'],
    },
    people: ['{n} personas', 'unas {n} personas'],
    articles: {
      series: '{names}, serie {model}',
      work: '{names} según plano, lotes de {from} a {to} piezas',
      service: '{names}: {scope}',
      fastener: '{names} {size}, {material}',
    },
    opening: '{name}.',
    facts: 'Datos principales: {facts}.',
    besides: 'Además, ofrecemos {other}.',
    marks: { between: '; ', sentences: ' ', and: ' y ', comma: ', ' },
    decimal: ',',
  }),
  it: put(itCompanies, itFamilies, itWords, {
    houses: { DI: 'distributore', WS: 'grossista', IM: 'importatore', EX: 'esportatore', RE: 'rivenditore' },
    units: {
      pcs: ['pezzo', 'pezzi'],
      sets: ['set', 'set'],
      units: ['unità', 'unità'],
      sheets: ['pezzo', 'pezzi'],
      rolls: ['rotolo', 'rotoli'],
      cartons: ['cartone', 'cartoni'],
      projects: ['progetto', 'progetti'],
    },
    people: ['{n} persone', 'circa {n} persone'],
    articles: {
      series: '{names}, serie {model}',
      work: '{names} a disegno, lotti da {from} a {to} pezzi',
      service: '{names}: {scope}',
      fastener: '{names} {size}, {material}',
    },
    opening: '{name}.',
    facts: 'Dati principali: {facts}.',
    besides: 'Offriamo inoltre {other}.',
    marks: { between: '; ', sentences: ' ', and: ' e ', comma: ', ' },
    decimal: ',',
  }),
  de: put(deCompanies, deFamilies, deWords, {
    houses: {
      DI: 'Fachhandel',
      WS: 'Großhandel',
      IM: 'Importhandel',
      EX: 'Exporthandel',
      RE: 'Fachgeschäft',
    },
    units: {
      pcs: ['Stück', 'Stück'],
      sets: ['Satz', 'Sätze'],
      units: ['Stück', 'Stück'],
      sheets: ['Stück', 'Stück'],
      rolls: ['Rolle', 'Rollen'],
      cartons: ['Karton', 'Kartons'],
      projects: ['Projekt', 'Projekte'],
    },
    people: ['{n} Mitarbeiter', 'rund {n} Mitarbeiter'],
    articles: {
      series: '{names}, Baureihe {model}',
      work: '{names} nach Zeichnung, Lose von {from} bis {to} Stück',
      service: '{names}: {scope}',
      fastener: '{names} {size}, {material}',
    },
    opening: '{name}.',
    facts: 'Eckdaten: {facts}.',
    besides: 'Außerdem bieten wir {other}.',
    marks: { between: '; ', sentences: ' ', and: ' und ', comma: ', ' },
    decimal: ',',
  }),
  zh: put(zhCompanies, zhFamilies, zhWords, {
    houses: { DI: '专业经销商', WS: '批发商', IM: '进口商', EX: '出口贸易商', RE: '零售商' },
    units: {
      pcs: ['件', '件'],
      sets: ['套', '套'],
      units: ['台', '台'],
      sheets: ['件', '件'],
      rolls: ['卷', '卷'],
      cartons: ['箱', '箱'],
      projects: ['项', '项'],
    },
    people: ['{n}人', '约{n}人'],
    articles: {
      series: '{names} {model}',
      work: '{names} 来图加工 {from}–{to}件',
      service: '{names}（{scope}）',
      fastener: '{names} {size} {material}',
    },
    opening: '{name}。',
    facts: '主要参数：{facts}。',
    besides: '此外，我们还提供{other}。',
    marks: { between: '，', sentences: '', and: '、', comma: '、' },
    decimal: '.',
  }),
}
