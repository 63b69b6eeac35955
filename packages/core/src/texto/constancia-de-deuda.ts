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
    cobrador: 'A quien diga el municipio',
    boleta: 'Según la boleta',
  },
  recibos: {
    municipio: 'Pida el recibo.',
    honorarios: 'Pida factura o recibo.',
    gasto: 'Pida cada comprobante.',
    iva: 'Va en la factura.',
    mismo: 'Va en el mismo comprobante.',
    boleta: 'Pida la boleta pagada.',
  },
  pida: 'Pida {recibo}.',
  bases: {
    conOtrosGastos: 'honorarios y gastos',
    sinOtrosGastos: 'honorarios, sin los otros gastos',
  },
  lineas: {
    capital: { concepto: 'Capital', regla: 'Lo que se debía al vencer cada período.' },
    interes: {
      concepto: 'Intereses',
      regla: 'Los que informó el municipio por la demora, hasta el {liquidadoAl}.',
    },
    sinSeparar: {
      concepto: 'Deuda con interés no discriminado',
      regla:
        'Capital e intereses juntos, hasta el {liquidadoAl}: el municipio no informó cuánto es interés.',
      reglaDeAlgunos:
        'La de {periodos}, hasta el {liquidadoAl}: el municipio no informó cuánto es interés.',
    },
    saldoAFavor: { concepto: 'Saldo a favor', regla: 'Se descuenta el de {periodos}.' },
    deuda: { concepto: 'Deuda', regla: 'La suma de los renglones de arriba.' },
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
      regla: 'Honorarios y gasto fijo no pasan juntos del {porcentaje} de la deuda.',
    },
    otrosGastos: { concepto: 'Otros gastos', regla: 'Lo que el abogado pagó por la gestión.' },
    iva: { concepto: 'IVA', regla: 'El {porcentaje} de los {base}.' },
    aportes: {
      concepto: 'Contribución a cargo del obligado',
      regla: 'El {porcentaje} de los {base} ({norma}).',
    },
    tasa: {
      concepto: 'Tasa de justicia',
      regla: 'El {porcentaje} de la deuda, por la etapa judicial.',
    },
    sobretasa: {
      concepto: 'Sobretasa',
      regla: 'El {porcentaje} de la tasa de justicia ({norma}).',
    },
    bono: { concepto: 'Bono Ley 8480', regla: 'El importe fijo de un juicio.' },
    anticipo: { concepto: 'Anticipo previsional', regla: 'El importe fijo de un juicio.' },
    cargos: {
      concepto: 'Honorarios y cargos',
      regla: 'La suma de los renglones debajo de la deuda.',
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
    'sin-interes': {
      uno: '1 período no tiene informado cuánto es interés',
      varios: '{n} períodos no tienen informado cuánto es interés',
    },
    inexistente: { uno: '1 período ya no figura', varios: '{n} períodos ya no figuran' },
  },
  noIncluye: 'No incluye: {lista}.',
  hayDeOtro: 'Puede haber otros períodos, a cargo de otro abogado.',
} as const
