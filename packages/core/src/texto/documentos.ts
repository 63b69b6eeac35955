export const documentos = {
  visor: {
    dibujando: 'Dibujando la página…',
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
    nombreLargo: 'su nombre tiene más de {n} caracteres: acórtelo.',
    vacio: 'el archivo está vacío.',
    grande: 'supera el máximo de {tope} por archivo: pesa {tamano}.',
    muchos: 'se admiten hasta {n} archivos por vez.',
    repetido: 'ya está en la lista.',
    revise:
      'Uno de los archivos no se puede adjuntar. Vea el motivo junto a los archivos y guarde otra vez.',
    total: 'con este, los archivos superan los {tope} en total.',
    otroContenido: 'su contenido no es el que dice su nombre.',
    quitar: 'Quitar {nombre}',
    ver: 'Ver {nombre}',
    descargar: 'Descargar {nombre}',
    borrar: 'Borrar {nombre}',
    enviando: 'Enviando {nombre}',
  },
  danado: {
    falta:
      'El documento falta en el servidor. Avise a un administrador: subir otra vez el mismo archivo lo repara.',
    alterado:
      'El documento guardado está alterado o cortado y no se entrega. Avise a un administrador: subir otra vez el mismo archivo lo repara.',
    ilegible:
      'El disco del servidor no pudo leer el documento. Intente nuevamente; si se repite, avise a un administrador: subir otra vez el mismo archivo lo repara.',
    historial: 'El documento {documento} {falla}.',
    salud:
      'Documentos guardados que están dañados o no se pueden leer, de los pedidos desde el arranque: {cantidad}. El historial dice cuáles; «apremia documentos verificar» los revisa todos.',
  },
  fallas: {
    falta: 'falta donde se guardan los documentos',
    alterado: 'está alterado o cortado',
    ilegible: 'no se puede leer del disco',
  },
  verificacion: {
    titulo: 'Verificar los documentos guardados',
    paso: 'Leyendo documentos',
    falta: 'Falta el documento {documento} ({tipo}, {tamano} bytes, del {dia}). Lo usan: {usos}.',
    alterado:
      'Está alterado o cortado el documento {documento} ({tipo}, {tamano} bytes, del {dia}). Lo usan: {usos}.',
    ilegible:
      'No se puede leer del disco el documento {documento} ({tipo}, {tamano} bytes, del {dia}). Lo usan: {usos}.',
    sinUso: 'nadie',
    huerfano: 'El archivo {documento} no es de nadie.',
  },
  falla: { titulo: 'Error!', texto: 'Ocurrio un error, intentelo nuevamente.' },
} as const
