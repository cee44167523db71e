// Tables that were written after the reading, to see how it fares with what it was not made for: English, Italian, Spanish.
import type { Labelled } from './tables.ts'

export const freshWest: readonly Labelled[] = [
  {
    about: 'an order form: a column to fill in, totals, a discount',
    rows: [
      'Harrow Fasteners Ltd|||||||',
      'Order form - prices in GBP excluding VAT|||||||',
      'Order qty|Stock code|Description|Thread|Length mm|Pack of|Price per pack|Line total',
      '|HF-M6-20|Hex bolt zinc|M6|20|100|4.20|',
      '|HF-M6-30|Hex bolt zinc|M6|30|100|4.85|',
      '|HF-M8-30|Hex bolt zinc|M8|30|50|5.10|',
      'Total|||||||0.00',
    ],
    meanings: [
      'ignored',
      'partNumber',
      'name',
      'spec Thread',
      'spec Length [mm]',
      'packQuantity',
      'price 1 GBP',
      'ignored',
    ],
    products: [
      'HF-M6-20 ; Hex bolt zinc ; spec Thread=M6 ; spec Length=20 mm ; packaging=Pack of 100 ; price 1 GBP=4.2 ; unit=boxes',
      'HF-M6-30 ; Hex bolt zinc ; spec Thread=M6 ; spec Length=30 mm ; packaging=Pack of 100 ; price 1 GBP=4.85 ; unit=boxes',
      'HF-M8-30 ; Hex bolt zinc ; spec Thread=M8 ; spec Length=30 mm ; packaging=Pack of 50 ; price 1 GBP=5.1 ; unit=boxes',
    ],
  },
  {
    about: 'a marketplace’s template with names in snake case and required marks',
    rows: [
      'product_id*|product_title*|long_description|product_category|unit_price*|currency*|min_order_qty|lead_time_days|country_of_origin|hs_code|image_url_1|image_url_2',
      'TP-9|Torque wrench 20-100 Nm|Click type.|Torque Wrenches|89.90|EUR|5|10|TW|82041100|https://harrow.example/tp9-a.png|https://harrow.example/tp9-b.png',
      'TP-10|Torque wrench 40-200 Nm|Click type.|Torque Wrenches|109.00|EUR|5|10|TW|82041100|https://harrow.example/tp10-a.png|',
    ],
    meanings: [
      'partNumber',
      'name',
      'description',
      'category',
      'price 1',
      'currency',
      'minimumOrder',
      'leadTime [day]',
      'origin',
      'hsCode',
      'picture',
      'picture',
    ],
    products: [
      'TP-9 ; Torque wrench 20-100 Nm ; description=Click type. ; price 1 EUR=89.9 ; moq=5 ; leadTime=10 ; origin=TW ; hsCode=82041100 ; pictures=https://harrow.example/tp9-a.png,https://harrow.example/tp9-b.png',
      'TP-10 ; Torque wrench 40-200 Nm ; description=Click type. ; price 1 EUR=109 ; moq=5 ; leadTime=10 ; origin=TW ; hsCode=82041100 ; pictures=https://harrow.example/tp10-a.png',
    ],
  },
  {
    about: 'a maker’s table with letters of drawings for heads',
    rows: [
      'Linear bushings LM series|||||',
      'Model|d|D|L|Dynamic load C (N)|Mass (g)',
      'LM-8UU|8|15|24|274|15',
      'LM-10UU|10|19|29|372|27',
      'LM-12UU|12|21|30|510|32',
    ],
    meanings: ['partNumber', 'spec d', 'spec D', 'spec L', 'spec Dynamic load C [N]', 'weight [g]'],
    products: [
      'LM-8UU ; - ; spec d=8 ; spec D=15 ; spec L=24 ; spec Dynamic load C=274 N ; weight=15 g',
      'LM-10UU ; - ; spec d=10 ; spec D=19 ; spec L=29 ; spec Dynamic load C=372 N ; weight=27 g',
      'LM-12UU ; - ; spec d=12 ; spec D=21 ; spec L=30 ; spec Dynamic load C=510 N ; weight=32 g',
    ],
  },
  {
    about: 'a distributor’s stock list with mistyped heads',
    rows: [
      'Part Nmber|Descripton|Unti price $|Qty avail|MOQ (pcs)|Weigth kg',
      'PS-24-5|Power supply 24 V 5 A|38.50|112|1|0.62',
      'PS-24-10|Power supply 24 V 10 A|61.00|0|1|0.95',
    ],
    meanings: ['partNumber', 'name', 'price 1 USD', 'stock', 'minimumOrder [pcs]', 'weight [kg]'],
    products: [
      'PS-24-5 ; Power supply 24 V 5 A ; price 1 USD=38.5 ; stock=yes ; moq=1 pcs ; weight=0.62 kg',
      'PS-24-10 ; Power supply 24 V 10 A ; price 1 USD=61 ; stock=no ; moq=1 pcs ; weight=0.95 kg',
    ],
  },
  {
    about: 'catalogue with discount classes, prices with stamps of a typewriter, pages',
    rows: [
      'Pag. 12||||',
      'ART.|DESCRIZIONE|CONF.|LISTINO €|CL. SC.',
      '3012/A|Raccordo diritto 1/2" M|10|3,45.=|A2',
      '3012/B|Raccordo diritto 3/4" M|10|4,10.=|A2',
      'Pag. 13||||',
      'ART.|DESCRIZIONE|CONF.|LISTINO €|CL. SC.',
      '3020/A|Gomito 90° 1/2" F|10|4,75.=|A3',
    ],
    meanings: ['partNumber', 'name', 'packQuantity', 'price 1 EUR', 'ignored'],
    products: [
      '3012/A ; Raccordo diritto 1/2" M ; packaging=CONF. 10 ; price 1 EUR=3.45',
      '3012/B ; Raccordo diritto 3/4" M ; packaging=CONF. 10 ; price 1 EUR=4.1',
      '3020/A ; Gomito 90° 1/2" F ; packaging=CONF. 10 ; price 1 EUR=4.75',
    ],
  },
  {
    about: 'a double head in Italian with dimensions and two currencies below prices',
    merged: [
      [1, 2, 1, 4],
      [1, 5, 1, 6],
      [1, 0, 2, 0],
      [1, 1, 2, 1],
      [1, 7, 2, 7],
    ],
    rows: [
      'Cod. prodotto|Nome|Dimensioni (mm)|||Prezzo di listino||Paese d’origine',
      '||Larghezza|Altezza|Profondità|EUR|USD|',
      'AR-60|Armadio portautensili|600|1.950|450|412,00|455,00|Italia',
      'AR-80|Armadio portautensili|800|1.950|450|498,50|549,00|Italia',
    ],
    meanings: [
      'partNumber',
      'name',
      'spec Larghezza [mm]',
      'spec Altezza [mm]',
      'spec Profondità [mm]',
      'price 1 EUR',
      'price 1 USD',
      'origin',
    ],
    products: [
      'AR-60 ; Armadio portautensili ; spec Larghezza=600 mm ; spec Altezza=1.950 mm ; spec Profondità=450 mm ; price 1 EUR=412 ; price 1 USD=455 ; origin=IT',
      'AR-80 ; Armadio portautensili ; spec Larghezza=800 mm ; spec Altezza=1.950 mm ; spec Profondità=450 mm ; price 1 EUR=498.5 ; price 1 USD=549 ; origin=IT',
    ],
  },
  {
    about: 'prices by quantity with "a partir de", pieces per package, a brand',
    rows: [
      'Cód.|Nombre del artículo|Marca|Precio ud. 1-24|Precio ud. 25-99|Precio ud. 100 o más|Uds./caja|Peso aprox. (g)',
      'LU-18|Luminaria estanca LED 18 W|Solaria|14,90 €|13,40 €|11,95 €|12|850',
      'LU-36|Luminaria estanca LED 36 W|Solaria|21,50 €|19,30 €|17,20 €|8|1.350',
    ],
    meanings: [
      'partNumber',
      'name',
      'spec Marca',
      'price 1',
      'price 25',
      'price 100',
      'packQuantity',
      'weight [g]',
    ],
    products: [
      'LU-18 ; Luminaria estanca LED 18 W ; spec Marca=Solaria ; price 1 EUR=14.9 ; price 25 EUR=13.4 ; price 100 EUR=11.95 ; packaging=Uds./caja 12 ; weight=850 g',
      'LU-36 ; Luminaria estanca LED 36 W ; spec Marca=Solaria ; price 1 EUR=21.5 ; price 25 EUR=19.3 ; price 100 EUR=17.2 ; packaging=Uds./caja 8 ; weight=1350 g',
    ],
  },
  {
    about: 'sections of two levels as titles, delivery words, an old price beside the new one',
    rows: [
      'Referencia|Descripción|Precio anterior|Precio nuevo|Entrega|Notas internas',
      'HIDRÁULICA|||||',
      'Cilindros hidráulicos|||||',
      'CH-40|Cilindro doble efecto 40x300|180,00 €|189,00 €|en stock|revisar',
      'CH-50|Cilindro doble efecto 50x400|231,00 €|245,00 €|15 días hábiles|',
    ],
    meanings: ['partNumber', 'name', 'ignored', 'price 1', 'leadTime', 'ignored'],
    products: [
      'CH-40 ; Cilindro doble efecto 40x300 ; category=0004-04-01 ; price 1 EUR=189 ; leadTime=0 ; stock=yes',
      'CH-50 ; Cilindro doble efecto 50x400 ; category=0004-04-01 ; price 1 EUR=245 ; leadTime=21',
    ],
  },
]
