// What companies say of themselves in Spanish.
import type { CompanySentences, Voice } from '../../voices.ts'

const maker: CompanySentences = {
  short: [
    '{What} para {users}. Fabricación propia en {city}; plazo habitual de {lead} días, pedidos desde {order}.',
    'Fabricamos {what} en {city} desde {year}, principalmente para {users}. Presupuestamos sobre plano en tres días laborables; plazo de entrega de unos {lead} días.',
    'Fabricante de {what} con medios propios: {works}. Pedidos desde {order}, plazo habitual de {lead} días.',
    '{What} según norma o plano, con informe de medición en cada entrega. Series cortas desde {order}, plazo habitual de {lead} días.',
  ],
  history: [
    '{name} fabrica {what} en {city} desde {year}. Hoy trabajan en la empresa {crew}.',
    'La empresa se fundó en {year} en {city}. Su actividad principal son {what}, destinados a {users}.',
    'Desde {year} suministramos {what} a {users}. La planta de {city} cuenta con {crew}.',
  ],
  way: [
    'Procesos en planta: {works}. {care}',
    '{care} Realizamos internamente {works}, de modo que el pedido se controla de principio a fin.',
    'Cada fase de fabricación ({works}) tiene su hoja de control, que firma el operario. {care}',
  ],
  terms: [
    'Pedido mínimo: {order}. El plazo habitual es de {lead} días desde la aprobación del plano; los pedidos repetidos se entregan antes.',
    'Envíenos plano, cantidad y fecha deseada: respondemos en tres días laborables. Pedido mínimo: {order}.',
    'Exportamos, entre otros destinos, a {markets}. Embalaje y transporte se acuerdan con cada cliente.',
    'Las reclamaciones se responden por escrito, con análisis de causas, en un máximo de diez días laborables.',
  ],
}

const producer: CompanySentences = {
  short: [
    '{What} para {users}. Producción propia en {city}; pedidos desde {order}, plazo habitual de {lead} días.',
    'Elaboramos {what} en {city} desde {year}. Las muestras de existencias salen en dos días laborables.',
    'Fabricante de {what} en {city}, con gama propia y producción para la marca del cliente desde {order}.',
  ],
  history: [
    '{name} elabora {what} en {city} desde {year}. Hoy trabajan en la empresa {crew}.',
    'Desde {year} suministramos {what} a {users} desde {city}.',
    'La empresa se fundó en {year} y emplea a {crew}. Su línea principal son {what}.',
  ],
  way: [
    'Nuestro proceso: {works}. {care}',
    'Las materias primas se inspeccionan a la recepción y se almacenan por lotes. {care}',
    '{care} También preparamos muestras de artículos nuevos y definimos los detalles con la muestra en la mano.',
  ],
  terms: [
    'Pedido mínimo: {order}. El plazo habitual es de {lead} días desde la aprobación de la muestra.',
    'Indíquenos cantidad, fecha y uso previsto: enviamos la oferta en tres días laborables. Pedido mínimo: {order}.',
    'Exportamos, entre otros destinos, a {markets}. Preparamos la documentación y el etiquetado de exportación.',
  ],
}

const trader: CompanySentences = {
  short: [
    '{What} en existencias en {city} para {users}. Preparación de kits, etiquetado y almacén en consigna; entrega habitual en {lead} días.',
    'Suministramos {what} a {users}. Existencias en {city}, certificado por lote y pedidos desde {order}.',
    '{House} de {what} desde {year}. Un solo pedido, un solo envío y una sola factura; plazo de unos {lead} días.',
  ],
  history: [
    '{name} comercializa {what} desde {year}. El almacén de {city} atiende a {users}.',
    'Empezamos en {year} en {city}. Hoy {crew} se ocupan de la compra, el almacén y la entrega.',
    'Desde {year} compramos {what} a fabricantes que visitamos cada año.',
  ],
  way: [
    'La mercancía se muestrea a la recepción y su documentación se archiva por lote. {care}',
    'Mantenemos en existencias los artículos de salida semanal y pedimos el resto en fechas fijas. {care}',
    '{care} Auditamos a los proveedores antes del primer pedido y, después, cada dos años.',
  ],
  terms: [
    'Pedido mínimo: {order}. Lo que está en existencias sale al siguiente día laborable; el resto, en unos {lead} días.',
    'Entregamos en {markets} y preparamos despacho, certificado de origen y lista de bultos.',
    'Los precios se mantienen 60 días. Aceptamos contratos anuales con entregas parciales.',
  ],
}

const adviser: CompanySentences = {
  short: [
    '{What} para {users}. Equipo propio en {city}, honorarios cerrados y primera visita en {lead} días.',
    'Consultores de pymes industriales desde {year}: {what}. Empezamos midiendo en planta.',
    'Oficina independiente en {city}, fundada en {year}: {what}. No cobramos comisiones de proveedores.',
  ],
  history: [
    '{name} se fundó en {year}. En la oficina de {city} trabajan {crew}.',
    'Desde {year} trabajamos para {users}. La mitad de los encargos viene de clientes anteriores.',
    'Abrimos la oficina de {city} en {year}; hoy contamos con {crew}.',
  ],
  way: [
    'Primero medimos; después fijamos dos o tres objetivos con los responsables de planta. {care}',
    'Cada proyecto tiene un plan de una página y una reunión semanal. {care}',
    '{care} Las propuestas indican coste, efecto y responsable.',
  ],
  terms: [
    'La primera consulta es gratuita. Los proyectos comienzan en {lead} días.',
    'Los honorarios son fijos por fase; los viajes se facturan a coste.',
    'El proyecto puede detenerse después de cada fase, sin necesidad de justificarlo.',
  ],
}

