// What things are made of, a material a line: English, Japanese, Spanish, Italian, Chinese; plastics and rubbers by their signs too.
export const materials = `
steel | 鋼, 鋼材, スチール | acero | acciaio | 钢, 钢材
stainless steel, stainless, inox | ステンレス, ステンレス鋼 | acero inoxidable, acero inox, inoxidable | acciaio inossidabile, acciaio inox, inossidabile | 不锈钢
carbon steel | 炭素鋼 | acero al carbono | acciaio al carbonio | 碳钢, 碳素钢
alloy steel | 合金鋼 | acero aleado | acciaio legato | 合金钢
tool steel | 工具鋼 | acero para herramientas | acciaio per utensili | 工具钢
spring steel | ばね鋼 | acero para muelles, acero de resorte | acciaio per molle, acciaio armonico | 弹簧钢
high speed steel, hss | 高速度鋼, ハイス, ハイス鋼 | acero rápido | acciaio rapido, acciaio super rapido | 高速钢
duplex stainless steel, duplex | 二相ステンレス, 二相ステンレス鋼 | acero dúplex, dúplex | acciaio duplex | 双相不锈钢, 双相钢
galvanized steel | 亜鉛めっき鋼板 | acero galvanizado | acciaio zincato | 镀锌钢板, 镀锌钢
bearing steel | 軸受鋼 | acero para rodamientos | acciaio per cuscinetti | 轴承钢
iron | 鉄 | hierro | ferro | 铁
cast iron | 鋳鉄 | hierro fundido, fundición gris | ghisa | 铸铁
ductile iron, nodular cast iron | ダクタイル鋳鉄, 球状黒鉛鋳鉄 | fundición nodular, hierro dúctil | ghisa sferoidale | 球墨铸铁
grey iron, grey cast iron | ねずみ鋳鉄 | fundición gris | ghisa grigia | 灰铸铁, 灰口铸铁
aluminium, aluminum | アルミ, アルミニウム | aluminio | alluminio | 铝, 铝材
aluminium alloy, aluminum alloy | アルミ合金, アルミニウム合金 | aleación de aluminio | lega di alluminio, lega leggera | 铝合金
aluminium profile, aluminium extrusion, aluminum profile | アルミ形材, アルミフレーム, アルミ押出材 | perfil de aluminio | profilo in alluminio, profilato in alluminio, profilo di alluminio | 铝型材
copper | 銅 | cobre | rame | 铜, 紫铜
brass | 真鍮, 黄銅 | latón | ottone | 黄铜
bronze | 青銅, ブロンズ, 砲金 | bronce | bronzo | 青铜
phosphor bronze | りん青銅, リン青銅 | bronce fosforoso | bronzo fosforoso | 磷青铜
aluminium bronze | アルミ青銅, アルミニウム青銅 | bronce al aluminio | bronzo alluminio | 铝青铜
titanium | チタン | titanio | titanio | 钛, 钛合金
nickel | ニッケル | níquel | nichel, nickel | 镍
zinc | 亜鉛 | zinc, cinc | zinco | 锌
zamak, zinc alloy | 亜鉛合金, 亜鉛ダイカスト | zamak, aleación de zinc | zama, lega di zinco | 锌合金
tin | 錫, すず | estaño | stagno | 锡
lead metal | 鉛 | plomo | piombo | 铅
magnesium | マグネシウム | magnesio | magnesio | 镁
tungsten | タングステン | tungsteno, wolframio | tungsteno | 钨
tungsten carbide, carbide, cemented carbide | 超硬, 超硬合金 | metal duro, carburo de tungsteno, widia | metallo duro, carburo di tungsteno, widia | 硬质合金, 钨钢
molybdenum | モリブデン | molibdeno | molibdeno | 钼
silver | 銀 | plata | argento | 银
gold | 金, ゴールド | oro | oro | 黄金
plastic, plastics | プラスチック, 樹脂, 合成樹脂 | plástico | plastica, materia plastica, materie plastiche | 塑料
engineering plastic, engineering plastics | エンプラ, エンジニアリングプラスチック | plástico técnico, plásticos técnicos | tecnopolimero, tecnopolimeri, plastiche tecniche | 工程塑料
pom, acetal, polyacetal, polyoxymethylene | ポリアセタール | poliacetal, poliacetal POM | resina acetalica, poliossimetilene, poliacetale | 聚甲醛
ptfe, polytetrafluoroethylene | フッ素樹脂, ポリテトラフルオロエチレン | politetrafluoroetileno | politetrafluoroetilene | 聚四氟乙烯
peek, polyether ether ketone, polyetheretherketone | ポリエーテルエーテルケトン | poliéter éter cetona | polietereterchetone | 聚醚醚酮
nylon, polyamide | ナイロン, ポリアミド | nailon, poliamida | nylon, poliammide | 尼龙, 聚酰胺
pa6, polyamide 6, nylon 6 | 6ナイロン, ナイロン6 | poliamida 6 | poliammide 6 | 尼龙6
pa66, polyamide 66, nylon 66 | 66ナイロン, ナイロン66 | poliamida 66 | poliammide 66 | 尼龙66
polyethylene | ポリエチレン | polietileno | polietilene | 聚乙烯
hdpe, high density polyethylene, pe-hd | 高密度ポリエチレン | polietileno de alta densidad, PEAD | polietilene ad alta densità, PEAD | 高密度聚乙烯
ldpe, low density polyethylene, pe-ld | 低密度ポリエチレン | polietileno de baja densidad, PEBD | polietilene a bassa densità | 低密度聚乙烯
uhmwpe, ultra high molecular weight polyethylene, pe-uhmw | 超高分子量ポリエチレン | polietileno de ultra alto peso molecular | polietilene ad altissimo peso molecolare | 超高分子量聚乙烯
polypropylene | ポリプロピレン | polipropileno | polipropilene | 聚丙烯
pvc, polyvinyl chloride | 塩ビ, ポリ塩化ビニル, 塩化ビニル | policloruro de vinilo | polivinilcloruro, cloruro di polivinile | 聚氯乙烯
pet, polyethylene terephthalate | ポリエチレンテレフタレート | tereftalato de polietileno | polietilene tereftalato, polietilentereftalato | 聚对苯二甲酸乙二醇酯
polycarbonate | ポリカーボネート, ポリカ | policarbonato | policarbonato | 聚碳酸酯
pmma, acrylic, acrylic glass, polymethyl methacrylate | アクリル, アクリル樹脂 | metacrilato, acrílico | metacrilato, polimetilmetacrilato | 亚克力, 有机玻璃
abs resin, acrylonitrile butadiene styrene | ABS樹脂 | plástico ABS | resina ABS | ABS塑料
polystyrene | ポリスチレン | poliestireno | polistirene | 聚苯乙烯
polyurethane | ポリウレタン, ウレタン | poliuretano | poliuretano | 聚氨酯
epoxy, epoxy resin | エポキシ, エポキシ樹脂 | epoxi, resina epoxi | epossidica, resina epossidica | 环氧树脂
bakelite, phenolic resin | ベークライト, フェノール樹脂 | baquelita, resina fenólica | bachelite, resina fenolica | 酚醛树脂, 电木
pps, polyphenylene sulfide | ポリフェニレンサルファイド | sulfuro de polifenileno | polifenilensolfuro | 聚苯硫醚
pvdf, polyvinylidene fluoride | ポリフッ化ビニリデン | fluoruro de polivinilideno | polivinilidenfluoruro | 聚偏氟乙烯
rubber | ゴム | caucho, goma | gomma | 橡胶
nbr, nitrile rubber, nitrile, buna-n | ニトリルゴム, ニトリル | caucho nitrilo, nitrilo | gomma nitrilica, nitrile | 丁腈橡胶, 丁腈
fkm, fpm, fluororubber, fluoroelastomer | フッ素ゴム, ふっ素ゴム | caucho fluorado, fluoroelastómero | gomma fluorurata, fluoroelastomero | 氟橡胶
epdm, ethylene propylene rubber | エチレンプロピレンゴム | caucho etileno propileno | gomma etilene propilene, gomma EPDM | 三元乙丙橡胶, 乙丙橡胶
silicone, silicone rubber, vmq | シリコーン, シリコン, シリコーンゴム | silicona, caucho de silicona | silicone, gomma siliconica | 硅胶, 硅橡胶
neoprene, chloroprene, chloroprene rubber | クロロプレン, クロロプレンゴム, ネオプレン | neopreno, cloropreno | neoprene, cloroprene | 氯丁橡胶
natural rubber | 天然ゴム | caucho natural | gomma naturale | 天然橡胶
hnbr, hydrogenated nitrile rubber | 水素化ニトリルゴム | nitrilo hidrogenado | gomma nitrilica idrogenata | 氢化丁腈橡胶
ceramic, ceramics | セラミック, セラミックス | cerámica, cerámico | ceramica, ceramico | 陶瓷
alumina, aluminium oxide | アルミナ | alúmina | allumina | 氧化铝
zirconia | ジルコニア | zirconia, circona | zirconia | 氧化锆
glass | ガラス | vidrio | vetro | 玻璃
tempered glass | 強化ガラス | vidrio templado | vetro temperato | 钢化玻璃
glass fiber, fibreglass, fiberglass | ガラス繊維, グラスファイバー | fibra de vidrio | fibra di vetro, vetroresina | 玻璃纤维, 玻璃钢
carbon fiber, carbon fibre | 炭素繊維, カーボンファイバー | fibra de carbono | fibra di carbonio | 碳纤维
graphite | 黒鉛, グラファイト | grafito | grafite | 石墨
concrete | コンクリート | hormigón, concreto | calcestruzzo | 混凝土
marble | 大理石 | mármol | marmo | 大理石
granite | 御影石, 花崗岩 | granito | granito | 花岗岩
felt | フェルト | fieltro | feltro | 毛毡
`

