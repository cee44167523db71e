// Words that names of companies carry for what they do, for categories whose families have none of their own.

const lines = `
0001-03 Robotics, Robots | ロボット, 自動機
0001-05 Conveyors, Handling Systems | 搬送機, コンベヤ
0001-06 Vision, Imaging | 画像技研, ビジョン
0001-07 Panels, Industrial Computers | 電子, システム機器
0001-08 Instruments, Process Instruments | 計装, 計器
0001-09 Safety Systems, Machine Safety | 安全機器, セーフティ
0001-11 Assembly Systems, Automation | 自動機, 精機
0001-12 Switchgear, Control Panels | 電機, 制御盤
0002-02 Cables, Wires | 電線, ケーブル
0002-05 Semiconductors, Microdevices | 半導体, デバイス
0002-06 Components, Passives | 電子部品, 電子
0002-07 Computers, Data Systems | 情報機器, システムズ
0002-08 Displays, Optics | 光電子, オプト
0002-09 Communications, Wireless | 通信機, 無線
0002-10 Software, Systems | ソフトウェア, システム開発
0002-11 Measurement, Test Instruments | 計測器, 電子計測
0002-12 Wafer Technology, Process Equipment | 半導体機器, テクノロジー
0003-02 Batteries, Energy Storage | 電池, 蓄電
0003-05 Switchgear, Power Protection | 開閉器, 電機
0003-06 Generators, Power Units | 発電機, 原動機
0003-07 Turbines, Renewable Power | 風力, 水力
0003-08 Boilers, Steam Engineering | ボイラ, 汽缶
0003-09 Gas Equipment, Energy Equipment | 石油機器, ガス機器
0003-10 Hydrogen, Fuel Cells | 水素, 水素エネルギー
0003-11 Charging, E-Mobility | 充電システム, モビリティ
0003-12 Energy Systems, Metering | 省エネ技研, 電力計測
0003-13 Biofuels, Fuels | 燃料, バイオマス
0004-09 Fasteners, Bolts & Nuts | 鋲螺, ねじ工業
0004-10 Filters, Filtration | 濾過機, フィルター
0004-12 Measuring Instruments, Metrology | 計測, 精測
0004-14 Lubricants, Chemicals | 油脂, 化学工業
0005-01 Machine Tools, Machine Works | 工作機械, 機械製作所
0005-03 Sheet Metal, Metal Forming | 板金, プレス工業
0005-04 Foundry, Forge | 鋳造, 鍛造
0005-05 Moulds, Tool & Die | 金型, 型工業
0005-06 Springs, Spring Works | スプリング, 発条
0005-08 Packaging Machines, Packing Systems | 包装機, 自動包装
0005-09 Food Machines, Food Engineering | 食品機械, 食機
0005-11 Presses, Press Works | 鍛圧機, プレス機械
0005-12 Plastics Machinery, Moulding Machines | 成形機, 樹脂機械
0005-13 Surface Technology, Heat Treatment | 熱処理, 表面処理
0005-14 Cranes, Lifting Equipment | 起重機, クレーン
0005-15 Construction Machinery, Earthmoving | 建機, 重機
0005-16 Textile Machinery, Sewing Machines | 繊維機械, ミシン
0005-17 Printing Machines, Paper & Wood Machinery | 印刷機械, 木工機械
0006-04 Couplings, Shaft Couplings | カップリング, 軸継手
0006-09 Clutches & Brakes, Brakes | クラッチ, ブレーキ工業
0006-12 Drive Shafts, Joints | 自在継手, 駆動軸
0006-13 Lubrication, Maintenance Tools | 給油機, 潤滑
0007-03 Workwear, Work Clothing | 作業服, ワークウェア
0007-04 Protective Wear, Safety Gloves | 防護服, 手袋
0007-05 Uniforms, Uniform Works | ユニフォーム, 制服
0007-06 Tailors, Menswear | 紳士服, 洋装
0007-07 Fashion, Ladieswear | 婦人服, アパレル
0007-08 Sportswear, Outdoor Wear | スポーツ, アウトドア
0007-09 Hosiery, Underwear | 肌着, 靴下
0007-10 Knits, Knitting Mills | ニット, 編物
0007-12 Kimono, Traditional Textiles | 呉服, 和装
0007-13 Garment Works, Sewing | 縫製, ソーイング
0008-03 Child Seats, Carriers | ベビー, チャイルドシート
0008-04 Baby Hygiene, Nappies | ベビー紙業, 衛生用品
0008-05 Babywear, Kids Clothing | ベビー服, 子供服
0008-06 Toys, Playthings | 玩具, 木工玩具
0008-08 Baby Care, Baby Cosmetics | ベビーケア, 石鹸
0008-09 Baby Foods, Infant Nutrition | 育児食品, 乳業
0008-10 Child Safety, Baby Monitors | 見守りシステム, 育児用品
0008-11 Maternity, Mother Care | マタニティ, 母子用品
0009-01 Skin Care, Cosmetics | 化粧品, 粧業
0009-02 Make-up, Colour Cosmetics | コスメ, 化粧品
0009-03 Hair Care, Hair Cosmetics | ヘアケア, 毛髪化粧品
0009-05 Cosmetic Ingredients, Botanicals | 香粧原料, 抽出
0009-06 Fragrances, Aromatics | 香料, 香房
0009-07 Nail Care, Nail Products | ネイル, 美爪
0009-08 Soaps, Body Care | 石鹸, ボディケア
0009-09 Oral Care, Dental Care | オーラルケア, 歯刷子
0009-10 Beauty Tools, Beauty Devices | 美容機器, 化粧筆
0009-11 Salon Equipment, Salon Supply | 理美容機器, サロン
0009-12 Grooming, Shaving | グルーミング, 理容用品
0010-02 Eyewear, Optical Frames | 眼鏡, 光学
0010-03 Watches, Horology | 時計, 精密
0010-04 Jewellery, Gems | 宝飾, 貴金属
0010-05 Leather Goods, Wallets | 革工房, 袋物
0010-06 Shoes, Footwear | 製靴, 履物
0010-07 Hats, Millinery | 帽子, 製帽
0010-08 Accessories, Scarves | 服飾, 染織
0010-09 Hair Accessories, Ornaments | 髪飾, 工芸
0010-10 Umbrellas, Rainwear | 洋傘, 雨具
0011-03 Seafood, Fisheries | 水産, 海産
0011-04 Seasonings, Brewing | 醸造, 調味食品
0011-06 Grain, Rice Mills | 米穀, 製粉
0011-07 Produce, Fruit & Vegetables | 青果, 農産
0011-08 Meats, Farms | 食肉, 畜産
0011-09 Dairy, Creamery | 乳業, 酪農
0011-10 Confectionery, Bakery | 製菓, 製パン
0011-11 Brewery, Beverages | 酒造, 飲料
0011-12 Frozen Foods, Prepared Foods | 冷食, 惣菜
0011-13 Food Ingredients, Flavours | 食品原料, 香料
0011-14 Seeds, Fertilizers | 種苗, 肥料
0012-05 Sofas, Upholstery | ソファ, 張家具
0012-06 Cabinets, Storage Furniture | 箪笥, 収納家具
0012-07 Office Furniture, Workspaces | オフィス家具, 事務機
0012-08 Contract Furniture, Shop Fittings | 什器, 店装
0012-09 School Furniture, Institutional Furniture | 教育家具, 施設家具
0012-10 Outdoor Furniture, Garden Furniture | 屋外家具, 庭園家具
0012-11 Furniture Fittings, Hardware | 家具金物, 金具
0012-12 Curtains, Interiors | 室内装飾, インテリア
0013-02 Medical Disposables, Hospital Supplies | 衛生材料, 医療用品
0013-03 Diagnostics, Reagents | 診断薬, 検査薬
0013-04 Imaging, Medical Imaging | 医用画像, 放射線機器
0013-05 Patient Care, Medical Electronics | 医用電子, 医療機器
0013-06 Dental, Dental Products | 歯科器材, デンタル
0013-07 Orthopaedics, Prosthetics | 義肢, 整形器械
0013-08 Rehabilitation, Care Products | 福祉機器, 介護用品
0013-10 Pharmaceuticals, Pharma | 製薬, 薬品
0013-12 Hygiene, Infection Control | 衛生, 感染対策
0013-13 Supplements, Nutrition | 健康食品, サプリメント
0014-02 Tiles, Flooring | タイル, 床材
0014-03 Architectural Hardware, Locks | 建築金物, 錠前
0014-05 Kitchens, Kitchenware | 厨房, 台所用品
0014-06 Sanitary Ware, Bathrooms | 衛生陶器, 住設
0014-07 Doors & Windows, Windows | サッシ, 建具
0014-08 Roofing, Insulation | 屋根, 断熱
0014-09 Lighting, Luminaires | 照明, 電材
0014-11 Paints, Coatings | 塗料, ペイント
0014-12 Timber, Wood Products | 木材, 製材
0014-14 Fire Protection, Security | 防災, 警備機器
0014-15 Exteriors, Garden Products | 造園, エクステリア
0014-16 Housewares, Home Appliances | 家庭用品, 家電
0015-02 Logistics, Freight Forwarding | 物流, 海運
0015-04 Marketing, Communications | 広告, マーケティング
0015-05 Translations, Language Services | 翻訳, 通訳
0015-08 Patent Office, Legal Services | 特許事務所, 法務
0015-09 Accounting, Business Finance | 会計, 経理
0015-10 Recruitment, Training | 人材, 研修
0015-11 Exhibitions, Events | 展示, イベント
0015-12 IT Services, Software Engineering | 情報サービス, システム開発
0015-13 Maintenance, Plant Services | メンテナンス, 保全
0015-14 Printing, Design | 印刷, デザイン
0015-01 Engineering, Design Office | 設計, エンジニアリング
0015-03 Testing, Calibration | 試験, 校正
0015-06 Consulting, Advisory | 経営技研, コンサルティング
0015-07 Trade Services, Export Services | 貿易, 通商`

/** English and Japanese words by category; a category with words of its own in fieldWords.ts may stand there only. */
export const nicheWords: Readonly<Record<string, readonly [en: readonly string[], ja: readonly string[]]>> =
  Object.fromEntries(
    lines
      .trim()
      .split('\n')
      .map((line) => {
        const [en = '', ja = ''] = line.slice(8).split(' | ')
        return [line.slice(0, 7), [en.split(', '), ja.split(', ')]]
      }),
  )
