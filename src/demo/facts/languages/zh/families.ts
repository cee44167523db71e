/** Families written by hand in Chinese: key | name of a product | what a company makes. */
export const families = `
ball-bearing | 深沟球轴承 {code} | 深沟球轴承
roller-bearing | 圆柱滚子轴承 {code} | 圆柱滚子轴承
pillow-block | 立式带座轴承 UCP{number}{suffix} | 带座轴承
bushing | {kind}轴套 {bore} x {od} x {length} | 滑动轴套
angular-contact | 主轴轴承组 {number} {angle} {match} | 主轴用角接触球轴承
slewing-ring | 回转支承 {od} x {bore} x {width} mm {gear} | 回转支承
spur-gear | 直齿轮副 m{module} 齿数{z1}/{z2} | 直齿轮
helical-gear | 斜齿轮 m{module} 齿数{teeth} 螺旋角{helix}° {hand} | 斜齿轮
bevel-gear | 锥齿轮副 m{module} 速比1:{ratio} 齿数{z1} | 锥齿轮
worm-set | 蜗轮蜗杆副 m{module} 速比{ratio}:1 | 蜗轮蜗杆副
rack | 齿条 m{module} x {length} mm {grade} | 齿条
sprocket | 链轮 {chain}-1 齿数{teeth} | 链轮
pulley | V带轮 {profile} {datum}-{grooves} 孔径{bore} mm | V带轮
linear-guide | 直线导轨 {size}型 {preload} 导轨{rail} mm | 直线导轨
gearbox | 斜齿轮减速电机 {kw} kW {output} min⁻¹ | 减速机
motor | 三相异步电动机 {kw} kW 机座号{frame} {ie} | 电动机
precision-shaft | 磨光轴 {d} {fit} x {length} mm | 磨光轴
globe-valve | 截止阀 DN{dn} PN{pn} {body} | 截止阀
ball-valve | 球阀 Rc{thread} DN{dn} {body} | 球阀
gear-pump | 外啮合齿轮泵 {displacement} cm³/r {seal} | 齿轮泵
flange | 对焊法兰 DN{dn} PN{pn} {material} | 管法兰
fitting | 卡套接头 {tube} mm x R{thread} {material} | 管接头
hydraulic-cylinder | 液压缸 {bore}/{rod} x {stroke} {mount} | 液压缸
hydraulic-hose | 液压软管 DN{dn} 2SN {length} mm | 液压软管
pneumatic-manifold | 阀岛 {stations}位 {port} {volts} | 气动阀岛
gasket | 法兰垫片 DN{dn} {material} {t} mm | 法兰垫片
heat-exchanger | 管壳式换热器 {area} m² {shell} | 管壳式换热器
compressor | 活塞式空压机 {kw} kW 储气罐{volume} L {pressure} bar | 活塞式空压机
tank | 不锈钢罐 {litres} L {material} {jacket} | 不锈钢储罐
spray-nozzle | {pattern}喷嘴 {thread} {flow} L/min {angle}° | 喷嘴
pet-film | {polymer}薄膜 {thickness} µm x {width} mm | 功能薄膜
milled-part | 铣削支架 {material} {x} x {y} x {z} mm | 精密铣削件
sheet-bracket | 钣金折弯支架 {material} t{t} {a} x {b} x {w} mm | 钣金件
perforated-sheet | 冲孔板 {material} t{t} R{hole} T{pitch} | 冲孔板
base-plate | 焊接底板 {l} x {w} x {t} mm | 焊接底板
vice-jaw | 平口钳钳口 {width} x {height} mm | 钳口及夹具零件
aluminium-profile | 铝型材 {side} x {side} 槽{slot} {length} mm | 铝型材
strip-coil | {grade} 分条卷 {t} x {width} mm | 金属分条卷
plc-io | {kind}模块 {points}点 {bus} | PLC输入输出模块
proximity-sensor | 电感式接近传感器 {thread} {distance} mm {output} | 接近传感器
ac-drive | 变频器 {kw} kW {volts} V {bus} | 变频器
ethernet-cordset | 工业以太网线 M12 {code}型编码 {length} m | 工业网络线缆
m12-connector | 圆形连接器 M{d} {poles}芯 {gender} | 圆形连接器
pcb | 印制电路板 {layers}层 {w} x {h} mm {finish} | 印制电路板
power-supply | 导轨电源 {watts} W {volts} V {input} | 导轨电源
heat-sink | 挤压散热器 {w} x {h} x {l} mm {fins}片 | 散热器
power-cable | 电力电缆 0.6/1 kV 3 x {mm2} mm² {length} m | 电力电缆
winding-wire | 漆包线 {d} mm {grade} | 漆包线
solar-rail | 光伏支架导轨 {w} x {h} mm {length} mm | 光伏支架导轨
woven-fabric | {weave}面料 {fibre} {gsm} g/m² {width} cm | 机织面料
knit-fabric | {kind}针织面料 {gsm} g/m² {width} cm {gauge}针 | 针织面料
sewing-thread | 缝纫线 {material} {count}号 {length} m | 缝纫线
reflective-tape | 反光带 {width} mm x {length} m {backing} | 反光带
baby-bottle | 奶瓶 {ml} ml {material} {neck} | 奶瓶
pushchair | 婴儿推车 {model} {mass} kg {fold} | 婴儿推车
cot | {wood}婴儿床 {l} x {w} mm {levels}档高度 | 婴儿床及儿童家具
cosmetic-bottle | 化妆品瓶 {ml} ml {material} {pump} | 化妆品瓶
cream-jar | 膏霜瓶 {g} g {material} {wall} | 膏霜瓶
serum | 精华液代工 {ml} ml滴管装 {active} | 精华液代工
travel-case | {material}箱 {litres} L {w} x {h} x {d} mm | 旅行箱和样品箱
leather | {kind} {t} mm {colour} | 箱包皮革
watch-gasket | 表壳密封圈 {id} x {od} x {t} mm {material} | 表壳密封圈
green-tea | {kind} {g} g x {n} | 茶叶
noodles | {kind}干面 {g} g x {n} | 干面
drying-tray | 烘干盘 {l} x {w} mm 网孔{mesh} mm {material} | 食品烘干盘
corrugated-box | 瓦楞纸箱 {l} x {w} x {h} mm {flute}楞 | 食品瓦楞纸箱
chair | 椅子 {model} {frame} 座高{seat} mm | 椅子
table | 桌子 {model} {w} x {d} mm {top} | 桌子
storage-rack | 货架 {w} x {d} x {h} mm {levels}层 {load} kg | 货架
hotel-bed | 床架 {l} x {w} mm {base} {model} | 床架
sterilisation-tray | 器械篮 {l} x {w} x {h} mm 网孔{mesh} mm | 器械消毒篮
overbed-table | 床上桌 {w} x {d} mm {lift} | 床上桌
medical-tubing | 硅胶管 {id} x {od} mm 邵氏{hard}A {length} m | 医用硅胶管
reagent-bottle | 滴瓶 {ml} ml {material} {colour} | 实验室滴瓶
ladder | {kind} {steps}级 {h} mm | 梯子
ventilation-fan | 管道轴流风机 {d} mm {flow} m³/h {phase} | 通风机
column-base | 柱脚底板 {l} x {w} x {t} mm {bolts} x M{bolt} | 钢结构件
facade-sheet | 穿孔幕墙板 {w} x {l} mm 孔径{hole} mm | 幕墙板
tool-set | 工具箱 {pieces}件 方头{drive} {w} mm | 手动工具
design-drawing | {field}设计制图 {sheets}张 | 工程设计制图
layout-planning | {field}工厂布局规划 {area} m² | 工厂布局规划
improvement | {field}生产改善 {weeks}周 | 生产改善
inspection | {field}供应商检验（{scope}） | 供应商检验
export-pallet | 出口托盘 {l} x {w} mm {wood} {load} kg | 出口托盘与包装
supplier-search | {field}供应商寻源 候选{candidates}家 | 供应商寻源
growth-capital | 成长资本（{field}） {min}–{max}百万美元 | 成长资本
support-programme | 出口支持计划 {year}（{field}） | 出口支持计划
`
