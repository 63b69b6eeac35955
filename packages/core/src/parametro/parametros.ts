export const TIPOS_DE_PARAMETRO = [
  'importe',
  'entero',
  'porcentaje',
  'texto',
  'fecha',
  'partida',
  'direccion',
  'cobro',
  'opcion',
  'cuit',
  'dias',
] as const
export type TipoDeParametro = (typeof TIPOS_DE_PARAMETRO)[number]

export interface DefinicionDeParametro {
  readonly tipo: TipoDeParametro
  readonly nombre: string
  readonly fuente: string
  /**
   * Lowest value that a numeric parameter may have. `maximo` is the highest. Without these limits, a percentage may be
   * from 0 to 100.
   */
  readonly minimo?: number
  readonly maximo?: number
  /** Maximum number of decimals of a parameter that is a percentage. The default is four. */
  readonly decimales?: number
  /**
   * True when the parameter may be empty. An empty text is not printed, and an empty number means that the parameter
   * does not apply.
   */
  readonly vacio?: true
  readonly opciones?: readonly string[]
}

/**
 * Amounts of an agreement on which VAT and the lawyers' contributions are computed: the fees and the other expenses (S1
 * §9), or the fees alone (D190).
 */
export const BASES_DE_CARGOS = ['honorarios', 'honorarios sin otros gastos'] as const
export type BaseDeCargos = (typeof BASES_DE_CARGOS)[number]

/** Versions of the text of a printed agreement. An agreement keeps the version in force on its confirmation (D190). */
export const VERSIONES_DE_CONVENIO = ['1', '2'] as const
/**
 * Rules about the bank account of the person who is paid the fees of an agreement: required or optional. They apply to
 * agreements of version 2 whose fees are paid in instalments.
 */
export const EXIGENCIAS_DE_CBU = ['obligatorio', 'optativo'] as const
/**
 * Choices for a debtor who received no demand letter: the executive title is made ('nada'), is made with a warning
 * ('avisar'), or is refused ('rechazar').
 */
export const EXIGENCIAS_DE_CARTA = ['nada', 'avisar', 'rechazar'] as const
export const EXIGENCIAS_DE_MINIMO = ['avisar', 'rechazar'] as const
export const VERSIONES_DE_TITULO = ['1', '2'] as const

/**
 * Parameters of the product. The municipality configures the values and the days on which they are in force, so no
 * value is a constant in the code.
 */
