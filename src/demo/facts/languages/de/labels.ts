/** What specifications are called in German, by their English label; the terms know five languages only. */
const lines = `
Bore | Bohrung
Outside diameter | Außendurchmesser
Inside diameter | Innendurchmesser
Width | Breite
Height | Höhe
Length | Länge
Thickness | Dicke
Diameter | Durchmesser
Shaft diameter | Wellendurchmesser
Centre height | Achshöhe
Dynamic load rating | dynamische Tragzahl
Internal clearance | Lagerluft
Tolerance class | Toleranzklasse
Contact angle | Druckwinkel
Balls | Kugeln
Tilting moment | Kippmoment
Module | Modul
Normal module | Normalmodul
Teeth | Zähne
Centre distance | Achsabstand
Face width | Zahnbreite
Pressure angle | Eingriffswinkel
Helix angle | Schrägungswinkel
Shaft angle | Achswinkel
Tip diameter | Kopfkreisdurchmesser
Ratio | Übersetzung
Worm starts | Gangzahl
Pitch | Teilung
Pitch diameter | Teilkreisdurchmesser
Grooves | Rillen
Rail width | Schienenbreite
Rail length | Schienenlänge
Assembly height | Bauhöhe
Block length | Wagenlänge
Input power | Eingangsleistung
Output speed | Abtriebsdrehzahl
Output torque | Abtriebsdrehmoment
Rated power | Nennleistung
Motor power | Motorleistung
Rated current | Nennstrom
Poles | Pole
Speed at 50 Hz | Drehzahl bei 50 Hz
Frame | Baugröße
Efficiency class | Effizienzklasse
Voltage | Spannung
Protection | Schutzart
Hardness | Härte
Nominal size | Nennweite
Nominal pressure | Nenndruck
Face to face | Baulänge
Kvs | Kvs-Wert
Temperature, max. | max. Temperatur
Pressure, max. | max. Druck
Rated pressure | Nenndruck
Working pressure | Betriebsdruck
Design pressure | Auslegungsdruck
Pressure | Druck
Displacement | Fördervolumen
Flow | Durchfluss
Rod | Kolbenstange
Stroke | Hub
Bolt circle | Lochkreis
Bolt holes | Schraubenlöcher
Volume | Volumen
Tubes | Rohre
Tube length | Rohrlänge
Cylinders | Zylinder
Spray angle | Spritzwinkel
Orifice | Düsenbohrung
Material | Werkstoff
Section | Querschnitt
Mass | Masse
Points | Punkte
Network | Netzwerk
Fieldbus | Feldbus
Sensing distance | Schaltabstand
Data rate | Datenrate
Contacts | Kontakte
Layers | Lagen
Power | Leistung
Current | Strom
Efficiency | Wirkungsgrad
Fins | Rippen
Span, max. | max. Spannweite
Content | Inhalt
Seat height | Sitzhöhe
Levels | Ebenen
Load a level | Fachlast
Load | Traglast
Steps | Stufen
Air flow | Volumenstrom
Mesh | Maschenweite
Pieces | Teile
Area | Fläche
Model | Modell
Series | Baureihe
Types | Typen
Sizes | Größen
Sampling | Stichprobe
Certificate (EN 10204) | Zeugnis nach EN 10204
Size | Größe
Standard | Norm
Article | Artikel
Colours | Farben
Users | Benutzer
Conformity | Konformität
Candidates | Kandidaten
Visited | besuchte Firmen
Countries | Länder
Places | Plätze
`

export const labels: ReadonlyMap<string, string> = new Map(
  lines
    .trim()
    .split('\n')
    .map((line) => line.split(' | ') as [string, string]),
)