const service: CompanySentences = {
  short: [
    '{What} para {users}. Precio y fecha cerrados antes de empezar; inicio en {lead} días.',
    'Desde {year} en {city}: {what}. Un solo interlocutor desde la primera consulta hasta la factura.',
    'Ofrecemos {what} a {users}, con informe por escrito al final de cada encargo.',
  ],
  history: [
    '{name} se fundó en {year} en {city}. Hoy trabajan aquí {crew}.',
    'Desde {year} trabajamos para {users}. La mitad de los encargos viene de clientes anteriores.',
    'La empresa se fundó en {year} y sigue en {city}. Su actividad principal son {what}.',
  ],
  way: [
    'Nuestra forma de trabajar: {works}. {care}',
    'Cada encargo tiene un responsable de principio a fin. {care}',
    '{care} Lo acordado se recoge en una página antes de empezar.',
  ],
  terms: [
    'Podemos empezar en {lead} días; enviamos la oferta en dos días laborables.',
    'El precio es fijo por encargo; no hay cuotas mensuales.',
    'Díganos qué necesita y para cuándo: respondemos en un día laborable.',
  ],
}

const investor: CompanySentences = {
  short: [
    'Invertimos a largo plazo en empresas industriales y apoyamos la inversión en equipos y la exportación. Decisión en unos cuatro meses.',
    'Inversor independiente de {city} para empresas industriales familiares: sucesión, maquinaria y nuevos mercados. Fundado en {year}.',
  ],
  history: [
    '{name} fue fundada en {year} en {city} por empresarios industriales.',
    'Desde {year} invertimos fondos propios en empresas de la industria.',
  ],
  way: [
    'Antes que los modelos miramos la cartera de pedidos, las máquinas y las personas. {care}',
    'Cada participada tiene un socio responsable que la visita todos los meses. {care}',
  ],
  terms: [
    'Envíenos las cuentas de tres años y la lista de maquinaria: respondemos en tres semanas.',
    'El periodo habitual de permanencia es de cinco a ocho años. Las conversaciones son confidenciales.',
  ],
}

const body: CompanySentences = {
  short: [
    'Entidad pública de apoyo a la industria en {city}: {what}, contactos y asesoramiento gratuito para {users}.',
    'Ayudamos a exportar a las empresas de la región: {what}, ferias y presentaciones en {markets}.',
  ],
  history: [
    '{name} fue creada en {year} por la región y sus cámaras. En {city} trabajan {crew}.',
    'Desde {year} ayudamos a las empresas de {city} y su entorno a encontrar clientes en el exterior.',
  ],
  way: [
    'Visitamos las empresas antes de recomendarlas. {care}',
    '{care} Las plazas de los programas se adjudican según criterios publicados.',
  ],
  terms: [
    'Los servicios son gratuitos para las empresas de la región. Respondemos en cinco días laborables.',
    'Las convocatorias de los programas se publican en primavera y otoño.',
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
    'La trazabilidad por número de lote abarca desde la materia prima hasta el embalaje.',
    'Conservamos muestras de cada lote durante diez años.',
    'Las primeras piezas se liberan solo con un informe de medición completo.',
    'Los equipos de medición se calibran cada doce meses.',
    'Los cambios de material o de proceso se anuncian con tres meses de antelación.',
    'Los rechazos se clasifican por causa cada semana y se exponen en planta.',
    'Los datos de inspección se envían en archivo con cada albarán.',
  ],
  producer: [
    'La trazabilidad por lote abarca desde la materia prima hasta la caja.',
    'Conservamos muestras de cada lote durante tres años.',
    'Los cambios de materia prima o de proceso se anuncian con tres meses de antelación.',
    'Los rechazos se clasifican por causa cada semana y se exponen en planta.',
    'Con cada entrega facilitamos por escrito los resultados de los ensayos.',
    'Las visitas a la fábrica son bienvenidas en días laborables.',
  ],
  trader: [
    'Antes de cada envío se comprueba que los certificados del fabricante corresponden al lote.',
    'Se admiten devoluciones durante 30 días con el embalaje sin abrir.',
    'La temperatura y la humedad del almacén quedan registradas.',
    'Las faltas de existencias se comunican el mismo día en que se conocen.',
    'Personal formado se ocupa de las mercancías peligrosas y del control de exportaciones.',
  ],
  adviser: [
    'Los datos de un cliente nunca se muestran a otro.',
    'Cada visita termina con una nota escrita de una página.',
    'Las mismas dos personas acompañan el proyecto de principio a fin.',
    'Los resultados intermedios se comentan en planta.',
    'Los ahorros se indican solo cuando la planta los ha medido.',
  ],
  service: [
    'Los datos de un cliente nunca se muestran a otro.',
    'Las mismas personas atienden al cliente durante años.',
    'Corregimos a nuestro cargo los errores que sean nuestros.',
    'Los expedientes se guardan siete años y se entregan a petición.',
    'Los retrasos se comunican el mismo día en que se conocen.',
  ],
  investor: [
    'Las cuentas de todas las participadas se auditan externamente.',
    'Ninguna participación se ha vendido antes de cuatro años.',
    'El empleo y las pensiones forman parte de cada acuerdo.',
    'La deuda bancaria se mantiene por debajo del doble del beneficio anual.',
    'Cada socio ha aportado fondos propios.',
  ],
  body: [
    'El asesoramiento es neutral y, si se pide, por escrito.',
    'Las decisiones y los importes se publican.',
    'Recibimos en la estación a las delegaciones de tres o más personas.',
    'Las consultas del exterior se trasladan en dos días.',
    'El laboratorio de ensayos contiguo puede utilizarse por horas.',
  ],
}