export const PARAMETROS = {
  'plan.umbral': { tipo: 'importe', nombre: 'Umbral entre planes', fuente: 'S1 §4, D30' },
  'plan.topeCuotas': {
    tipo: 'entero',
    nombre: 'Máximo de cuotas',
    fuente: 'S1 §5, D36',
    minimo: 1,
    maximo: 120,
  },
  'plan.anticipo': {
    tipo: 'porcentaje',
    nombre: 'Anticipo mínimo',
    fuente: 'S1 §9, D32',
    minimo: 1,
    maximo: 99,
  },
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
    vacio: true,
  },
  'plan.origenDeVencimientos': {
    tipo: 'texto',
    nombre: 'Aclaración sobre los vencimientos de los planes',
    fuente: 'D126',
    vacio: true,
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
  'honorarios.topeExtrajudicial': {
    tipo: 'porcentaje',
    nombre: 'Tope de los honorarios extrajudiciales, en porcentaje de la deuda',
    fuente: 'Ordenanza o decreto del municipio',
    minimo: 1,
    decimales: 2,
    vacio: true,
  },
  'honorarios.topeJudicial': {
    tipo: 'porcentaje',
    nombre: 'Tope de los honorarios judiciales, en porcentaje de la deuda',
    fuente: 'Ordenanza o decreto del municipio',
    minimo: 1,
    decimales: 2,
    vacio: true,
  },
  'honorarios.base': {
    tipo: 'opcion',
    nombre: 'Base del IVA y de los aportes de un convenio',
    fuente: 'S1 §9, D25, D190',
    opciones: BASES_DE_CARGOS,
  },
  'honorarios.aportesExtrajudicial': {
    tipo: 'porcentaje',
    nombre: 'Aportes sobre honorarios extrajudiciales, si son otros',
    fuente: 'Ley de aportes: lo dice la Caja de Abogados',
    vacio: true,
  },
  'honorarios.bono': {
    tipo: 'importe',
    nombre: 'Bono de un juicio',
    fuente: 'Colegio de Abogados',
    vacio: true,
  },
  'honorarios.anticipo': {
    tipo: 'importe',
    nombre: 'Anticipo previsional de un juicio',
    fuente: 'Caja de Abogados',
    vacio: true,
  },
  'cobro.deuda': {
    tipo: 'cobro',
    nombre: 'A quién se paga la deuda',
    fuente: 'Municipio',
    vacio: true,
  },
  'cobro.honorarios': {
    tipo: 'cobro',
    nombre: 'A quién se pagan los honorarios, si la ficha del abogado no lo dice',
    fuente: 'Contrato del municipio con sus abogados',
    vacio: true,
  },
  'cobro.gastos': {
    tipo: 'cobro',
    nombre: 'A quién se pagan los otros gastos',
    fuente: 'Contrato del municipio con sus abogados',
    vacio: true,
  },
  'cobro.aportes': {
    tipo: 'cobro',
    nombre: 'A quién se paga la contribución a cargo del obligado',
    fuente: 'Caja de Abogados',
    vacio: true,
  },
  'cobro.tasa': {
    tipo: 'cobro',
    nombre: 'A quién se paga la tasa de justicia',
    fuente: 'Municipio',
    vacio: true,
  },
  'cobro.sobretasa': {
    tipo: 'cobro',
    nombre: 'A quién se paga la sobretasa de justicia',
    fuente: 'Municipio',
    vacio: true,
  },
  'cobro.bono': {
    tipo: 'cobro',
    nombre: 'A quién se paga el bono de un juicio',
    fuente: 'Colegio de Abogados',
    vacio: true,
  },
  'cobro.anticipo': {
    tipo: 'cobro',
    nombre: 'A quién se paga el anticipo previsional de un juicio',
    fuente: 'Caja de Abogados',
    vacio: true,
  },
  'convenio.version': {
    tipo: 'opcion',
    nombre: 'Versión del texto de los convenios',
    fuente: 'D190: la 2 la elige el municipio',
    opciones: VERSIONES_DE_CONVENIO,
  },
  'convenio.personeria': {
    tipo: 'texto',
    nombre: 'Personería de los abogados, como sigue a «acredita personería con»',
    fuente: 'Decreto o poder del municipio',
    vacio: true,
  },
  'convenio.cbu': {
    tipo: 'opcion',
    nombre: 'CBU de quien cobra honorarios en cuotas, en la versión 2 de los convenios',
    fuente: 'Contrato del municipio con sus abogados',
    opciones: EXIGENCIAS_DE_CBU,
  },
  'convenio.cuotasImpagas': {
    tipo: 'entero',
    nombre: 'Cuotas impagas que hacen caducar un convenio',
    fuente: 'S1 §9, D45',
    minimo: 1,
    maximo: 120,
  },
  'convenio.diasTrasElUltimo': {
    tipo: 'entero',
    nombre: 'Días desde el último vencimiento que hacen caducar un convenio',
    fuente: 'S1 §9, D45',
    minimo: 1,
    maximo: 3650,
  },
  'juicio.mesesDeCaducidad': {
    tipo: 'entero',
    nombre: 'Meses sin impulso que hacen caducar la instancia',
    fuente: 'CPCC 310, sin confirmar',
    minimo: 1,
    maximo: 60,
  },
  'juicio.feriaHasta': {
    tipo: 'fecha',
    nombre: 'Último día de la feria judicial, que rige desde el primero',
    fuente: 'CPCC 152, 311; las de invierno, sin confirmar',
  },
  'juicio.presupuesto': {
    tipo: 'porcentaje',
    nombre: 'Lo que se presupuesta para intereses y costas de una medida, sobre lo reclamado',
    fuente: 'Ley 13.406 art. 6',
    vacio: true,
  },
  'notificacion.dias': {
    tipo: 'dias',
    nombre: 'Días en que queda notificado lo disponible en el domicilio electrónico',
    fuente: 'Ac. SCBA 3989; días por confirmar (Ac. 4039)',
  },
  'prescripcion.anios': {
    tipo: 'entero',
    nombre: 'Años en que prescribe un período',
    fuente: 'LOM 278, CCyC 2560, D164',
    minimo: 1,
    maximo: 10,
  },
  'prescripcion.desdeEnero': {
    tipo: 'entero',
    nombre:
      'La ordenanza cuenta la prescripción desde el 1 de enero siguiente al vencimiento (1: sí, 0: no)',
    fuente: 'D184',
    minimo: 0,
    maximo: 1,
  },
  'evaluacion.sin_radicar': {
    tipo: 'porcentaje',
    nombre: 'Máximo de juicios sin radicar',
    fuente: 'S2 §3, D134',
    decimales: 2,
  },
  'evaluacion.sin_archivar': {
    tipo: 'porcentaje',
    nombre: 'Máximo de juicios sin archivar',
    fuente: 'S2 §3, D134',
    decimales: 2,
  },
  'evaluacion.faltantes': {
    tipo: 'porcentaje',
    nombre: 'Máximo de movimientos faltantes',
    fuente: 'S2 §3, D134',
    decimales: 2,
  },
  'municipio.nombre': { tipo: 'texto', nombre: 'Municipio', fuente: 'D20, D89' },
  'municipio.provincia': { tipo: 'texto', nombre: 'Provincia', fuente: 'D89' },
  'municipio.lugar': { tipo: 'texto', nombre: 'Lugar de emisión', fuente: 'D89' },
  'municipio.cuit': {
    tipo: 'cuit',
    nombre: 'CUIT de la municipalidad, para los escritos',
    fuente: 'ADR 0104',
    vacio: true,
  },
  'municipio.ordenanza': { tipo: 'texto', nombre: 'Ordenanza fiscal', fuente: 'D89', vacio: true },
  'municipio.expediente': { tipo: 'texto', nombre: 'Expediente', fuente: 'D89', vacio: true },
  'municipio.funcionario': { tipo: 'texto', nombre: 'Funcionario firmante', fuente: 'D89' },
  'municipio.cargo': { tipo: 'texto', nombre: 'Cargo del firmante', fuente: 'D89' },
  'municipio.tribunales': {
    tipo: 'texto',
    nombre: 'Tribunales de los convenios: lo que sigue a «los tribunales ordinarios»',
    fuente: 'D170',
  },
  'titulo.version': {
    tipo: 'opcion',
    nombre: 'Versión del título ejecutivo',
    fuente: 'Ley 13.406 arts. 1 a 3',
    opciones: VERSIONES_DE_TITULO,
  },
  'titulo.decreto': {
    tipo: 'texto',
    nombre: 'Decreto que autoriza a quien firma los títulos, para la versión 2',
    fuente: 'Ley 13.406 art. 2 inc. 1',
    vacio: true,
  },
  'titulo.solidaridad': {
    tipo: 'texto',
    nombre:
      'Artículo por el que varios deudores responden en forma solidaria, si la ordenanza lo dice',
    fuente: 'Ordenanza fiscal del municipio',
    vacio: true,
  },
  'titulo.carta': {
    tipo: 'opcion',
    nombre: 'Qué se hace con un título por períodos sin carta de intimación recibida',
    fuente: 'Ordenanza o decreto del municipio',
    opciones: EXIGENCIAS_DE_CARTA,
  },
  'titulo.minimo': {
    tipo: 'importe',
    nombre: 'Total mínimo de un título',
    fuente: 'Ordenanza o decreto del municipio',
    vacio: true,
  },
  'titulo.bajoMinimo': {
    tipo: 'opcion',
    nombre: 'Qué se hace con un título por menos del total mínimo',
    fuente: 'Ordenanza o decreto del municipio',
    opciones: EXIGENCIAS_DE_MINIMO,
  },
  'partida.formato': {
    tipo: 'partida',
    nombre: 'Forma de la partida inmobiliaria: un 0 por cada cifra',
    fuente: 'D170',
  },
  'normas.apremio': { tipo: 'texto', nombre: 'Ley del apremio', fuente: 'S2 §9, D170' },
  'normas.tituloEjecutivo': {
    tipo: 'texto',
    nombre: 'Artículo de la ley del apremio que da fuerza ejecutiva al título',
    fuente: 'D89, D170',
  },
  'normas.facultades': {
    tipo: 'texto',
    nombre: 'Ley que faculta a quien certifica la deuda',
    fuente: 'D89, D170',
  },
  'normas.intimacion': {
    tipo: 'texto',
    nombre: 'Ordenanza de las cartas de intimación',
    fuente: 'S2 §9, D170',
  },
  'normas.aportes': {
    tipo: 'texto',
    nombre: 'Ley de los aportes y de la sobretasa de los honorarios',
    fuente: 'S1 §9, D170',
  },
  'deuda.diasDeVigencia': {
    tipo: 'entero',
    nombre: 'Días por los que valen los importes de la deuda desde que se liquidaron',
    fuente: 'D171',
    minimo: 0,
    maximo: 366,
  },
  'servicio.horasDeVigencia': {
    tipo: 'entero',
    nombre: 'Horas por las que vale la cartera traída del servicio del municipio para evaluar',
    fuente: 'O3',
    minimo: 1,
    maximo: 720,
  },
  'conservacion.ingresos': {
    tipo: 'entero',
    nombre: 'Días que se conservan los ingresos y las sesiones cerradas (0: siempre)',
    fuente: 'Ley 25.326',
    minimo: 0,
    maximo: 36_500,
  },
  'conservacion.lecturas': {
    tipo: 'entero',
    nombre: 'Días que se conserva quién miró los datos de quién (0: siempre)',
    fuente: 'Ley 25.326',
    minimo: 0,
    maximo: 36_500,
  },
  'conservacion.exportaciones': {
    tipo: 'entero',
    nombre: 'Días que se conservan los archivos de las exportaciones (0: siempre)',
    fuente: 'Ley 25.326',
    minimo: 0,
    maximo: 36_500,
  },
  'conservacion.paquetes': {
    tipo: 'entero',
    nombre: 'Días que se conservan los archivos de los paquetes cargados (0: siempre)',
    fuente: 'Ley 25.326',
    minimo: 0,
    maximo: 36_500,
  },
  'conservacion.cargas': {
    tipo: 'entero',
    nombre: 'Días que se conserva lo necesario para deshacer cargas viejas (0: siempre)',
    fuente: 'Ley 25.326',
    minimo: 0,
    maximo: 36_500,
  },
  'conservacion.registros': {
    tipo: 'entero',
    nombre: 'Días que se conservan los registros con documentos (0: siempre)',
    fuente: 'Ley 25.326',
    minimo: 0,
    maximo: 36_500,
  },
  'conservacion.novedades': {
    tipo: 'entero',
    nombre: 'Días que se conservan las novedades borradas (0: siempre)',
    fuente: 'Ley 25.326',
    minimo: 0,
    maximo: 36_500,
  },
  'conservacion.mensajes': {
    tipo: 'entero',
    nombre: 'Días que se conservan las comunicaciones y los avisos leídos (0: siempre)',
    fuente: 'Ley 25.326',
    minimo: 0,
    maximo: 36_500,
  },
  'verificacion.direccion': {
    tipo: 'direccion',
    nombre: 'Dirección pública con que cualquiera verifica un papel',
    fuente: 'D164',
    vacio: true,
  },
  'titulos.maximoSincronico': {
    tipo: 'entero',
    nombre: 'Títulos que se generan sin tarea aparte',
    fuente: 'D87',
    minimo: 0,
    maximo: 1000,
  },
} as const satisfies Record<string, DefinicionDeParametro>

export type ClaveDeParametro = keyof typeof PARAMETROS

export const CLAVES_DE_PARAMETRO = Object.keys(PARAMETROS) as readonly ClaveDeParametro[]

export const esClaveDeParametro = (text: string): text is ClaveDeParametro =>
  Object.hasOwn(PARAMETROS, text)
