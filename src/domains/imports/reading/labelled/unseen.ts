// The last tables that were written: the reading was measured with them before it was changed for any of them.
import type { Labelled } from './tables.ts'

export const unseen: readonly Labelled[] = [
  {
    about: 'Japanese: maker and kind of goods in front, tax in prices, boxes in brackets',
    rows: [
      'メーカー名|品種|商品コード|商品名・規格|税込価格(円)|荷姿(入数)|備考',
      '雪峰電機|LED照明|YH-LT40|直管LEDランプ 40形|2,178|箱(25本)|',
      '雪峰電機|LED照明|YH-LT20|直管LEDランプ 20形|1,628|箱(25本)|廃番予定',
    ],
    meanings: [
      'spec メーカー名',
      'category',
      'partNumber',
      'name',
      'price 1 JPY',
      'packaging',
      'description',
    ],
    products: [
      'YH-LT40 ; 直管LEDランプ 40形 ; category=0014-09-02 ; spec メーカー名=雪峰電機 ; price 1 JPY=2178 ; packaging=箱(25本)',
      'YH-LT20 ; 直管LEDランプ 20形 ; category=0014-09-02 ; spec メーカー名=雪峰電機 ; price 1 JPY=1628 ; packaging=箱(25本) ; description=廃番予定',
    ],
  },
  {
    about: 'Japanese: prices in thousands of yen, lead times in months, capacities',
    rows: [
      '標準機価格表||||||',
      '機種|最大加工径|主軸回転数|質量|価格（千円）|納期|設置電源',
      '|mm|min-1|kg||ヶ月|kVA',
      'NL-250|φ250|4,000|3,800|12,500|4|18',
      'NL-320|φ320|3,200|5,200|15,800|5|22',
    ],
    meanings: [
      'partNumber',
      'spec 最大加工径 [mm]',
      'spec 主軸回転数 [min-1]',
      'weight [kg]',
      'price 1 JPY /0.001',
      'leadTime [month]',
      'spec 設置電源 [kVA]',
    ],
    products: [
      'NL-250 ; - ; spec 最大加工径=φ250 mm ; spec 主軸回転数=4,000 min-1 ; weight=3800 kg ; price 1 JPY=12500000 ; leadTime=120 ; spec 設置電源=18 kVA',
      'NL-320 ; - ; spec 最大加工径=φ320 mm ; spec 主軸回転数=3,200 min-1 ; weight=5200 kg ; price 1 JPY=15800000 ; leadTime=150 ; spec 設置電源=22 kVA',
    ],
  },
  {
    about: 'Japanese: two blocks side by side',
    rows: ['品番|価格(円)||品番|価格(円)', 'W-1|100||W-4|130', 'W-2|110||W-5|140'],
    meanings: ['partNumber', 'price 1 JPY', 'ignored', 'spec 品番', 'ignored'],
    products: ['W-1 ; - ; price 1 JPY=100 ; spec 品番=W-4', 'W-2 ; - ; price 1 JPY=110 ; spec 品番=W-5'],
  },
  {
    about: 'Italian: fibres and packages with units, two weights, a barcode',
    rows: [
      'Art.|Descrizione prodotto|Formato|Pz. x cartone|Peso netto g|Peso lordo g|EAN|Prezzo cartone €',
      'PS-500|Pasta secca rigatoni|500 g|24|500|515|8000000000019|28,80',
      'PS-1000|Pasta secca rigatoni|1 kg|12|1000|1025|8000000000026|27,60',
    ],
    meanings: [
      'partNumber',
      'name',
      'spec Formato',
      'packQuantity',
      'weight [g]',
      'spec Peso lordo [g]',
      'spec EAN',
      'price 1 EUR',
    ],
    products: [
      'PS-500 ; Pasta secca rigatoni ; spec Formato=500 g ; packaging=Pz. x cartone 24 ; weight=500 g ; spec Peso lordo=515 g ; spec EAN=8000000000019 ; price 1 EUR=28.8',
      'PS-1000 ; Pasta secca rigatoni ; spec Formato=1 kg ; packaging=Pz. x cartone 12 ; weight=1000 g ; spec Peso lordo=1025 g ; spec EAN=8000000000026 ; price 1 EUR=27.6',
    ],
  },
  {
    about: 'Italian: marks for what a model has, sure yes and no',
    rows: [
      'Modello|Potenza (kW)|Portata (m³/h)|Prevalenza (m)|Autoadescante|Disponibile|Prezzo',
      'EP-100|0,75|6,0|32|x|sì|€ 310,00',
      'EP-200|1,10|9,5|38||no|€ 395,00',
    ],
    meanings: [
      'partNumber',
      'spec Potenza [kW]',
      'spec Portata [m³/h]',
      'spec Prevalenza [m]',
      'spec Autoadescante',
      'stock',
      'price 1',
    ],
    products: [
      'EP-100 ; - ; spec Potenza=0,75 kW ; spec Portata=6,0 m³/h ; spec Prevalenza=32 m ; spec Autoadescante=x ; stock=yes ; price 1 EUR=310',
      'EP-200 ; - ; spec Potenza=1,10 kW ; spec Portata=9,5 m³/h ; spec Prevalenza=38 m ; stock=no ; price 1 EUR=395',
    ],
  },
  {
    about: 'Spanish: an offer with totals, quantities of the offer, units',
    rows: [
      'OFERTA Nº 2024-118||||||',
      'Cliente: Talleres Robledo||||||',
      'Pos.|Referencia|Concepto|Cant.|Ud.|Precio unitario|Importe',
      '10|BR-200|Bomba de engranajes 200 cc|2|ud|845,00 €|1.690,00 €',
      '20|BR-250|Bomba de engranajes 250 cc|1|ud|920,00 €|920,00 €',
      '||||||2.610,00 €',
      'Validez de la oferta: 30 días||||||',
    ],
    meanings: ['ignored', 'partNumber', 'name', 'ignored', 'unit', 'price 1', 'ignored'],
    products: [
      'BR-200 ; Bomba de engranajes 200 cc ; unit=pcs ; price 1 EUR=845',
      'BR-250 ; Bomba de engranajes 250 cc ; unit=pcs ; price 1 EUR=920',
    ],
  },
  {
    about: 'Spanish: descriptions with line breaks, families in front that are written once',
    rows: [
      'Familia|Código|Descripción|Medidas (cm)|Tarifa 2024 €|Plazo',
      'Mesas|M-120|Mesa de taller 120|120x60x85|245,00|3 semanas',
      '|M-180|Mesa de taller 180|180x60x85|310,00|3 semanas',
      'Armarios|A-90|Armario de taller|90x45x195|289,00|consultar',
    ],
    meanings: ['category', 'partNumber', 'name', 'spec Medidas [cm]', 'price 1 EUR', 'leadTime'],
    products: [
      'M-120 ; Mesa de taller 120 ; spec Medidas=120x60x85 cm ; price 1 EUR=245 ; leadTime=21',
      'M-180 ; Mesa de taller 180 ; spec Medidas=180x60x85 cm ; price 1 EUR=310 ; leadTime=21',
      'A-90 ; Armario de taller ; spec Medidas=90x45x195 cm ; price 1 EUR=289 ; spec Plazo=consultar',
    ],
  },
  {
    about: 'English: a feed with tabs, options of variants by name and value',
    rows: [
      'Base code|SKU|Item name|Finish|Length|List price USD|Stock status',
      'HL-7|HL-7-BR-30|Handrail bracket|Brass|30 in|18.00|In stock',
      'HL-7|HL-7-BR-48|Handrail bracket|Brass|48 in|24.00|Backorder',
      'HL-7|HL-7-SS-30|Handrail bracket|Stainless|30 in|19.50|In stock',
    ],
    meanings: ['parentNumber', 'partNumber', 'name', 'spec Finish', 'spec Length', 'price 1 USD', 'stock'],
    products: [
      'HL-7 ; Handrail bracket ; axes=Finish,Length ; variant Brass/30 in=HL-7-BR-30 18 USD ; variant Brass/48 in=HL-7-BR-48 24 USD ; variant Stainless/30 in=HL-7-SS-30 19.5 USD ; stock=yes',
    ],
  },
  {
    about: 'English: comparisons, ranges and approvals as columns',
    rows: [
      'Cat. No.|Product|Range|Accuracy|Output|Supply (V DC)|IP|Approvals|List price|Ccy',
      'PT-10|Pressure transmitter|0...10 bar|±0.25 % FS|4...20 mA|10...30|IP67|CE, UKCA|96.00|GBP',
      'PT-25|Pressure transmitter|0...25 bar|±0.25 % FS|4...20 mA|10...30|IP67|CE, UKCA|98.00|GBP',
    ],
    meanings: [
      'partNumber',
      'name',
      'spec Range',
      'spec Accuracy',
      'spec Output',
      'spec Supply [V DC]',
      'spec IP',
      'spec Approvals',
      'price 1',
      'currency',
    ],
    products: [
      'PT-10 ; Pressure transmitter ; category=0001-08-03 ; spec Range=0...10 bar ; spec Accuracy=±0.25 % FS ; spec Output=4...20 mA ; spec Supply=10...30 V DC ; spec IP=IP67 ; spec Approvals=CE, UKCA ; price 1 GBP=96',
      'PT-25 ; Pressure transmitter ; category=0001-08-03 ; spec Range=0...25 bar ; spec Accuracy=±0.25 % FS ; spec Output=4...20 mA ; spec Supply=10...30 V DC ; spec IP=IP67 ; spec Approvals=CE, UKCA ; price 1 GBP=98',
    ],
  },
  {
    about: 'English: prices that are no prices, and units behind quantities',
    rows: [
      'Item no.|Material description|Price|Min. order|Delivery|Remarks',
      'AL-6061-10|Aluminium plate 6061 10 mm|$48.00/m2|5 m2|5-7 days|Cut to size',
      'AL-6061-20|Aluminium plate 6061 20 mm|from $92.00|5 m2|call|',
    ],
    meanings: ['partNumber', 'name', 'price 1 USD', 'minimumOrder', 'leadTime', 'description'],
    products: [
      'AL-6061-10 ; Aluminium plate 6061 10 mm ; price 1 USD=48 ; unit=m2 ; moq=5 m2 ; leadTime=7 ; description=Cut to size',
      'AL-6061-20 ; Aluminium plate 6061 20 mm ; moq=5 m2',
    ],
  },
  {
    about: 'Chinese: prices with and without tax, a colour and a size, stock by numbers',
    rows: [
      '物料编码|物料名称|规格型号|颜色|未税单价|含税单价|库存数量|单位|毛重kg',
      'P0001|工具箱|14寸|红|22.12|25|120|个|1.2',
      'P0002|工具箱|16寸|红|26.55|30|0|个|1.5',
    ],
    meanings: [
      'partNumber',
      'name',
      'spec 规格型号',
      'spec 颜色',
      'price 1 CNY',
      'ignored',
      'stock',
      'unit',
      'spec 毛重 [kg]',
    ],
    products: [
      'P0001 ; 工具箱 ; category=0014-04-06 ; spec 规格型号=14寸 ; spec 颜色=红 ; price 1 CNY=22.12 ; stock=yes ; unit=pcs ; spec 毛重=1.2 kg',
      'P0002 ; 工具箱 ; category=0014-04-06 ; spec 规格型号=16寸 ; spec 颜色=红 ; price 1 CNY=26.55 ; stock=no ; unit=pcs ; spec 毛重=1.5 kg',
    ],
  },
  {
    about: 'Chinese: heads in two languages in one cell with breaks',
    rows: [
      '型号⏎Model|品名⏎Description|功率⏎Power (W)|单价⏎Price (USD)|起订量⏎MOQ|图片⏎Photo',
      'SL-30|太阳能路灯|30|45.00|20 sets|sl30.jpg',
      'SL-60|太阳能路灯|60|68.00|20 sets|sl60.jpg',
    ],
    meanings: ['partNumber', 'name', 'spec 功率 [W]', 'price 1 USD', 'minimumOrder', 'picture'],
    products: [
      'SL-30 ; 太阳能路灯 ; spec 功率=30 W ; price 1 USD=45 ; moq=20 sets ; pictures=sl30.jpg',
      'SL-60 ; 太阳能路灯 ; spec 功率=60 W ; price 1 USD=68 ; moq=20 sets ; pictures=sl60.jpg',
    ],
  },
]
