// How things are made, and what kinds of them there are, a word a line: English, Japanese, Spanish, Italian, Chinese.
export const working = `
machining | 機械加工, 切削加工 | mecanizado, maquinado | lavorazione meccanica, lavorazioni meccaniche, lavorazione per asportazione | 机械加工, 机加工
cnc machining | CNC加工, NC加工 | mecanizado CNC | lavorazione CNC, lavorazioni CNC | CNC加工, 数控加工
turning | 旋削, 旋盤加工 | torneado | tornitura | 车削, 车加工
milling | フライス加工, フライス | fresado | fresatura | 铣削, 铣加工
drilling | 穴あけ, 穴あけ加工 | taladrado, perforado | foratura | 钻孔
boring | 中ぐり, 中ぐり加工 | mandrinado | alesatura | 镗孔, 镗削
grinding | 研削, 研削加工 | rectificado | rettifica, rettificatura | 磨削, 研磨
polishing | 研磨, バフ研磨 | pulido | lucidatura, pulitura | 抛光
deburring | バリ取り | desbarbado | sbavatura | 去毛刺
tapping, threading | ねじ切り, ねじ加工 | roscado | filettatura, maschiatura | 攻丝, 螺纹加工
gear cutting | 歯切り, 歯車加工 | tallado de engranajes | dentatura, taglio ingranaggi | 齿轮加工, 滚齿
wire erosion, electrical discharge machining | 放電加工, ワイヤ放電加工 | electroerosión | elettroerosione, elettroerosione a filo | 电火花加工
sheet metal, sheet metal working, sheet metal fabrication | 板金, 板金加工 | chapa metálica, trabajo de chapa, calderería fina | carpenteria leggera, lavorazione lamiera, lavorazione lamiere | 钣金, 钣金加工
metal fabrication, steel structure, structural steelwork | 製缶, 製缶加工, 鉄骨 | calderería, estructura metálica | carpenteria metallica, carpenteria pesante, carpenteria | 钢结构, 金属加工
stamping, metal stamping, press working | プレス加工 | estampación, estampado metálico, embutición | stampaggio lamiera, stampaggio a freddo, tranciatura | 冲压, 冲压件
deep drawing | 深絞り, 絞り加工 | embutición profunda | imbutitura | 拉深, 拉伸加工
bending | 曲げ, 曲げ加工 | plegado, doblado | piegatura | 折弯
laser cutting | レーザー加工, レーザー切断 | corte por láser, corte láser | taglio laser | 激光切割
waterjet cutting, water jet cutting | ウォータージェット加工, ウォータージェット切断 | corte por chorro de agua | taglio ad acqua, taglio waterjet | 水刀切割
plasma cutting | プラズマ切断 | corte por plasma, oxicorte | taglio plasma, ossitaglio | 等离子切割
welding | 溶接 | soldadura | saldatura | 焊接
tig welding | TIG溶接 | soldadura TIG | saldatura TIG | 氩弧焊
spot welding | スポット溶接 | soldadura por puntos | saldatura a punti, puntatura | 点焊
brazing | ろう付け | soldadura fuerte | brasatura | 钎焊
casting, foundry | 鋳造, 鋳物 | fundición, colada | fusione, fonderia, getti | 铸造, 铸件
die casting | ダイカスト | fundición inyectada, fundición a presión | pressofusione | 压铸
sand casting | 砂型鋳造 | fundición en arena | fusione in terra, fusione in sabbia | 砂型铸造, 砂铸
investment casting, lost wax casting | ロストワックス, 精密鋳造 | fundición a la cera perdida, microfusión | microfusione, fusione a cera persa | 熔模铸造, 精密铸造, 失蜡铸造
forging | 鍛造 | forja, forjado | forgiatura, stampaggio a caldo, forgiati | 锻造, 锻件
cold forging, cold heading | 冷間鍛造, 圧造 | forja en frío, estampación en frío | stampaggio a freddo, ricalcatura | 冷锻, 冷镦
extrusion | 押出, 押出成形, 押出加工 | extrusión | estrusione | 挤压, 挤出
injection molding, injection moulding | 射出成形 | inyección de plástico, moldeo por inyección | stampaggio ad iniezione, stampaggio a iniezione, stampaggio materie plastiche | 注塑, 注射成型
blow molding, blow moulding | ブロー成形 | soplado, moldeo por soplado | soffiaggio | 吹塑
rotational molding, rotomoulding | 回転成形 | rotomoldeo | stampaggio rotazionale, rotostampaggio | 滚塑
thermoforming, vacuum forming | 真空成形, 熱成形 | termoformado | termoformatura | 热成型, 吸塑
rubber molding, rubber moulding | ゴム成形 | moldeo de caucho | stampaggio gomma | 橡胶成型
3d printing, additive manufacturing | 3Dプリント, 積層造形 | impresión 3D, fabricación aditiva | stampa 3D, manifattura additiva, produzione additiva | 3D打印, 增材制造
sintering, powder metallurgy | 焼結, 粉末冶金 | sinterizado, pulvimetalurgia | sinterizzazione, metallurgia delle polveri, sinterizzati | 烧结, 粉末冶金
heat treatment | 熱処理 | tratamiento térmico | trattamento termico, trattamenti termici | 热处理
quenching, hardening | 焼入れ, 焼入 | temple, templado | tempra | 淬火
carburizing, case hardening | 浸炭, 浸炭焼入れ | cementación, carburación | cementazione | 渗碳
nitriding | 窒化 | nitruración | nitrurazione | 渗氮, 氮化
annealing | 焼なまし, 焼鈍 | recocido | ricottura | 退火
surface treatment, surface finishing | 表面処理 | tratamiento de superficies, tratamiento superficial | trattamento superficiale, trattamenti superficiali | 表面处理
plating, electroplating | めっき, 電気めっき | galvanoplastia, recubrimiento electrolítico | galvanica, trattamenti galvanici | 电镀
galvanized, galvanizing, zinc plating, zinc plated | 亜鉛めっき, 溶融亜鉛めっき | galvanizado, cincado, zincado | zincatura, zincato | 镀锌, 热镀锌
chrome plating, chrome plated | クロムめっき | cromado | cromatura, cromato | 镀铬
nickel plating, electroless nickel | ニッケルめっき, 無電解ニッケルめっき | niquelado, níquel químico | nichelatura, nichelatura chimica | 镀镍, 化学镍
anodizing, anodized, anodising | アルマイト, 陽極酸化 | anodizado | anodizzazione, anodizzato | 阳极氧化
painting | 塗装 | pintado, pintura industrial | verniciatura | 喷漆, 涂装
powder coating | 粉体塗装 | pintura en polvo, recubrimiento en polvo | verniciatura a polvere, verniciatura a polveri | 粉末喷涂, 喷塑
coating | コーティング | recubrimiento, revestimiento | rivestimento | 涂层
sandblasting, shot blasting | サンドブラスト, ショットブラスト | chorreado, granallado, arenado | sabbiatura, granigliatura, pallinatura | 喷砂, 抛丸
pickling, passivation | 酸洗, 不動態化 | decapado, pasivado | decapaggio, passivazione | 酸洗, 钝化
engraving | 彫刻, 刻印 | grabado | incisione | 雕刻
laser marking | レーザー刻印, レーザーマーキング | marcado láser | marcatura laser | 激光打标
assembly | 組立 | montaje, ensamblaje | assemblaggio, montaggio | 装配, 组装
maintenance | 保全, メンテナンス | mantenimiento | manutenzione | 维护, 保养
repair | 修理 | reparación | riparazione | 维修, 修理
inspection | 検査 | inspección | ispezione, collaudo | 检验, 检测
calibration | 校正 | calibración | taratura, calibrazione | 校准
design, engineering | 設計 | diseño, ingeniería | progettazione, ingegneria | 设计, 工程设计
prototype, prototyping | 試作, 試作品 | prototipo, prototipado | prototipo, prototipazione | 样机, 打样
custom made, made to order, bespoke | 特注, 受注生産, オーダーメイド | a medida, fabricación a medida | su misura, su disegno, personalizzato | 定制, 订做
subcontracting, contract manufacturing | 受託加工, 受託製造, 下請 | subcontratación, fabricación por contrato | conto terzi, subfornitura, terzista | 代工, 代加工
supplier, vendor | 仕入先, サプライヤ, サプライヤー | proveedor | fornitore | 供应商
manufacturer, producer, maker | 製造業, メーカー | fabricante, productor | produttore, fabbricante | 制造商, 厂家, 生产商
wholesaler, wholesale | 卸売, 卸売業, 問屋 | mayorista | grossista, ingrosso | 批发商, 批发
distributor, dealer | 代理店, 販売代理店 | distribuidor | distributore, rivenditore | 经销商, 分销商
importer | 輸入業者, 輸入商社 | importador | importatore | 进口商
exporter | 輸出業者, 輸出商社 | exportador | esportatore | 出口商
precision | 精密 | precisión | precisione | 精密
automatic | 自動, 全自動 | automático | automatico | 自动, 全自动
semi-automatic, semiautomatic | 半自動 | semiautomático | semiautomatico | 半自动
manual, hand operated | 手動 | manual | manuale | 手动
electric | 電動, 電気式 | eléctrico | elettrico | 电动
second hand, used | 中古, 中古品 | segunda mano, usado | usato, seconda mano | 二手
explosion proof, explosion-proof | 防爆 | antideflagrante, a prueba de explosiones | antideflagrante | 防爆
waterproof | 防水 | impermeable, resistente al agua | impermeabile | 防水
food grade, food safe | 食品用, 食品対応 | grado alimentario, apto para alimentos, alimentario | alimentare, uso alimentare, per alimenti | 食品级
certificate | 認証 | certificado | certificato | 证书, 认证
ce marking, ce mark | CEマーク, CEマーキング | marcado CE | marcatura CE, marchio CE | CE认证, CE标志
jis mark | JISマーク | marca JIS | marchio JIS | JIS标志
`
