/** History log (S2 §2.10). */
export const historial = {
  titulo: 'Historial',
  aviso: 'En fase de prueba.',
  filtros: { usuario: 'Usuario', inmueble: 'Inmueble', fecha: 'Fecha' },
  columnas: {
    fecha: 'Fecha',
    usuario: 'Usuario',
    abogado: 'Abogado',
    inmueble: 'Inmueble',
    recurso: 'Recurso',
    descripcion: 'Descripción',
  },
} as const
