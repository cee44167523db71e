// Words that stand in names of products, beside numbers and codes.
import type { Written } from './language.ts'

const lines = `
PTFE-lined | revestimiento PTFE | rivestita in PTFE | PTFE-beschichtet | PTFE
Graphite-plugged brass | latón con grafito | ottone con grafite | Messing mit Grafit | 镶石墨黄铜
Sintered bronze | bronce sinterizado | bronzo sinterizzato | Sinterbronze | 烧结青铜
no gear | sin dentado | senza dentatura | ohne Verzahnung | 无齿
external gear | dentado exterior | dentatura esterna | außenverzahnt | 外齿
internal gear | dentado interior | dentatura interna | innenverzahnt | 内齿
right-hand | a derechas | destra | rechts | 右旋
left-hand | a izquierdas | sinistra | links | 左旋
clearance | con juego | con gioco | mit Spiel | 有间隙
light preload | precarga ligera | precarico leggero | leichte Vorspannung | 轻预压
medium preload | precarga media | precarico medio | mittlere Vorspannung | 中预压
carbon steel GP240GH | acero al carbono GP240GH | acciaio al carbonio GP240GH | Stahlguss GP240GH | 碳钢 GP240GH
stainless steel 1.4408 | acero inoxidable 1.4408 | acciaio inox 1.4408 | Edelstahl 1.4408 | 不锈钢 1.4408
ductile iron EN-GJS-400 | fundición dúctil EN-GJS-400 | ghisa sferoidale EN-GJS-400 | Sphäroguss EN-GJS-400 | 球墨铸铁 EN-GJS-400
carbon steel | acero al carbono | acciaio al carbonio | Kohlenstoffstahl | 碳钢
nickel-plated brass | latón niquelado | ottone nichelato | Messing vernickelt | 镀镍黄铜
stainless steel 316 | acero inoxidable 316 | acciaio inox 316 | Edelstahl 316 | 不锈钢 316
stainless steel 304 | acero inoxidable 304 | acciaio inox 304 | Edelstahl 304 | 不锈钢 304
stainless steel A2 | acero inoxidable A2 | acciaio inox A2 | Edelstahl A2 | 不锈钢 A2
stainless steel A4 | acero inoxidable A4 | acciaio inox A4 | Edelstahl A4 | 不锈钢 A4
steel, zinc plated | acero cincado | acciaio zincato | Stahl verzinkt | 镀锌钢
steel, black oxide | acero pavonado | acciaio brunito | Stahl brüniert | 发黑钢
trunnion | muñones | perni oscillanti | Schwenkzapfen | 耳轴安装
foot | patas | piedini | Fußbefestigung | 脚座安装
rear clevis | horquilla trasera | cerniera posteriore | Gabel hinten | 尾部双耳
front flange | brida delantera | flangia anteriore | Flansch vorn | 前法兰
PTFE, filled | PTFE con carga | PTFE caricato | PTFE gefüllt | 填充PTFE
EPDM rubber | caucho EPDM | gomma EPDM | EPDM | EPDM橡胶
expanded graphite | grafito expandido | grafite espansa | Blähgrafit | 膨胀石墨
aramid fibre NBR | fibra de aramida NBR | fibra aramidica NBR | Aramidfaser NBR | 芳纶NBR
single wall | pared simple | parete singola | einwandig | 单层
double wall | doble pared | doppia parete | doppelwandig | 双层
refill type | recargable | ricaricabile | nachfüllbar | 可替换内胆
cooling jacket | camisa de refrigeración | camicia di raffreddamento | Kühlmantel | 冷却夹套
steam jacket | camisa de vapor | camicia vapore | Dampfmantel | 蒸汽夹套
Full-cone | cono lleno | cono pieno | Vollkegel | 实心锥形
Flat-fan | abanico plano | getto piatto | Flachstrahl | 扇形
Hollow-cone | cono hueco | cono cavo | Hohlkegel | 空心锥形
Digital output | salidas digitales | uscite digitali | Digitalausgang | 数字量输出
Digital input | entradas digitales | ingressi digitali | Digitaleingang | 数字量输入
Relay output | salidas de relé | uscite a relè | Relaisausgang | 继电器输出
Temperature input | entradas de temperatura | ingressi di temperatura | Temperatureingang | 温度输入
Analogue input | entradas analógicas | ingressi analogici | Analogeingang | 模拟量输入
male | macho | maschio | Stift | 公头
female | hembra | femmina | Buchse | 母头
Plain-weave | tafetán | tela | Leinwand | 平纹
Twill | sarga | saia | Köper | 斜纹
Ripstop | ripstop | ripstop | Ripstop | 防撕裂格子
Sateen | satén | raso | Satin | 缎纹
Canvas | lona | canvas | Canvas | 帆布
linen | lino | lino | Leinen | 亚麻
nylon | nailon | nylon | Nylon | 尼龙
polyester-cotton 65/35 | poliéster-algodón 65/35 | poliestere-cotone 65/35 | Polyester-Baumwolle 65/35 | 涤棉65/35
recycled polyester | poliéster reciclado | poliestere riciclato | Recycling-Polyester | 再生涤纶
cotton | algodón | cotone | Baumwolle | 棉
Interlock | interlock | interlock | Interlock | 棉毛
Single jersey | jersey simple | jersey | Single-Jersey | 汗布
Rib | canalé | costina | Rippstrick | 罗纹
Fleece | felpa | felpa | Fleece | 卫衣布
core-spun | core-spun | core-spun | Coregarn | 包芯
meta-aramid | metaaramida | meta-aramide | Meta-Aramid | 间位芳纶
filament nylon | nailon de filamento | nylon a filamento | Nylonfilament | 尼龙长丝
spun polyester | poliéster hilado | poliestere filato | Polyester-Spinngarn | 涤纶短纤
polyester-cotton | poliéster-algodón | poliestere-cotone | Polyester-Baumwolle | 涤棉
heat-transfer film | lámina termoadhesiva | film termoadesivo | Transferfolie | 热转印膜
flame-retardant cotton | algodón ignífugo | cotone ignifugo | flammhemmende Baumwolle | 阻燃棉
copolyester | copoliéster | copoliestere | Copolyester | 共聚酯
borosilicate glass | vidrio de borosilicato | vetro borosilicato | Borosilikatglas | 高硼硅玻璃
standard | estándar | standard | Standard | 标准口径
wide | ancho | largo | weit | 宽口径
one-hand fold | plegado con una mano | chiusura a una mano | einhändig faltbar | 单手折叠
book fold | plegado tipo libro | chiusura a libro | Buchfaltung | 书本式折叠
flat fold | plegado plano | chiusura piatta | flach faltbar | 平折
beech | haya | faggio | Buche | 榉木
rubberwood | madera de caucho | hevea | Gummibaumholz | 橡胶木
cypress | ciprés | cipresso | Zypresse | 柏木
pine | pino | pino | Kiefer | 松木
oak | roble | rovere | Eiche | 橡木
ash | fresno | frassino | Esche | 白蜡木
walnut | nogal | noce | Nussbaum | 胡桃木
steel tube | tubo de acero | tubo d’acciaio | Stahlrohr | 钢管
oak veneer | chapa de roble | impiallacciato rovere | Eiche furniert | 橡木贴面
solid walnut | nogal macizo | noce massello | Nussbaum massiv | 实木胡桃木
linoleum | linóleo | linoleum | Linoleum | 亚麻油毡
melamine | melamina | melamina | Melamin | 三聚氰胺板
screw cap | tapón de rosca | tappo a vite | Schraubverschluss | 螺旋盖
airless pump | bomba airless | pompa airless | Airless-Pumpe | 真空泵
lotion pump | bomba dosificadora | dispenser | Lotionspender | 乳液泵
mist spray | pulverizador | nebulizzatore | Zerstäuber | 喷雾泵
ceramide | ceramida | ceramide | Ceramid | 神经酰胺
yuzu extract | extracto de yuzu | estratto di yuzu | Yuzu-Extrakt | 柚子提取物
vitamin C derivative 3 % | derivado de vitamina C 3 % | derivato di vitamina C 3 % | Vitamin-C-Derivat 3 % | 维生素C衍生物3%
hyaluronic acid | ácido hialurónico | acido ialuronico | Hyaluronsäure | 透明质酸
niacinamide 5 % | niacinamida 5 % | niacinamide 5 % | Niacinamid 5 % | 烟酰胺5%
Vulcanised-fibre | fibra vulcanizada | fibra vulcanizzata | Vulkanfiber | 钢纸
Polycarbonate | policarbonato | policarbonato | Polycarbonat | 聚碳酸酯
Aluminium | aluminio | alluminio | Aluminium | 铝
aluminium | aluminio | alluminio | Aluminium | 铝
polypropylene | polipropileno | polipropilene | Polypropylen | 聚丙烯
Goatskin | Piel de cabra | Pelle di capra | Ziegenleder | 山羊皮
Cowhide | Piel de vacuno | Pelle bovina | Rindsleder | 牛皮
Synthetic leather | Piel sintética | Similpelle | Kunstleder | 合成革
Horsehide | Piel de caballo | Pelle di cavallo | Pferdeleder | 马皮
navy | azul marino | blu navy | marineblau | 藏青色
tan | cuero natural | cuoio | cognac | 棕黄色
dark brown | marrón oscuro | testa di moro | dunkelbraun | 深棕色
natural | natural | naturale | natur | 本色
black | negro | nero | schwarz | 黑色
amber | ámbar | ambra | braun | 琥珀色
white | blanco | bianco | weiß | 白色
Hojicha | Té hojicha | Tè hojicha | Hojicha | 焙茶
Sencha | Té sencha | Tè sencha | Sencha | 煎茶
Matcha | Té matcha | Tè matcha | Matcha | 抹茶
Black tea | Té negro | Tè nero | Schwarztee | 红茶
Oolong tea | Té oolong | Tè oolong | Oolong-Tee | 乌龙茶
Genmaicha | Té genmaicha | Tè genmaicha | Genmaicha | 玄米茶
soba | soba | soba | Soba | 荞麦
udon | udon | udon | Udon | 乌冬
somen | somen | somen | Somen | 细丝
ramen | ramen | ramen | Ramen | 日式拉面
durum wheat | de trigo duro | di grano duro | Hartweizen | 硬质小麦
slatted | somier de láminas | doghe | Lattenrost | 排骨架
steel mesh | malla de acero | rete metallica | Stahlgitter | 钢丝网
box spring | canapé | sommier | Boxspring | 箱体弹簧
gas spring | resorte de gas | molla a gas | Gasfeder | 气弹簧
crank | manivela | manovella | Kurbel | 手摇
Fibreglass | de fibra de vidrio | in vetroresina | GFK-Leiter | 玻璃钢梯
Platform | con plataforma | con piattaforma | Plattformleiter | 平台梯
Step | de tijera | doppia | Stehleiter | 人字梯
3-phase | trifásico | trifase | Drehstrom | 三相
1-phase | monofásico | monofase | Wechselstrom | 单相
electronic assemblies | montaje electrónico | elettronica | Elektronikbaugruppen | 电子组装
machined parts | piezas mecanizadas | particolari meccanici | Zerspanungsteile | 机加工件
furniture | muebles | mobili | Möbel | 家具
water treatment | tratamiento de aguas | trattamento acque | Wasseraufbereitung | 水处理
textile finishing | acabado textil | finissaggio tessile | Textilveredlung | 染整
automotive components | componentes de automoción | componenti auto | Automobilteile | 汽车零部件
medical device parts | componentes sanitarios | componenti medicali | Medizintechnikteile | 医疗器械零件
castings and forgings | piezas fundidas y forjadas | fusioni e forgiati | Guss- und Schmiedeteile | 铸锻件
packaging | envases y embalajes | imballaggi | Verpackungen | 包装
food processing lines | líneas de alimentación | linee alimentari | Lebensmittelanlagen | 食品加工线
factory audit | auditoría de fábrica | audit di fabbrica | Werksaudit | 工厂审核
during production | durante la producción | in produzione | fertigungsbegleitend | 生产中检验
first article | primera pieza | primo pezzo | Erstmuster | 首件
pre-shipment | previa al embarque | pre-spedizione | vor Versand | 出货前检验
heat-treated pine | pino con tratamiento térmico | pino trattato termicamente | Kiefer, hitzebehandelt | 热处理松木
plywood | contrachapado | multistrato | Sperrholz | 胶合板
single order | encargo puntual | incarico singolo | Einzelauftrag | 单次委托
yearly contract | contrato anual | contratto annuale | Jahresvertrag | 年度合同
express | urgente | urgente | Express | 加急
first consultation and plan | primera consulta y plan | prima consulenza e piano | Erstberatung und Plan | 首次咨询与方案
complete package | paquete completo | pacchetto completo | Komplettpaket | 整体委托
`

const rows = lines
  .trim()
  .split('\n')
  .map((line) => line.split(' | '))
const wordsAt = (at: number): ReadonlyMap<string, string> =>
  new Map(rows.map((row) => [row[0] as string, row[at] as string]))

/** By language: the English word and what it is there. */
export const valueWords: Readonly<Record<Written, ReadonlyMap<string, string>>> = {
  es: wordsAt(1),
  it: wordsAt(2),
  de: wordsAt(3),
  zh: wordsAt(4),
}
