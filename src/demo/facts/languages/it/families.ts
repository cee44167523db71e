/** Families written by hand in Italian: key | name of a product | what a company makes. */
export const families = `
ball-bearing | Cuscinetto radiale rigido a sfere {code} | cuscinetti radiali rigidi a sfere
roller-bearing | Cuscinetto a rulli cilindrici {code} | cuscinetti a rulli cilindrici
pillow-block | Supporto ritto con cuscinetto UCP{number}{suffix} | supporti ritti con cuscinetto
bushing | Boccola {bore} x {od} x {length}, {kind} | boccole a strisciamento
angular-contact | Set di cuscinetti per mandrini {number} {angle}, {match} | cuscinetti obliqui per mandrini
slewing-ring | Ralla {od} x {bore} x {width} mm, {gear} | ralle di base
spur-gear | Coppia di ingranaggi cilindrici m{module}, {z1}/{z2} denti | ingranaggi cilindrici
helical-gear | Ingranaggio elicoidale m{module} z{teeth}, {helix}°, {hand} | ingranaggi elicoidali
bevel-gear | Coppia conica m{module}, rapporto 1:{ratio}, z{z1} | coppie coniche
worm-set | Coppia vite senza fine m{module}, rapporto {ratio}:1 | coppie vite senza fine e corona
rack | Cremagliera m{module} x {length} mm {grade} | cremagliere
sprocket | Pignone per catena {chain}-1 z{teeth} | pignoni per catena
pulley | Puleggia trapezoidale {profile} {datum}-{grooves}, foro {bore} mm | pulegge trapezoidali
linear-guide | Guida lineare taglia {size}, {preload}, rotaia {rail} mm | guide lineari
gearbox | Motoriduttore coassiale {kw} kW, {output} min⁻¹ | riduttori di velocità
motor | Motore trifase {kw} kW, IEC {frame}, {ie} | motori elettrici
precision-shaft | Albero rettificato {d} {fit} x {length} mm | alberi rettificati
globe-valve | Valvola a globo DN {dn} PN {pn}, {body} | valvole a globo
ball-valve | Valvola a sfera Rc {thread}, DN {dn}, {body} | valvole a sfera
gear-pump | Pompa a ingranaggi esterni {displacement} cm³/giro, {seal} | pompe a ingranaggi
flange | Flangia a collarino DN {dn} PN {pn}, {material} | flange per tubazioni
fitting | Raccordo a compressione {tube} mm x R {thread}, {material} | raccordi per tubi
hydraulic-cylinder | Cilindro idraulico {bore}/{rod} x {stroke}, {mount} | cilindri idraulici
hydraulic-hose | Tubo flessibile idraulico DN {dn} 2SN, {length} mm | tubi flessibili idraulici
pneumatic-manifold | Isola di valvole, {stations} stazioni, {port}, {volts} | isole di valvole pneumatiche
gasket | Guarnizione per flange DN {dn}, {material}, {t} mm | guarnizioni per flange
heat-exchanger | Scambiatore a fascio tubiero {area} m², {shell} | scambiatori a fascio tubiero
compressor | Compressore a pistoni {kw} kW, serbatoio {volume} L, {pressure} bar | compressori a pistoni
tank | Serbatoio inox {litres} L, {material}, {jacket} | serbatoi in acciaio inox
spray-nozzle | Ugello {thread}, {pattern}, {flow} L/min, {angle}° | ugelli di spruzzatura
pet-film | Film {polymer} {thickness} µm x {width} mm | film tecnici
milled-part | Staffa fresata {material}, {x} x {y} x {z} mm | particolari fresati di precisione
sheet-bracket | Staffa in lamiera piegata {material} t{t}, {a} x {b} x {w} mm | particolari in lamiera
perforated-sheet | Lamiera forata {material} t{t}, R{hole} T{pitch} | lamiere forate
base-plate | Piastra di base saldata {l} x {w} x {t} mm | piastre di base saldate
vice-jaw | Ganascia per morsa {width} x {height} mm | ganasce ed elementi di serraggio
aluminium-profile | Profilo in alluminio {side} x {side}, cava {slot}, {length} mm | profili in alluminio
strip-coil | Nastro {grade} {t} x {width} mm | nastri metallici in bobina
plc-io | Modulo {kind}, {points} punti, {bus} | moduli di ingresso e uscita per PLC
proximity-sensor | Sensore induttivo {thread}, {distance} mm, {output} | sensori di prossimità
ac-drive | Inverter {kw} kW, {volts} V, {bus} | inverter
ethernet-cordset | Cavo Ethernet industriale M12 codifica {code}, {length} m | cavi per reti industriali
m12-connector | Connettore circolare M{d}, {poles} poli, {gender} | connettori circolari
pcb | Circuito stampato {layers} strati, {w} x {h} mm, {finish} | circuiti stampati
power-supply | Alimentatore per guida DIN {watts} W, {volts} V, {input} | alimentatori per guida DIN
heat-sink | Dissipatore estruso {w} x {h} x {l} mm, {fins} alette | dissipatori di calore
power-cable | Cavo di potenza 0,6/1 kV, 3 x {mm2} mm², bobina {length} m | cavi di potenza
winding-wire | Filo smaltato {d} mm, {grade} | fili smaltati per avvolgimenti
solar-rail | Profilo per impianti fotovoltaici {w} x {h} mm, {length} mm | profili di montaggio per fotovoltaico
woven-fabric | Tessuto {weave}, {fibre}, {gsm} g/m², {width} cm | tessuti a navetta
knit-fabric | Maglia {kind}, {gsm} g/m², {width} cm, finezza {gauge} | tessuti a maglia
sewing-thread | Filo cucirino, {material}, n. {count}, {length} m | fili cucirini
reflective-tape | Nastro rifrangente {width} mm x {length} m, {backing} | nastri rifrangenti
baby-bottle | Biberon {ml} ml, {material}, collo {neck} | biberon
pushchair | Passeggino {model}, {mass} kg, {fold} | passeggini
cot | Lettino in {wood}, {l} x {w} mm, {levels} altezze | lettini e mobili per l’infanzia
cosmetic-bottle | Flacone cosmetico {ml} ml {material}, {pump} | flaconi per cosmetici
cream-jar | Vasetto per crema {g} g {material}, {wall} | vasetti per creme
serum | Siero conto terzi {ml} ml con contagocce, {active} | sieri conto terzi
travel-case | Valigia in {material} {litres} L, {w} x {h} x {d} mm | valigie e campionari
leather | {kind}, {t} mm, {colour} | pellami per borse e piccola pelletteria
watch-gasket | Guarnizione per cassa di orologio {id} x {od} x {t} mm, {material} | guarnizioni per casse di orologio
green-tea | {kind} {g} g x {n} | tè
noodles | Noodles secchi {kind} {g} g x {n} | noodles secchi
drying-tray | Vassoio di essiccazione {l} x {w} mm, maglia {mesh} mm, {material} | vassoi di essiccazione per alimenti
corrugated-box | Scatola in cartone ondulato {l} x {w} x {h} mm, onda {flute} | scatole in cartone ondulato per alimenti
chair | Sedia {model}, {frame}, seduta {seat} mm | sedie
table | Tavolo {model} {w} x {d} mm, {top} | tavoli e scrivanie
storage-rack | Scaffale {w} x {d} x {h} mm, {levels} ripiani, {load} kg | scaffalature metalliche
hotel-bed | Struttura letto {l} x {w} mm, {base}, {model} | strutture letto
sterilisation-tray | Cestello portastrumenti {l} x {w} x {h} mm, maglia {mesh} mm | cestelli portastrumenti e da sterilizzazione
overbed-table | Tavolino da letto {w} x {d} mm, {lift} | tavolini da letto
medical-tubing | Tubo in silicone {id} x {od} mm, {hard} Shore A, {length} m | tubi in silicone per dispositivi medici
reagent-bottle | Flacone contagocce {ml} ml {material}, {colour} | flaconi contagocce da laboratorio
ladder | Scala {kind}, {steps} gradini, {h} mm | scale
ventilation-fan | Ventilatore assiale da condotto {d} mm, {flow} m³/h, {phase} | ventilatori
column-base | Piastra di base per colonna {l} x {w} x {t} mm, {bolts} x M{bolt} | elementi in carpenteria metallica
facade-sheet | Pannello forato per facciate {w} x {l} mm, foro {hole} mm | pannelli per facciate
tool-set | Valigetta {pieces} utensili, attacco {drive}, {w} mm | utensili manuali
design-drawing | Progettazione e disegni per {field}, {sheets} tavole | progetti e disegni tecnici
layout-planning | Layout di stabilimento per {field}, {area} m² | studi di layout di stabilimento
improvement | Miglioramento della produzione per {field}, {weeks} settimane | progetti di miglioramento della produzione
inspection | Ispezione fornitori, {field}: {scope} | ispezioni presso fornitori
export-pallet | Pallet per esportazione {l} x {w} mm, {wood}, {load} kg | pallet e imballaggi per esportazione
supplier-search | Ricerca fornitori per {field}, {candidates} candidati | ricerche di fornitori
growth-capital | Capitale per la crescita, {field}, USD {min}–{max} milioni | programmi di capitale per la crescita
support-programme | Programma di sostegno all’export {year}, {field} | programmi di sostegno all’export
`
