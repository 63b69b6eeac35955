/**
 * Texts for the check of a workbook before its executive titles are issued: the notices and refusals of each row, and
 * what a person can do about them.
 */
export const revisionDeTitulos = {
  accion: 'Revisar',
  listas: {
    ninguna: 'Ninguna de las {filas} filas puede ser un título',
    una: '1 de las {filas} filas puede ser un título',
    varias: '{n} de las {filas} filas pueden ser títulos',
    todas: 'Todas las filas pueden ser títulos: {filas}',
  },
  rechazos: 'Rechazos',
  sinRechazos: 'No hay rechazos.',
  avisos: 'Avisos',
  sinAvisos: 'No hay avisos.',
  queEsUnRechazo: 'Sin resolverlos, esas filas no pueden ser títulos.',
  queEsUnAviso: 'No impiden el título: mire cada uno antes de emitirlo.',
  hayMas: 'Se muestran las primeras {n} observaciones de {total}.',
  descargarInforme: 'Descargar la revisión (CSV)',
  informe: '{name}_revision.csv',
  columnas: {
    fila: 'Fila',
    planilla: 'Planilla',
    mensaje: 'Qué pasa',
    salida: 'Qué se puede hacer',
  },
  enElComando: {
    cuentas:
      'Filas: {filas}. Listas para título: {listas}. Con rechazos: {rechazadas}. Con avisos: {conAvisos}.',
    salida: 'Qué se puede hacer: {salida}',
    norma: 'Norma: {norma}',
  },
  normas: {
    inhabilidad: '{ley}, artículo 9, inciso c (excepción de inhabilidad de título)',
    prescripcion: '{ley}, artículo 9, inciso e (excepción de prescripción)',
    titulo: '{ley}, {articulo}',
  },
  mensajes: {
    saldoAFavor: 'Reclama períodos con saldo a favor, por {importe}: {periodos}.',
    saldoDescontado: 'Descuenta un saldo a favor de {importe}: {periodos}.',
    sinLimites:
      'DESDE y HASTA están vacías: reclama todo lo vencido, de {primero} a {ultimo} ({n}).',
    sinDesde: 'DESDE está vacía: reclama desde {primero}, el primer período con deuda.',
    sinHasta: 'HASTA está vacía: reclama hasta {ultimo}, el último período vencido.',
    unPeriodo: '1 período',
    variosPeriodos: '{n} períodos',
    sinAsignar: 'Reclama períodos que no están a cargo del abogado {abogado}: {periodos}.',
    prescriptos: 'Reclama períodos que prescribieron, según lo que está en Apremia: {periodos}.',
    vencidosSinInteres: 'Reclama períodos vencidos sin interés: {periodos}.',
    sinCarta: 'Reclama períodos sin una carta de intimación recibida: {periodos}.',
    bajoMinimo: 'El total, {total}, es menor que el mínimo de un título: {minimo}.',
    deudoresCambiados: 'La planilla dice que debe {planilla}; el padrón de hoy dice {hoy}.',
    nadie: 'nadie',
    sinDeudor: 'El padrón no dice quién debe.',
    sinDocumento: 'El padrón no tiene el DNI ni el CUIT de {deudores}.',
    sinDomicilio: 'El padrón no tiene el domicilio del deudor.',
    sinOrdenanza: 'No hay ordenanza del recurso {recurso} para {anios}.',
    articuloSinNorma:
      'La base legal del recurso {recurso} no dice de qué ordenanza es {articulos}: el título va a citarlo así.',
    tasaDistinta:
      'La tasa cargada del recurso {recurso} ({tasas}) no es la de la base legal que va a citar el título: {bases}.',
  },
  salidas: {
    saldoAFavor:
      'Deje esos períodos afuera con DESDE y HASTA, o resuelva antes con el municipio a qué deuda se imputa el saldo.',
    limites: 'Si lo encomendado son menos períodos, escriba DESDE y HASTA.',
    sinAsignar: 'Pida que se asignen a ese abogado, o deje afuera esos períodos con DESDE y HASTA.',
    prescriptos:
      'Déjelos afuera con DESDE y HASTA, o confirme que algo interrumpió el plazo: la página del caso dice cómo se contó.',
    tasaDistinta:
      'Confirme con el municipio con qué tasa calculó el interés y corrija la que está mal: la tasa o la base legal, en Configuración, Recursos.',
    fallecido:
      'Verifique si corresponde emitirlo contra los herederos o la sucesión. La marca se mira y se cambia en la página del contribuyente.',
    sindico:
      'Verifique con el síndico si corresponde insinuar el crédito (verificación) en lugar del apremio. La marca se mira y se cambia en la página del contribuyente.',
    vencidosSinInteres:
      'Confirme con el municipio que no corresponde interés, o pídale los importes y vuelva a procesar la planilla básica.',
    sinCarta:
      'Anote el acuse de la carta en «Cartas», o envíe una y espere el acuse. También puede dejar afuera esos períodos con DESDE y HASTA.',
    bajoMinimo:
      'Quite la fila, o amplíe los períodos de DESDE y HASTA. El mínimo lo pone un administrador en Configuración.',
    deudoresCambiados:
      'Vuelva a procesar la planilla básica, que trae los deudores de hoy. Si corresponde demandar a quien debía antes, emítalo así.',
    padron: 'Complete el dato en el padrón y vuelva a procesar la planilla básica.',
    sinOrdenanza:
      'Un administrador la pone en Configuración, en los recursos, o con «apremia recursos guardar».',
    articuloSinNorma:
      'Un administrador escribe el artículo con su ordenanza en Configuración, en la ordenanza de cada año del recurso: «artículo 95 de la Ordenanza Fiscal N.º 8.000».',
    sinFundamento:
      'Un administrador la pone en Configuración, en la ordenanza de cada año del recurso, o con «apremia recursos guardar». Sin ella, el título de la versión 2 no se emite.',
    saldoDescontado:
      'El título lo descuenta fuera de la tabla. Mire si antes corresponde imputarlo a otra deuda.',
    enConvenio:
      'Quite la fila. Si de verdad corresponde, al generar se fuerza con un motivo, que queda en el historial.',
    titulada: 'Quite la fila, anule el título anterior o, al generar, fuerce la generación.',
    repetida: 'Deje una sola fila para cada deuda, o períodos distintos en DESDE y HASTA.',
    imponible: 'Corrija el número de la planilla básica o quite la fila.',
    recurso: 'Ponga en RECURSO uno de los que tributa el imponible.',
    catalogo:
      'Un administrador agrega el recurso en Configuración, o con «apremia recursos guardar».',
    categoria: 'Revise la planilla en la otra categoría o quite la fila.',
    abogado: 'Ponga en ABOGADO el código de un abogado en actividad.',
    deOtro: 'Ponga en ABOGADO a quien los tiene a cargo, o déjelos afuera con DESDE y HASTA.',
    periodos: 'Cambie DESDE y HASTA para dejar afuera esos períodos.',
    sinInteres:
      'Pida al municipio el capital o el interés de esos períodos y vuelva a procesar la planilla básica, o déjelos afuera con DESDE y HASTA.',
    rango: 'Corrija DESDE y HASTA.',
    sinDeuda: 'Quite la fila.',
    total: 'Quite la fila o amplíe los períodos de DESDE y HASTA.',
    estado: 'Corrija en la planilla básica lo que dice ESTADO y vuelva a procesarla.',
    procesar: 'Vuelva a procesar la planilla básica, que trae los datos y los importes de hoy.',
    importes:
      'Vuelva a procesar la planilla básica. Si el municipio no tiene importes nuevos, al generar se fuerza con un motivo.',
    parametro: 'Un administrador lo pone en «Puesta en marcha».',
    otra: 'Resuelva lo que dice el mensaje y revise la planilla de nuevo.',
    celda: 'Corrija la celda y revise la planilla de nuevo.',
  },
} as const
