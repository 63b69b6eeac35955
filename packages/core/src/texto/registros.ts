/** Registry records with documents (S2 §2.9). */
export const registros = {
  titulo: 'Registros',
  columnas: {
    inmueble: 'Inmueble',
    recurso: 'Recurso',
    persona: 'Apellido y Nombre',
    titulo: 'Titulo',
    dni: 'DNI',
    telefono: 'Teléfono',
    descripcion: 'Descripción',
    subidoPor: 'Subido por',
    documentos: 'Documentos',
  },
} as const
