/** What the value of a parameter is; it is always kept as text. */
export const TIPOS_DE_PARAMETRO = ['importe', 'entero', 'porcentaje', 'texto'] as const
export type TipoDeParametro = (typeof TIPOS_DE_PARAMETRO)[number]

interface Definicion {
  readonly tipo: TipoDeParametro
  /** Label for people. */
  readonly nombre: string
  readonly fuente: string
}

/** The parameters of the product: their values are dated rows, never constants of a rule. */
export const PARAMETROS = {
  'plan.umbral': { tipo: 'importe', nombre: 'Umbral entre planes', fuente: 'S1 §4, D30' },
  'plan.topeCuotas': { tipo: 'entero', nombre: 'Máximo de cuotas', fuente: 'S1 §5, D36' },
  'plan.anticipo': { tipo: 'porcentaje', nombre: 'Anticipo mínimo', fuente: 'S1 §9, D32' },
  'plan.descuentoW2201': {
    tipo: 'porcentaje',
    nombre: 'Reducción de intereses del pago único',
    fuente: 'S1 §9, D34',
  },
  'plan.tasaMensual.ABLT': {
    tipo: 'porcentaje',
    nombre: 'Tasa mensual del plan ABLT',
    fuente: 'D35',
  },
  'plan.tasaMensual.SHANT': {
    tipo: 'porcentaje',
    nombre: 'Tasa mensual de los planes SHANT',
    fuente: 'D35',
  },
  'plan.origenDeTasas': {
    tipo: 'texto',
    nombre: 'Aclaración sobre las tasas de los planes',
    fuente: 'D35',
  },
  'honorarios.iva': { tipo: 'porcentaje', nombre: 'IVA', fuente: 'S1 §9, D29' },
  'honorarios.aportes': {
    tipo: 'porcentaje',
    nombre: 'Aportes sobre honorarios',
    fuente: 'S1 §9, Ley 6716 art. 12',
  },
  'honorarios.tasaDeJusticia': {
    tipo: 'porcentaje',
    nombre: 'Tasa de justicia',
    fuente: 'S1 §9',
  },
  'honorarios.sobretasa': {
    tipo: 'porcentaje',
    nombre: 'Sobretasa de justicia',
    fuente: 'S1 §9, Ley 6716 art. 12',
  },
  'convenio.cuotasImpagas': {
    tipo: 'entero',
    nombre: 'Cuotas impagas que hacen caducar un convenio',
    fuente: 'S1 §9, D45',
  },
  'convenio.diasTrasElUltimo': {
    tipo: 'entero',
    nombre: 'Días desde el último vencimiento que hacen caducar un convenio',
    fuente: 'S1 §9, D45',
  },
  'municipio.nombre': { tipo: 'texto', nombre: 'Municipio', fuente: 'D20, D89' },
  'municipio.provincia': { tipo: 'texto', nombre: 'Provincia', fuente: 'D89' },
  'municipio.lugar': { tipo: 'texto', nombre: 'Lugar de emisión', fuente: 'D89' },
  'municipio.ordenanza': { tipo: 'texto', nombre: 'Ordenanza fiscal', fuente: 'D89' },
  'municipio.expediente': { tipo: 'texto', nombre: 'Expediente', fuente: 'D89' },
  'municipio.funcionario': { tipo: 'texto', nombre: 'Funcionario firmante', fuente: 'D89' },
  'municipio.cargo': { tipo: 'texto', nombre: 'Cargo del firmante', fuente: 'D89' },
  'titulos.maximoSincronico': {
    tipo: 'entero',
    nombre: 'Títulos que se generan sin tarea aparte',
    fuente: 'D87',
  },
} as const satisfies Record<string, Definicion>

export type ClaveDeParametro = keyof typeof PARAMETROS

export const CLAVES_DE_PARAMETRO = Object.keys(PARAMETROS) as readonly ClaveDeParametro[]

export const esClaveDeParametro = (text: string): text is ClaveDeParametro =>
  Object.hasOwn(PARAMETROS, text)
