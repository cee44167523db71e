// What the companies written by hand say in other languages than that of their posts.
import type { WrittenCompany } from './writtenCompany.ts'

type Texts = Pick<WrittenCompany, 'languages' | 'translations' | 'reading'>

export const aomine: Texts = {
  languages: ['ja', 'en', 'es', 'it', 'zh'],
  reading: 'アオミネ セイコウ',
  translations: {
    en: {
      companyName: 'Aomine Seiko Co., Ltd.',
      city: 'Suwa',
      shortDescription:
        'Matched angular-contact ball bearings for high-speed spindles, from universal sets to preloads to drawing. Hybrid sets with silicon nitride balls reach 2.4 million dmn. The face offset of every set is measured and the record comes with it.',
    },
    es: {
      companyName: 'Aomine Seiko Co., Ltd.',
      city: 'Suwa',
      shortDescription:
        'Juegos de rodamientos de contacto angular para husillos de alta velocidad, desde juegos universales hasta precargas según plano. Los híbridos con bolas de nitruro de silicio alcanzan 2,4 millones de dmn. Cada juego se mide y se entrega con su registro.',
    },
    it: {
      companyName: 'Aomine Seiko Co., Ltd.',
      city: 'Suwa',
      shortDescription:
        'Cuscinetti obliqui accoppiati per mandrini ad alta velocità, dai set universali ai precarichi a disegno. Gli ibridi con sfere in nitruro di silicio raggiungono 2,4 milioni di dmn. Ogni set è misurato e consegnato con il proprio verbale.',
    },
    zh: {
      companyName: '株式会社青岭精工',
      city: '诹访',
      shortDescription:
        '生产高速主轴用组合角接触球轴承，从通用配组到按图纸预紧均可供应。采用氮化硅球的混合轴承可达240万dmn。每组均测量端面凸出量，并附检测记录。',
    },
  },
}

export const ostermark: Texts = {
  languages: ['de', 'en', 'ja', 'es', 'it', 'zh'],
  translations: {
    de: {
      companyName: 'Ostermark Wälzlager GmbH',
      city: 'Schweinfurt',
      shortDescription:
        'Geteilte und ungeteilte Stehlager, Pendelrollenlager und Spannhülsen für Förderanlagen, Ventilatoren und Brecher. Die Gehäuse gießen und bearbeiten wir in Schweinfurt; gängige Größen verlassen das Lager binnen zwei Tagen.',
    },
    ja: {
      companyName: 'オスターマルク転がり軸受有限会社（Ostermark Wälzlager GmbH）',
      city: 'シュヴァインフルト',
      shortDescription:
        'コンベヤ、送風機、破砕機向けに、分割形・一体形のプランマブロック、自動調心ころ軸受、アダプタスリーブを製造しています。軸受箱の鋳造と加工はシュヴァインフルトで行い、常用サイズは2日以内に出荷します。',
    },
    es: {
      companyName: 'Ostermark Wälzlager GmbH',
      city: 'Schweinfurt',
      shortDescription:
        'Soportes de pie partidos y enterizos, rodamientos de rodillos a rótula y manguitos de fijación para transportadores, ventiladores y trituradoras. Fundimos y mecanizamos los soportes en Schweinfurt; las medidas habituales salen en dos días.',
    },
    it: {
      companyName: 'Ostermark Wälzlager GmbH',
      city: 'Schweinfurt',
      shortDescription:
        'Supporti ritti in due metà e monoblocco, cuscinetti orientabili a rulli e bussole di trazione per trasportatori, ventilatori e frantoi. Fusione e lavorazione dei supporti a Schweinfurt; le misure correnti partono in due giorni.',
    },
    zh: {
      companyName: '奥斯特马克滚动轴承有限公司',
      city: '施韦因富特',
      shortDescription:
        '为输送机、风机和破碎机生产剖分式和整体式轴承座、调心滚子轴承和紧定套。轴承座在施韦因富特铸造和加工，常用规格两天内发货。',
    },
  },
}

