// Words of companies and products in German.

/** Industry | whom its companies serve. */
export const users = `
0001 | Maschinenbauer und Systemintegratoren | Verpackungs- und Montagelinien | Wasserwerke und Prozessanlagen
0002 | Hersteller von Mess- und Regeltechnik | Medizin- und Bahnelektronik | Hersteller von Leistungselektronik
0003 | Energieversorger und Installateure | Errichter von Solaranlagen | Transformatoren- und Motorenwerke
0004 | Chemie- und Lebensmittelbetriebe | Hersteller von Pressen und mobilen Maschinen | Werften und Heizungsbauer | Instandhaltungsabteilungen
0005 | Hersteller von Werkzeugmaschinen und Halbleiteranlagen | Sondermaschinenbauer | Hersteller von Schienenfahrzeugen und Landmaschinen
0006 | Getriebe- und Pumpenhersteller | Hersteller von Förder- und Verpackungsmaschinen | Werkzeugmaschinenhersteller | Stahlwerke und Bergbaubetriebe
0007 | Hersteller von Arbeitskleidung und Uniformen | Nähereien | Outdoor- und Taschenmarken
0008 | Babyfachgeschäfte und Apotheken | Versandhändler | Kliniken und Kindertagesstätten
0009 | Hautpflegemarken | Salons und Hotels | Anbieter von Eigenmarken
0010 | Taschen- und Koffermarken | Uhren- und Schmuckgeschäfte | Hersteller von Kleinlederwaren
0011 | Großhändler und Restaurants | Lebensmittelimporteure | Hofläden und Genossenschaften
0012 | Büros und öffentliche Gebäude | Hotels und Restaurants | Läden und Pflegeheime
0013 | Krankenhäuser und Praxen | Hersteller von Medizinprodukten | Labore
0014 | Bauunternehmen | Baustoffhändler | Gebäudebetreiber
0015 | Maschinenexporteure | kleine und mittlere Betriebe | Einkaufsabteilungen im Ausland
`

/** Industry or sort of article | how its products come about. */
export const steps = `
0001 | Bestückung, Montage, Kalibrierung und Endprüfung
0002 | Montage, Endbearbeitung, elektrische Prüfung und Endkontrolle
0003 | Umformen, Zuschnitt, Montage und Endprüfung
0004 | Materialvorbereitung, Bearbeitung, Montage und Endprüfung
0005 | Zuschnitt, spanende Bearbeitung, Entgraten und Maßprüfung
0006 | Drehen, Wärmebehandlung, Schleifen und Montage
0007 | Garnvorbereitung, Weben, Färben und Ausrüsten
0008 | Formgebung, Montage, Sicherheitsprüfung und Verpackung
0009 | Herstellung, Formen oder Abfüllen, Dekoration und Kontrolle
0010 | Zuschnitt, Formgebung, Montage und Endkontrolle
0011 | Vorbereitung, Verarbeitung, Kontrolle und Abpackung
0012 | Holzbearbeitung, Schliff, Lackierung und Montage
0013 | Formgebung, Endbearbeitung, Reinigung und Endkontrolle
0014 | Zuschnitt, Umformen, Schweißen und Beschichten
0015 | Sägen, Nageln, Hitzebehandlung und Kennzeichnung
machine | Konstruktion, Gestellbau, Montage, Verdrahtung und Probelauf
device | Bauteilprüfung, Montage, Abgleich und Endprüfung
chip | Eingangsprüfung, Montage, automatische Prüfung, Kennzeichnung und Verpackung
part | Zuschnitt, Bearbeitung, Oberflächenbehandlung, Montage und Prüfung
fastener | Kaltstauchen, Gewindewalzen, Behandlung und Sortierung
work | Zeichnungsprüfung, Werkzeugbau, Fertigung und Messung
material | Schmelzen oder Mischen, Formgebung, Zuschnitt und Prüfung
cloth | Garnvorbereitung, Weben, Färben und Ausrüsten
chemical | Wiegen, Mischen, Qualitätsprüfung und Abfüllung
bagged | Sortieren, Mahlen oder Mischen, Prüfung und Absacken
packing | Druck, Stanzen, Falten und Prüfung
garment | Schnitterstellung, Zuschnitt, Nähen, Bügeln und Kontrolle
goods | Entwurf, Formgebung, Montage und Endkontrolle
furnishing | Bearbeitung, Schliff, Oberfläche und Montage
building | Zuschnitt, Umformen, Oberfläche und Verpackung
cosmetic | Rezeptur, Mischen, Abfüllen und Etikettieren
food | Auswahl, Verarbeitung, Kontrolle und Abpackung
drink | Herstellung, Abfüllung, Etikettierung und Kontrolle
medicine | Einwaage, Herstellung, Verpackung und Chargenfreigabe
disposable | Formgebung, Verpackung und Sterilisation
medical | Fertigung, Montage, Reinigung und Endprüfung
software | Analyse, Programmierung, Test, Einführung und Schulung
service | Beratung, Planung, Ausführung, Kontrolle und Bericht
`

