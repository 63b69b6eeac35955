export const constanciaDeDeuda = {
  boton: 'Constancia de deuda',
  botonDe: 'Constancia de deuda y honorarios de {recurso} {imponible}',
  falla: 'No se pudo hacer la constancia',
  sinDeuda:
    'No hay deuda en gestión legal, fuera de planes y convenios, de {recurso} {imponible}: no hay de qué hacer una constancia.',
  importesViejos:
    '{recurso} {imponible}: {aviso}. La constancia se hace cuando el municipio tenga los de estos días.',
  etapas: { extrajudicial: 'extrajudicial', judicial: 'judicial' },
  quienes: {
    municipio: 'La municipalidad',
    caja: 'Caja de los abogados',
    provincia: 'La provincia',
    abogadoSinNombre: 'Abogado {codigo}',
  },
  recibos: {
    municipio: 'Pida el recibo.',
    abogado: 'Pida su factura o recibo.',
    gasto: 'Pida cada comprobante.',
    iva: 'Va en su factura.',
    caja: 'Pida la boleta pagada.',
    provincia: 'Pida el comprobante.',
  },
  lineas: {
    capital: { concepto: 'Capital', regla: 'Lo que se debía al vencer cada período.' },
    interes: {
      concepto: 'Intereses',
      regla: 'Los que informó el municipio por la demora, hasta el {liquidadoAl}.',
    },
    deuda: { concepto: 'Deuda', regla: 'Capital más intereses.' },
    honorarios: {
      concepto: 'Honorarios',
      regla: 'El {porcentaje} de la deuda, por la etapa {etapa}.',
    },
    gastoFijo: {
      concepto: 'Gasto fijo',
      regla: 'El {porcentaje} de los honorarios.',
      reglaConMaximo: 'El {porcentaje} de los honorarios, hasta {maximo}.',
    },
    tope: {
      concepto: 'Tope de honorarios',
      regla: 'Los dos no pasan del {porcentaje} de la deuda: se descuenta lo que pasa.',
    },
    otrosGastos: { concepto: 'Otros gastos', regla: 'Lo que el abogado pagó por la gestión.' },
    iva: { concepto: 'IVA', regla: 'El {porcentaje} de los honorarios y gastos.' },
    aportes: {
      concepto: 'Contribución a la caja',
      regla: 'El {porcentaje} de los honorarios y gastos ({norma}).',
    },
    tasa: {
      concepto: 'Tasa de justicia',
      regla: 'El {porcentaje} de la deuda, por la etapa judicial.',
    },
    sobretasa: {
      concepto: 'Sobretasa',
      regla: 'El {porcentaje} de la tasa de justicia ({norma}).',
    },
    cargos: {
      concepto: 'Honorarios y cargos',
      regla: 'La suma desde los honorarios.',
    },
    total: { concepto: 'TOTAL', regla: 'La deuda y los cargos.' },
  },
  afuera: {
    'en-convenio': {
      uno: '1 período ya está en un convenio',
      varios: '{n} períodos ya están en un convenio',
    },
    'en-plan': {
      uno: '1 período ya está en un plan de pago',
      varios: '{n} períodos ya están en un plan de pago',
    },
    'fuera-de-gestion': {
      uno: '1 período no tiene abogado: no lleva honorarios',
      varios: '{n} períodos no tienen abogado: no llevan honorarios',
    },
    'de-otro-abogado': {
      uno: '1 período es de otro abogado',
      varios: '{n} períodos son de otro abogado',
    },
    'sin-importe': {
      uno: '1 período no tiene importe informado por el municipio',
      varios: '{n} períodos no tienen importe informado por el municipio',
    },
    inexistente: { uno: '1 período ya no figura', varios: '{n} períodos ya no figuran' },
  },
  noIncluye: 'No incluye: {lista}.',
} as const
