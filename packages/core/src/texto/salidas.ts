export const salidas = {
  titulo: 'Exportar toda la instalación',
  archivo: 'instalacion-{dia}-{id}.zip',
  estados: {
    'en-curso': 'En curso',
    lista: 'Lista',
    fallida: 'Falló',
    cancelada: 'Cancelada',
    olvidada: 'Ya no se conserva',
  },
  pasos: {
    escribiendo: 'Escribiendo {archivo}',
    documentos: 'Copiando los documentos',
    guardando: 'Guardando el paquete',
  },
  enCurso: 'Ya se está exportando la instalación: espere a que termine, o cancélela en Tareas.',
  pedida: 'Se pidió exportar toda la instalación (exportación {id}).',
  hecha:
    'Se exportó toda la instalación (exportación {id}): {filas} filas en {archivos} archivos y {documentos} documentos.',
  faltan:
    'No se encontraron {n} documentos, ni están en el paquete: «apremia documentos verificar» dice cuáles.',
  alterados:
    'Hay {n} documentos que no son los que se guardaron: van como están. «apremia documentos verificar» dice cuáles.',
  pantalla: {
    boton: 'Exportar todo',
    que: 'Toda la instalación se escribe como un paquete del municipio: catálogos, personas, padrón, deuda, planes, títulos, cartas, convenios y actuaciones, con sus PDF, y las plantillas de escritos. Se carga en otra instalación, o se guarda. Nadie tiene que dejar de trabajar mientras tanto.',
    personales: 'Lleva los datos personales de todos',
    cuidado:
      'De los contribuyentes, los abogados y los usuarios, con sus deudas y documentos. Guárdelo donde nadie más lo lea. Quién la pide y quién la descarga queda en el historial; se conservan las últimas 3.',
    exportar: 'Exportar',
    curso: 'Se está exportando la instalación',
    ninguna: 'Todavía no se exportó la instalación.',
    ultimas: 'Últimas exportaciones',
    numero: 'Nº',
    fecha: 'Fecha y quién',
    estado: 'Estado',
    filas: 'Filas',
    documentos: 'Documentos',
    tamano: 'Tamaño',
    megas: '{n} MB',
    descargar: 'Descargar',
    descargarUna: 'Descargar la exportación {n}',
  },
  resumen: 'Exportación {id}: se descarga en «Datos del municipio».',
  noEsta: 'No existe la exportación {id}.',
  sinArchivo: 'La exportación {id} todavía no terminó, o no terminó bien.',
  olvidada:
    'La exportación {id} ya no se conserva: se guardan las últimas {n}. Haga otra con «Exportar toda la instalación».',
} as const
