/** Documents seen in the page. */
export const documentos = {
  visor: {
    cargando: 'Abriendo el documento…',
    pagina: 'Página {n} de {total}',
    anterior: 'Página anterior',
    siguiente: 'Página siguiente',
    alejar: 'Alejar',
    acercar: 'Acercar',
    zoom: '{n} %',
    ajustar: 'Ajustar al ancho',
    descargar: 'Descargar',
    imprimir: 'Imprimir',
    sinVista:
      'Este navegador no pudo mostrar el documento. Descárguelo para abrirlo con otro programa.',
  },
  adjuntos: {
    elegir: 'Elija los archivos',
    arrastrar: 'o arrástrelos hasta aquí',
    tope: 'PDF, Word, JPG o PNG: hasta {archivos} archivos, {porArchivo} cada uno y {total} en total.',
    otroTipo: 'se admiten PDF, Word (.doc, .docx), JPG o PNG.',
    vacio: 'el archivo está vacío.',
    grande: 'supera el máximo de {tope} por archivo: pesa {tamano}.',
    muchos: 'se admiten hasta {n} archivos por vez.',
    repetido: 'ya está en la lista.',
    total: 'con este, los archivos superan los {tope} en total.',
    otroContenido: 'su contenido no es el que dice su nombre.',
    quitar: 'Quitar {nombre}',
    enviando: 'Enviando {nombre}',
  },
  falla: { titulo: 'Error!', texto: 'Ocurrio un error, intentelo nuevamente.' },
} as const
