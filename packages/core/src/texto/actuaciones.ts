/** Legal actions: forms, gate and answers (S2 §2.3, §4, §5, §8; D72, D75). */
export const actuaciones = {
  tituloDeEdicion: 'Guardar cambios',
  alCrear: {
    fecha: 'La fecha es requerida.',
    tipo: 'El tipo de actuación es requerido.',
    recursos: 'Este campo es obligatoria',
  },
  alEditar: {
    fecha: 'La fecha es obligatoria',
    tipo: 'El tipo de etapa es obligatorio',
  },
  radicacion: {
    caratula: 'La caratula es requerida.',
    expediente: 'El número de expediente es requerido.',
    titulo: 'El número de titulo ejecutivo es requerido.',
    juzgado: 'El juzgado es requerido.',
    monto: 'El monto es requerido.',
    periodos: 'El periodo que abarca es requerido.',
  },
  resultado: 'El resultado es requerido.',
  medida: 'El tipo de medida es requerido.',
  notificacion: {
    fecha: 'La fecha es requerida.',
    modo: 'El modo es requerido.',
    valor: 'El valor es requerido.',
  },
  resultados: { 0: 'Positivo', 1: 'Negativo' },
  campos: { cp8480: 'Bono ley 8480', cpantprv: 'Anticipo previsional' },
  faltaRadicacion: 'Debe cargar la radicación para continuar con otras actuaciones.',
  confirmarGuardar: '¿Esta seguro de guardar los cambios?',
  confirmarEliminar: '¿Esta seguro de eliminar la actuación?',
  grabadas: { titulo: 'Exito!', texto: 'Las actuaciones se grabarón correctamente.' },
  editada: { titulo: 'Éxito!', texto: 'Los datos es guardaron correctamente.' },
  eliminadas: { titulo: 'Exito!', texto: 'Las actuaciones se eliminarón correctamente.' },
  falla: { titulo: 'Error!', texto: 'Ocurrio un error, intentelo nuevamente.' },
  confirmarEliminarConvenio: '¿Esta seguro de eliminar este convenio?',
  convenioEliminado: { titulo: 'Exito!', texto: 'Se eliminó correctamente.' },
} as const
