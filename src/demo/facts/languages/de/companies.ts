// What companies say of themselves in German.
import type { CompanySentences, Voice } from '../../voices.ts'

const maker: CompanySentences = {
  short: [
    '{What} für {users}. Eigene Fertigung in {city}; übliche Lieferzeit {lead} Tage, Aufträge ab {order}.',
    'Wir fertigen seit {year} in {city}: {what}. Anfragen mit Zeichnung beantworten wir binnen drei Arbeitstagen, die Lieferzeit beträgt rund {lead} Tage.',
    '{What} aus eigener Fertigung: {works}. Aufträge ab {order}, übliche Lieferzeit {lead} Tage.',
    '{What} nach Norm oder Zeichnung, jede Lieferung mit Messprotokoll. Kleinserien ab {order}, übliche Lieferzeit {lead} Tage.',
  ],
  history: [
    '{name} fertigt seit {year} in {city}. Heute beschäftigt das Unternehmen {crew}.',
    'Das Unternehmen wurde {year} in {city} gegründet. Schwerpunkt der Fertigung: {what} für {users}.',
    'Seit {year} liefern wir {what} für {users}. Am Standort {city} beschäftigen wir {crew}.',
  ],
  way: [
    'Unsere Fertigungsschritte: {works}. {care}',
    '{care} Im eigenen Haus erledigen wir: {works}. So bleibt jeder Auftrag von Anfang bis Ende in einer Hand.',
    'Zu jedem Fertigungsschritt ({works}) gehört ein Prüfblatt, das der Werker abzeichnet. {care}',
  ],
  terms: [
    'Mindestmenge: {order}. Die übliche Lieferzeit beträgt {lead} Tage ab Zeichnungsfreigabe; Wiederholaufträge gehen schneller.',
    'Bitte senden Sie uns Zeichnung, Stückzahl und Wunschtermin: Die Antwort kommt binnen drei Arbeitstagen. Mindestmenge: {order}.',
    'Wir liefern unter anderem in folgende Märkte: {markets}. Verpackung und Spedition stimmen wir mit jedem Kunden ab.',
    'Reklamationen beantworten wir innerhalb von zehn Arbeitstagen schriftlich und mit Ursachenanalyse.',
  ],
}

const producer: CompanySentences = {
  short: [
    '{What} für {users}. Eigene Herstellung in {city}; Aufträge ab {order}, übliche Lieferzeit {lead} Tage.',
    'Seit {year} stellen wir in {city} her: {what}. Lagermuster versenden wir binnen zwei Arbeitstagen.',
    '{What} aus {city}: eigenes Sortiment und Lohnfertigung unter Ihrer Marke, ab {order}.',
  ],
  history: [
    '{name} produziert seit {year} in {city}. Heute beschäftigt das Unternehmen {crew}.',
    'Seit {year} liefern wir aus {city} {what} für {users}.',
    'Das Unternehmen wurde {year} gegründet und beschäftigt {crew}. Hauptsortiment: {what}.',
  ],
  way: [
    'Unsere Schritte: {works}. {care}',
    'Rohstoffe prüfen wir beim Eingang und lagern sie chargenweise. {care}',
    '{care} Von neuen Artikeln fertigen wir Muster und klären die Einzelheiten am Muster.',
  ],
  terms: [
    'Mindestmenge: {order}. Die übliche Lieferzeit beträgt {lead} Tage ab Musterfreigabe.',
    'Nennen Sie uns Menge, Termin und Verwendung: Das Angebot kommt binnen drei Arbeitstagen. Mindestmenge: {order}.',
    'Wir liefern unter anderem in folgende Märkte: {markets}. Ausfuhrpapiere und Etiketten bereiten wir vor.',
  ],
}

const trader: CompanySentences = {
  short: [
    '{What} ab Lager {city} für {users}. Kommissionierung, Etikettierung und Konsignationslager; übliche Lieferzeit {lead} Tage.',
    'Wir liefern {what} für {users}. Lager in {city}, Zeugnis zu jeder Charge, Aufträge ab {order}.',
    '{House} seit {year}: {what}. Eine Bestellung, eine Lieferung, eine Rechnung; Lieferzeit rund {lead} Tage.',
  ],
  history: [
    '{name} handelt seit {year} in {city}. Zu den Kunden zählen {users}.',
    'Angefangen haben wir {year} in {city}. Heute kümmern sich {crew} um Einkauf, Lager und Versand.',
    'Seit {year} kaufen wir {what} bei Herstellern ein, die wir jedes Jahr besuchen.',
  ],
  way: [
    'Ware prüfen wir beim Eingang stichprobenweise, Papiere legen wir chargenweise ab. {care}',
    'Was wöchentlich gebraucht wird, liegt im Regal; den Rest bestellen wir zu festen Terminen. {care}',
    '{care} Lieferanten auditieren wir vor der ersten Bestellung und danach alle zwei Jahre.',
  ],
  terms: [
    'Mindestmenge: {order}. Lagerware geht am nächsten Arbeitstag hinaus, alles andere in rund {lead} Tagen.',
    'Wir liefern unter anderem in folgende Märkte: {markets}. Zollpapiere, Ursprungszeugnisse und Packlisten erstellen wir.',
    'Preise gelten 60 Tage. Jahresverträge mit Abrufen sind willkommen.',
  ],
}

