/** Families written by hand in German: key | name of a product | what a company makes. */
export const families = `
ball-bearing | Rillenkugellager {code} | Rillenkugellager
roller-bearing | Zylinderrollenlager {code} | Zylinderrollenlager
pillow-block | Stehlagereinheit UCP{number}{suffix} | Stehlagereinheiten
bushing | Gleitlagerbuchse {bore} x {od} x {length}, {kind} | Gleitlagerbuchsen
angular-contact | Spindellagersatz {number} {angle}, {match} | Spindellager
slewing-ring | Drehkranz {od} x {bore} x {width} mm, {gear} | Drehkränze
spur-gear | Stirnradpaar m{module}, {z1}/{z2} Zähne | Stirnräder
helical-gear | Schrägstirnrad m{module} z{teeth}, {helix}°, {hand} | schrägverzahnte Stirnräder
bevel-gear | Kegelradpaar m{module}, Übersetzung 1:{ratio}, z{z1} | Kegelräder
worm-set | Schneckenradsatz m{module}, Übersetzung {ratio}:1 | Schneckenradsätze
rack | Zahnstange m{module} x {length} mm {grade} | Zahnstangen
sprocket | Kettenrad {chain}-1 z{teeth} | Kettenräder
pulley | Keilriemenscheibe {profile} {datum}-{grooves}, Bohrung {bore} mm | Keilriemenscheiben
linear-guide | Linearführung Größe {size}, {preload}, Schiene {rail} mm | Linearführungen
gearbox | Stirnradgetriebemotor {kw} kW, {output} min⁻¹ | Getriebe
motor | Drehstrommotor {kw} kW, IEC {frame}, {ie} | Elektromotoren
precision-shaft | Geschliffene Welle {d} {fit} x {length} mm | geschliffene Wellen
globe-valve | Absperrventil DN {dn} PN {pn}, {body} | Absperrventile
ball-valve | Kugelhahn Rc {thread}, DN {dn}, {body} | Kugelhähne
gear-pump | Außenzahnradpumpe {displacement} cm³/U, {seal} | Zahnradpumpen
flange | Vorschweißflansch DN {dn} PN {pn}, {material} | Rohrflansche
fitting | Klemmringverschraubung {tube} mm x R {thread}, {material} | Rohrverschraubungen
hydraulic-cylinder | Hydraulikzylinder {bore}/{rod} x {stroke}, {mount} | Hydraulikzylinder
hydraulic-hose | Hydraulikschlauch DN {dn} 2SN, {length} mm | Hydraulikschläuche
pneumatic-manifold | Ventilinsel, {stations} Plätze, {port}, {volts} | Pneumatik-Ventilinseln
gasket | Flanschdichtung DN {dn}, {material}, {t} mm | Flanschdichtungen
heat-exchanger | Rohrbündelwärmetauscher {area} m², {shell} | Rohrbündelwärmetauscher
compressor | Kolbenkompressor {kw} kW, Behälter {volume} L, {pressure} bar | Kolbenkompressoren
tank | Edelstahltank {litres} L, {material}, {jacket} | Edelstahltanks
spray-nozzle | Sprühdüse {thread}, {pattern}, {flow} L/min, {angle}° | Sprühdüsen
pet-film | {polymer}-Folie {thickness} µm x {width} mm | technische Folien
milled-part | Fräswinkel {material}, {x} x {y} x {z} mm | Präzisionsfrästeile
sheet-bracket | Blechwinkel {material} t{t}, {a} x {b} x {w} mm | Blechteile
perforated-sheet | Lochblech {material} t{t}, R{hole} T{pitch} | Lochbleche
base-plate | Geschweißte Grundplatte {l} x {w} x {t} mm | geschweißte Grundplatten
vice-jaw | Schraubstockbacke {width} x {height} mm | Spannbacken und Spannmittel
aluminium-profile | Aluminiumprofil {side} x {side}, Nut {slot}, {length} mm | Aluminiumprofile
strip-coil | Spaltband {grade} {t} x {width} mm | Spaltbänder
plc-io | SPS-Modul {kind}, {points} Punkte, {bus} | Ein- und Ausgangsmodule für SPS
proximity-sensor | Induktiver Sensor {thread}, {distance} mm, {output} | Näherungssensoren
ac-drive | Frequenzumrichter {kw} kW, {volts} V, {bus} | Frequenzumrichter
ethernet-cordset | Industrial-Ethernet-Leitung M12 {code}-codiert, {length} m | Leitungen für Industrienetzwerke
m12-connector | Rundsteckverbinder M{d}, {poles}-polig, {gender} | Rundsteckverbinder
pcb | Leiterplatte {layers} Lagen, {w} x {h} mm, {finish} | Leiterplatten
power-supply | Hutschienennetzteil {watts} W, {volts} V, {input} | Hutschienennetzteile
heat-sink | Strangpresskühlkörper {w} x {h} x {l} mm, {fins} Rippen | Kühlkörper
power-cable | Starkstromkabel 0,6/1 kV, 3 x {mm2} mm², Trommel {length} m | Starkstromkabel
winding-wire | Lackdraht {d} mm, {grade} | Lackdrähte
solar-rail | Solar-Montageschiene {w} x {h} mm, {length} mm | Solar-Montageschienen
woven-fabric | Gewebe {weave}, {fibre}, {gsm} g/m², {width} cm | Gewebe
knit-fabric | Maschenware {kind}, {gsm} g/m², {width} cm, Feinheit {gauge} | Maschenwaren
sewing-thread | Nähgarn {material}, Nr. {count}, {length} m | Nähgarne
reflective-tape | Reflexband {width} mm x {length} m, {backing} | Reflexbänder
baby-bottle | Babyflasche {ml} ml, {material}, Hals {neck} | Babyflaschen
pushchair | Kinderwagen {model}, {mass} kg, {fold} | Kinderwagen
cot | Babybett {wood}, {l} x {w} mm, {levels} Höhenstufen | Babybetten und Kinderzimmermöbel
cosmetic-bottle | Kosmetikflasche {ml} ml {material}, {pump} | Kosmetikflaschen
cream-jar | Cremetiegel {g} g {material}, {wall} | Cremetiegel
serum | Serum in Lohnherstellung {ml} ml mit Pipette, {active} | Seren in Lohnherstellung
travel-case | Koffer {material} {litres} L, {w} x {h} x {d} mm | Reise- und Musterkoffer
leather | {kind}, {t} mm, {colour} | Leder für Taschen und Kleinlederwaren
watch-gasket | Uhrgehäusedichtung {id} x {od} x {t} mm, {material} | Uhrgehäusedichtungen
green-tea | {kind} {g} g x {n} | Tees
noodles | Getrocknete Nudeln {kind} {g} g x {n} | getrocknete Nudeln
drying-tray | Trockenblech {l} x {w} mm, Masche {mesh} mm, {material} | Trockenbleche für Lebensmittel
corrugated-box | Wellpappkarton {l} x {w} x {h} mm, {flute}-Welle | Wellpappkartons für Lebensmittel
chair | Stuhl {model}, {frame}, Sitzhöhe {seat} mm | Stühle
table | Tisch {model} {w} x {d} mm, {top} | Tische und Schreibtische
storage-rack | Lagerregal {w} x {d} x {h} mm, {levels} Ebenen, {load} kg | Lagerregale
hotel-bed | Bettgestell {l} x {w} mm, {base}, {model} | Bettgestelle
sterilisation-tray | Instrumentensieb {l} x {w} x {h} mm, Masche {mesh} mm | Instrumenten- und Sterilisiersiebe
overbed-table | Betttisch {w} x {d} mm, {lift} | Betttische
medical-tubing | Silikonschlauch {id} x {od} mm, {hard} Shore A, {length} m | Silikonschläuche für Medizinprodukte
reagent-bottle | Tropfflasche {ml} ml {material}, {colour} | Labor-Tropfflaschen
ladder | {kind}, {steps} Stufen, {h} mm | Leitern
ventilation-fan | Axial-Rohrventilator {d} mm, {flow} m³/h, {phase} | Ventilatoren
column-base | Stützenfußplatte {l} x {w} x {t} mm, {bolts} x M{bolt} | Stahlbauteile
facade-sheet | Gelochtes Fassadenpaneel {w} x {l} mm, Loch {hole} mm | Fassadenpaneele
tool-set | Werkzeugkoffer {pieces}-teilig, Antrieb {drive}, {w} mm | Handwerkzeuge
design-drawing | Konstruktion und Zeichnungen, {field}, {sheets} Blatt | Konstruktionszeichnungen
layout-planning | Fabriklayout, {field}, {area} m² | Fabriklayouts
improvement | Produktionsverbesserung, {field}, {weeks} Wochen | Projekte zur Produktionsverbesserung
inspection | Lieferantenprüfung, {field}: {scope} | Lieferantenprüfungen
export-pallet | Exportpalette {l} x {w} mm, {wood}, {load} kg | Exportpaletten und Verpackungen
supplier-search | Lieferantensuche, {field}, {candidates} Kandidaten | Lieferantensuche
growth-capital | Wachstumskapital, {field}, {min}–{max} Mio. USD | Programme für Wachstumskapital
support-programme | Exportförderprogramm {year}, {field} | Exportförderprogramme
`