export const siamRotary: Texts = {
  languages: ['en', 'ja', 'es', 'it', 'zh'],
  translations: {
    ja: {
      companyName: 'サイアム・ロータリー・コンポーネンツ（Siam Rotary Components Co., Ltd.）',
      city: 'ラヨーン',
      shortDescription:
        '自己潤滑の焼結青銅ブシュとスラストワッシャを製造しています。粉末の混合から、最大200 tのサイジングプレスまで自社設備で対応します。',
    },
    es: {
      companyName: 'Siam Rotary Components Co., Ltd.',
      city: 'Rayong',
      shortDescription:
        'Casquillos y arandelas axiales autolubricantes de bronce sinterizado. Mezcla de polvos propia y prensas de calibrado de hasta 200 t.',
    },
    it: {
      companyName: 'Siam Rotary Components Co., Ltd.',
      city: 'Rayong',
      shortDescription:
        'Boccole e rondelle reggispinta autolubrificanti in bronzo sinterizzato. Miscelazione delle polveri interna e presse di calibratura fino a 200 t.',
    },
    zh: {
      companyName: '暹罗旋转部件有限公司',
      city: '罗勇',
      shortDescription: '生产自润滑烧结青铜轴套和止推垫圈。自有粉末混合设备和最大200吨的整形压力机。',
    },
  },
}

export const tateshina: Texts = {
  languages: ['ja', 'en', 'es', 'it', 'zh'],
  reading: 'タテシナ センカイリン チョクドウ ギジュツ',
  translations: {
    ja: {
      companyName: '蓼科旋回輪直動技術株式会社',
      city: '長野県松本市',
      shortDescription:
        'クレーン、ポジショナ、風車のピッチ駆動向けに、外径200〜2,400 mmの旋回輪を製造しています。内歯、外歯、歯なしに対応し、軌道面は高周波焼入れ、モジュールは3〜16です。図面には5営業日以内にお見積りを添えて回答します。',
    },
    es: {
      companyName: 'Tateshina Slewing & Linear Technologies Corporation',
      city: 'Matsumoto',
      shortDescription:
        'Coronas de giro de 200 a 2.400 mm, con dentado interior, exterior o sin dentado, para grúas, posicionadores y accionamientos de paso de aerogeneradores. Pistas templadas por inducción, módulo 3 a 16, oferta sobre plano en cinco días laborables.',
    },
    it: {
      companyName: 'Tateshina Slewing & Linear Technologies Corporation',
      city: 'Matsumoto',
      shortDescription:
        'Ralle da 200 a 2.400 mm, con dentatura interna, esterna o senza, per gru, posizionatori e azionamenti pitch di turbine eoliche. Piste temprate a induzione, modulo da 3 a 16, offerta a disegno in cinque giorni lavorativi.',
    },
    zh: {
      companyName: '蓼科回转支承直线技术株式会社',
      city: '松本',
      shortDescription:
        '生产直径200至2,400 mm的回转支承，有内齿、外齿和无齿三种，用于起重机、变位机和风机变桨驱动。滚道感应淬火，模数3至16，来图五个工作日内报价。',
    },
  },
}

export const rovondi: Texts = {
  languages: ['it', 'en', 'ja', 'es', 'zh'],
  translations: {
    it: {
      companyName: 'Officine Rovondi Ingranaggi S.p.A.',
      city: 'Modena',
      shortDescription:
        'Ingranaggi rettificati di modulo da 0,8 a 6, singoli o in coppia, per riduttori, presse e macchine confezionatrici. Dentatura, cementazione e rettifica a Modena; ogni coppia parte con l’impronta di contatto e il foglio di misura.',
    },
    ja: {
      companyName: 'オフィチーネ・ロヴォンディ歯車（Officine Rovondi Ingranaggi S.p.A.）',
      city: 'モデナ',
      shortDescription:
        '減速機、プレス、包装機向けに、モジュール0.8〜6の研削歯車を単品または対で製造しています。ホブ切り、浸炭、歯面研削をモデナで行い、一対ごとに歯当たりと測定表を添えて出荷します。',
    },
    es: {
      companyName: 'Officine Rovondi Ingranaggi S.p.A.',
      city: 'Módena',
      shortDescription:
        'Engranajes rectificados de módulo 0,8 a 6, sueltos o por pares, para reductores, prensas y máquinas de envasado. Tallado, cementado y rectificado en Módena; cada par sale con su huella de contacto y su hoja de medición.',
    },
    zh: {
      companyName: '罗翁迪齿轮股份有限公司',
      city: '摩德纳',
      shortDescription:
        '生产模数0.8至6的磨齿齿轮，可单件或成对供应，用于减速机、压力机和包装机械。滚齿、渗碳和磨齿均在摩德纳完成，每对齿轮附接触斑点记录和测量报告。',
    },
  },
}