const adviser: CompanySentences = {
  short: [
    '{What} für {users}. Büro in {city}, feste Honorare, erster Besuch innerhalb von {lead} Tagen.',
    'Beratung für kleine und mittlere Betriebe seit {year}: {what}. Wir beginnen mit Messungen im Betrieb.',
    'Unabhängiges Büro in {city}, gegründet {year}: {what}. Von Lieferanten nehmen wir keine Provision.',
  ],
  history: [
    '{name} wurde {year} gegründet. Das Büro in {city} beschäftigt {crew}.',
    'Seit {year} arbeiten wir für {users}. Die Hälfte der Aufträge kommt von Kunden, die uns schon kennen.',
    'Das Büro in {city} haben wir {year} eröffnet; heute beschäftigen wir {crew}.',
  ],
  way: [
    'Wir messen zuerst und vereinbaren dann zwei oder drei Ziele mit den Meistern. {care}',
    'Jedes Projekt hat einen Plan auf einer Seite und eine wöchentliche Besprechung. {care}',
    '{care} Vorschläge nennen Kosten, Wirkung und Zuständigkeit.',
  ],
  terms: [
    'Das Erstgespräch ist kostenlos. Projekte beginnen innerhalb von {lead} Tagen.',
    'Das Honorar ist je Phase fest; Reisekosten berechnen wir nach Aufwand.',
    'Ein Projekt kann nach jeder Phase ohne Angabe von Gründen beendet werden.',
  ],
}

const service: CompanySentences = {
  short: [
    '{What} für {users}. Preis und Termin stehen vor Beginn fest; Start innerhalb von {lead} Tagen.',
    'Seit {year} in {city}: {what}. Ein Ansprechpartner von der ersten Frage bis zur Rechnung.',
    'Wir bieten {what} für {users}, mit schriftlichem Bericht am Ende jedes Auftrags.',
  ],
  history: [
    '{name} wurde {year} in {city} gegründet. Heute beschäftigt das Unternehmen {crew}.',
    'Seit {year} arbeiten wir für {users}. Die Hälfte der Aufträge kommt von Kunden, die uns schon kennen.',
    'Das Unternehmen wurde {year} gegründet und hat seinen Sitz in {city}. Schwerpunkt: {what}.',
  ],
  way: [
    'So arbeiten wir: {works}. {care}',
    'Jeder Auftrag hat von Anfang bis Ende einen festen Ansprechpartner. {care}',
    '{care} Was vereinbart ist, halten wir vor Beginn auf einer Seite fest.',
  ],
  terms: [
    'Wir beginnen innerhalb von {lead} Tagen; Angebote kommen binnen zwei Arbeitstagen.',
    'Der Preis ist je Auftrag fest; monatliche Gebühren gibt es nicht.',
    'Sagen Sie uns, was Sie bis wann brauchen: Wir antworten innerhalb eines Arbeitstages.',
  ],
}

const investor: CompanySentences = {
  short: [
    'Wir beteiligen uns langfristig an Industrieunternehmen und unterstützen Investitionen und Export. Entscheidung in rund vier Monaten.',
    'Unabhängiger Investor aus {city} für Familienbetriebe der Industrie: Nachfolge, Maschinen, neue Märkte. Gegründet {year}.',
  ],
  history: [
    '{name} wurde {year} in {city} von Industrieunternehmern gegründet.',
    'Seit {year} investieren wir eigenes Geld in Industrieunternehmen.',
  ],
  way: [
    'Wir sehen uns Auftragsbestand, Maschinen und Menschen an, bevor wir auf Modelle schauen. {care}',
    'Jede Beteiligung hat einen festen Partner, der sie monatlich besucht. {care}',
  ],
  terms: [
    'Bitte senden Sie drei Jahresabschlüsse und eine Maschinenliste: Die Antwort kommt innerhalb von drei Wochen.',
    'Übliche Haltedauer: fünf bis acht Jahre. Gespräche behandeln wir vertraulich.',
  ],
}

