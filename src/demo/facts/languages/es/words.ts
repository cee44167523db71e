// Words of companies and products in Spanish.

/** Industry | whom its companies serve. */
export const users = `
0001 | constructores de maquinaria e integradores de sistemas | líneas de envasado y de montaje | plantas de agua y de proceso
0002 | fabricantes de instrumentos y controles | electrónica médica y ferroviaria | fabricantes de electrónica de potencia
0003 | compañías eléctricas e instaladores | constructores de plantas solares | fabricantes de transformadores y motores
0004 | plantas químicas y alimentarias | fabricantes de prensas y maquinaria móvil | astilleros e instaladores de calefacción | departamentos de mantenimiento
0005 | fabricantes de máquinas herramienta y equipos para semiconductores | constructores de máquinas especiales | fabricantes de material ferroviario y maquinaria agrícola
0006 | fabricantes de reductores y bombas | fabricantes de transportadores y envasadoras | fabricantes de máquinas herramienta | siderurgia y minería
0007 | fabricantes de ropa laboral y uniformes | talleres de confección | marcas de bolsos y artículos de exterior
0008 | tiendas infantiles y farmacias | empresas de venta por correo | hospitales y guarderías
0009 | marcas de cuidado de la piel | salones de belleza y hoteles | compradores de marca propia
0010 | marcas de bolsos y equipaje | relojerías y joyerías | fabricantes de marroquinería
0011 | mayoristas y restaurantes | importadores de alimentos | tiendas agrícolas y cooperativas
0012 | oficinas y edificios públicos | hoteles y restaurantes | comercios y residencias
0013 | hospitales y clínicas | fabricantes de productos sanitarios | laboratorios
0014 | empresas constructoras | almacenes de construcción | gestores de instalaciones
0015 | exportadores de maquinaria | pequeñas y medianas industrias | departamentos de compras en el extranjero
`

/** Industry or sort of article | how its products come about. */
export const steps = `
0001 | montaje de placas, ensamblaje, calibración y ensayo final
0002 | montaje, acabado, ensayo eléctrico y control final
0003 | conformado, corte, montaje y ensayo final
0004 | preparación de material, mecanizado, montaje y control final
0005 | corte, mecanizado, desbarbado y control dimensional
0006 | torneado, tratamiento térmico, rectificado y montaje
0007 | preparación del hilo, tejeduría, tintura y acabado
0008 | conformado, montaje, ensayo de seguridad y embalaje
0009 | preparación, moldeo o llenado, decoración y control
0010 | corte, conformado, montaje y control final
0011 | preparación, elaboración, control y envasado
0012 | mecanizado, lijado, lacado y montaje
0013 | conformado, acabado, lavado y control final
0014 | corte, conformado, soldadura y recubrimiento
0015 | aserrado, clavado, tratamiento térmico y marcado
machine | diseño, construcción de bastidores, montaje, cableado y prueba de marcha
device | inspección de componentes, montaje, ajuste y ensayo final
chip | inspección de entrada, montaje, ensayo automático, marcado y embalaje
part | corte, mecanizado, tratamiento superficial, montaje y control
fastener | estampación en frío, laminado de rosca, tratamiento y clasificación
work | revisión de planos, utillaje, producción y medición
material | fusión o mezcla, conformado, corte y control
cloth | preparación del hilo, tejeduría, tintura y acabado
chemical | pesaje, mezcla, control de calidad y envasado
bagged | selección, molienda o mezcla, control y ensacado
packing | impresión, corte, plegado y control
garment | patronaje, corte, costura, planchado e inspección
goods | diseño, conformado, montaje y control final
furnishing | mecanizado, lijado, acabado y montaje
building | corte, conformado, acabado y embalaje
cosmetic | formulación, mezcla, llenado y etiquetado
food | selección, elaboración, control y envasado
drink | preparación, llenado, etiquetado y control
medicine | pesaje, elaboración, envasado y liberación de lotes
disposable | conformado, envasado y esterilización
medical | fabricación, montaje, limpieza y ensayo final
software | análisis, programación, pruebas, implantación y formación
service | consulta, planificación, ejecución, revisión e informe
`

export const nameWords = `
0001 | Automatización | Control
0002 | Electrónica | Electrotecnia
0003 | Energía | Eléctrica
0004 | Válvulas | Hidráulica | Industrial
0005 | Mecanizados | Metal
0006 | Transmisiones | Engranajes
0007 | Textil | Tejidos
0008 | Infantil | Bebé
0009 | Cosmética | Envases
0010 | Piel | Complementos
0011 | Alimentaria | Agroalimentaria
0012 | Mobiliario | Muebles
0013 | Médica | Sanitaria
0014 | Construcción | Herramientas
0015 | Servicios
0015-06 | Consultores
0015-14 | Embalajes
GO | Agencia de Promoción Comercial | Instituto de Desarrollo Industrial | Oficina de Exportación | Cámara Regional de Industria
IN | Capital | Participaciones Industriales | Fondo de Crecimiento | Inversiones
`

export const remarks = {
  maker: [
    'Cada lote se inspecciona antes del envío y lleva su número de trazabilidad.',
    'Se entrega con informe de inspección; otros certificados, a petición.',
    'Dimensiones y ejecuciones especiales según plano.',
    'Facilitamos hojas de datos y modelos CAD.',
    'Muestras para ensayo disponibles a petición.',
  ],
  producer: [
    'Se guarda una muestra de cada lote para que los pedidos repetidos coincidan con el primero.',
    'Posibilidad de suministro con la marca del cliente.',
    'Muestras disponibles en pocos días.',
    'Etiquetado según la normativa del país de venta.',
  ],
  service: [
    'El precio se fija antes de empezar.',
    'Cada encargo tiene una persona responsable de principio a fin.',
    'Los resultados se entregan por escrito.',
    'La información del cliente se trata con confidencialidad.',
  ],
}

export const closers = {
  stock: [
    'En existencias; envío habitual en {lead} días, desde {order}.',
    'Artículo de almacén. Pedido mínimo {order}, entrega en unos {lead} días.',
    'Disponible mientras haya existencias, desde {order}; reposición en {lead} días.',
    'Siempre en existencias, {order} como mínimo; expedición en {lead} días.',
    'Medida disponible en almacén; cantidades mayores en {lead} días, desde {order}.',
  ],
  order: [
    'Fabricación bajo pedido en unos {lead} días, desde {order}.',
    'Plazo de {lead} días desde la aprobación; pedido mínimo {order}.',
    'Producción bajo pedido: {lead} días, {order} como mínimo.',
    'Plazo de entrega: {lead} días; pedidos desde {order}.',
    'No se mantiene en existencias: unos {lead} días, desde {order}.',
  ],
  service: [
    'Podemos empezar en {lead} días.',
    'Próximas fechas libres en unos {lead} días.',
    'Inicio unos {lead} días después del acuerdo.',
    'Respondemos en cinco días laborables y empezamos en {lead} días.',
    'La preparación lleva {lead} días.',
  ],
}
