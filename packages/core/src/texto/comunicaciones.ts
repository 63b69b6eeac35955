/** Communications (S2 §2.12; D98). */
export const comunicaciones = {
  titulo: 'Nuevas Comunicaciones',
  nueva: 'Nueva Comunicación',
  editar: 'Editar Comunicación',
  columnas: {
    titulo: 'Titulo',
    destinatario: 'Apellido y Nombre',
    fecha: 'Fecha',
    descripcion: 'Descripción',
    importancia: 'Importancia',
    remitente: 'Remitente',
    documentos: 'Documentos',
    editar: 'Editar',
    borrar: 'Borrar',
    borrado: 'Borrado?',
  },
  borrados: { si: 'Si', no: 'No' },
  elegirDestinatario: 'Seleccione Destinatario',
  importancias: { urgente: 'urgente', normal: 'normal', informativa: 'informativa' },
  requeridos: {
    titulo: 'El título es requerido.',
    destinatario: 'El destinatario es requerido.',
    fecha: 'La fecha es requerida.',
  },
  guardar: 'Guardar',
  actualizar: 'Actualizar',
  cerrar: 'Cerrar',
} as const
