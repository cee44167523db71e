// What goods are packed in, and goods of other trades, a thing a line: English, Japanese, Spanish, Italian, Chinese.
export const packaging = `
packaging, packing | 包装, 梱包 | embalaje, envase | imballaggio, confezionamento | 包装
flexible packaging | 軟包装, フレキシブル包装 | envase flexible, embalaje flexible | imballaggio flessibile | 软包装
box, carton box | 段ボール箱, 箱 | caja, caja de cartón | scatola, scatola di cartone | 纸箱, 盒子
cardboard, corrugated board, corrugated cardboard | 段ボール, ダンボール | cartón ondulado, cartón | cartone ondulato, cartone | 瓦楞纸, 纸板
paperboard, folding carton | 板紙, 紙器, 紙箱 | cartoncillo, estuche de cartón, estuche plegable | cartoncino, astuccio in cartoncino, astuccio pieghevole | 纸盒, 折叠纸盒
paper | 紙 | papel | carta | 纸张
paper bag | 紙袋 | bolsa de papel | sacchetto di carta, busta di carta | 纸袋
bag, plastic bag | 袋, ポリ袋, ビニール袋 | bolsa, bolsa de plástico | sacchetto, busta in plastica | 塑料袋, 袋子
big bag, fibc, bulk bag | フレコンバッグ, フレコン | big bag, saca | big bag, sacco | 吨袋, 集装袋
pouch, stand-up pouch | パウチ, スタンドパウチ | bolsa stand-up, doypack | doypack, busta stand-up | 自立袋
sack | 大袋, 重袋 | saco | sacco | 麻袋, 编织袋
bottle | ボトル, 瓶 | botella | bottiglia | 瓶子, 瓶
plastic bottle, pet bottle | ペットボトル, プラボトル, プラスチックボトル | botella de plástico, botella PET | bottiglia in plastica, bottiglia PET | 塑料瓶, PET瓶
glass bottle | ガラス瓶, ガラスびん | botella de vidrio | bottiglia in vetro, bottiglia di vetro | 玻璃瓶
jar | 広口瓶, ジャー | tarro, frasco | vasetto, barattolo | 罐子, 广口瓶
can, tin can | 缶, 金属缶 | lata | lattina, scatola metallica | 金属罐, 易拉罐
drum, barrel | ドラム缶 | bidón, barril, tambor | fusto | 铁桶, 圆桶
jerrycan, canister | ポリタンク, 携行缶 | garrafa, bidón | tanica | 塑料桶, 罐桶
cap, closure | キャップ, 蓋, ふた | tapón, tapa | tappo, capsula | 瓶盖, 盖子
cork, cork stopper | コルク, コルク栓 | corcho, tapón de corcho | sughero, tappo di sughero | 软木塞
label | ラベル | etiqueta | etichetta | 标签
adhesive label, sticker | 粘着ラベル, ステッカー | etiqueta adhesiva, pegatina | etichetta adesiva, adesivo | 不干胶标签, 贴纸
film, plastic film | フィルム, 樹脂フィルム | film, película plástica, lámina plástica | film, pellicola, film plastico | 薄膜, 塑料薄膜
stretch film | ストレッチフィルム | film estirable | film estensibile, film manuale | 缠绕膜, 拉伸膜
shrink film | シュリンクフィルム | film retráctil | film termoretraibile | 收缩膜
bubble wrap | 気泡緩衝材, エアキャップ, プチプチ | plástico de burbujas, papel burbuja | pluriball, film a bolle | 气泡膜
foam, foam packaging | 発泡材, 緩衝材, フォーム | espuma | schiuma, espanso | 泡沫, 泡棉
expanded polystyrene, styrofoam | 発泡スチロール | poliestireno expandido | polistirolo, polistirene espanso | 泡沫塑料, 聚苯乙烯泡沫
pallet | パレット | palet, paleta, tarima* | pallet, bancale, pedana | 托盘, 栈板
wooden pallet | 木製パレット, 木パレット | palet de madera | pallet in legno, bancale in legno | 木托盘
plastic pallet | プラスチックパレット, 樹脂パレット | palet de plástico | pallet in plastica | 塑料托盘
crate, wooden crate, wooden box | 木箱, 木枠 | cajón de madera, caja de madera | cassa in legno, gabbia in legno, cassa di legno | 木箱
plastic crate, plastic container | コンテナボックス, プラスチックコンテナ, 折りたたみコンテナ | caja de plástico, cajón de plástico | cassetta in plastica, cassa in plastica | 塑料箱, 周转箱
container, shipping container | コンテナ | contenedor | contenitore, container | 容器, 集装箱
tray | トレー, トレイ | bandeja | vassoio, vaschetta | 托盘, 吸塑盘
blister, blister pack | ブリスター, ブリスターパック | blíster | blister | 吸塑包装, 泡罩
strapping band, strap | PPバンド, 結束バンド, 梱包バンド | fleje | reggia, reggetta | 打包带
packing tape | 梱包テープ, OPPテープ | precinto, cinta de embalar | nastro da imballo, nastro per imballaggio | 封箱胶带
tube packaging, squeeze tube | チューブ容器, ラミネートチューブ | tubo para cosmética, envase tubo | tubetto | 软管包装
aerosol, spray can | エアゾール, スプレー缶 | aerosol | bombola aerosol, bomboletta | 气雾罐
desiccant, silica gel | 乾燥剤, シリカゲル | desecante, gel de sílice | essiccante, gel di silice | 干燥剂, 硅胶干燥剂
paint | 塗料, ペンキ | pintura | vernice, pittura | 油漆, 涂料
ink, printing ink | インキ, 印刷インキ | tinta | inchiostro | 油墨
detergent, cleaner | 洗剤, 洗浄剤 | detergente, limpiador | detergente, detersivo | 洗涤剂, 清洗剂
solvent | 溶剤 | disolvente, solvente | solvente | 溶剂
resin | 樹脂 | resina | resina | 树脂
pigment, dye | 顔料, 染料 | pigmento, colorante | pigmento, colorante | 颜料, 染料
fabric, cloth, textile | 布, 生地, 織物 | tela, tejido | tessuto | 布料, 面料, 织物
nonwoven, non-woven fabric | 不織布 | no tejido, tela no tejida | tessuto non tessuto, TNT | 无纺布
yarn, thread | 糸, 縫糸 | hilo, hilado | filato | 纱线
rope, cord | ロープ, 紐 | cuerda, soga | corda, fune | 绳子, 绳索
leather | 皮革, レザー | cuero, piel | pelle, cuoio | 皮革
wood, timber | 木材, 製材 | madera | legno, legname | 木材
furniture | 家具 | mueble, muebles, mobiliario | mobile, mobili, arredo | 家具
olive oil | オリーブオイル, オリーブ油 | aceite de oliva | olio d'oliva, olio extravergine di oliva | 橄榄油
flour | 小麦粉 | harina | farina | 面粉
coffee | コーヒー, 珈琲 | café | caffè | 咖啡
wine | ワイン | vino | vino | 葡萄酒
cheese | チーズ | queso | formaggio | 奶酪
rice | 米, お米 | arroz | riso | 大米
tomato | トマト | tomate | pomodoro | 番茄
`
