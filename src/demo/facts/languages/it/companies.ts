// What companies say of themselves in Italian.
import type { CompanySentences, Voice } from '../../voices.ts'

const maker: CompanySentences = {
  short: [
    '{What} per {users}. Produzione interna a {city}; tempi di consegna abituali {lead} giorni, ordini a partire da {order}.',
    'Produciamo {what} a {city} dal {year}, soprattutto per {users}. Preventivi a disegno in tre giorni lavorativi; consegna in circa {lead} giorni.',
    'Produttore di {what} con reparti propri: {works}. Ordini a partire da {order}, consegna abituale in {lead} giorni.',
    '{What} a norma o a disegno, con rapporto di misura a ogni consegna. Piccole serie a partire da {order}, consegna abituale in {lead} giorni.',
  ],
  history: [
    '{name} produce {what} a {city} dal {year}. Oggi l’organico è di {crew}.',
    'L’azienda è stata fondata nel {year} a {city}. L’attività principale è la produzione di {what} per {users}.',
    'Dal {year} forniamo {what} a {users}. Lo stabilimento di {city} conta {crew}.',
  ],
  way: [
    'Lavorazioni interne: {works}. {care}',
    '{care} Eseguiamo internamente {works}, così ogni ordine resta sotto controllo dall’inizio alla fine.',
    'Ogni fase ({works}) ha la propria scheda di controllo, firmata dall’operatore. {care}',
  ],
  terms: [
    'Ordine minimo: {order}. La consegna abituale è di {lead} giorni dall’approvazione del disegno; gli ordini ripetuti sono più rapidi.',
    'Inviateci disegno, quantità e data desiderata: rispondiamo entro tre giorni lavorativi. Ordine minimo: {order}.',
    'Esportiamo, tra gli altri, verso questi mercati: {markets}. Imballo e trasporto si concordano con ogni cliente.',
    'Ai reclami rispondiamo per iscritto, con analisi delle cause, entro dieci giorni lavorativi.',
  ],
}

const producer: CompanySentences = {
  short: [
    '{What} per {users}. Produzione propria a {city}; ordini a partire da {order}, consegna abituale in {lead} giorni.',
    'Realizziamo {what} a {city} dal {year}. I campioni a magazzino partono entro due giorni lavorativi.',
    'Produttore di {what} a {city}: gamma propria e produzione con il marchio del cliente a partire da {order}.',
  ],
  history: [
    '{name} realizza {what} a {city} dal {year}. Oggi l’organico è di {crew}.',
    'Dal {year}, da {city}, forniamo {what} a {users}.',
    'L’azienda è stata fondata nel {year} e conta {crew}. La linea principale: {what}.',
  ],
  way: [
    'Il nostro processo: {works}. {care}',
    'Le materie prime sono controllate all’arrivo e stoccate per lotto. {care}',
    '{care} Prepariamo anche campioni di articoli nuovi e definiamo i dettagli con il campione alla mano.',
  ],
  terms: [
    'Ordine minimo: {order}. La consegna abituale è di {lead} giorni dall’approvazione del campione.',
    'Comunicateci quantità, data e impiego: l’offerta arriva entro tre giorni lavorativi. Ordine minimo: {order}.',
    'Esportiamo, tra gli altri, verso questi mercati: {markets}. Prepariamo documenti ed etichette per l’esportazione.',
  ],
}

