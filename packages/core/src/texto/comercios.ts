/** Commerce search (S2 §2.3, §2.4). */
export const comercios = {
  titulo: 'Comercios',
  filtros: {
    numero: 'N° de Comercio',
    cuit: 'CUIT',
    contribuyente: 'Contribuyente',
    fantasia: 'Fantasía',
    calle: 'Calle',
    altura: 'Altura',
  },
  columnas: {
    numero: 'N° de comercio',
    sucursal: 'Sucursal',
    contribuyente: 'Contribuyente',
    fantasia: 'Nombre de fantasía',
    domicilio: 'Domicilio',
  },
  nuevoConvenio: 'Nuevo Convenio',
} as const
