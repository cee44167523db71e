// Tables as Chinese and Taiwanese suppliers send them.
import type { Labelled } from './tables.ts'

export const chinese: readonly Labelled[] = [
  {
    about: 'a quotation with a title across the table and units in brackets',
    merged: [[1, 0, 1, 7]],
    rows: [
      '宁波海川阀门有限公司报价单|||||||',
      '序号|货号|品名|规格|单价(元)|起订量|交期|产地',
      '1|HC-Q15|黄铜球阀|DN15|18.50|100个|7天|中国',
      '2|HC-Q20|黄铜球阀|DN20|25.00|100个|7-10天|中国',
    ],
    meanings: [
      'ignored',
      'partNumber',
      'name',
      'spec 规格',
      'price 1 CNY',
      'minimumOrder',
      'leadTime',
      'origin',
    ],
    products: [
      'HC-Q15 ; 黄铜球阀 ; spec 规格=DN15 ; price 1 CNY=18.5 ; moq=100 pcs ; leadTime=7 ; origin=CN',
      'HC-Q20 ; 黄铜球阀 ; spec 规格=DN20 ; price 1 CNY=25 ; moq=100 pcs ; leadTime=10 ; origin=CN',
    ],
  },
  {
    about: 'steps with signs, gross and net weight',
    rows: [
      '型号|产品名称|1-99|100-499|≥500|净重(kg)|毛重(kg)',
      'ZC-6204|深沟球轴承|¥8.5|¥7.8|¥7.0|0.106|0.12',
      'ZC-6205|深沟球轴承|¥9.6|¥8.9|¥8.1|0.128|0.15',
    ],
    meanings: [
      'partNumber',
      'name',
      'price 1 CNY',
      'price 100 CNY',
      'price 500 CNY',
      'weight [kg]',
      'spec 毛重 [kg]',
    ],
    products: [
      'ZC-6204 ; 深沟球轴承 ; category=0006-01-01 ; price 1 CNY=8.5 ; price 100 CNY=7.8 ; price 500 CNY=7 ; weight=0.106 kg ; spec 毛重=0.12 kg',
      'ZC-6205 ; 深沟球轴承 ; category=0006-01-01 ; price 1 CNY=9.6 ; price 100 CNY=8.9 ; price 500 CNY=8.1 ; weight=0.128 kg ; spec 毛重=0.15 kg',
    ],
  },
  {
    about: 'traditional characters and dollars of Taiwan',
    rows: [
      '貨號|品名|單位|單價(NT$)|產地|包裝',
      'TW-01|不鏽鋼軟管|條|120|台灣|紙箱',
      'TW-02|不鏽鋼彎頭|個|45|台灣|紙箱',
    ],
    meanings: ['partNumber', 'name', 'unit', 'price 1 TWD', 'origin', 'packaging'],
    products: [
      'TW-01 ; 不鏽鋼軟管 ; unit=pcs ; price 1 TWD=120 ; origin=TW ; packaging=紙箱',
      'TW-02 ; 不鏽鋼彎頭 ; unit=pcs ; price 1 TWD=45 ; origin=TW ; packaging=紙箱',
    ],
  },
  {
    about: 'negotiable prices, stock in words, what belongs to the seller alone',
    rows: [
      '产品编号|产品名称|销售价(元)|进价|库存状态|供应商',
      'D-100|交流伺服电机 400W|1280|900|现货|甲厂',
      'D-200|交流伺服电机 750W|面议|1300|缺货|乙厂',
    ],
    meanings: ['partNumber', 'name', 'price 1 CNY', 'ignored', 'stock', 'ignored'],
    products: [
      'D-100 ; 交流伺服电机 400W ; price 1 CNY=1280 ; stock=yes',
      'D-200 ; 交流伺服电机 750W ; price=on request ; stock=no',
    ],
  },
  {
    about: 'sections as titles, a note of the currency, heads in two languages below each other',
    rows: [
      '币种：人民币|||',
      '料号|品名|单价|重量',
      'Part No.|Name|Unit price|Weight',
      '【紧固件】|||',
      'J-0810|六角头螺栓|0.35|12g',
      'J-0812|六角头螺栓|0.38|14g',
      '合计||0.73|',
    ],
    meanings: ['partNumber', 'name', 'price 1 CNY', 'weight'],
    products: [
      'J-0810 ; 六角头螺栓 ; category=0004-09 ; price 1 CNY=0.35 ; weight=12 g',
      'J-0812 ; 六角头螺栓 ; category=0004-09 ; price 1 CNY=0.38 ; weight=14 g',
    ],
  },
  {
    about: 'variants of a garment with a number of the style',
    rows: [
      'SPU|SKU编码|商品名称|颜色|尺码|零售价(元)|主图',
      'FW01|FW01-BK-M|防护工作服|黑色|M|128|fw01-bk.jpg',
      'FW01|FW01-BK-L|防护工作服|黑色|L|128|fw01-bk.jpg',
      'FW01|FW01-BL-L|防护工作服|蓝色|L|132|fw01-bl.jpg',
    ],
    meanings: ['parentNumber', 'partNumber', 'name', 'spec 颜色', 'spec 尺码', 'price 1 CNY', 'picture'],
    products: [
      'FW01 ; 防护工作服 ; axes=颜色,尺码 ; variant 黑色/M=FW01-BK-M 128 CNY ; variant 黑色/L=FW01-BK-L 128 CNY ; variant 蓝色/L=FW01-BL-L 132 CNY ; pictures=fw01-bk.jpg,fw01-bl.jpg',
    ],
  },
  {
    about: 'parameters as columns with units of their own row',
    rows: [
      '产品型号|产品名称|功率|电压|转速|防护等级|海关编码',
      '||kW|V|rpm||',
      'YE3-80|三相异步电动机|0.75|380|2880|IP55|85015100',
      'YE3-90|三相异步电动机|1.5|380|2895|IP55|85015200',
    ],
    meanings: [
      'partNumber',
      'name',
      'spec 功率 [kW]',
      'spec 电压 [V]',
      'spec 转速 [rpm]',
      'spec 防护等级',
      'hsCode',
    ],
    products: [
      'YE3-80 ; 三相异步电动机 ; category=0006-08-01 ; spec 功率=0.75 kW ; spec 电压=380 V ; spec 转速=2880 rpm ; spec 防护等级=IP55 ; hsCode=85015100',
      'YE3-90 ; 三相异步电动机 ; category=0006-08-01 ; spec 功率=1.5 kW ; spec 电压=380 V ; spec 转速=2895 rpm ; spec 防护等级=IP55 ; hsCode=85015200',
    ],
  },
]