const trader: CompanySentences = {
  short: [
    '{What} pronti a magazzino a {city} per {users}. Kit, etichettatura e conto deposito; consegna abituale in {lead} giorni.',
    'Forniamo {what} a {users}. Magazzino a {city}, certificato per ogni lotto, ordini a partire da {order}.',
    '{House} di {what} dal {year}. Un solo ordine, una sola spedizione, una sola fattura; consegna in circa {lead} giorni.',
  ],
  history: [
    '{name} commercializza {what} dal {year}. Il magazzino di {city} serve {users}.',
    'Abbiamo iniziato nel {year} a {city}. Oggi {crew} seguono acquisti, magazzino e consegne.',
    'Dal {year} acquistiamo {what} da produttori che visitiamo ogni anno.',
  ],
  way: [
    'La merce è campionata all’arrivo e i documenti sono archiviati per lotto. {care}',
    'Teniamo a magazzino gli articoli richiesti ogni settimana e ordiniamo il resto a date fisse. {care}',
    '{care} I fornitori sono verificati prima del primo ordine e poi ogni due anni.',
  ],
  terms: [
    'Ordine minimo: {order}. La merce a magazzino parte il giorno lavorativo successivo, il resto in circa {lead} giorni.',
    'Consegniamo, tra gli altri, in questi mercati: {markets}. Prepariamo dogana, certificati di origine e packing list.',
    'I prezzi restano validi 60 giorni. Sono benvenuti i contratti annuali con consegne ripartite.',
  ],
}

const adviser: CompanySentences = {
  short: [
    '{What} per {users}. Ufficio a {city}, compensi fissi e prima visita entro {lead} giorni.',
    'Consulenza alle piccole e medie imprese industriali dal {year}: {what}. Si parte dalle misure in officina.',
    'Studio indipendente a {city}, fondato nel {year}: {what}. Non percepiamo provvigioni dai fornitori.',
  ],
  history: [
    '{name} è stata fondata nel {year}. L’ufficio di {city} conta {crew}.',
    'Dal {year} lavoriamo per {users}. Metà degli incarichi arriva da clienti che ci conoscono già.',
    'Abbiamo aperto l’ufficio di {city} nel {year}; oggi contiamo {crew}.',
  ],
  way: [
    'Prima misuriamo, poi fissiamo due o tre obiettivi con i responsabili di reparto. {care}',
    'Ogni progetto ha un piano di una pagina e una riunione settimanale. {care}',
    '{care} Le proposte indicano costo, effetto e responsabile.',
  ],
  terms: [
    'Il primo colloquio è gratuito. I progetti iniziano entro {lead} giorni.',
    'Il compenso è fisso per ogni fase; le trasferte sono addebitate al costo.',
    'Il progetto può essere interrotto dopo ogni fase, senza doverne indicare il motivo.',
  ],
}

const service: CompanySentences = {
  short: [
    '{What} per {users}. Prezzo e data fissati prima dell’inizio; avvio entro {lead} giorni.',
    'Dal {year} a {city}: {what}. Un solo referente dal primo contatto alla fattura.',
    'Offriamo {what} a {users}, con un rapporto scritto al termine di ogni incarico.',
  ],
  history: [
    '{name} è stata fondata nel {year} a {city}. Oggi l’organico è di {crew}.',
    'Dal {year} lavoriamo per {users}. Metà degli incarichi arriva da clienti che ci conoscono già.',
    'La società è stata fondata nel {year} e ha sede a {city}. Attività principale: {what}.',
  ],
  way: [
    'Come lavoriamo: {works}. {care}',
    'Ogni incarico ha un responsabile dall’inizio alla fine. {care}',
    '{care} Quanto concordato viene messo per iscritto in una pagina prima di iniziare.',
  ],
  terms: [
    'Possiamo iniziare entro {lead} giorni; l’offerta arriva in due giorni lavorativi.',
    'Il prezzo è fisso per ogni incarico; non ci sono canoni mensili.',
    'Diteci che cosa vi serve e per quando: rispondiamo entro un giorno lavorativo.',
  ],
}

const investor: CompanySentences = {
  short: [
    'Investiamo a lungo termine in imprese industriali e sosteniamo nuovi impianti ed esportazioni. Decisione in circa quattro mesi.',
    'Investitore indipendente di {city} per imprese industriali familiari: successione, macchinari, nuovi mercati. Fondato nel {year}.',
  ],
  history: [
    '{name} è stata fondata nel {year} a {city} da imprenditori dell’industria.',
    'Dal {year} investiamo capitale proprio in imprese industriali.',
  ],
  way: [
    'Prima dei modelli guardiamo portafoglio ordini, macchine e persone. {care}',
    'Ogni partecipata ha un socio di riferimento che la visita ogni mese. {care}',
  ],
  terms: [
    'Inviateci tre anni di bilanci e l’elenco dei macchinari: rispondiamo entro tre settimane.',
    'La partecipazione dura di norma da cinque a otto anni. I colloqui sono riservati.',
  ],
}

