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
  ninguno: 'No se encontraron comercios',
  ayudaExpandir: 'Haga clic en el ícono de expandir para ver la deuda del comercio',
  verDeuda: 'la deuda del comercio {numero}',
  nuevoConvenioDe: 'Nuevo Convenio del comercio {numero}',
  sinRecursos: 'El comercio no tiene recursos que usted pueda ver.',
  columnas: {
    numero: 'N° de comercio',
    sucursal: 'Sucursal',
    contribuyente: 'Contribuyente',
    fantasia: 'Nombre de fantasía',
    domicilio: 'Domicilio',
  },
  nuevoConvenio: 'Nuevo Convenio',
} as const
