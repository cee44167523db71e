// What runs on electricity, measures and controls, a thing a line: English, Japanese, Spanish, Italian, Chinese.
export const electrics = `
motor, electric motor | モータ, 電動機, 電動モータ | motor eléctrico, motor | motore elettrico, motore | 电机, 电动机, 马达
servo motor, servomotor | サーボモータ | servomotor | servomotore | 伺服电机
stepper motor, stepping motor, step motor | ステッピングモータ, ステッパーモータ | motor paso a paso | motore passo-passo, motore passo passo | 步进电机
three-phase motor, three phase motor | 三相モータ, 三相電動機 | motor trifásico | motore trifase | 三相电机, 三相电动机
single-phase motor | 単相モータ | motor monofásico | motore monofase | 单相电机
brushless motor | ブラシレスモータ | motor sin escobillas, motor brushless | motore brushless | 无刷电机
inverter, frequency inverter, variable frequency drive | インバータ | variador de frecuencia, convertidor de frecuencia | inverter, convertitore di frequenza | 变频器
servo drive, servo amplifier | サーボアンプ, サーボドライバ | servoaccionamiento, servodrive | servoazionamento, azionamento servo | 伺服驱动器
encoder, rotary encoder | エンコーダ, ロータリーエンコーダ | codificador rotativo, encóder | encoder, codificatore | 编码器
sensor | センサ, センサー | sensor | sensore | 传感器
proximity sensor, proximity switch | 近接センサ, 近接スイッチ | sensor de proximidad, detector inductivo | sensore di prossimità, interruttore di prossimità | 接近开关, 接近传感器
photoelectric sensor, photocell | 光電センサ, フォトセンサ | sensor fotoeléctrico, fotocélula | sensore fotoelettrico, fotocellula | 光电传感器, 光电开关
pressure sensor, pressure transmitter, pressure transducer | 圧力センサ, 圧力トランスミッタ | sensor de presión, transmisor de presión | sensore di pressione, trasduttore di pressione, trasmettitore di pressione | 压力传感器, 压力变送器
temperature sensor | 温度センサ | sensor de temperatura, sonda de temperatura | sensore di temperatura, sonda di temperatura | 温度传感器
thermocouple | 熱電対 | termopar | termocoppia | 热电偶
load cell | ロードセル | célula de carga, celda de carga | cella di carico | 称重传感器, 测力传感器
level sensor, level switch | レベルセンサ, レベルスイッチ | sensor de nivel, interruptor de nivel | sensore di livello, interruttore di livello | 液位传感器, 液位开关
flow sensor, flow switch | 流量センサ, フロースイッチ | sensor de caudal, interruptor de flujo | sensore di flusso, flussostato | 流量传感器, 流量开关
pressure switch | 圧力スイッチ | presostato | pressostato | 压力开关
limit switch | リミットスイッチ | final de carrera, interruptor de límite | finecorsa, interruttore di finecorsa | 限位开关, 行程开关
microswitch, micro switch | マイクロスイッチ | microinterruptor | microinterruttore | 微动开关
switch | スイッチ, 開閉器 | interruptor | interruttore | 开关
push button, pushbutton | 押しボタン, 押しボタンスイッチ | pulsador | pulsante | 按钮, 按钮开关
emergency stop, emergency stop button | 非常停止, 非常停止ボタン | parada de emergencia, seta de emergencia | arresto di emergenza, pulsante di emergenza | 急停, 急停按钮
relay | リレー, 継電器 | relé | relè | 继电器
contactor | 電磁接触器, コンタクタ, マグネットスイッチ | contactor | contattore, teleruttore | 接触器
circuit breaker | ブレーカ, 遮断器, 配線用遮断器 | disyuntor, interruptor automático, magnetotérmico | interruttore automatico, magnetotermico, interruttore magnetotermico | 断路器, 空气开关
fuse | ヒューズ | fusible | fusibile | 熔断器, 保险丝
fuse holder | ヒューズホルダ | portafusibles | portafusibile | 保险丝座
terminal block | 端子台 | borna, bornera, regleta de bornes | morsettiera, morsetto | 接线端子, 端子排
cable lug, crimp terminal | 圧着端子 | terminal de cable, terminal de compresión | capocorda, terminale a crimpare | 冷压端子, 接线鼻
connector | コネクタ | conector | connettore | 连接器, 接插件
plug, power plug | プラグ, 差込みプラグ | enchufe macho, clavija | spina elettrica | 插头
socket outlet, power socket | コンセント | toma de corriente, enchufe | presa di corrente, presa elettrica | 插座
cable gland | ケーブルグランド | prensaestopas, prensacables | pressacavo | 电缆接头, 电缆固定头
cable, electric cable, power cable | ケーブル, 電線 | cable, cable eléctrico | cavo, cavo elettrico | 电缆, 电线
electric wire | 電線, リード線 | hilo eléctrico, conductor eléctrico | filo elettrico, conduttore elettrico | 电线, 导线
wiring harness, wire harness, cable harness | ワイヤーハーネス, ハーネス | mazo de cables, arnés de cables | cablaggio, fascio cavi | 线束
cable tray, cable duct | ケーブルトレイ, ケーブルラック, 配線ダクト | bandeja portacables, canaleta | canalina, passerella portacavi | 电缆桥架, 线槽
drag chain, cable chain, cable carrier | ケーブルベア, ケーブルキャリア | cadena portacables | catena portacavi | 拖链, 坦克链
control panel, control cabinet, switchboard | 制御盤, 配電盤 | cuadro eléctrico, cuadro de control, tablero eléctrico | quadro elettrico, quadro di comando | 控制柜, 配电柜, 电控柜
enclosure, electrical enclosure | エンクロージャ, 制御盤ボックス, 筐体 | envolvente, caja eléctrica, armario eléctrico | cassetta elettrica, armadio elettrico, custodia | 机箱, 电气箱
junction box | 接続箱, ジャンクションボックス | caja de conexiones, caja de derivación | scatola di derivazione | 接线盒
transformer | 変圧器, トランス | transformador | trasformatore | 变压器
power supply, switching power supply | 電源, スイッチング電源, 電源装置 | fuente de alimentación | alimentatore | 电源, 开关电源
battery | バッテリー, 電池, 蓄電池 | batería, pila | batteria, accumulatore | 电池, 蓄电池
lithium battery, lithium-ion battery | リチウム電池, リチウムイオン電池 | batería de litio | batteria al litio | 锂电池, 锂离子电池
charger, battery charger | 充電器 | cargador de baterías | caricabatterie | 充电器
generator, genset | 発電機 | generador, grupo electrógeno | generatore, gruppo elettrogeno | 发电机, 发电机组
solar panel | 太陽光パネル, ソーラーパネル | panel solar, placa solar | pannello solare, pannello fotovoltaico | 太阳能板, 太阳能电池板
ups, uninterruptible power supply | 無停電電源装置 | sistema de alimentación ininterrumpida | gruppo di continuità | 不间断电源
lamp, lighting | ランプ, 照明, 照明器具 | lámpara, luminaria | lampada, apparecchio di illuminazione | 灯具, 照明
led lamp, led light | LED照明, LEDランプ | lámpara LED, luminaria LED | lampada LED, faretto LED | LED灯
signal tower, stack light | 積層信号灯, シグナルタワー | torre de señalización, baliza | colonna luminosa, torretta luminosa | 信号灯塔, 三色灯
resistor | 抵抗器 | resistencia eléctrica, resistor | resistore | 电阻器, 电阻
capacitor | コンデンサ, キャパシタ | condensador eléctrico, capacitor | condensatore elettrico, condensatore | 电容器, 电容
inductor | コイル, インダクタ | inductor, bobina | induttore, bobina | 电感, 线圈
diode | ダイオード | diodo | diodo | 二极管
transistor | トランジスタ | transistor | transistor | 晶体管, 三极管
semiconductor | 半導体 | semiconductor | semiconduttore | 半导体
integrated circuit | 集積回路 | circuito integrado | circuito integrato | 集成电路
microcontroller | マイコン, マイクロコントローラ | microcontrolador | microcontrollore | 单片机, 微控制器
printed circuit board, pcb | プリント基板, 電子基板, プリント配線板 | placa de circuito impreso, circuito impreso | circuito stampato, scheda elettronica | 印刷电路板, 电路板, 线路板
electronic board, circuit board | 電子基板, 回路基板 | placa electrónica, tarjeta electrónica | scheda elettronica | 电路板
heat sink, heatsink | ヒートシンク, 放熱板 | disipador de calor, disipador | dissipatore di calore, dissipatore | 散热片, 散热器
heater, heating element | ヒータ, ヒーター, 電熱線 | calefactor, resistencia calefactora | riscaldatore, resistenza elettrica | 加热器, 发热管
cartridge heater | カートリッジヒータ | resistencia de cartucho | resistenza a cartuccia | 单头加热管
temperature controller, thermoregulator | 温調器, 温度調節器 | controlador de temperatura, termorregulador | termoregolatore | 温控器
thermostat | サーモスタット | termostato | termostato | 恒温器, 温控开关
plc, programmable logic controller | シーケンサ, プログラマブルコントローラ | autómata programable, controlador lógico programable | controllore programmabile, controllore logico programmabile | 可编程控制器
touch panel, operator panel, hmi | タッチパネル, 表示器 | pantalla táctil, panel de operador | pannello operatore, pannello touch, touch screen | 触摸屏, 人机界面
display | ディスプレイ, 液晶 | pantalla, visualizador | display, schermo | 显示器, 显示屏
camera, industrial camera | カメラ, 産業用カメラ | cámara industrial, cámara | telecamera, telecamera industriale | 相机, 工业相机
machine vision, vision system | 画像処理, 画像検査, マシンビジョン | visión artificial, sistema de visión | sistema di visione, visione artificiale | 机器视觉, 视觉系统
barcode reader, barcode scanner | バーコードリーダ, バーコードスキャナ | lector de código de barras | lettore di codici a barre, lettore barcode | 条码扫描器, 扫码枪
light curtain, safety light curtain | ライトカーテン, セーフティライトカーテン | barrera fotoeléctrica, cortina de luz | barriera fotoelettrica, barriera di sicurezza | 安全光幕, 光栅
electromagnet, solenoid | 電磁石, ソレノイド | electroimán, solenoide | elettromagnete, solenoide | 电磁铁, 螺线管
magnet, permanent magnet | 磁石, マグネット, 永久磁石 | imán, imán permanente | magnete, calamita | 磁铁, 磁体
neodymium magnet | ネオジム磁石 | imán de neodimio | magnete al neodimio | 钕铁硼磁铁
ammeter, multimeter, electric meter | テスタ, 電流計, マルチメータ | multímetro, amperímetro | multimetro, amperometro | 万用表, 电流表
oscilloscope | オシロスコープ | osciloscopio | oscilloscopio | 示波器
antenna | アンテナ | antena | antenna | 天线
optical fiber, optical fibre | 光ファイバ | fibra óptica | fibra ottica | 光纤
laser | レーザー, レーザ | láser | laser | 激光
slip ring | スリップリング | anillo rozante, colector rotativo | anello collettore, collettore rotante | 滑环
carbon brush | カーボンブラシ | escobilla de carbón | spazzola in grafite, carboncino | 碳刷
insulator | 碍子, 絶縁体, 絶縁物 | aislador, aislante | isolatore, isolante | 绝缘子, 绝缘体
robot, industrial robot | ロボット, 産業用ロボット | robot, robot industrial | robot, robot industriale | 机器人, 工业机器人
collaborative robot, cobot | 協働ロボット | robot colaborativo, cobot | robot collaborativo, cobot | 协作机器人
gripper | グリッパ, ロボットハンド, チャックハンド | pinza robótica, garra, gripper | pinza di presa, pinza robot, gripper | 夹爪, 机械手
automation | 自動化, オートメーション | automatización | automazione | 自动化
air conditioner | エアコン, 空調機 | aire acondicionado, acondicionador | condizionatore, climatizzatore | 空调
electronics, electronic components | 電子部品 | componentes electrónicos | componenti elettronici | 电子元件, 电子元器件
timer | タイマ, タイマー | temporizador | temporizzatore, timer | 定时器
pulse counter | カウンタ, カウンター | contador de impulsos | contaimpulsi, contapezzi | 计数器
potentiometer | ポテンショメータ | potenciómetro | potenziometro | 电位器
buzzer, siren | ブザー, サイレン | zumbador, sirena | cicalino, sirena, buzzer | 蜂鸣器, 报警器
`
