// Machines for metal, plastics, food and packing, a thing a line: English, Japanese, Spanish, Italian, Chinese.
export const machines = `
machine, machinery | 機械 | máquina, maquinaria | macchina, macchinario | 机器, 机械
machine tool | 工作機械 | máquina herramienta | macchina utensile | 机床
lathe, turning machine | 旋盤 | torno | tornio | 车床
cnc lathe | CNC旋盤, NC旋盤 | torno CNC | tornio CNC, tornio a controllo numerico | 数控车床
automatic lathe | 自動旋盤 | torno automático | tornio automatico | 自动车床
milling machine | フライス盤 | fresadora | fresatrice | 铣床
machining center, machining centre | マシニングセンタ | centro de mecanizado | centro di lavoro, centro di lavorazione | 加工中心
drilling machine, drill press | ボール盤 | taladradora, taladro de columna | trapano a colonna, foratrice | 钻床
grinding machine | 研削盤, 研磨機 | rectificadora | rettificatrice, rettifica | 磨床
surface grinder | 平面研削盤 | rectificadora plana | rettificatrice per piani, rettifica tangenziale | 平面磨床
boring machine, boring mill | 中ぐり盤 | mandrinadora | alesatrice | 镗床
planer, planing machine | 平削り盤, プレーナ | cepilladora, cepillo puente | piallatrice, pialla | 刨床
electrical discharge machine, edm machine | 放電加工機 | máquina de electroerosión | elettroerosione a tuffo, macchina per elettroerosione | 电火花机, 电火花机床
wire edm | ワイヤ放電加工機, ワイヤカット | electroerosión por hilo | elettroerosione a filo | 线切割, 线切割机床
gear cutting machine, gear hobbing machine | 歯切り盤, ホブ盤 | talladora de engranajes | dentatrice | 滚齿机
press, press machine | プレス, プレス機, プレス機械 | prensa | pressa | 压力机, 冲床
hydraulic press | 油圧プレス | prensa hidráulica | pressa idraulica, pressa oleodinamica | 液压机, 油压机
press brake, bending machine | プレスブレーキ, ベンダー, 曲げ加工機 | plegadora, prensa plegadora | pressa piegatrice, piegatrice | 折弯机
punching machine, turret punch press | パンチングマシン, タレットパンチプレス | punzonadora | punzonatrice | 冲孔机, 数控转塔冲床
shearing machine, guillotine shear | シャーリング, シャー, 切断機 | cizalla, guillotina | cesoia, cesoia a ghigliottina | 剪板机
pipe bender, tube bending machine | パイプベンダー | curvadora de tubos, dobladora de tubos | curvatubi, piegatubi | 弯管机
plate rolling machine | ベンディングロール | cilindradora, curvadora de chapa | calandra, curvatrice per lamiera | 卷板机
laser cutting machine, laser cutter | レーザー加工機, レーザー切断機 | máquina de corte láser, cortadora láser | macchina taglio laser, taglio laser | 激光切割机
laser marking machine, laser marker | レーザーマーカ, レーザー刻印機 | marcadora láser | marcatrice laser, marcatore laser | 激光打标机
plasma cutter | プラズマ切断機 | cortadora de plasma | taglio plasma, macchina taglio plasma | 等离子切割机
water jet cutter, waterjet cutting machine | ウォータージェット切断機, ウォータージェット | corte por chorro de agua | taglio a getto d'acqua, idrogetto | 水刀, 水切割机
injection molding machine, injection moulding machine | 射出成形機 | inyectora, máquina de inyección de plástico | pressa ad iniezione, pressa a iniezione, macchina per stampaggio a iniezione | 注塑机, 注射成型机
extruder | 押出機, 押出成形機 | extrusora | estrusore | 挤出机
blow molding machine, blow moulding machine | ブロー成形機 | sopladora, máquina de soplado | soffiatrice | 吹塑机, 吹瓶机
thermoforming machine | 熱成形機, 真空成形機 | termoformadora | termoformatrice | 热成型机, 吸塑机
3d printer | 3Dプリンタ, 3Dプリンター | impresora 3D | stampante 3D | 3D打印机
die casting machine | ダイカストマシン | máquina de fundición a presión | macchina per pressofusione | 压铸机
furnace, industrial furnace | 炉, 工業炉, 加熱炉 | horno industrial | forno industriale | 工业炉, 熔炉
heat treatment furnace | 熱処理炉 | horno de tratamiento térmico | forno per trattamento termico, forno per trattamenti termici | 热处理炉
oven | オーブン, 乾燥炉 | horno | forno | 烤箱, 烘箱
dryer, drying machine | 乾燥機 | secador, secadora | essiccatore, essiccatoio | 烘干机, 干燥机
shot blasting machine, shot blaster | ショットブラスト, ショットブラスト機 | granalladora | granigliatrice, pallinatrice | 抛丸机
sandblasting machine, sandblaster | サンドブラスト, サンドブラスト機 | arenadora, chorreadora | sabbiatrice | 喷砂机
ultrasonic cleaner | 超音波洗浄機 | limpiador por ultrasonidos, lavadora ultrasónica | lavatrice a ultrasuoni, vasca a ultrasuoni | 超声波清洗机
parts washer, industrial washing machine | 部品洗浄機, 洗浄機, 洗浄装置 | lavadora de piezas, lavadora industrial | lavapezzi, lavatrice industriale | 工业清洗机, 清洗机
painting line, painting plant | 塗装ライン, 塗装設備 | línea de pintura, cabina de pintura | impianto di verniciatura, cabina di verniciatura | 涂装线, 喷漆房
woodworking machine | 木工機械 | máquina para madera, maquinaria para madera | macchina per la lavorazione del legno, macchina per legno | 木工机械
textile machine | 繊維機械, 織機 | máquina textil, maquinaria textil, telar | macchina tessile, telaio tessile | 纺织机械
sewing machine | ミシン, 工業用ミシン | máquina de coser | macchina da cucire, macchina per cucire | 缝纫机
printing machine, printing press | 印刷機 | impresora industrial, máquina de impresión | macchina da stampa, stampante industriale | 印刷机
inkjet printer | インクジェットプリンタ | impresora de inyección de tinta | stampante a getto d'inchiostro | 喷墨打印机, 喷码机
packaging machine, packing machine | 包装機, 包装機械 | envasadora, empaquetadora, máquina de embalaje, máquina de envasado | confezionatrice, imballatrice, macchina per imballaggio | 包装机, 包装机械
filling machine, filler machine | 充填機, 充てん機 | llenadora, máquina de llenado | riempitrice, macchina riempitrice | 灌装机, 填充机
bottling machine, bottling line | 瓶詰機, ボトリングライン | embotelladora, línea de embotellado | imbottigliatrice, linea di imbottigliamento | 灌装线, 装瓶机
labeling machine, labelling machine, labeler | ラベラー, ラベル貼り機, ラベリングマシン | etiquetadora | etichettatrice | 贴标机
capping machine, capper | キャッパー, キャッピングマシン | taponadora, cerradora | tappatrice | 旋盖机, 封盖机
sealing machine, heat sealer | シーラー, シール機, ヒートシーラ | selladora, termoselladora | sigillatrice, termosaldatrice | 封口机, 热封机
vacuum packaging machine, vacuum sealer | 真空包装機 | envasadora al vacío | confezionatrice sottovuoto, macchina sottovuoto | 真空包装机
shrink wrapping machine, shrink wrapper | シュリンク包装機 | retractiladora | termoretraibile, confezionatrice termoretraibile, fardellatrice | 热收缩包装机
flow pack machine, flow wrapper, horizontal flow wrapper | 横ピロー包装機, ピロー包装機 | flowpack, envasadora flow pack | flowpack, confezionatrice flowpack | 枕式包装机
cartoning machine, cartoner | カートナー, 製函機 | estuchadora | astucciatrice | 装盒机
case packer, case erector | ケーサー, 製函機, ケースパッカ | encajadora, formadora de cajas | incartonatrice, formacartoni | 装箱机, 开箱机
carton sealer, case sealer | 封函機 | precintadora, cerradora de cajas | nastratrice | 封箱机
strapping machine | 梱包機, 結束機 | flejadora | reggiatrice | 打包机, 捆扎机
stretch wrapper, pallet wrapper | ストレッチ包装機, パレットストレッチ包装機 | envolvedora, enfardadora | avvolgitore, fasciapallet, avvolgipallet | 缠绕机, 缠膜机
palletizer, palletiser | パレタイザ, パレタイザー | paletizador | palettizzatore, pallettizzatore | 码垛机
metal detector | 金属検出機, 金属探知機 | detector de metales | metal detector, rilevatore di metalli | 金属检测机, 金属探测器
mixer, mixing machine | ミキサー, 混合機, 撹拌機 | mezcladora, mezclador | miscelatore, mescolatrice, mixer | 搅拌机, 混合机
agitator, stirrer | 撹拌機, アジテータ | agitador | agitatore | 搅拌器
kneader, dough mixer | ニーダー, 混練機, 製パンミキサー | amasadora | impastatrice | 和面机, 捏合机
mill, grinding mill, pulverizer | 粉砕機, ミル | molino | mulino, molino | 粉碎机, 磨粉机
crusher | 破砕機, クラッシャ | trituradora, machacadora | frantoio, frantumatore | 破碎机
shredder | シュレッダ, 破砕機 | trituradora, triturador | trituratore | 撕碎机
granulator | 造粒機 | granuladora, peletizadora | granulatore, pellettizzatrice | 造粒机
sieve, vibrating screen, sifter | ふるい, 振動ふるい, ふるい機 | tamiz, criba, tamiz vibratorio | setaccio, vaglio, vibrovaglio | 振动筛, 筛分机
centrifuge, separator | 遠心分離機 | centrífuga, separador centrífugo | centrifuga, separatore centrifugo | 离心机
evaporator | 蒸発器, エバポレータ, 濃縮機 | evaporador | evaporatore | 蒸发器
distiller, distillation column | 蒸留装置, 蒸留塔 | destilador, columna de destilación | distillatore, colonna di distillazione | 蒸馏塔, 蒸馏器
pasteurizer, pasteuriser | 殺菌機, パストライザ, 低温殺菌 | pasteurizador | pastorizzatore | 巴氏杀菌机, 杀菌机
autoclave, sterilizer, retort | オートクレーブ, 滅菌器, レトルト殺菌機 | autoclave, esterilizador | autoclave, sterilizzatore | 高压灭菌器, 灭菌器
homogenizer | ホモジナイザ, 均質機 | homogeneizador | omogeneizzatore | 均质机
slicer, slicing machine | スライサ, スライサー | cortadora, loncheadora, rebanadora | affettatrice | 切片机
meat grinder, meat mincer | ミンサー, 挽肉機, チョッパー | picadora de carne | tritacarne | 绞肉机
vegetable cutter | 野菜カッター, 野菜切断機, 野菜スライサー | cortadora de verduras | tagliaverdure | 切菜机
fryer, industrial fryer | フライヤー | freidora | friggitrice | 油炸机
coffee machine, espresso machine | コーヒーマシン, エスプレッソマシン | máquina de café, cafetera | macchina da caffè, macchina per caffè | 咖啡机
coffee roaster | 焙煎機, コーヒー焙煎機 | tostadora de café | tostatrice, tostacaffè | 咖啡烘焙机
pasta machine, pasta extruder | 製麺機, パスタマシン | máquina de pasta | macchina per pasta, pressa per pasta | 制面机, 面条机
bakery equipment, bread machine | 製パン機械, 製パン機 | maquinaria de panadería, horno de panadería | macchine per panificazione, forno per pane | 烘焙设备, 面包机
ice cream machine | アイスクリーム製造機, アイスクリームマシン, ソフトクリーム機 | máquina de helados, mantecadora | macchina per gelato, mantecatore | 冰淇淋机
ice maker, ice machine | 製氷機 | máquina de hielo, fabricador de hielo | fabbricatore di ghiaccio, macchina per ghiaccio | 制冰机
refrigerator, refrigeration unit | 冷蔵庫, 冷凍機, 冷凍冷蔵 | refrigerador, frigorífico, cámara frigorífica | frigorifero, cella frigorifera | 冰箱, 冷藏柜
blast chiller, blast freezer | ブラストチラー, 急速冷凍機, 急速凍結庫 | abatidor de temperatura, congelador rápido | abbattitore di temperatura, abbattitore | 速冻机, 速冻柜
freezer | 冷凍庫, フリーザ | congelador | congelatore | 冷冻柜, 冰柜
dishwasher | 食器洗浄機 | lavavajillas | lavastoviglie | 洗碗机
food processing machine, food machinery | 食品機械, 食品加工機, 食品加工機械 | maquinaria alimentaria, máquina para alimentos | macchine alimentari, macchine per alimenti | 食品机械
oil press, oil mill | 搾油機 | prensa de aceite, almazara | frantoio oleario, pressa per olio | 榨油机
wine press, grape press | 葡萄圧搾機 | prensa de vino, prensa de uva | pressa per uva, torchio | 葡萄压榨机
agricultural machine, farm machinery | 農業機械, 農機 | maquinaria agrícola, máquina agrícola | macchina agricola, macchine agricole | 农业机械, 农机
tractor | トラクタ, トラクター | tractor | trattore | 拖拉机
combine harvester, harvester | コンバイン, 収穫機 | cosechadora | mietitrebbia | 收割机, 联合收割机
excavator, digger | 油圧ショベル, ショベルカー | excavadora | escavatore | 挖掘机
loader, wheel loader | ホイールローダ, ローダ | cargadora, pala cargadora | pala caricatrice, pala gommata | 装载机
feeder, vibratory feeder, bowl feeder | パーツフィーダ, フィーダ | alimentador, alimentador vibratorio | alimentatore vibrante, vibroalimentatore | 振动盘, 给料机, 振动给料机
assembly machine, assembly line | 組立機, 組立ライン, 自動組立機 | máquina de montaje, línea de montaje | macchina di assemblaggio, linea di montaggio | 装配机, 组装线, 装配线
inspection machine | 検査装置, 検査機 | máquina de inspección | macchina di ispezione, macchina di controllo | 检测设备, 检测机
balancing machine | つり合い試験機, バランシングマシン | equilibradora | equilibratrice | 平衡机
elevator, lift | エレベータ, エレベーター, 昇降機 | ascensor, elevador | ascensore, elevatore | 电梯
engine, diesel engine | エンジン, ディーゼルエンジン | motor de combustión, motor diésel | motore a scoppio, motore diesel | 发动机, 柴油机
turbine | タービン | turbina | turbina | 涡轮机, 汽轮机
spare part, spare parts | 予備部品, スペアパーツ, 補修部品 | repuesto, recambio, pieza de repuesto | ricambio, pezzo di ricambio, parti di ricambio | 备件, 配件
`