/** The forms in which they are bought. */
export const shapes = `
scrap, scrap metal | スクラップ, 鉄くず | chatarra | rottame, rottami | 废钢, 废金属
sheet, metal sheet, sheet steel | 鋼板, 薄板 | chapa, lámina | lamiera | 薄板, 钢板
plate, steel plate | 厚板, 鋼板 | plancha, placa de acero | piastra, lamiera da treno | 钢板, 厚板
perforated sheet, perforated metal | パンチングメタル | chapa perforada | lamiera forata | 冲孔板
expanded metal | エキスパンドメタル | metal expandido, chapa expandida | lamiera stirata | 钢板网
coil, steel coil | コイル, 鋼帯 | bobina de acero, bobina | nastro d'acciaio, coil | 钢卷, 卷材
strip, metal strip | 帯鋼, 条材 | fleje, banda | nastro metallico, piattina | 带钢, 带材
bar, steel bar | 棒鋼, 棒材 | barra, barra de acero | barra, barra d'acciaio | 棒材, 圆钢
round bar, rod | 丸棒 | barra redonda, redondo | tondo, barra tonda | 圆棒, 圆钢
flat bar | 平鋼, フラットバー | pletina | piatto, barra piatta | 扁钢
hexagonal bar, hex bar | 六角棒 | barra hexagonal | barra esagonale, esagono | 六角棒
angle bar, angle steel | アングル, 山形鋼 | ángulo de acero, perfil en L, angular* | angolare*, profilo a L, profilo angolare | 角钢
channel steel, u-channel | チャンネル, 溝形鋼 | perfil en U | profilo a U | 槽钢
h-beam, i-beam | H形鋼, H鋼, I形鋼 | viga H, viga I, perfil HEB | trave HEA, trave IPE, putrella | H型钢, 工字钢
square tube, hollow section | 角パイプ, 角形鋼管 | tubo cuadrado, perfil hueco | tubo quadro, tubolare, scatolato | 方管, 方钢管
wire | ワイヤ, 線材, 針金 | alambre | filo metallico | 钢丝, 线材
wire mesh, metal mesh | 金網 | malla metálica, tela metálica | rete metallica, tela metallica | 金属网, 丝网
grating, steel grating | グレーチング | rejilla, rejilla electrosoldada | grigliato, grigliato elettroforgiato | 格栅, 钢格板
`
