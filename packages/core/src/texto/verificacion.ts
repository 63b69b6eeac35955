export const verificacion = {
  titulo: 'Verificar un documento',
  ayuda:
    'Escriba el código de verificación de un título ejecutivo, un convenio, una carta de intimación o una evaluación. Está en el documento, al lado del código QR o al pie de cada página.',
  codigo: 'Código de verificación',
  ejemplo: 'Por ejemplo: K7QH-2M9X-WT4B-R8DN-PC3F',
  boton: 'Verificar',
  faltaCodigo: 'Escriba el código.',
  verificando: 'Verificando…',
  desconocido: 'No hay ningún documento emitido con ese código.',
  desconocidoAyuda:
    'Revise que esté bien copiado. Si lo está, el documento no salió de este sistema: consulte a la municipalidad.',
  otros: 'Los documentos del sistema anterior no tienen código y no se verifican acá.',
  clases: {
    titulo: 'Título ejecutivo',
    convenio: 'Convenio de pago',
    carta: 'Carta de intimación',
    evaluacion: 'Evaluación',
  },
  datos: {
    clase: 'Documento',
    numero: 'Número',
    fecha: 'Fecha',
    estado: 'Estado',
    emisor: 'Emisor',
  },
  nombres: {
    vigente: 'Vigente',
    anulado: 'Anulado',
    devuelto: 'Devuelto',
    caduco: 'Puede declararse caduco',
    'sin-informar': 'Confirmado',
  },
  estados: {
    titulo: {
      vigente: 'La municipalidad no lo anuló.',
      anulado: 'La municipalidad lo anuló el {desde}.',
    },
    carta: {
      vigente: 'La municipalidad no la anuló.',
      anulado:
        'La municipalidad la anuló el {desde}. El archivo se compara con la carta que se emitió, sin la marca de anulada.',
      devuelto:
        'No se pudo entregar: así se anotó con fecha {desde}. La municipalidad no la anuló.',
    },
    evaluacion: {
      vigente: 'Comprende del {inicio} al {fin}. Una evaluación no se cambia ni se anula.',
    },
    convenio: {
      vigente: 'Está confirmado y no tiene cuotas impagas por las que pueda caducar.',
      anulado: 'Está confirmado, pero sus planes se retiraron.',
      caduco:
        'Por sus cuotas impagas, la municipalidad puede declararlo caduco desde el {desde}. Si lo declaró, lo informa ella.',
      'sin-informar':
        'Está confirmado. La municipalidad no informó los pagos, así que no se sabe si está al día.',
    },
  },
  archivo: {
    titulo: 'Comparar el archivo',
    ayuda:
      'Si tiene el PDF, compruebe que es el que se emitió. El archivo no se envía: se compara en su computadora.',
    campo: 'Archivo PDF',
    comparando: 'Comparando {nombre}…',
    ilegible:
      'No se pudo leer el archivo. Elíjalo otra vez; si sigue igual, abra esta página con https o con otro navegador.',
    guardar: 'Guardar el documento emitido',
    agregado:
      'El archivo empieza con el documento emitido, pero después tiene algo que no es solo una firma en su lugar y puede cambiar lo que se ve. Mire el documento emitido.',
  },
  archivos: {
    emitido: {
      nombre: 'Es el documento emitido',
      frase: 'El archivo es, byte por byte, el que se emitió.',
    },
    firmado: {
      nombre: 'Es el documento emitido, con una firma',
      frase:
        'Emitido, con firma agregada después; no se verificó quién firmó. Lo que se ve es lo que se emitió, salvo el recuadro de la firma digital.',
    },
    modificado: {
      nombre: 'No es el documento emitido',
      frase: 'El archivo no es el que se emitió con este código: es otro o fue modificado.',
    },
  },
  papel: {
    codigo: 'Código de verificación',
    invitacion: 'Verifíquelo con el código QR o en',
  },
} as const
