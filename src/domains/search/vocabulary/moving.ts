// What turns, slides, drives and seals, a thing a line: English, Japanese, Spanish, Italian, Chinese.
export const moving = `
bearing | ベアリング, 軸受 | rodamiento, cojinete | cuscinetto | 轴承
ball bearing | 玉軸受, ボールベアリング | rodamiento de bolas | cuscinetto a sfere | 球轴承, 滚珠轴承
deep groove ball bearing | 深溝玉軸受 | rodamiento rígido de bolas | cuscinetto radiale rigido a sfere | 深沟球轴承
angular contact bearing, angular contact ball bearing | アンギュラ玉軸受 | rodamiento de contacto angular | cuscinetto a contatto obliquo | 角接触轴承, 角接触球轴承
roller bearing | ころ軸受, ローラーベアリング | rodamiento de rodillos | cuscinetto a rulli | 滚子轴承
tapered roller bearing | 円錐ころ軸受, テーパーローラーベアリング | rodamiento de rodillos cónicos | cuscinetto a rulli conici | 圆锥滚子轴承
cylindrical roller bearing | 円筒ころ軸受 | rodamiento de rodillos cilíndricos | cuscinetto a rulli cilindrici | 圆柱滚子轴承
spherical roller bearing | 自動調心ころ軸受 | rodamiento de rodillos a rótula | cuscinetto orientabile a rulli | 调心滚子轴承
needle bearing, needle roller bearing | 針状ころ軸受, ニードルベアリング | rodamiento de agujas | cuscinetto a rullini, astuccio a rullini | 滚针轴承
thrust bearing | スラスト軸受, スラストベアリング | rodamiento axial | cuscinetto assiale, reggispinta | 推力轴承
plain bearing, sleeve bearing | すべり軸受, 滑り軸受 | cojinete de fricción, cojinete liso | cuscinetto a strisciamento, cuscinetto radente | 滑动轴承
linear bearing, linear ball bearing | リニアブッシュ, リニアベアリング | rodamiento lineal | cuscinetto lineare, manicotto a sfere | 直线轴承
pillow block, pillow block bearing | ピローブロック, 軸受ユニット | soporte de pie, chumacera | supporto ritto, supporto con cuscinetto | 带座轴承, 立式轴承座
bearing housing, plummer block | 軸受箱, プランマブロック, ベアリングハウジング | soporte de rodamiento | supporto per cuscinetto | 轴承座
slewing bearing, slewing ring | 旋回軸受, 旋回ベアリング | corona de giro, rodamiento de giro | ralla, cuscinetto di base | 回转支承
rod end, rod end bearing | ロッドエンド | terminal de rótula, cabeza de rótula | testa a snodo, terminale a snodo, snodo sferico | 杆端轴承, 鱼眼轴承
cam follower | カムフォロア, カムフォロワー | rodillo de leva | perno folle | 凸轮随动器
bushing, bush | ブッシュ, ブシュ | casquillo, buje | boccola, bussola, bronzina | 衬套, 轴套
steel ball | 鋼球 | bola de acero | sfera in acciaio | 钢球
shaft | シャフト, 軸 | eje, árbol | albero | 轴, 转轴
splined shaft, spline shaft | スプライン軸, スプラインシャフト | eje estriado, eje nervado | albero scanalato | 花键轴
crankshaft | クランクシャフト, クランク軸 | cigüeñal | albero a gomiti, albero motore | 曲轴
camshaft | カムシャフト | árbol de levas | albero a camme | 凸轮轴
cardan shaft, propeller shaft | プロペラシャフト, カルダンシャフト | eje cardán, transmisión cardánica | albero cardanico, trasmissione cardanica | 传动轴, 万向轴
universal joint | ユニバーサルジョイント, 自在継手 | junta universal, junta cardán | giunto cardanico, snodo cardanico | 万向节, 万向联轴器
coupling, shaft coupling | カップリング, 軸継手 | acoplamiento, acople | giunto, giunto di accoppiamento | 联轴器
flexible coupling | たわみ軸継手, フレキシブルカップリング | acoplamiento flexible, acoplamiento elástico | giunto elastico | 弹性联轴器
clutch | クラッチ | embrague | frizione, innesto a frizione | 离合器
brake | ブレーキ | freno | freno | 制动器, 刹车
torque limiter | トルクリミッタ | limitador de par | limitatore di coppia | 扭矩限制器
freewheel, one-way clutch | ワンウェイクラッチ | rueda libre | ruota libera | 单向离合器
gear | 歯車, ギア | engranaje | ingranaggio, ruota dentata | 齿轮
spur gear | 平歯車, スパーギヤ | engranaje recto, engranaje cilíndrico | ingranaggio cilindrico, ruota dentata cilindrica | 直齿轮, 正齿轮
helical gear | はすば歯車, ヘリカルギヤ | engranaje helicoidal | ingranaggio elicoidale | 斜齿轮
bevel gear | かさ歯車, ベベルギヤ | engranaje cónico | ingranaggio conico, coppia conica | 锥齿轮, 伞齿轮
worm gear | ウォームギヤ, ウォーム歯車 | tornillo sin fin, corona sin fin | vite senza fine, ingranaggio a vite senza fine | 蜗轮, 蜗杆
gear rack, rack and pinion | ラックギヤ, ラック&ピニオン | cremallera | cremagliera | 齿条
pinion | ピニオン | piñón | pignone | 小齿轮
gearbox, speed reducer, gear reducer | 減速機, ギアボックス | reductor, caja reductora, caja de engranajes | riduttore, scatola ingranaggi | 减速机, 减速器, 齿轮箱
planetary gearbox | 遊星減速機, 遊星ギア | reductor planetario | riduttore epicicloidale, riduttore planetario | 行星减速机
geared motor, gearmotor | ギヤードモータ, ギアモータ | motorreductor | motoriduttore | 减速电机
variable speed drive, variator | 変速機, 無段変速機 | variador de velocidad | variatore di velocità | 变速器, 无级变速器
chain | チェーン | cadena | catena | 链条
roller chain | ローラーチェーン | cadena de rodillos | catena a rulli | 滚子链
sprocket | スプロケット | piñón de cadena, rueda dentada | pignone per catena, corona dentata | 链轮
belt, drive belt, transmission belt | 伝動ベルト | correa, correa de transmisión | cinghia, cinghia di trasmissione | 传动带, 皮带
timing belt, synchronous belt | タイミングベルト, 歯付ベルト | correa dentada, correa síncrona | cinghia dentata, cinghia sincrona | 同步带
v-belt, v belt | Vベルト | correa trapezoidal, correa en V | cinghia trapezoidale | 三角带, V带
pulley | プーリー, プーリ | polea | puleggia | 皮带轮, 滑轮
timing pulley | タイミングプーリ | polea dentada | puleggia dentata | 同步带轮, 同步轮
linear guide, linear rail | リニアガイド, 直動案内, LMガイド | guía lineal | guida lineare | 直线导轨, 线性导轨
ball screw, ballscrew | ボールねじ | husillo de bolas, husillo a bolas | vite a ricircolo di sfere | 滚珠丝杠, 滚珠丝杆
lead screw, trapezoidal screw | すべりねじ, 台形ねじ, 送りねじ | husillo trapezoidal | vite trapezia, vite trapezoidale | 丝杠, 梯形丝杠
linear actuator | リニアアクチュエータ, 電動アクチュエータ, 電動シリンダ | actuador lineal | attuatore lineare | 直线执行器, 电动推杆
screw jack | スクリュージャッキ | gato mecánico, elevador de husillo | martinetto meccanico, martinetto a vite | 螺旋升降机, 丝杆升降机
spring | ばね, スプリング | muelle, resorte | molla | 弹簧
compression spring | 圧縮ばね, 押しばね | muelle de compresión, resorte de compresión | molla a compressione | 压缩弹簧, 压簧
tension spring, extension spring | 引張ばね, 引きばね | muelle de tracción, resorte de tracción | molla a trazione | 拉伸弹簧, 拉簧
torsion spring | ねじりばね, トーションばね | muelle de torsión, resorte de torsión | molla a torsione | 扭转弹簧, 扭簧
leaf spring | 板ばね, 重ね板ばね | ballesta, muelle de lámina | molla a balestra, balestra | 板簧, 钢板弹簧
gas spring, gas strut | ガススプリング, ガスダンパー | resorte de gas, amortiguador de gas | molla a gas | 气弹簧
shock absorber, damper | ショックアブソーバ, ダンパー | amortiguador | ammortizzatore, deceleratore | 减震器, 缓冲器
vibration damper, anti-vibration mount | 防振ゴム, 防振マウント | antivibratorio, soporte antivibratorio | antivibrante, piedino antivibrante | 减振垫, 减震垫, 防震垫
seal | シール | junta, retén, sello | guarnizione, tenuta | 密封, 密封件
o-ring, o ring | Oリング, オーリング | junta tórica, anillo tórico | guarnizione o-ring, guarnizione OR, anello OR, anello o-ring | O形圈, O型圈, O型密封圈
oil seal, shaft seal | オイルシール | retén, retén de aceite, retén de eje | paraolio, anello paraolio, anello di tenuta | 油封
mechanical seal | メカニカルシール | cierre mecánico, sello mecánico | tenuta meccanica | 机械密封
gasket | ガスケット | junta, empaquetadura | guarnizione piana, guarnizione | 垫片, 密封垫
gland packing, packing gland | グランドパッキン | empaquetadura, prensaestopas | treccia, baderna | 填料密封, 盘根
packing seal | パッキン, パッキング | empaque, junta | guarnizione | 密封圈
v-ring | Vリング | anillo V, anillo en V | anello V-ring | V形密封圈
bellows | ベローズ, 蛇腹 | fuelle | soffietto | 波纹管, 风琴罩
diaphragm | ダイヤフラム | membrana, diafragma | membrana | 隔膜, 膜片
wheel | ホイール, 車輪 | rueda | ruota | 车轮, 轮子
caster, castor | キャスター | rueda giratoria, ruedas industriales | ruota girevole, rotella | 脚轮
roller | ローラー, ローラ | rodillo, rodillos | rullo | 滚筒, 辊子
flywheel | フライホイール, はずみ車 | volante de inercia | volano | 飞轮
cam | カム | leva | camma | 凸轮
lever | レバー | palanca | leva di comando | 杠杆
piston | ピストン | pistón, émbolo | pistone, stantuffo | 活塞
connecting rod | コネクティングロッド, 連接棒 | biela | biella | 连杆
conveyor, belt conveyor | コンベア, コンベヤ, ベルトコンベヤ | transportador, cinta transportadora | trasportatore, nastro trasportatore | 输送机, 传送带
conveyor belt | コンベヤベルト, 搬送ベルト | banda transportadora, cinta transportadora | nastro trasportatore, tappeto trasportatore | 输送带
roller conveyor | ローラーコンベヤ | transportador de rodillos | rulliera, trasportatore a rulli | 辊筒输送机, 滚筒输送机
screw conveyor, auger | スクリューコンベヤ | transportador de tornillo, sinfín | coclea, trasportatore a coclea | 螺旋输送机
bucket elevator | バケットエレベータ | elevador de cangilones | elevatore a tazze | 斗式提升机
crane, overhead crane | クレーン, 天井クレーン | grúa, puente grúa | gru, carroponte | 起重机, 行车
hoist, chain hoist | ホイスト, チェーンブロック | polipasto, aparejo | paranco | 葫芦, 电动葫芦
winch | ウインチ | cabrestante | argano, verricello | 绞车, 卷扬机
forklift, fork lift truck | フォークリフト | carretilla elevadora, montacargas | carrello elevatore, muletto | 叉车
pallet truck, pallet jack | ハンドリフト, パレットトラック | transpaleta, traspaleta | transpallet | 托盘搬运车, 液压搬运车
lifting table, scissor lift | リフトテーブル, 昇降テーブル | mesa elevadora | tavola elevatrice, piattaforma elevatrice | 升降台, 升降平台
wire rope, steel rope | ワイヤロープ | cable de acero | fune metallica, fune d'acciaio | 钢丝绳
lifting sling, webbing sling | スリング, ベルトスリング | eslinga | braca, fascia di sollevamento | 吊带, 吊索
shackle | シャックル | grillete | grillo | 卸扣
hook | フック | gancho | gancio | 吊钩, 挂钩
turnbuckle | ターンバックル | tensor | tenditore, tendicavo | 花篮螺丝
jack, hydraulic jack | ジャッキ, 油圧ジャッキ | gato hidráulico | cric, martinetto idraulico | 千斤顶
ladder | はしご, 脚立 | escalera de mano | scala a pioli | 梯子
`
