// Tools, gauges and what protects those who use them, a thing a line: English, Japanese, Spanish, Italian, Chinese.
export const tools = `
tool, tools | 工具 | herramienta | utensile, attrezzo | 工具
cutting tool | 切削工具 | herramienta de corte | utensile da taglio | 切削刀具, 刀具
drill bit, twist drill | ドリル, ドリルビット, ドリル刃 | broca, broca helicoidal | punta per trapano, punta elicoidale | 钻头, 麻花钻
drill, electric drill, power drill | 電動ドリル, ドリルドライバ | taladro, taladradora | trapano | 电钻, 手电钻
end mill, endmill | エンドミル | fresa de acabado, fresa frontal, fresa de mango | fresa a candela, fresa frontale, fresa integrale | 立铣刀
milling cutter | フライスカッタ, フライス工具 | fresa | fresa | 铣刀
insert, cutting insert, indexable insert | 切削チップ, インサート, スローアウェイチップ | plaquita, inserto de corte | inserto, inserto da taglio, placchetta | 刀片, 数控刀片
turning tool, lathe tool | 旋削バイト, バイト | herramienta de torneado, cuchilla de torno | utensile per tornitura, utensile da tornio | 车刀
boring bar | ボーリングバー, 中ぐりバー | barra de mandrinar | bareno, barra di alesatura | 镗杆, 镗刀
reamer | リーマ | escariador | alesatore | 铰刀
tap, threading tap, screw tap | ねじ切りタップ, スパイラルタップ | macho de roscar | maschio per filettare, maschio | 丝锥, 丝攻
die, threading die | ねじ切りダイス | terraja, cojinete de roscar | filiera | 板牙
broach | ブローチ | brocha de brochar | broccia | 拉刀
gear hob, hob cutter | ホブ, ホブカッタ | fresa madre | creatore, fresa a creatore | 滚刀
tool holder | ツールホルダ, 工具ホルダ | portaherramientas | portautensile, portautensili, mandrino portautensile | 刀柄, 刀夹
collet | コレット, コレットチャック | pinza portaherramientas, boquilla de sujeción | pinza elastica, pinza di serraggio | 筒夹, 弹簧夹头
chuck | チャック | mandril, plato de garras | mandrino autocentrante, autocentrante | 卡盘, 夹头
vise, vice | バイス, 万力 | tornillo de banco, mordaza | morsa | 虎钳, 台钳
clamp | クランプ | abrazadera, mordaza | morsetto, staffa di serraggio | 夹具, 夹钳
toggle clamp | トグルクランプ | brida de apriete rápido | bloccaggio rapido, attrezzo di bloccaggio rapido | 快速夹具, 快夹
jig, fixture | 治具, 冶具 | utillaje, dispositivo de sujeción | attrezzatura di fissaggio, maschera di montaggio | 工装夹具, 治具
grinding wheel | 研削砥石, 砥石 | muela abrasiva, muela | mola abrasiva, mola | 砂轮
abrasive | 研磨材, 砥粒 | abrasivo | abrasivo | 磨料, 磨具
sandpaper, abrasive paper | サンドペーパー, 研磨紙, 紙やすり | papel de lija, lija | carta vetrata, carta abrasiva | 砂纸
cutting disc, cut-off wheel | 切断砥石, 切断ディスク | disco de corte | disco da taglio | 切割片
flap disc | フラップディスク, 多羽根ディスク | disco de láminas | disco lamellare | 百叶轮
abrasive belt, sanding belt | 研磨ベルト, サンディングベルト | banda abrasiva, lija de banda | nastro abrasivo | 砂带
angle grinder | ディスクグラインダ, アングルグラインダ | amoladora, amoladora angular | smerigliatrice angolare | 角磨机
grinder | グラインダ, グラインダー | esmeriladora, amoladora | smerigliatrice, molatrice | 磨光机, 砂轮机
file, hand file | やすり, ヤスリ, 鉄工やすり | lima de mano | lima per metalli, lima a mano | 锉刀
deburring tool | バリ取り工具, 面取り工具 | herramienta de desbarbado, rebarbador | sbavatore, utensile sbavatore | 去毛刺工具, 倒角器
saw | のこぎり, 鋸 | sierra | sega | 锯, 手锯
saw blade, circular saw blade | 丸鋸刃, チップソー, 鋸刃 | hoja de sierra, disco de sierra | lama per sega, lama circolare | 锯片, 圆锯片
band saw, bandsaw | バンドソー, 帯鋸, 帯のこ盤 | sierra de cinta | sega a nastro, segatrice a nastro | 带锯, 带锯床
circular saw | 丸ノコ, 丸鋸, 丸のこ | sierra circular | sega circolare | 圆锯
hacksaw | 金切り鋸, 弓鋸 | sierra de arco, arco de sierra | seghetto, archetto per metalli | 钢锯
hammer | ハンマー, 金槌 | martillo | martello | 锤子, 榔头
screwdriver | ドライバー, ねじ回し | destornillador | cacciavite, giravite | 螺丝刀, 起子
electric screwdriver | 電動ドライバ, 電動ドライバー | atornillador eléctrico, atornillador | avvitatore elettrico, avvitatore | 电动螺丝刀, 电批
impact wrench | インパクトレンチ | llave de impacto | avvitatore a impulsi, avvitatore ad impulsi | 冲击扳手
wrench, spanner | レンチ, スパナ | llave fija, llave inglesa | chiave, chiave fissa | 扳手
adjustable wrench | モンキーレンチ, モンキ | llave ajustable, llave inglesa | chiave regolabile, chiave a rullino | 活动扳手
torque wrench | トルクレンチ | llave dinamométrica | chiave dinamometrica | 扭力扳手, 扭矩扳手
socket wrench, ratchet wrench | ラチェットレンチ, ソケットレンチ | llave de vaso, llave de carraca | chiave a bussola, cricchetto | 套筒扳手, 棘轮扳手
hex key, allen key | 六角レンチ, 六角棒レンチ | llave Allen | chiave a brugola, chiave esagonale | 内六角扳手
pliers | ペンチ, プライヤ | alicates, alicate | pinze, pinza | 钳子
wire cutter, side cutter | ニッパー, ニッパ, ワイヤカッタ | cortaalambres, alicate de corte | tronchese, tronchesino | 斜口钳, 剪线钳
crimping tool | 圧着工具, 圧着ペンチ | crimpadora, tenaza de crimpar | pinza crimpatrice, crimpatrice | 压线钳
riveter, rivet gun | リベッター, リベッタ | remachadora | rivettatrice | 铆钉枪, 拉铆枪
scissors, shears | はさみ, 鋏 | tijeras | forbici, cesoie | 剪刀
knife, blade | ナイフ, 刃物, 刃 | cuchilla, cuchillo | coltello, lama | 刀片, 刀具
industrial knife, machine knife | 工業用刃物, 機械刃物 | cuchilla industrial | lama industriale, coltello industriale | 工业刀片, 机用刀片
toolbox, tool box | 工具箱, ツールボックス | caja de herramientas | cassetta degli attrezzi, cassetta porta attrezzi | 工具箱
workbench | 作業台 | banco de trabajo | banco da lavoro | 工作台
caliper, vernier caliper | ノギス | calibre pie de rey, pie de rey | calibro a corsoio | 卡尺, 游标卡尺
micrometer | マイクロメータ, マイクロメーター | micrómetro | micrometro | 千分尺
dial gauge, dial indicator | ダイヤルゲージ | reloj comparador, comparador | comparatore centesimale, comparatore | 百分表, 千分表
gauge block | ブロックゲージ | bloque patrón | blocchetti pianparalleli, blocco pianparallelo | 量块
thread gauge | ねじゲージ | calibre de rosca | calibro filettato, calibro per filettature | 螺纹规
plug gauge, limit gauge | 栓ゲージ, 限界ゲージ, プラグゲージ | calibre tampón, calibre pasa no pasa | calibro a tampone, calibro passa non passa | 塞规, 通止规
measuring instrument | 測定器, 計測器, 測定機器 | instrumento de medida, instrumento de medición | strumento di misura | 测量仪器, 量具
coordinate measuring machine, cmm | 三次元測定機 | máquina de medición por coordenadas, máquina tridimensional | macchina di misura tridimensionale, macchina di misura a coordinate | 三坐标测量机, 三坐标
hardness tester | 硬さ試験機, 硬度計 | durómetro | durometro | 硬度计
tensile testing machine, testing machine | 引張試験機, 材料試験機 | máquina de ensayo, máquina de tracción | macchina di prova, macchina prova materiali | 试验机, 拉力试验机
microscope | 顕微鏡 | microscopio | microscopio | 显微镜
tape measure | 巻尺, メジャー, コンベックス | cinta métrica, flexómetro | metro a nastro, flessometro | 卷尺
spirit level | 水準器, 水平器 | nivel de burbuja | livella, livella a bolla | 水平尺, 水平仪
scale, weighing scale, balance | はかり, 秤, 計量器, 天秤 | báscula, balanza | bilancia, pesatrice | 秤, 电子秤, 天平
weighing machine, checkweigher | ウェイトチェッカ, 計量機, 自動計量機 | controladora de peso, pesadora | selezionatrice ponderale, controllo peso, pesatrice | 检重秤, 称重机
welding wire | 溶接ワイヤ | hilo de soldadura, alambre de soldadura | filo per saldatura, filo di saldatura | 焊丝
welding electrode, welding rod | 溶接棒 | electrodo de soldadura, varilla de soldadura | elettrodo per saldatura, bacchetta per saldatura | 焊条
welding machine, welder | 溶接機 | soldadora, máquina de soldar, equipo de soldadura | saldatrice | 焊机, 电焊机
welding torch | 溶接トーチ | antorcha de soldadura | torcia per saldatura | 焊枪, 焊炬
soldering iron | はんだごて, 半田ごて | soldador de estaño, cautín | saldatore a stagno | 电烙铁
solder | はんだ, 半田 | estaño para soldar, soldadura de estaño | lega saldante, stagno per saldatura | 焊锡, 焊料
gloves, work gloves, safety gloves | 手袋, 作業手袋, 保護手袋 | guantes, guantes de trabajo, guantes de seguridad | guanti, guanti da lavoro | 手套, 劳保手套
nitrile gloves | ニトリル手袋 | guantes de nitrilo | guanti in nitrile, guanti nitrile | 丁腈手套
safety shoes, safety boots | 安全靴 | calzado de seguridad, zapatos de seguridad, botas de seguridad | scarpe antinfortunistiche, scarpe di sicurezza | 安全鞋, 劳保鞋
safety glasses, safety goggles | 保護メガネ, 保護眼鏡, 安全ゴーグル | gafas de seguridad, gafas protectoras | occhiali protettivi, occhiali di protezione | 护目镜, 防护眼镜
helmet, hard hat, safety helmet | ヘルメット, 保護帽 | casco, casco de seguridad | casco, elmetto, casco protettivo | 安全帽, 头盔
respirator, dust mask | 防塵マスク, 防じんマスク | mascarilla, mascarilla de protección | mascherina, respiratore, maschera antipolvere | 防尘口罩, 口罩
earplugs, ear muffs | 耳栓, イヤーマフ | tapones para los oídos, orejeras | tappi auricolari, cuffie antirumore | 耳塞, 耳罩
workwear, work clothes, overalls | 作業服, 作業着, つなぎ | ropa de trabajo, ropa laboral, mono de trabajo | abbigliamento da lavoro, tuta da lavoro | 工作服
safety harness, fall arrest | 安全帯, 墜落制止用器具, フルハーネス | arnés de seguridad, arnés anticaídas | imbracatura anticaduta, imbracatura di sicurezza | 安全带
fire extinguisher | 消火器 | extintor | estintore | 灭火器
brush, industrial brush | ブラシ, 工業用ブラシ | cepillo, cepillo industrial | spazzola, spazzola industriale | 刷子, 工业毛刷
wire brush | ワイヤブラシ | cepillo de alambre, cepillo metálico | spazzola metallica, spazzola in filo | 钢丝刷
vacuum cleaner, industrial vacuum | 掃除機, 業務用掃除機, 産業用掃除機 | aspirador industrial, aspiradora industrial | aspirapolvere industriale, aspiratore industriale | 吸尘器, 工业吸尘器
spray gun, paint gun | スプレーガン, 塗装ガン | pistola de pintura, pistola pulverizadora | pistola a spruzzo, aerografo, pistola per verniciatura | 喷枪
mold, mould | 金型, 型 | molde | stampo | 模具
injection mold, injection mould | 射出成形金型, 射出成形用金型 | molde de inyección | stampo ad iniezione, stampo a iniezione, stampo per iniezione plastica | 注塑模具, 注射模具
press tool, stamping die | プレス金型, 抜き型 | troquel, matriz de estampación | stampo per lamiera, stampo di tranciatura | 冲压模具, 冲模
die casting mold, die casting die | ダイカスト金型 | molde de fundición a presión | stampo per pressofusione | 压铸模具
punch | パンチ, ポンチ | punzón | punzone | 冲头, 冲针
shelving, rack, racking | 棚, ラック, スチールラック | estantería, estante | scaffale, scaffalatura | 货架
trolley, cart | 台車, カート | carro, carretilla | carrello | 推车, 手推车
`
