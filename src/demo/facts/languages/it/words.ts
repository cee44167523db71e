// Words of companies and products in Italian.

/** Industry | whom its companies serve. */
export const users = `
0001 | costruttori di macchine e integratori di sistemi | linee di confezionamento e montaggio | impianti idrici e di processo
0002 | produttori di strumenti e controlli | elettronica medicale e ferroviaria | produttori di elettronica di potenza
0003 | aziende elettriche e installatori | costruttori di impianti fotovoltaici | produttori di trasformatori e motori
0004 | impianti chimici e alimentari | costruttori di presse e macchine mobili | cantieri navali e installatori termici | reparti di manutenzione
0005 | costruttori di macchine utensili e impianti per semiconduttori | costruttori di macchine speciali | costruttori di materiale ferroviario e macchine agricole
0006 | produttori di riduttori e pompe | costruttori di trasportatori e confezionatrici | costruttori di macchine utensili | acciaierie e miniere
0007 | produttori di abiti da lavoro e divise | laboratori di confezione | marchi outdoor e di borse
0008 | negozi per l’infanzia e farmacie | aziende di vendita per corrispondenza | ospedali e asili nido
0009 | marchi di cosmetica per la pelle | saloni e alberghi | acquirenti di prodotti a marchio proprio
0010 | marchi di borse e valigeria | orologerie e gioiellerie | produttori di piccola pelletteria
0011 | grossisti e ristoranti | importatori alimentari | spacci agricoli e cooperative
0012 | uffici ed edifici pubblici | alberghi e ristoranti | negozi e case di cura
0013 | ospedali e cliniche | produttori di dispositivi medici | laboratori
0014 | imprese edili | rivenditori di materiali edili | gestori di impianti
0015 | esportatori di macchine | piccole e medie imprese | uffici acquisti all’estero
`

/** Industry or sort of article | how its products come about. */
export const steps = `
0001 | montaggio schede, assemblaggio, taratura e collaudo finale
0002 | assemblaggio, finitura, prova elettrica e collaudo
0003 | formatura, taglio, montaggio e collaudo finale
0004 | preparazione del materiale, lavorazione, montaggio e collaudo
0005 | taglio, lavorazione meccanica, sbavatura e controllo dimensionale
0006 | tornitura, trattamento termico, rettifica e montaggio
0007 | preparazione del filato, tessitura, tintura e finissaggio
0008 | formatura, assemblaggio, prove di sicurezza e imballaggio
0009 | preparazione, stampaggio o riempimento, decorazione e controllo
0010 | taglio, formatura, assemblaggio e controllo finale
0011 | preparazione, lavorazione, controllo e confezionamento
0012 | lavorazione del legno, carteggiatura, verniciatura e montaggio
0013 | formatura, finitura, lavaggio e controllo finale
0014 | taglio, piegatura, saldatura e rivestimento
0015 | segagione, chiodatura, trattamento termico e marcatura
machine | progettazione, carpenteria, montaggio, cablaggio e collaudo
device | controllo dei componenti, assemblaggio, taratura e collaudo finale
chip | controllo in accettazione, assemblaggio, test automatico, marcatura e imballaggio
part | taglio, lavorazione meccanica, trattamento superficiale, montaggio e controllo
fastener | stampaggio a freddo, rullatura, trattamento e selezione
work | esame dei disegni, attrezzaggio, produzione e misura
material | fusione o miscelazione, formatura, taglio e controllo
cloth | preparazione del filato, tessitura, tintura e finissaggio
chemical | pesatura, miscelazione, controllo qualità e confezionamento
bagged | selezione, macinazione o miscelazione, controllo e insacco
packing | stampa, fustellatura, piegatura e controllo
garment | modellistica, taglio, cucitura, stiro e controllo
goods | progettazione, formatura, assemblaggio e controllo finale
furnishing | lavorazione, carteggiatura, finitura e montaggio
building | taglio, formatura, finitura e imballaggio
cosmetic | formulazione, miscelazione, riempimento ed etichettatura
food | selezione, lavorazione, controllo e confezionamento
drink | preparazione, riempimento, etichettatura e controllo
medicine | pesatura, produzione, confezionamento e rilascio dei lotti
disposable | formatura, confezionamento e sterilizzazione
medical | produzione, assemblaggio, pulizia e collaudo finale
software | analisi, programmazione, prove, avviamento e formazione
service | consulenza, pianificazione, esecuzione, verifica e rapporto
`

export const nameWords = `
0001 | Automazioni | Controlli
0002 | Elettronica | Elettrotecnica
0003 | Energia | Elettrica
0004 | Valvole | Oleodinamica | Impianti
0005 | Meccanica | Lavorazioni
0006 | Trasmissioni | Ingranaggi
0007 | Tessuti | Filati
0008 | Prima Infanzia | Bimbi
0009 | Cosmetica | Flaconi
0010 | Pelletterie | Accessori
0011 | Alimentari | Agricola
0012 | Arredi | Mobili
0013 | Medicale | Sanitaria
0014 | Edilizia | Utensili
0015 | Servizi
0015-06 | Consulenza
0015-14 | Imballaggi
GO | Agenzia per il Commercio | Ente per lo Sviluppo Industriale | Ufficio Export | Camera Regionale dell’Industria
IN | Capitale | Partecipazioni Industriali | Fondo Crescita | Investimenti
`

export const remarks = {
  maker: [
    'Ogni lotto è controllato prima della spedizione ed è rintracciabile dal numero.',
    'Fornitura con rapporto di controllo; altri certificati su richiesta.',
    'Dimensioni ed esecuzioni speciali a disegno.',
    'Mettiamo a disposizione schede tecniche e modelli CAD.',
    'Campioni di prova disponibili su richiesta.',
  ],
  producer: [
    'Di ogni lotto si conserva un campione, così gli ordini ripetuti corrispondono al primo.',
    'Fornitura possibile con il marchio del cliente.',
    'Campioni disponibili in pochi giorni.',
    'Etichettatura secondo le norme del paese di vendita.',
  ],
  service: [
    'Il prezzo è fissato prima di iniziare.',
    'Ogni incarico ha un responsabile dall’inizio alla fine.',
    'I risultati sono consegnati per iscritto.',
    'Le informazioni del cliente sono trattate con riservatezza.',
  ],
}

export const closers = {
  stock: [
    'A magazzino; spedizione di norma entro {lead} giorni, a partire da {order}.',
    'Articolo di magazzino. Ordine minimo {order}, consegna in circa {lead} giorni.',
    'Disponibile fino a esaurimento, a partire da {order}; riassortimento in {lead} giorni.',
    'Sempre a magazzino, minimo {order}; spedizione in {lead} giorni.',
    'Misura disponibile a magazzino; quantità maggiori in {lead} giorni, a partire da {order}.',
  ],
  order: [
    'Produzione su ordine in circa {lead} giorni, a partire da {order}.',
    'Consegna in {lead} giorni dall’approvazione; ordine minimo {order}.',
    'Produzione su ordine: {lead} giorni, minimo {order}.',
    'Tempi di consegna: {lead} giorni; ordini a partire da {order}.',
    'Non a magazzino: circa {lead} giorni, a partire da {order}.',
  ],
  service: [
    'Possiamo iniziare entro {lead} giorni.',
    'Prime date libere tra circa {lead} giorni.',
    'Avvio circa {lead} giorni dopo l’accordo.',
    'Rispondiamo entro cinque giorni lavorativi e iniziamo in {lead} giorni.',
    'La preparazione richiede {lead} giorni.',
  ],
}
