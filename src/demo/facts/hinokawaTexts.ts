import type { WrittenCompany } from './writtenCompany.ts'

/** The first company in its own language and in three beside English. */
export const hinokawa: Pick<WrittenCompany, 'languages' | 'translations' | 'reading'> = {
  languages: ['ja', 'en', 'es', 'it', 'zh'],
  reading: 'ヒノカワ ジクウケ セイサクショ',
  translations: {
    ja: {
      companyName: '株式会社檜川軸受製作所',
      city: '大阪府岸和田市',
      shortDescription:
        '工作機械、減速機、ポンプ向けの深溝玉軸受、円筒ころ軸受、主軸用軸受を製造しています。内径10〜320 mm、精度等級P0〜P4に対応し、全ロットに振動測定記録を添付、50個の小ロットから承ります。',
      generalDescription:
        '檜川軸受製作所は、1968年から岸和田で転がり軸受を製造しています。紡績機用の補修軸受から出発し、現在は生産の半分以上が、日本、ドイツ、イタリアの工作機械主軸と産業用減速機に使われています。\n\n軌道輪の旋削、熱処理、研削を一つの工場で行っています。ロットごとに鋼材の溶解番号、硬さ、振動スペクトルを記録し、サンプルを10年間保管しています。',
      manufacturingFacilities:
        '旋削、熱処理、センタレス研削、軌道研削、超仕上げ、組立、ISOクラス7のクリーンルームでのグリース封入',
    },
    es: {
      companyName: 'Hinokawa Bearing Works Co., Ltd.',
      city: 'Kishiwada',
      shortDescription:
        'Rodamientos rígidos de bolas, de rodillos cilíndricos y para husillos, destinados a máquinas herramienta, reductores y bombas. Diámetros interiores de 10 a 320 mm, clases de precisión P0 a P4, registro de vibraciones de cada lote y series cortas desde 50 piezas.',
      generalDescription:
        'Hinokawa fabrica rodamientos en Kishiwada desde 1968. La empresa empezó con recambios para máquinas de hilar; hoy, más de la mitad de la producción se destina a husillos de máquinas herramienta y reductores industriales en Japón, Alemania e Italia.\n\nLos anillos se tornean, templan y rectifican en la misma planta. Cada lote conserva su número de colada, el registro de dureza y el espectro de vibraciones, y las muestras se guardan durante diez años.',
      manufacturingFacilities:
        'Torneado, tratamiento térmico, rectificado sin centros y de pistas, superacabado, montaje y engrase en sala limpia ISO clase 7',
    },
    it: {
      companyName: 'Hinokawa Bearing Works Co., Ltd.',
      city: 'Kishiwada',
      shortDescription:
        'Cuscinetti radiali a sfere, a rulli cilindrici e per mandrini, destinati a macchine utensili, riduttori e pompe. Fori da 10 a 320 mm, classi di precisione da P0 a P4, registrazione delle vibrazioni per ogni lotto e piccole serie da 50 pezzi.',
      generalDescription:
        'Hinokawa produce cuscinetti volventi a Kishiwada dal 1968. L’azienda iniziò con i ricambi per filatoi tessili; oggi oltre la metà della produzione è destinata a mandrini di macchine utensili e a riduttori industriali in Giappone, Germania e Italia.\n\nGli anelli sono torniti, temprati e rettificati nello stesso stabilimento. Ogni lotto conserva numero di colata, registro delle durezze e spettro delle vibrazioni; i campioni restano in archivio per dieci anni.',
      manufacturingFacilities:
        'Tornitura, trattamento termico, rettifica senza centri e delle piste, superfinitura, montaggio e ingrassaggio in camera bianca ISO classe 7',
    },
    zh: {
      companyName: '株式会社桧川轴承制作所',
      city: '岸和田',
      shortDescription:
        '生产机床、减速机和水泵用深沟球轴承、圆柱滚子轴承和主轴轴承。内径10至320 mm，精度等级P0至P4，每批附振动检测记录，50件起可小批量供货。',
      generalDescription:
        '桧川自1968年起在岸和田生产滚动轴承。公司从纺纱机备用轴承起步，如今一半以上的产品用于日本、德国和意大利的机床主轴和工业减速机。\n\n套圈的车削、热处理和磨削均在同一工厂完成。每批产品都记录钢材炉号、硬度和振动频谱，样品保存十年。',
      manufacturingFacilities: '车削、热处理、无心磨削、滚道磨削、超精加工、装配、ISO 7级洁净室注脂',
    },
  },
}
