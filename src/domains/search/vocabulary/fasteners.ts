// What holds things together, a thing a line: English, Japanese, Spanish, Italian, Chinese.
export const fasteners = `
bolt | ボルト | tornillo | bullone | 螺栓
screw | ビス, 小ねじ | tornillo | vite | 螺钉
nut | ナット | tuerca | dado | 螺母
washer | ワッシャー, 座金 | arandela | rondella, rosetta | 垫圈, 垫片
hex bolt, hexagon bolt, hex head bolt, hex head screw | 六角ボルト | tornillo hexagonal, perno hexagonal, tornillo de cabeza hexagonal | vite a testa esagonale, bullone esagonale, vite TE | 六角螺栓, 外六角螺栓
hex nut, hexagon nut | 六角ナット | tuerca hexagonal | dado esagonale | 六角螺母
socket head cap screw, socket cap screw, hexagon socket bolt, hex socket bolt, allen screw, allen bolt | 六角穴付ボルト, キャップボルト, キャップスクリュー | tornillo Allen, tornillo de cabeza cilíndrica con hexágono interior | vite a brugola, vite TCEI, vite a testa cilindrica con esagono incassato | 内六角螺栓, 内六角圆柱头螺钉
countersunk screw, flat head screw | 皿ねじ, 皿ボルト, 皿ビス | tornillo avellanado | vite a testa svasata, vite TSPEI | 沉头螺钉
button head screw | ボタンボルト | tornillo de cabeza abombada, tornillo de cabeza de botón | vite a testa bombata | 半圆头螺钉
pan head screw | なべねじ, なべ小ねじ | tornillo de cabeza alomada | vite a testa cilindrica bombata | 盘头螺钉
set screw, grub screw | 止めねじ, イモネジ | prisionero, tornillo prisionero | vite senza testa, grano filettato | 紧定螺钉, 止付螺丝
self-tapping screw, tapping screw | タッピングねじ, タッピンねじ | tornillo autorroscante | vite autofilettante | 自攻螺钉
self-drilling screw | ドリルねじ | tornillo autoperforante | vite autoperforante | 自钻螺钉
wood screw | 木ねじ | tornillo para madera, tirafondo | vite per legno | 木螺钉
drywall screw | 石膏ボードビス, コーススレッド | tornillo para yeso laminado | vite per cartongesso | 干壁钉
threaded rod, all-thread | 全ねじ, 寸切ボルト, 長ねじ | varilla roscada | barra filettata | 螺杆*, 全螺纹螺杆, 牙条
stud bolt | スタッドボルト, 植込みボルト | espárrago, perno prisionero | prigioniero, vite prigioniera | 双头螺栓, 螺柱
eye bolt, lifting eye bolt | アイボルト | cáncamo, perno de ojo | golfare, vite ad occhio | 吊环螺栓
eye nut | アイナット | cáncamo hembra, tuerca de ojo | golfare femmina | 吊环螺母
u-bolt | ユーボルト, Uボルト | abarcón, perno en U | cavallotto, bullone a U | U形螺栓, U型螺栓
anchor bolt | アンカーボルト | perno de anclaje | tirafondo, tassello meccanico | 地脚螺栓, 锚栓
wall plug, expansion plug, expansion anchor | プラグアンカー, カールプラグ | taco de expansión | tassello, tassello ad espansione | 膨胀螺栓, 膨胀管
chemical anchor | ケミカルアンカー | anclaje químico, taco químico | ancorante chimico | 化学锚栓
flange bolt | フランジボルト | tornillo con valona | vite flangiata | 法兰螺栓
flange nut | フランジナット | tuerca con valona | dado flangiato | 法兰螺母
lock nut, locknut, self-locking nut | ロックナット, ゆるみ止めナット, ナイロンナット | contratuerca, tuerca autoblocante | controdado, dado autobloccante | 锁紧螺母, 防松螺母
wing nut, butterfly nut | 蝶ナット | tuerca mariposa, palomilla | dado ad alette, galletto | 蝶形螺母
wing screw, thumb screw | 蝶ボルト, 蝶ねじ, ローレットねじ | tornillo de mariposa | vite ad alette, vite zigrinata | 蝶形螺钉, 手拧螺钉
cap nut, acorn nut | 袋ナット | tuerca ciega | dado cieco | 盖形螺母
weld nut | ウェルドナット, 溶接ナット | tuerca para soldar | dado a saldare | 焊接螺母
rivet nut, blind rivet nut | ブラインドナット | tuerca remachable | inserto filettato a strappo, rivetto filettato | 拉铆螺母
clinch nut | クリンチングナット | tuerca de inserción | dado a pressare | 压铆螺母
threaded insert, wire thread insert | インサートナット, ヘリサート | inserto roscado | inserto filettato | 螺纹衬套, 螺纹嵌件, 钢丝螺套
cage nut | ケージナット | tuerca enjaulada | dado in gabbia | 卡式螺母
t-nut, t-slot nut | Tナット, Tスロットナット | tuerca en T | dado a T, tassello a T | T型螺母
plain washer, flat washer | 平ワッシャー, 平座金 | arandela plana | rondella piana, rosetta piana | 平垫圈, 平垫
spring washer, lock washer | ばね座金, スプリングワッシャー | arandela grower, arandela elástica | rondella elastica, rosetta elastica, rondella grower | 弹簧垫圈, 弹垫
disc spring, belleville washer | 皿ばね | arandela belleville, muelle de disco | molla a tazza | 碟形弹簧
toothed washer, serrated washer | 歯付き座金, 菊座金 | arandela dentada | rosetta dentata, rondella dentellata | 锯齿垫圈
shim, shim washer | シム, シムリング | galga, arandela de ajuste | spessore, rasamento | 调整垫片
rivet | リベット | remache | rivetto, ribattino | 铆钉
blind rivet, pop rivet | ブラインドリベット | remache ciego | rivetto a strappo, rivetto cieco | 抽芯铆钉, 拉铆钉
circlip, snap ring, retaining ring | 止め輪, スナップリング, サークリップ | anillo elástico, anillo de retención, circlip | seeger, anello elastico, anello di arresto | 卡簧, 挡圈
e-ring, e-clip | Eリング, E形止め輪 | anillo E, arandela de seguridad | anello E, anello benzing | E型卡簧, 开口挡圈
dowel pin, parallel pin | 平行ピン, ノックピン, ダウエルピン | pasador cilíndrico, clavija | spina cilindrica | 定位销, 圆柱销
taper pin | テーパピン | pasador cónico | spina conica | 圆锥销
spring pin, roll pin | スプリングピン, ロールピン | pasador elástico | spina elastica | 弹性销, 弹簧销
cotter pin, split pin | 割りピン, コッターピン | pasador de aleta, chaveta de aleta | copiglia, coppiglia | 开口销
clevis pin | クレビスピン | bulón, pasador de horquilla | perno con testa, perno per forcella | 销轴
hinge pin | ヒンジピン | pasador de bisagra | perno per cerniera | 铰链销
parallel key, feather key | 平行キー, キー材 | chaveta, lengüeta | linguetta, chiavetta | 平键
spacer, standoff | スペーサー, スペーサ | separador, distanciador | distanziale, distanziatore | 隔套, 垫柱
hinge | 蝶番, ヒンジ | bisagra | cerniera | 铰链, 合页
latch | ラッチ, キャッチ | pestillo, cierre | chiusura a scatto, scrocco | 搭扣, 门闩
toggle latch | パッチン錠, キャッチクリップ | cierre de palanca | chiusura a leva | 搭扣锁
lock, padlock | 錠前, 南京錠 | candado, cerradura | lucchetto, serratura | 挂锁, 门锁
handle | ハンドル, 取っ手 | manija, empuñadura | maniglia | 把手, 手柄
knob | ノブ, つまみ | perilla, pomo | pomello, volantino | 旋钮
handwheel | ハンドホイール, 丸ハンドル | volante de maniobra | volantino | 手轮
clamping lever | クランプレバー | palanca de apriete | maniglia a ripresa | 可调手柄
index plunger, indexing plunger | インデックスプランジャ | posicionador de resorte | pistoncino di posizionamento, pistone di posizionamento | 分度销
hose clamp, hose clip | ホースバンド, ホースクランプ | abrazadera de manguera | fascetta stringitubo | 喉箍, 软管夹
cable tie, zip tie | 結束バンド, インシュロック, ケーブルタイ | brida de nylon, abrazadera plástica | fascetta in nylon, fascetta per cavi | 扎带, 尼龙扎带
pipe clamp, pipe clip | 配管クランプ, パイプバンド, サドルバンド | abrazadera de tubo | collare per tubo, staffa per tubo | 管夹
nail | 釘 | clavo | chiodo | 钉子, 铁钉
staple | ステープル | grapa | graffa, punto metallico | 订书钉, 码钉
adhesive, glue | 接着剤 | adhesivo, pegamento | adesivo, colla | 胶粘剂, 胶水
threadlocker, thread locker | ねじゆるみ止め剤, ねじロック剤 | fijador de roscas, fijatornillos | frenafiletti | 螺纹锁固剂
adhesive tape | 粘着テープ | cinta adhesiva | nastro adesivo | 胶带
double-sided tape | 両面テープ | cinta de doble cara | nastro biadesivo | 双面胶
hook and loop fastener | 面ファスナー | cierre de gancho y bucle | nastro a strappo | 魔术贴
fasteners | 締結部品, 締結具 | elementos de fijación, tornillería | elementi di fissaggio, viteria, bulloneria | 紧固件
zip, zipper, zip fastener | ファスナー, ジッパー | cremallera* | cerniera lampo, chiusura lampo | 拉链
bracket, mounting bracket, support bracket | ブラケット, 取付金具 | escuadra de fijación, soporte de fijación | staffa*, staffa di fissaggio, squadretta | 支架*, 托架, 安装支架
`
