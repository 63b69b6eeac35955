/** Property search and detail (S1 §2, §8). */
export const inmuebles = {
  titulo: 'Inmuebles',
  ayudaExpandir: 'Haga clic en el ícono de expandir para ver la deuda del inmueble',
  ninguno: 'No se encontrarón inmuebles',
  soloPorEstados: "No es posible buscar solo por 'estados'",
  faltaRecurso: 'Debe ingresar un recurso',
  columnas: {
    numero: 'N° de inmueble',
    recurso: 'Recurso',
    contribuyente: 'Contribuyente',
    domicilio: 'Domicilio',
    barrio: 'Barrio',
    nomenclatura: 'Nomenclatura catastral',
    partida: 'Partida inmobiliaria',
    deudaTotal: 'Deuda total',
  },
  columnasDeDetalle: {
    rc: 'RC',
    nro: 'NRO',
    contribuyente: 'Contribuyente',
    domicilio: 'Domicilio',
  },
  detalle: 'Detalle del inmueble',
  verPlanDePago: 'Ver Plan de Pago',
} as const
