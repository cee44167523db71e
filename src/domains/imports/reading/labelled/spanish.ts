// Tables as Spanish and Mexican suppliers send them.
import type { Labelled } from './tables.ts'

export const spanish: readonly Labelled[] = [
  {
    about: 'a tariff with decimal commas, stock in numbers, terms in words',
    rows: [
      'TARIFA 2024|||||||',
      'Ref.|Denominación|PVP (€)|Existencias|Plazo de entrega|Peso neto (kg)|Origen|Código arancelario',
      'TM-0816|Tornillo hexagonal M8x16|0,12|12.400|inmediata|0,010|España|7318.15.88',
      'TM-0820|Tornillo hexagonal M8x20|0,14|0|2-3 semanas|0,012|Taiwán|7318.15.88',
    ],
    meanings: ['partNumber', 'name', 'price 1 EUR', 'stock', 'leadTime', 'weight [kg]', 'origin', 'hsCode'],
    products: [
      'TM-0816 ; Tornillo hexagonal M8x16 ; price 1 EUR=0.12 ; stock=yes ; leadTime=0 ; weight=0.01 kg ; origin=ES ; hsCode=73181588',
      'TM-0820 ; Tornillo hexagonal M8x20 ; price 1 EUR=0.14 ; stock=no ; leadTime=21 ; weight=0.012 kg ; origin=TW ; hsCode=73181588',
    ],
  },
  {
    about: 'pesos with a sign that several countries write, told in a note',
    rows: [
      'Lista de precios en pesos mexicanos (MXN)|||',
      'Clave|Producto|Precio unitario|Pedido mínimo',
      'B-100|Bomba centrífuga 1 HP|$4,250.00|1 pza',
      'B-200|Bomba centrífuga 2 HP|$6,980.00|1 pza',
    ],
    meanings: ['partNumber', 'name', 'price 1 MXN', 'minimumOrder'],
    products: [
      'B-100 ; Bomba centrífuga 1 HP ; price 1 MXN=4250 ; moq=1 pcs',
      'B-200 ; Bomba centrífuga 2 HP ; price 1 MXN=6980 ; moq=1 pcs',
    ],
  },
  {
    about: 'steps of quantity from, in a double head with merged cells',
    merged: [
      [1, 0, 2, 0],
      [1, 1, 2, 1],
      [1, 2, 1, 4],
    ],
    rows: [
      'Referencia|Nombre|Precio por cantidad (€)||',
      '||1-9|10-49|50+',
      'CB-3|Conector circular 3 polos|8,90|8,10|7,25',
      'CB-5|Conector circular 5 polos|10,40|9,60|8,80',
    ],
    meanings: ['partNumber', 'name', 'price 1 EUR', 'price 10 EUR', 'price 50 EUR'],
    products: [
      'CB-3 ; Conector circular 3 polos ; price 1 EUR=8.9 ; price 10 EUR=8.1 ; price 50 EUR=7.25',
      'CB-5 ; Conector circular 5 polos ; price 1 EUR=10.4 ; price 10 EUR=9.6 ; price 50 EUR=8.8',
    ],
  },
  {
    about: 'steps of quantity in rows',
    rows: [
      'Código|Artículo|Desde cantidad|Precio €',
      'MG-12|Manguera hidráulica 1/2"|1|6,50',
      'MG-12|Manguera hidráulica 1/2"|50|5,90',
      'MG-12|Manguera hidráulica 1/2"|200|5,20',
      'MG-34|Manguera hidráulica 3/4"|1|9,10',
      'MG-34|Manguera hidráulica 3/4"|50|8,40',
    ],
    meanings: ['partNumber', 'name', 'priceFrom', 'price 1 EUR'],
    products: [
      'MG-12 ; Manguera hidráulica 1/2" ; category=0004-04-07 ; price 1 EUR=6.5 ; price 50 EUR=5.9 ; price 200 EUR=5.2',
      'MG-34 ; Manguera hidráulica 3/4" ; category=0004-04-07 ; price 1 EUR=9.1 ; price 50 EUR=8.4',
    ],
  },
  {
    about: 'colours below an article that is written once',
    rows: [
      'Referencia|Descripción|Color|Talla|Precio',
      'CH-01|Chaleco reflectante|amarillo|M|4,95 €',
      '||amarillo|L|4,95 €',
      '||naranja|M|5,25 €',
      'CH-02|Chaleco multibolsillo|azul|M|12,40 €',
      '||azul|L|12,40 €',
    ],
    meanings: ['partNumber', 'name', 'spec Color', 'spec Talla', 'price 1'],
    products: [
      'CH-01 ; Chaleco reflectante ; axes=Color,Talla ; variant amarillo/M=4.95 EUR ; variant amarillo/L=4.95 EUR ; variant naranja/M=5.25 EUR',
      'CH-02 ; Chaleco multibolsillo ; axes=Color,Talla ; variant azul/M=- ; variant azul/L=- ; price 1 EUR=12.4',
    ],
  },
  {
    about: 'heads in capitals without accents, a family, remarks, what it costs the seller',
    rows: [
      'CODIGO|DESCRIPCION|FAMILIA|COSTE|PRECIO VENTA|UNIDADES POR CAJA|OBSERVACIONES',
      'RD6204|RODAMIENTO 6204 2RS|Rodamientos|1,10|2,85 €|10|',
      'RD6205|RODAMIENTO 6205 2RS|Rodamientos|1,35|3,20 €|10|Oferta',
    ],
    meanings: ['partNumber', 'name', 'category', 'ignored', 'price 1', 'packQuantity', 'description'],
    products: [
      'RD6204 ; RODAMIENTO 6204 2RS ; category=0006-01 ; price 1 EUR=2.85 ; packaging=UNIDADES POR CAJA 10',
      'RD6205 ; RODAMIENTO 6205 2RS ; category=0006-01 ; price 1 EUR=3.2 ; packaging=UNIDADES POR CAJA 10 ; description=Oferta',
    ],
  },
  {
    about: 'no head at all',
    rows: [
      'AX-100|Abrazadera inoxidable 20-32|1,20 €',
      'AX-101|Abrazadera inoxidable 25-40|1,35 €',
      'AX-102|Abrazadera inoxidable 32-50|1,50 €',
    ],
    meanings: ['partNumber', 'name', 'price 1'],
    products: [
      'AX-100 ; Abrazadera inoxidable 20-32 ; price 1 EUR=1.2',
      'AX-101 ; Abrazadera inoxidable 25-40 ; price 1 EUR=1.35',
      'AX-102 ; Abrazadera inoxidable 32-50 ; price 1 EUR=1.5',
    ],
  },
  {
    about: 'yes and no, materials, thread, two documents',
    rows: [
      'Código de producto|Nombre del producto|Material|Rosca|Hay stock|Ficha técnica|Certificado',
      'RC-1|Racor recto 1/2"|Latón|G 1/2|Sí|rc-1.pdf|rc_ce.pdf',
      'RC-2|Racor codo 1/2"|Acero inoxidable AISI 316|G 1/2|No|rc-2.pdf|rc_ce.pdf',
    ],
    meanings: [
      'partNumber',
      'name',
      'spec Material',
      'spec Rosca',
      'stock',
      'document data sheet',
      'document certificate',
    ],
    products: [
      'RC-1 ; Racor recto 1/2" ; spec Material=Latón ; spec Rosca=G 1/2 ; stock=yes ; document rc-1.pdf=data sheet ; document rc_ce.pdf=certificate',
      'RC-2 ; Racor codo 1/2" ; spec Material=Acero inoxidable AISI 316 ; spec Rosca=G 1/2 ; stock=no ; document rc-2.pdf=data sheet ; document rc_ce.pdf=certificate',
    ],
  },
]
