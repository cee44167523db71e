/** Families written by hand in Spanish: key | name of a product | what a company makes. */
export const families = `
ball-bearing | Rodamiento rígido de bolas {code} | rodamientos rígidos de bolas
roller-bearing | Rodamiento de rodillos cilíndricos {code} | rodamientos de rodillos cilíndricos
pillow-block | Soporte de pie con rodamiento UCP{number}{suffix} | soportes de pie con rodamiento
bushing | Casquillo {bore} x {od} x {length}, {kind} | casquillos de fricción
angular-contact | Juego de rodamientos para husillos {number} {angle}, {match} | rodamientos de contacto angular para husillos
slewing-ring | Corona de giro {od} x {bore} x {width} mm, {gear} | coronas de giro
spur-gear | Par de engranajes rectos m{module}, {z1}/{z2} dientes | engranajes rectos
helical-gear | Engranaje helicoidal m{module} z{teeth}, {helix}°, {hand} | engranajes helicoidales
bevel-gear | Par de engranajes cónicos m{module}, relación 1:{ratio}, z{z1} | engranajes cónicos
worm-set | Juego de tornillo sin fin y corona m{module}, relación {ratio}:1 | juegos de tornillo sin fin y corona
rack | Cremallera m{module} x {length} mm {grade} | cremalleras
sprocket | Piñón de cadena {chain}-1 z{teeth} | piñones de cadena
pulley | Polea trapezoidal {profile} {datum}-{grooves}, taladro {bore} mm | poleas trapezoidales
linear-guide | Guía lineal tamaño {size}, {preload}, carril {rail} mm | guías lineales
gearbox | Motorreductor helicoidal {kw} kW, {output} min⁻¹ | reductores de velocidad
motor | Motor trifásico {kw} kW, IEC {frame}, {ie} | motores eléctricos
precision-shaft | Eje rectificado {d} {fit} x {length} mm | ejes rectificados
globe-valve | Válvula de globo DN {dn} PN {pn}, {body} | válvulas de globo
ball-valve | Válvula de bola Rc {thread}, DN {dn}, {body} | válvulas de bola
gear-pump | Bomba de engranajes externos {displacement} cm³/rev, {seal} | bombas de engranajes
flange | Brida con cuello para soldar DN {dn} PN {pn}, {material} | bridas para tubería
fitting | Racor de compresión {tube} mm x R {thread}, {material} | racores para tubo
hydraulic-cylinder | Cilindro hidráulico {bore}/{rod} x {stroke}, {mount} | cilindros hidráulicos
hydraulic-hose | Manguera hidráulica DN {dn} 2SN, {length} mm | mangueras hidráulicas
pneumatic-manifold | Isla de válvulas, {stations} estaciones, {port}, {volts} | islas de válvulas neumáticas
gasket | Junta de brida DN {dn}, {material}, {t} mm | juntas de brida
heat-exchanger | Intercambiador de carcasa y tubos {area} m², {shell} | intercambiadores de carcasa y tubos
compressor | Compresor de pistón {kw} kW, depósito de {volume} L, {pressure} bar | compresores de pistón
tank | Depósito inoxidable {litres} L, {material}, {jacket} | depósitos de acero inoxidable
spray-nozzle | Boquilla de pulverización {thread}, {pattern}, {flow} L/min, {angle}° | boquillas de pulverización
pet-film | Película {polymer} {thickness} µm x {width} mm | películas técnicas
milled-part | Soporte fresado {material}, {x} x {y} x {z} mm | piezas fresadas de precisión
sheet-bracket | Soporte de chapa plegada {material} t{t}, {a} x {b} x {w} mm | piezas de chapa
perforated-sheet | Chapa perforada {material} t{t}, R{hole} T{pitch} | chapas perforadas
base-plate | Placa base soldada {l} x {w} x {t} mm | placas base soldadas
vice-jaw | Mordaza para tornillo de máquina {width} x {height} mm | mordazas y elementos de sujeción
aluminium-profile | Perfil de aluminio {side} x {side}, ranura {slot}, {length} mm | perfiles de aluminio
strip-coil | Fleje {grade} {t} x {width} mm | flejes metálicos en bobina
plc-io | Módulo de {kind}, {points} puntos, {bus} | módulos de entradas y salidas para PLC
proximity-sensor | Sensor inductivo {thread}, {distance} mm, {output} | sensores de proximidad
ac-drive | Variador de frecuencia {kw} kW, {volts} V, {bus} | variadores de frecuencia
ethernet-cordset | Cable Ethernet industrial M12 codificación {code}, {length} m | cables para redes industriales
m12-connector | Conector circular M{d}, {poles} polos, {gender} | conectores circulares
pcb | Circuito impreso de {layers} capas, {w} x {h} mm, {finish} | circuitos impresos
power-supply | Fuente de alimentación para carril DIN {watts} W, {volts} V, {input} | fuentes de alimentación para carril DIN
heat-sink | Disipador extruido {w} x {h} x {l} mm, {fins} aletas | disipadores de calor
power-cable | Cable de potencia 0,6/1 kV, 3 x {mm2} mm², bobina de {length} m | cables de potencia
winding-wire | Hilo esmaltado {d} mm, {grade} | hilos esmaltados para bobinado
solar-rail | Carril de montaje solar {w} x {h} mm, {length} mm | carriles de montaje solar
woven-fabric | Tejido {weave}, {fibre}, {gsm} g/m², {width} cm | tejidos de calada
knit-fabric | Tejido de punto {kind}, {gsm} g/m², {width} cm, galga {gauge} | tejidos de punto
sewing-thread | Hilo de coser, {material}, n.º {count}, {length} m | hilos de coser
reflective-tape | Cinta reflectante {width} mm x {length} m, {backing} | cintas reflectantes
baby-bottle | Biberón {ml} ml, {material}, cuello {neck} | biberones
pushchair | Cochecito {model}, {mass} kg, {fold} | cochecitos
cot | Cuna de {wood}, {l} x {w} mm, {levels} alturas | cunas y muebles infantiles
cosmetic-bottle | Frasco cosmético {ml} ml {material}, {pump} | frascos para cosmética
cream-jar | Tarro para crema {g} g {material}, {wall} | tarros para crema
serum | Sérum para marca propia {ml} ml con cuentagotas, {active} | sérums para marca propia
travel-case | Maleta de {material} {litres} L, {w} x {h} x {d} mm | maletas de viaje y muestrarios
leather | {kind}, {t} mm, {colour} | pieles para bolsos y marroquinería
watch-gasket | Junta para caja de reloj {id} x {od} x {t} mm, {material} | juntas para cajas de reloj
green-tea | {kind} {g} g x {n} | tés
noodles | Fideos secos {kind} {g} g x {n} | fideos secos
drying-tray | Bandeja de secado {l} x {w} mm, malla {mesh} mm, {material} | bandejas de secado para alimentos
corrugated-box | Caja de cartón ondulado {l} x {w} x {h} mm, onda {flute} | cajas de cartón ondulado para alimentos
chair | Silla {model}, {frame}, asiento a {seat} mm | sillas
table | Mesa {model} {w} x {d} mm, {top} | mesas y escritorios
storage-rack | Estantería {w} x {d} x {h} mm, {levels} niveles, {load} kg | estanterías metálicas
hotel-bed | Estructura de cama {l} x {w} mm, {base}, {model} | estructuras de cama
sterilisation-tray | Bandeja para instrumental {l} x {w} x {h} mm, malla {mesh} mm | bandejas para instrumental y esterilización
overbed-table | Mesa de cama {w} x {d} mm, {lift} | mesas de cama
medical-tubing | Tubo de silicona {id} x {od} mm, {hard} Shore A, {length} m | tubos de silicona para productos sanitarios
reagent-bottle | Frasco cuentagotas {ml} ml {material}, {colour} | frascos cuentagotas de laboratorio
ladder | Escalera {kind}, {steps} peldaños, {h} mm | escaleras
ventilation-fan | Ventilador axial para conducto {d} mm, {flow} m³/h, {phase} | ventiladores
column-base | Placa base de columna {l} x {w} x {t} mm, {bolts} x M{bolt} | elementos de acero estructural
facade-sheet | Panel perforado de fachada {w} x {l} mm, taladro {hole} mm | paneles de fachada
tool-set | Maletín de {pieces} herramientas, cuadradillo {drive}, {w} mm | herramientas de mano
design-drawing | Diseño y planos para {field}, {sheets} hojas | diseños y planos técnicos
layout-planning | Distribución en planta para {field}, {area} m² | proyectos de distribución en planta
improvement | Mejora de la producción para {field}, {weeks} semanas | proyectos de mejora de la producción
inspection | Inspección de proveedores, {field}: {scope} | inspecciones de proveedores
export-pallet | Palé de exportación {l} x {w} mm, {wood}, {load} kg | palés y embalajes de exportación
supplier-search | Búsqueda de proveedores para {field}, {candidates} candidatos | búsquedas de proveedores
growth-capital | Capital de crecimiento para {field}, USD {min}–{max} millones | programas de capital de crecimiento
support-programme | Programa de apoyo a la exportación {year}, {field} | programas de apoyo a la exportación
`
