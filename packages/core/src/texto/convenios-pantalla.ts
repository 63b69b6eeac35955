/** Texts of the list, the page and the document of agreements (S1 §2; D10, D45, D46). */

export const listado = {
  filtros: {
    convenio: 'N° de convenio',
    firmante: 'Firmante',
    dni: 'DNI',
    imponible: 'N° de imponible',
    recurso: 'Recurso',
    desde: 'Desde',
    hasta: 'Hasta',
    confirmado: 'Confirmado',
    enRiesgo: 'Caducidad',
  },
  enRiesgo: 'En riesgo de caducar',
  confirmados: { si: 'Sí', no: 'No' },
  rangoInvertido: 'La fecha Hasta no puede ser anterior a Desde.',
  confirmacion: 'Confirmación',
  masPlanes: 'y {n} más',
  ninguno: 'No se encontraron convenios',
  sinConvenios: 'Todavía no hay convenios.',
  comoEmpezar: 'Para hacer el primero use «Nuevo Convenio».',
  ayuda: 'Use el ícono de expandir para ver los planes del convenio',
  losPlanes: 'los planes del convenio {convenio}',
  planes: {
    titulo: 'Planes del convenio {convenio}',
    recurso: 'Recurso',
    imponible: 'Imponible',
    contribuyente: 'Contribuyente',
    plan: 'Plan',
    cuotas: 'Cuotas',
    monto: 'Monto',
    retiro: 'Estado de retiro',
    total: 'Total',
  },
  acciones: {
    ver: 'Ver convenio {convenio}',
    confirmar: 'Confirmar convenio {convenio}',
    editar: 'Editar convenio {convenio}',
    eliminar: 'Eliminar convenio {convenio}',
    pdf: 'Ver el PDF del convenio {convenio}',
  },
  verbos: {
    ver: 'Ver',
    confirmar: 'Confirmar',
    editar: 'Editar',
    eliminar: 'Eliminar',
    pdf: 'Ver el PDF',
  },
  deFirmante: 'Convenio {convenio}, firmado por {firmante}.',
  confirmar: {
    accion: 'Confirmar convenio',
    efecto:
      'Sus importes quedan fijos y se guarda su PDF. Desde entonces no se puede modificar ni eliminar.',
  },
  eliminar: {
    accion: 'Eliminar convenio',
    efecto: 'Deja de figurar en el listado y sus períodos pueden entrar en otro convenio.',
  },
  retiro: {
    deElPlan: 'Estado de retiro del plan {plan}',
    titulo: 'Modificar el plan {plan}',
    accion: 'Modificar el plan',
    cambio: 'Convenio {convenio}: de «{antes}» pasa a «{ahora}».',
  },
} as const

export const vista = {
  cifras: {
    deuda: 'Deuda reconocida',
    planes: 'Total de los planes',
    honorarios: 'Honorarios y gastos',
    aPagar: 'Total a pagar',
  },
  datos: 'Datos del convenio',
  firmante: 'Datos del firmante',
  numero: 'N° de convenio',
  fechacarga: 'Fecha de carga',
  deuda: 'Deuda reconocida y planes',
  clases: { inmueble: 'Inmueble', comercio: 'Comercio' },
  periodos: 'Períodos de {imponible}',
  periodo: 'Período',
  capital: 'Capital',
  interes: 'Interés',
  total: 'Total',
  anio: 'Año {anio}',
  cuotas: 'Cuotas del plan de {imponible}',
  cuota: 'Cuota',
  vencimiento: 'Vencimiento',
  monto: 'Monto',
  anticipo: 'Anticipo',
  descuento: 'Reducción de intereses',
  financiacion: 'Financiación',
  tasa: 'Tasa',
  tasaMensual: '{tasa} % mensual',
  aPagar: 'Total a pagar',
  comoSeCalcula: 'Los porcentajes son los que regían al crear el convenio.',
  gastoGuardado: 'El que correspondía al crear el convenio.',
  caducidad: {
    titulo: 'Aviso de caducidad',
    efecto: 'Según lo que informa el municipio se podría declarar su caducidad: {texto}.',
    aclaracion: 'Es solo un aviso: el convenio no cambia por sí mismo.',
  },
  sinDatosDeCobro: {
    titulo: 'Confirmado, sin plan en el municipio',
    texto:
      'Sin datos de cobro: el municipio todavía no informó el plan de este convenio. Hasta entonces no se puede decir si está al día ni si caducó.',
  },
  sinCobranza:
    'El municipio no informó los pagos: no se puede saber si el convenio está al día. Vuelva a consultarlo más tarde.',
} as const

export const pdf = {
  titulo: 'Convenio {convenio}',
  documento: 'Documento del convenio {convenio}',
} as const