export const nameWords = `
0001 | Automation | Steuerungstechnik
0002 | Elektronik | Elektrotechnik
0003 | Energietechnik | Elektro
0004 | Armaturen | Industrietechnik | Fluidtechnik
0005 | Maschinenbau | Präzisionsteile | Metallbau
0006 | Antriebstechnik | Getriebebau
0007 | Textil | Weberei
0008 | Kinderwelt | Babybedarf
0009 | Kosmetik | Pflegeprodukte
0010 | Lederwaren | Accessoires
0011 | Lebensmitteltechnik | Nahrungsmittel
0012 | Möbel | Möbelwerke
0013 | Medizintechnik | Klinikbedarf
0014 | Bautechnik | Werkzeuge
0015 | Dienstleistungen
0015-06 | Beratung
0015-14 | Verpackungen
GO | Außenwirtschaftsagentur | Industrieförderung | Exportbüro | Regionalkammer der Industrie
IN | Kapitalpartner | Industriebeteiligungen | Wachstumsfonds | Beteiligungen
`

export const remarks = {
  maker: [
    'Jedes Los wird vor dem Versand geprüft und ist über seine Nummer rückverfolgbar.',
    'Lieferung mit Prüfprotokoll; weitere Zeugnisse auf Anfrage.',
    'Sondermaße und Sonderausführungen nach Zeichnung.',
    'Datenblätter und CAD-Modelle stellen wir bereit.',
    'Muster für Versuche auf Anfrage.',
  ],
  producer: [
    'Von jeder Charge bewahren wir ein Muster auf, damit Nachbestellungen der ersten Lieferung entsprechen.',
    'Lieferung auch unter Ihrer Marke.',
    'Muster sind in wenigen Tagen verfügbar.',
    'Kennzeichnung nach den Vorschriften des Verkaufslandes.',
  ],
  service: [
    'Der Preis steht vor Beginn fest.',
    'Jeder Auftrag hat von Anfang bis Ende einen festen Ansprechpartner.',
    'Ergebnisse übergeben wir schriftlich.',
    'Kundendaten behandeln wir vertraulich.',
  ],
}

export const closers = {
  stock: [
    'Ab Lager; Versand meist innerhalb von {lead} Tagen, ab {order}.',
    'Lagerartikel. Mindestmenge {order}, Lieferung in rund {lead} Tagen.',
    'Solange der Vorrat reicht, ab {order}; Nachlieferung in {lead} Tagen.',
    'Ständig am Lager, mindestens {order}; Versand in {lead} Tagen.',
    'Diese Größe halten wir vor; größere Mengen in {lead} Tagen, ab {order}.',
  ],
  order: [
    'Fertigung auf Bestellung in rund {lead} Tagen, ab {order}.',
    'Lieferzeit {lead} Tage ab Freigabe; Mindestmenge {order}.',
    'Auftragsfertigung: {lead} Tage, mindestens {order}.',
    'Lieferzeit: {lead} Tage; Aufträge ab {order}.',
    'Kein Lagerartikel: rund {lead} Tage, ab {order}.',
  ],
  service: [
    'Beginn innerhalb von {lead} Tagen möglich.',
    'Nächste freie Termine in rund {lead} Tagen.',
    'Start rund {lead} Tage nach Vereinbarung.',
    'Anfragen beantworten wir binnen fünf Arbeitstagen und beginnen in {lead} Tagen.',
    'Die Vorbereitung dauert {lead} Tage.',
  ],
}
