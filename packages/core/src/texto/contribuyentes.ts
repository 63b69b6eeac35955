/** Taxpayer search and modal (S1 §2, §5; D99). */
export const contribuyentes = {
  titulo: 'Contribuyentes',
  columnas: { nombre: 'Nombre', dni: 'DNI', domicilio: 'Domicilio', acciones: 'Acciones' },
  modal: 'Datos del Contribuyente',
  campos: {
    nombre: 'Nombre',
    dni: 'DNI',
    cuim: 'CUIM',
    numero: 'N° de contribuyente',
    calle: 'Calle',
    nro: 'Número',
    telefono: 'Teléfono',
    titulo: 'Título',
    inmuebles: 'Inmuebles',
  },
  titulos: {
    propietario: 'Propietario',
    titular: 'Titular',
    poseedor: 'Poseedor',
    ocupante: 'Ocupante',
    responsable: 'Responsable',
  },
  guardarEnNovedades: 'Guardar en Novedades',
  confirmarGuardar: '¿Esta seguro de guardar el contribuyente?',
  guardado: { titulo: 'Exito!', texto: 'Los datos es guardaron correctamente.' },
  falla: { titulo: 'Error!', texto: 'Ocurrio un error, intentelo nuevamente.' },
} as const