const body: CompanySentences = {
  short: [
    'Ente pubblico per l’industria con sede a {city}: {what}, contatti e consulenza gratuita per {users}.',
    'Aiutiamo le imprese del territorio a esportare: {what}, fiere e incontri d’affari. Mercati: {markets}.',
  ],
  history: [
    '{name} è stata istituita nel {year} dal territorio e dalle sue camere di commercio. A {city} lavorano {crew}.',
    'Dal {year} aiutiamo le imprese di {city} e dintorni a trovare clienti all’estero.',
  ],
  way: [
    'Visitiamo le imprese prima di segnalarle. {care}',
    '{care} I posti nei programmi sono assegnati secondo criteri pubblici.',
  ],
  terms: [
    'I servizi sono gratuiti per le imprese del territorio. Rispondiamo entro cinque giorni lavorativi.',
    'I bandi dei programmi escono in primavera e in autunno.',
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
    'La tracciabilità per numero di lotto va dal materiale in ingresso all’imballo.',
    'I campioni di ogni lotto sono conservati per dieci anni.',
    'I primi pezzi sono rilasciati solo con un rapporto di misura completo.',
    'Gli strumenti di misura sono tarati ogni dodici mesi.',
    'Le modifiche di materiale o di processo sono annunciate con tre mesi di anticipo.',
    'Gli scarti sono classificati per causa ogni settimana ed esposti in reparto.',
    'I dati di controllo sono inviati in formato elettronico con ogni documento di trasporto.',
  ],
  producer: [
    'La tracciabilità per lotto va dalla materia prima al cartone.',
    'I campioni di ogni lotto sono conservati per tre anni.',
    'Le modifiche di materia prima o di processo sono annunciate con tre mesi di anticipo.',
    'Gli scarti sono classificati per causa ogni settimana ed esposti in reparto.',
    'A ogni consegna alleghiamo per iscritto i risultati delle prove.',
    'Le visite allo stabilimento sono benvenute nei giorni lavorativi.',
  ],
  trader: [
    'Prima di ogni spedizione i certificati del produttore sono confrontati con il lotto.',
    'I resi sono accettati entro 30 giorni, a confezione integra.',
    'Temperatura e umidità del magazzino sono registrate.',
    'Le mancanze sono comunicate il giorno stesso in cui emergono.',
    'Merci pericolose e controlli all’esportazione sono seguiti da personale qualificato.',
  ],
  adviser: [
    'I dati di un cliente non sono mai mostrati a un altro.',
    'Ogni visita si conclude con una nota scritta di una pagina.',
    'Le stesse due persone seguono il progetto dall’inizio alla fine.',
    'I risultati intermedi si discutono in reparto.',
    'I risparmi sono indicati solo quando lo stabilimento li ha misurati.',
  ],
  service: [
    'I dati di un cliente non sono mai mostrati a un altro.',
    'Le stesse persone seguono il cliente per anni.',
    'I nostri errori sono corretti a nostre spese.',
    'La documentazione è conservata per sette anni e consegnata su richiesta.',
    'I ritardi sono comunicati il giorno stesso in cui emergono.',
  ],
  investor: [
    'I bilanci di tutte le partecipate sono sottoposti a revisione esterna.',
    'Nessuna partecipazione è stata ceduta prima di quattro anni.',
    'Occupazione e pensioni fanno parte di ogni accordo.',
    'Il debito bancario resta sotto il doppio dell’utile annuo.',
    'Ogni socio ha investito denaro proprio.',
  ],
  body: [
    'La consulenza è neutrale e, su richiesta, per iscritto.',
    'Decisioni e importi sono pubblicati.',
    'Le delegazioni di tre o più persone sono accolte in stazione.',
    'Le richieste dall’estero sono inoltrate entro due giorni.',
    'Il laboratorio di prova adiacente si può utilizzare a ore.',
  ],
}
