// What documents of products are called, and what manuals say of handling, in the languages of the demo world.
import type { Spoken } from './languages/language.ts'

export type DocumentWords = Readonly<
  Record<'dataSheet' | 'manual' | 'brochure' | 'cad' | 'revision' | 'invented', string>
> & {
  handling: readonly string[]
}

export const documentWords: Readonly<Record<Spoken, DocumentWords>> = {
  en: {
    dataSheet: 'Data sheet',
    manual: 'Instructions',
    brochure: 'Brochure',
    cad: 'Outline',
    revision: 'Rev.',
    invented: 'Of an invented company, for the demonstration of Millwright.',
    handling: [
      'Check the delivery for damage before use, and keep it in its packaging in a dry place.',
      'Only trained people install it, with the supply switched off and secured.',
      'Observe the values of the data sheet. Beyond them neither function nor life is given.',
      'Clean with a dry cloth, and look for wear every 2,000 hours of work.',
    ],
  },
  ja: {
    dataSheet: 'データシート',
    manual: '取扱説明書',
    brochure: '製品カタログ',
    cad: '外形図',
    revision: '改訂',
    invented: '本書は架空の企業の資料であり、Millwrightのデモ用です。',
    handling: [
      'ご使用前に損傷がないことをご確認ください。保管は梱包のまま、乾燥した場所で行ってください。',
      '取り付けは、電源などを遮断し、教育を受けた方が行ってください。',
      'データシートに記載の値をお守りください。範囲外では機能および寿命を保証できません。',
      '乾いた布で清掃し、運転2,000時間ごとに摩耗を点検してください。',
    ],
  },
  es: {
    dataSheet: 'Ficha técnica',
    manual: 'Instrucciones',
    brochure: 'Folleto',
    cad: 'Contorno',
    revision: 'Rev.',
    invented: 'De una empresa inventada, para la demostración de Millwright.',
    handling: [
      'Compruebe antes del uso que no haya daños y guárdelo en su embalaje en un lugar seco.',
      'Solo personal formado lo instala, con la alimentación desconectada y asegurada.',
      'Respete los valores de la ficha técnica. Fuera de ellos no se garantizan ni la función ni la duración.',
      'Límpielo con un paño seco y revise el desgaste cada 2.000 horas de trabajo.',
    ],
  },
  it: {
    dataSheet: 'Scheda tecnica',
    manual: 'Istruzioni',
    brochure: 'Opuscolo',
    cad: 'Ingombro',
    revision: 'Rev.',
    invented: 'Di un’azienda inventata, per la dimostrazione di Millwright.',
    handling: [
      'Prima dell’uso verificare che non vi siano danni e conservare nell’imballo in un luogo asciutto.',
      'L’installazione spetta a personale istruito, con l’alimentazione scollegata e bloccata.',
      'Rispettare i valori della scheda tecnica. Oltre questi non sono garantite né la funzione né la durata.',
      'Pulire con un panno asciutto e controllare l’usura ogni 2.000 ore di lavoro.',
    ],
  },
  de: {
    dataSheet: 'Datenblatt',
    manual: 'Betriebsanleitung',
    brochure: 'Prospekt',
    cad: 'Umriss',
    revision: 'Rev.',
    invented: 'Von einer erfundenen Firma, zur Vorführung von Millwright.',
    handling: [
      'Vor dem Gebrauch auf Schäden prüfen und in der Verpackung trocken lagern.',
      'Nur unterwiesenes Personal baut es ein, bei abgeschalteter und gesicherter Versorgung.',
      'Die Werte des Datenblatts einhalten. Darüber hinaus sind weder Funktion noch Lebensdauer gegeben.',
      'Mit einem trockenen Tuch reinigen und alle 2.000 Betriebsstunden auf Verschleiß prüfen.',
    ],
  },
  zh: {
    dataSheet: '数据表',
    manual: '使用说明书',
    brochure: '产品样本',
    cad: '外形图',
    revision: '版本',
    invented: '本资料出自虚构企业，仅供Millwright演示之用。',
    handling: [
      '使用前请检查有无损伤，并连同包装存放于干燥处。',
      '须由受过培训的人员在切断并锁定电源后安装。',
      '请遵守数据表所列数值，超出范围不保证功能和寿命。',
      '请用干布清洁，每运行2,000小时检查磨损。',
    ],
  },
}
