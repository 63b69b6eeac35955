/** Novedades, my taxpayers (S2 §2.9, §5, §8). */
export const novedades = {
  titulo: 'Novedades',
  columnas: { nombre: 'NOMBRE', dni: 'DNI', domicilio: 'DOMICILIO' },
  agregar: 'Agregar Contribuyente',
  modal: 'Datos del Contribuyente',
  editar: 'Editar',
  requeridos: {
    nombre: 'El nombre es requerido.',
    dni: 'El DNI es requerido.',
    documento: 'El DNI o el CUIM es requerido.',
    estado: 'El campo es obligatorio',
    inmueble: 'El inmueble es requerido.',
    recurso: 'El recurso es requerido.',
  },
  inmuebleEditado: 'Exito',
  fallaAlEditarInmueble: 'ERROR',
  confirmarGuardar: '¿Esta seguro de guardar los cambios?',
  confirmarEliminarInmueble: '¿Esta seguro de eliminar este inmueble?',
  confirmarEliminarDocumento: '¿Esta seguro de eliminar este documento?',
} as const