const body: CompanySentences = {
  short: [
    'Öffentliche Stelle für die Industrie in {city}: {what}, Kontakte und kostenlose Beratung für {users}.',
    'Wir helfen Betrieben der Region beim Export: {what}, Messen und Kontakte. Märkte: {markets}.',
  ],
  history: [
    '{name} wurde {year} von der Region und ihren Kammern gegründet. In {city} arbeiten {crew}.',
    'Seit {year} helfen wir Betrieben rund um {city}, Kunden im Ausland zu finden.',
  ],
  way: [
    'Wir besuchen Betriebe, bevor wir sie empfehlen. {care}',
    '{care} Programmplätze vergeben wir nach veröffentlichten Regeln.',
  ],
  terms: [
    'Für Betriebe der Region sind unsere Leistungen kostenlos. Antworten kommen binnen fünf Arbeitstagen.',
    'Die Programme werden im Frühjahr und im Herbst ausgeschrieben.',
  ],
}

export const sentences: Readonly<Record<Voice, CompanySentences>> = {
  maker,
  producer,
  trader,
  adviser,
  service,
  investor,
  body,
}

/** In the order of the English ones. */
export const cares: Readonly<Record<Voice, readonly string[]>> = {
  maker: [
    'Lose sind vom Wareneingang bis zum Karton über ihre Nummer rückverfolgbar.',
    'Muster jedes Loses bewahren wir zehn Jahre auf.',
    'Erstmuster geben wir nur mit vollständigem Messbericht frei.',
    'Messmittel werden alle zwölf Monate kalibriert.',
    'Material- und Prozessänderungen kündigen wir drei Monate vorher an.',
    'Ausschuss wird wöchentlich nach Ursachen ausgewertet und in der Fertigung ausgehängt.',
    'Prüfdaten senden wir mit jedem Lieferschein als Datei.',
  ],
  producer: [
    'Chargen sind vom Rohstoff bis zum Karton über ihre Nummer rückverfolgbar.',
    'Muster jeder Charge bewahren wir drei Jahre auf.',
    'Rohstoff- und Verfahrensänderungen kündigen wir drei Monate vorher an.',
    'Ausschuss wird wöchentlich nach Ursachen ausgewertet und im Betrieb ausgehängt.',
    'Prüfergebnisse legen wir jeder Lieferung schriftlich bei.',
    'Betriebsbesichtigungen sind an Werktagen willkommen.',
  ],
  trader: [
    'Zeugnisse der Hersteller gleichen wir vor dem Versand mit der Charge ab.',
    'Rückgaben nehmen wir in ungeöffneter Verpackung 30 Tage lang an.',
    'Temperatur und Luftfeuchte des Lagers werden aufgezeichnet.',
    'Fehlmengen melden wir am selben Tag.',
    'Um Gefahrgut und Exportkontrolle kümmern sich geschulte Fachkräfte.',
  ],
  adviser: [
    'Daten eines Kunden bekommt kein anderer zu sehen.',
    'Jeder Besuch endet mit einem Protokoll von einer Seite.',
    'Dieselben zwei Personen begleiten ein Projekt von Anfang bis Ende.',
    'Zwischenergebnisse besprechen wir im Betrieb.',
    'Einsparungen nennen wir erst, wenn der Betrieb sie gemessen hat.',
  ],
  service: [
    'Daten eines Kunden bekommt kein anderer zu sehen.',
    'Dieselben Personen betreuen einen Kunden über Jahre.',
    'Eigene Fehler beheben wir auf unsere Kosten.',
    'Unterlagen bewahren wir sieben Jahre auf und geben sie auf Wunsch heraus.',
    'Verzögerungen melden wir am selben Tag.',
  ],
  investor: [
    'Die Abschlüsse aller Beteiligungen werden extern geprüft.',
    'Keine Beteiligung wurde innerhalb von vier Jahren verkauft.',
    'Arbeitsplätze und Renten sind Teil jeder Vereinbarung.',
    'Bankschulden bleiben unter dem Doppelten des Jahresgewinns.',
    'Alle Partner sind mit eigenem Geld beteiligt.',
  ],
  body: [
    'Die Beratung ist neutral und erfolgt auf Wunsch schriftlich.',
    'Beschlüsse und Beträge werden veröffentlicht.',
    'Delegationen ab drei Personen holen wir am Bahnhof ab.',
    'Anfragen aus dem Ausland leiten wir innerhalb von zwei Tagen weiter.',
    'Die benachbarte Prüfstelle kann stundenweise genutzt werden.',
  ],
}
