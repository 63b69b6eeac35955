/** Texts of the legal conditions (S1 §2). */
export const condiciones = {
  titulo: 'Condiciones legales',
  volver: 'Volver a abogados',
  listado: 'Condiciones de los contratos',
  leyenda: 'Lo pactado con cada abogado externo en su contrato con el municipio.',
  vacio: 'Todavía no hay condiciones legales cargadas.',
  comoSeCarga: 'Las carga la administración, de a una o desde una planilla.',
  comoCargar: 'Cárguelas con «Nueva condición», o todas juntas con «Cargar planilla».',
  columnas: {
    contrato: 'Contrato',
    condiciones: 'Condiciones',
    abogado: 'Abogado',
    municipio: 'Municipio',
  },
  nueva: 'Nueva condición',
  editar: 'Editar la condición del contrato {contrato}',
  elijaAbogado: 'Elija el abogado',
  requeridos: {
    contrato: 'El contrato es requerido.',
    condiciones: 'Las condiciones son requeridas.',
    abogado: 'El abogado es requerido.',
  },
  abogadoInexistente: 'No hay ningún abogado con ese código.',
  repetida: 'Ese abogado ya tiene las condiciones de ese contrato: edítelas.',
  versionVieja:
    'Otra persona modificó esta condición mientras usted la editaba. Lo que usted escribió sigue aquí: revise los valores guardados y vuelva a guardar.',
  agregada: 'La condición del contrato {contrato} quedó cargada.',
  editada: 'La condición del contrato {contrato} quedó modificada.',
  planilla: {
    titulo: 'Cargar planilla',
    leyenda:
      'Una fila por contrato y abogado. Los contratos que ya están se actualizan y los nuevos se agregan; no se quita ninguno. Si alguna fila tiene un error, no se aplica ninguna.',
    archivo: 'Planilla de condiciones (.xlsx o .xls, hasta 25 MB)',
    falta: 'Elija la planilla.',
    ejemplo: 'Descargar ejemplo',
    cargar: 'Cargar planilla',
    falla: 'No se pudo cargar la planilla',
    cargada: 'La planilla quedó cargada.',
    resultado: 'Agregadas: {altas}. Modificadas: {cambios}. Sin cambios: {iguales}.',
  },
  errores: {
    abogado: 'Escriba el código de un abogado que exista, por ejemplo A01.',
    repetida: 'El mismo contrato y abogado ya está en la fila',
  },
} as const
