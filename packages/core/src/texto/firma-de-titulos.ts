export const firmaDeTitulos = {
  pestana: 'Títulos para firmar',
  ayuda:
    'Descargue los títulos, fírmelos con su programa de firma digital y suba los firmados. Desde entonces, donde se descarga cada título va el firmado.',
  cuales:
    'Solo están los títulos vigentes que tienen un lugar para la firma digital: los de la versión 2 que se generaron desde que lo llevan. Los de la versión 1 y los del sistema anterior no están.',
  ninguno: 'No hay títulos para firmar.',
  columnas: {
    numero: 'Nº Título',
    fecha: 'Fecha',
    deudor: 'Deudor',
    imponible: 'Imponible',
    recurso: 'Recurso',
    total: 'Importe',
    lote: 'Lote',
    firma: 'Firma',
  },
  filtros: { estado: 'Firma', lote: 'Lote', recurso: 'Recurso', numero: 'Nº Título' },
  loteDe: 'Nº {desde} a {hasta} · {archivo}',
  estados: { 'sin-firmar': 'Sin firmar', firmado: 'Firmados', todos: 'Todos' },
  sinFirmar: 'Sin firmar',
  firmadoEl: 'Firmado el {dia}',
  firmado: 'Firmado',
  numeroInvalido: 'El número de título lleva solo dígitos.',
  elegir: 'Elegir el título {n}',
  elegirPagina: 'Elegir los títulos de esta página',
  barra: 'Títulos elegidos',
  uno: '1 título elegido',
  varios: '{n} títulos elegidos',
  tope: 'Se descargan hasta {n} por vez.',
  limpiar: 'Limpiar la elección',
  descargarElegidos: 'Descargar para firmar',
  descargarUno: 'Descargar el título {n} para firmar',
  verFirmado: 'Ver el título {n} firmado',
  verOriginal: 'Ver el original',
  verOriginalDe: 'Ver el original del título {n}',
  sinAlguno:
    'No hay ningún título para firmar con el número {n}: está anulado o no admite una firma digital.',
  lotePendiente:
    'El título Nº {n} todavía no tiene su PDF. Reanude su lote y espere a que termine.',
  archivo: 'titulos_para_firmar_{timestamp}.zip',
  historial: {
    firmado: 'Título Nº {n} firmado: «{archivo}».',
    reemplazado: 'Título Nº {n} firmado otra vez: «{archivo}» toma el lugar del firmado anterior.',
  },
  subir: {
    abrir: 'Subir firmados',
    titulo: 'Subir títulos firmados',
    campo: 'PDF firmados, o zips con ellos',
    ayuda:
      'Cada PDF se reconoce por lo que tiene, no por su nombre. Hasta {mb} MB por archivo. Lo que se guarda queda guardado aunque el envío se corte: puede repetirlo.',
    tipo: 'no es un PDF ni un zip',
    grande: 'supera los {mb} MB',
    vacio: 'está vacío',
    reemplazar: 'Reemplazar los firmados que ya estén guardados',
    reemplazarAyuda: 'El firmado anterior no se borra, y el historial dice quién lo reemplazó.',
    enviar: 'Subir',
    otra: 'Subir otros',
    cerrar: 'Cerrar',
    detener: 'Detener',
    falta: 'Elija al menos un archivo.',
    enviando: 'Enviando {archivo}',
    revisando: 'Revisando {archivo}',
    cuanto: '{hecho} de {total}',
    cortado:
      'No se terminó de subir «{archivo}». Lo que figura abajo quedó guardado: puede repetir el envío.',
    detalle: 'Lo que pasó con cada archivo',
    archivo: 'Archivo',
    resultado: 'Resultado',
    hayMas: 'Se muestran los primeros {n} de {total}, los rechazados antes.',
    todoBien: 'No se rechazó ninguno.',
  },
  seGuardaria: 'Se guardaría el título Nº {n} firmado.',
  resultados: {
    firmado: { nombre: 'Firmado', frase: 'Se guardó el título Nº {n} firmado.' },
    reemplazado: {
      nombre: 'Reemplazado',
      frase: 'Se guardó el título Nº {n} firmado en lugar del anterior.',
    },
    'ya-estaba': {
      nombre: 'Ya estaba',
      frase: 'El título Nº {n} ya estaba guardado con esta firma.',
    },
    'sin-firma': {
      nombre: 'Sin firma',
      frase: 'Es el título Nº {n} como se emitió, sin firmar. Fírmelo y súbalo de nuevo.',
    },
    modificado: {
      nombre: 'Modificado',
      frase:
        'Es el título Nº {n} con algo más que una firma en su recuadro. Descárguelo de nuevo, fírmelo en ese recuadro sin agregarle nada y suba el firmado.',
    },
    'sin-campo': {
      nombre: 'No admite firma',
      frase: 'El título Nº {n} se emitió sin lugar para una firma digital. Fírmelo en papel.',
    },
    anulado: {
      nombre: 'El título está anulado',
      frase: 'El título Nº {n} está anulado: no se guarda.',
    },
    'otra-firma': {
      nombre: 'Ya tiene otra firma',
      frase:
        'El título Nº {n} ya está guardado con otra firma. Si esta debe tomar su lugar, súbalo de nuevo y elija reemplazar.',
    },
    desconocido: {
      nombre: 'No es un título de este municipio',
      frase:
        'No empieza con ningún título emitido acá. Si lo es, el programa lo guardó entero de nuevo: descárguelo otra vez y fírmelo sin imprimirlo ni exportarlo.',
    },
    'no-es-pdf': { nombre: 'No es un PDF', frase: 'No es un PDF: no se mira.' },
    'zip-adentro': {
      nombre: 'Zip adentro de otro',
      frase: 'Es un zip adentro de otro. Súbalo aparte, o ponga sus PDF en el primero.',
    },
    grande: {
      nombre: 'Demasiado grande',
      frase: 'Supera los {mb} MB que puede tener un título firmado.',
    },
    danado: { nombre: 'Dañado', frase: 'Está dañado, cifrado o cortado. Ármelo de nuevo.' },
  },
  zip: {
    danado: '«{archivo}» no se puede abrir: está dañado o cortado.',
    cifrado: '«{archivo}» tiene contraseña. Ármelo de nuevo sin ella.',
    bomba:
      '«{archivo}» se desempaqueta en mucho más de lo que ocupa. Ármelo de nuevo solo con los PDF firmados.',
    entradas: '«{archivo}» tiene más de {n} archivos. Divídalo en varios.',
    vacio: '«{archivo}» no tiene ningún archivo.',
  },
  noGuardado:
    'El archivo enviado ya no está en el servidor: envíelo de nuevo. Lo que se guardó quedó guardado.',
  enElComando: {
    guardados: '{n} guardados',
    yaEstaban: '{n} ya estaban',
    rechazados: '{n} rechazados',
    nada: 'No se guardó nada (--dry-run).',
    parte: '{archivo}, parte {n} de {partes}',
    sueltos: 'PDF sueltos, parte {n} de {partes}',
    danado: 'no se pudo leer entero: está dañado, o no hay lugar en el disco para sus partes',
  },
} as const
