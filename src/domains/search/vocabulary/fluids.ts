// What moves, holds back and measures liquids and gases, a thing a line: English, Japanese, Spanish, Italian, Chinese.
export const fluids = `
pump | ポンプ | bomba | pompa | 泵, 水泵
centrifugal pump | 渦巻ポンプ, 遠心ポンプ | bomba centrífuga | pompa centrifuga | 离心泵
gear pump | ギヤポンプ, 歯車ポンプ | bomba de engranajes | pompa a ingranaggi, pompa ad ingranaggi | 齿轮泵
vane pump | ベーンポンプ | bomba de paletas | pompa a palette | 叶片泵
piston pump, plunger pump | ピストンポンプ, プランジャポンプ | bomba de pistones, bomba de émbolo | pompa a pistoni | 柱塞泵
diaphragm pump | ダイヤフラムポンプ | bomba de diafragma, bomba de membrana | pompa a membrana | 隔膜泵
peristaltic pump, hose pump | チューブポンプ, ペリスタポンプ | bomba peristáltica | pompa peristaltica | 蠕动泵
screw pump, progressive cavity pump | ねじポンプ, スクリューポンプ, 一軸ねじポンプ | bomba de tornillo, bomba de husillo, bomba helicoidal | pompa a vite, pompa monovite | 螺杆泵
dosing pump, metering pump | 定量ポンプ | bomba dosificadora | pompa dosatrice | 计量泵
vacuum pump | 真空ポンプ | bomba de vacío | pompa per vuoto, pompa del vuoto, pompa da vuoto | 真空泵
submersible pump | 水中ポンプ | bomba sumergible | pompa sommersa, pompa sommergibile, elettropompa sommersa | 潜水泵
hydraulic pump | 油圧ポンプ | bomba hidráulica | pompa idraulica, pompa oleodinamica | 液压泵
magnetic drive pump, mag drive pump | マグネットポンプ | bomba de accionamiento magnético, bomba magnética | pompa a trascinamento magnetico | 磁力泵
slurry pump | スラリーポンプ | bomba de lodos | pompa per fanghi | 渣浆泵, 泥浆泵
high pressure pump | 高圧ポンプ | bomba de alta presión | pompa ad alta pressione | 高压泵
fire pump | 消火ポンプ | bomba contra incendios | pompa antincendio | 消防泵
impeller | インペラ, 羽根車 | impulsor, rodete | girante | 叶轮
valve | バルブ, 弁 | válvula | valvola | 阀门, 阀
ball valve | ボールバルブ, 玉弁 | válvula de bola, válvula de esfera | valvola a sfera, rubinetto a sfera | 球阀
butterfly valve | バタフライバルブ, バタフライ弁 | válvula de mariposa | valvola a farfalla | 蝶阀
gate valve | ゲートバルブ, 仕切弁 | válvula de compuerta | saracinesca, valvola a saracinesca | 闸阀
globe valve | グローブバルブ, 玉形弁 | válvula de globo, válvula de asiento | valvola a globo, valvola a flusso avviato | 截止阀
check valve, non-return valve | 逆止弁, チャッキバルブ, チェックバルブ | válvula de retención, válvula antirretorno | valvola di ritegno, valvola di non ritorno, valvola unidirezionale | 止回阀, 单向阀
safety valve, relief valve | 安全弁, リリーフ弁, リリーフバルブ | válvula de seguridad, válvula de alivio | valvola di sicurezza, valvola di sfioro | 安全阀, 溢流阀
solenoid valve | 電磁弁, ソレノイドバルブ | electroválvula, válvula solenoide | elettrovalvola, valvola a solenoide | 电磁阀
control valve | 調節弁, コントロールバルブ, 制御弁 | válvula de control, válvula de regulación | valvola di regolazione, valvola di controllo | 控制阀, 调节阀
needle valve | ニードルバルブ, ニードル弁 | válvula de aguja | valvola a spillo, valvola ad ago | 针阀
diaphragm valve | ダイヤフラムバルブ, ダイヤフラム弁 | válvula de diafragma, válvula de membrana | valvola a membrana | 隔膜阀
pressure reducing valve, pressure regulator | 減圧弁, レギュレータ | válvula reductora de presión, regulador de presión | riduttore di pressione, regolatore di pressione | 减压阀, 调压阀
foot valve | フート弁 | válvula de pie | valvola di fondo | 底阀
pinch valve | ピンチバルブ | válvula de manguito | valvola a manicotto | 管夹阀
steam trap | スチームトラップ | purgador de vapor, trampa de vapor | scaricatore di condensa | 疏水阀, 蒸汽疏水阀
faucet, water tap | 蛇口, 水栓, 混合栓 | grifo, grifería | rubinetto, rubinetteria | 水龙头
actuator, valve actuator | アクチュエータ | actuador | attuatore | 执行器, 致动器
pneumatic actuator | 空圧アクチュエータ, 空気圧アクチュエータ | actuador neumático | attuatore pneumatico | 气动执行器
manifold | マニホールド | colector, bloque de válvulas | collettore, blocco valvole | 歧管, 阀岛
pipe | パイプ, 管 | tubería, tubo, caño | tubo, tubazione | 管道, 管子
steel pipe, steel tube | 鋼管, スチールパイプ | tubo de acero | tubo in acciaio, tubo d'acciaio | 钢管
seamless pipe, seamless tube | シームレスパイプ, 継目無鋼管 | tubo sin soldadura, tubo sin costura | tubo senza saldatura | 无缝钢管, 无缝管
welded pipe, welded tube | 溶接鋼管, 電縫管 | tubo soldado, tubo con costura | tubo saldato | 焊管, 焊接钢管
copper pipe, copper tube | 銅管 | tubo de cobre | tubo in rame, tubo di rame | 铜管
pipe fitting, pipe fittings | 管継手, 配管継手 | accesorio para tubería, accesorios de tubería, racor | raccordo per tubi, raccorderia | 管件, 管接头
fitting | 継手, フィッティング | racor, accesorio | raccordo | 接头, 管件
push-in fitting, push-to-connect fitting | ワンタッチ継手, ワンタッチ管継手 | racor instantáneo, racor rápido | raccordo rapido, raccordo automatico, raccordo ad innesto | 快插接头, 快速接头
quick coupling, quick coupler, quick release coupling | カプラ, クイックカプラ, ワンタッチカプラ | enchufe rápido, acoplamiento rápido | innesto rapido, attacco rapido | 快速接头, 快换接头
compression fitting, ferrule fitting | 食込み継手, くい込み継手, リング継手 | racor de compresión, racor de anillo cortante | raccordo a compressione, raccordo ad ogiva | 卡套接头
elbow | エルボ, エルボー | codo | gomito, curva | 弯头
tee | ティー, チーズ, T継手 | conexión en T | raccordo a T, raccordo a tee | 三通
nipple | ニップル | niple | nipplo, nipple | 螺纹短管, 内接头
reducer fitting, pipe reducer | レジューサ | reducción concéntrica, reducción | riduzione concentrica, riduzione | 异径管, 大小头
flange | フランジ | brida | flangia | 法兰, 法兰盘
blind flange | 閉止フランジ, ブラインドフランジ | brida ciega | flangia cieca | 盲法兰, 盲板
ferrule, clamp fitting, tri-clamp | ヘルール, ヘルール継手 | clamp sanitario, férula | raccordo clamp, tri-clamp | 卡箍, 卡箍接头
hose | ホース | manguera | tubo flessibile, manichetta | 软管, 胶管
hydraulic hose | 油圧ホース, 高圧ホース | manguera hidráulica, latiguillo hidráulico | tubo oleodinamico, tubo flessibile idraulico | 液压软管, 高压油管
flexible hose, metal hose | フレキシブルホース, フレキシブルチューブ, フレキ管 | manguera flexible, tubo flexible | tubo flessibile | 金属软管, 柔性软管
tube, tubing | チューブ | tubo, tubing | tubo, tubicino | 管材, 气管
expansion joint | 伸縮継手, エキスパンションジョイント | junta de dilatación, compensador | giunto di dilatazione, compensatore di dilatazione | 膨胀节, 伸缩节
hydraulic cylinder | 油圧シリンダ | cilindro hidráulico | cilindro idraulico, cilindro oleodinamico, martinetto idraulico | 液压缸, 油缸
pneumatic cylinder, air cylinder | エアシリンダ, 空圧シリンダ | cilindro neumático | cilindro pneumatico | 气缸
cylinder | シリンダ | cilindro | cilindro | 缸
hydraulics, hydraulic | 油圧, 油圧機器 | hidráulica, hidráulico, oleohidráulica | idraulico, oleodinamica, oleodinamico | 液压
pneumatics, pneumatic | 空圧, 空気圧, 空圧機器 | neumática, neumático | pneumatica, pneumatico | 气动
power unit, hydraulic power unit, power pack | 油圧ユニット, パワーユニット | central hidráulica, grupo hidráulico | centralina oleodinamica, centralina idraulica | 液压站, 液压泵站
hydraulic motor | 油圧モータ | motor hidráulico | motore idraulico, motore oleodinamico | 液压马达
accumulator, hydraulic accumulator | アキュムレータ | acumulador hidráulico | accumulatore idraulico | 蓄能器
air compressor, compressor | コンプレッサ, エアコンプレッサ, 圧縮機 | compresor, compresor de aire | compressore, compressore d'aria | 空压机, 空气压缩机, 压缩机
air dryer, compressed air dryer | エアドライヤ | secador de aire, secador frigorífico | essiccatore d'aria, essiccatore ad aria compressa | 干燥机, 冷干机
air filter | エアフィルタ, エアフィルター | filtro de aire | filtro aria, filtro dell'aria | 空气过滤器, 空滤
air gun, blow gun | エアガン, エアブローガン | pistola de aire, pistola de soplado | pistola ad aria, pistola soffiaggio | 气枪, 吹气枪
silencer, muffler | サイレンサ, 消音器 | silenciador | silenziatore | 消音器, 消声器
vacuum ejector, vacuum generator | エジェクタ, 真空エジェクタ | eyector de vacío, generador de vacío | eiettore, generatore di vuoto | 真空发生器
suction cup, vacuum pad | 吸着パッド, 真空パッド | ventosa | ventosa | 真空吸盘, 吸盘
filter | フィルタ, フィルター, ろ過器 | filtro | filtro | 过滤器, 滤芯
oil filter | オイルフィルタ | filtro de aceite | filtro olio, filtro dell'olio | 机油滤清器, 油滤
filter cartridge, filter element | フィルターカートリッジ, フィルタエレメント | cartucho filtrante, elemento filtrante | cartuccia filtrante, elemento filtrante | 滤芯, 滤筒
strainer | ストレーナ, ストレーナー | filtro en Y, colador | filtro a Y, filtro a ipsilon | Y型过滤器
bag filter, baghouse | バグフィルタ, ろ布 | filtro de mangas | filtro a maniche | 布袋除尘器, 袋式过滤器
dust collector | 集塵機 | colector de polvo, captador de polvo | aspiratore polveri, depolveratore | 除尘器, 集尘器
fan, ventilator | ファン, 送風機, 換気扇 | ventilador | ventilatore | 风扇, 风机
blower | ブロワ, ブロワー, 送風機 | soplante, soplador | soffiante, soffiatore | 鼓风机
heat exchanger | 熱交換器 | intercambiador de calor | scambiatore di calore | 换热器, 热交换器
cooling tower | クーリングタワー, 冷却塔 | torre de refrigeración, torre de enfriamiento | torre di raffreddamento | 冷却塔
chiller | チラー | enfriadora, refrigerador industrial, chiller | refrigeratore, gruppo frigorifero, chiller | 冷水机, 冷水机组
boiler, steam boiler | ボイラー, ボイラ | caldera, caldera de vapor | caldaia, generatore di vapore | 锅炉, 蒸汽锅炉
burner | バーナー, バーナ | quemador | bruciatore | 燃烧器
radiator | ラジエータ, ラジエーター, 放熱器 | radiador | radiatore | 散热器
tank, storage tank | タンク, 貯槽 | tanque, depósito | serbatoio, cisterna | 储罐, 罐体
pressure vessel | 圧力容器 | recipiente a presión | recipiente in pressione, recipiente a pressione | 压力容器
silo | サイロ | silo | silo, silos | 筒仓
reactor, reaction vessel | 反応釜, 反応器 | reactor químico | reattore chimico | 反应釜, 反应器
nozzle, spray nozzle | ノズル, スプレーノズル | boquilla, boquilla pulverizadora | ugello, ugello spruzzatore | 喷嘴
pressure gauge, manometer | 圧力計, ブルドン管圧力計 | manómetro | manometro | 压力表
flow meter, flowmeter | 流量計 | caudalímetro, medidor de caudal | flussometro, misuratore di portata, flussimetro | 流量计
level gauge, level indicator | レベル計, 液面計 | indicador de nivel, medidor de nivel | indicatore di livello, livellostato | 液位计
thermometer | 温度計 | termómetro | termometro | 温度计
water meter | 水道メータ, 水道メーター | contador de agua, medidor de agua | contatore acqua, contatore dell'acqua | 水表
lubricant, lubricating oil | 潤滑油, 潤滑剤 | lubricante, aceite lubricante | lubrificante, olio lubrificante | 润滑油, 润滑剂
grease | グリース | grasa, grasa lubricante | grasso lubrificante | 润滑脂, 黄油
cutting fluid, coolant | 切削油, クーラント | taladrina, fluido de corte, refrigerante | fluido da taglio, lubrorefrigerante | 切削液, 冷却液
hydraulic oil | 作動油, 油圧作動油 | aceite hidráulico | olio idraulico | 液压油
pressure washer, high pressure cleaner | 高圧洗浄機 | hidrolimpiadora | idropulitrice | 高压清洗机
water treatment | 水処理 | tratamiento de agua | trattamento acque, trattamento dell'acqua | 水处理
sprinkler | スプリンクラー | aspersor, rociador | irrigatore, sprinkler | 洒水器, 喷淋头
`
