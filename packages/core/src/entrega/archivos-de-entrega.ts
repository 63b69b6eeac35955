interface ColumnaDeEntrega {
  readonly nombre: string
  readonly clave: boolean
  readonly que: string
}

export interface ArchivoDeEntrega {
  readonly nombre: string
  readonly que: string
  readonly columnas: readonly ColumnaDeEntrega[]
}

const clave = (nombre: string, que: string): ColumnaDeEntrega => ({ nombre, clave: true, que })
const dato = (nombre: string, que: string): ColumnaDeEntrega => ({ nombre, clave: false, que })

const convenio = clave(
  'CONVENIO',
  'Número del convenio; con «ANT-» adelante si es del sistema anterior',
)
const imponible = [
  clave('TIPO', 'I inmueble, C comercio'),
  clave('IMPONIBLE', 'Número del imponible'),
  clave('RECURSO', 'Código del recurso'),
]
const deConvenio = [convenio, ...imponible]
const capitalEInteres = [dato('CAPITAL', 'Importe'), dato('INTERES', 'Importe')]

/**
 * Files that deliver the records of the product to the municipality's own system (D194). Their format is the format of
 * the municipality's files: amounts with a point and two decimals, dates as AAAA-MM-DD, codes as text.
 */
export const ARCHIVOS_DE_ENTREGA: readonly ArchivoDeEntrega[] = [
  {
    nombre: 'convenios',
    que: 'Un convenio confirmado',
    columnas: [
      convenio,
      dato('ABOGADO', 'Código del abogado'),
      dato('FECHA_FIRMA', 'Día en que se firmó'),
      dato('FECHA_CONFIRMA', 'Día en que se confirmó'),
      dato('FIRMANTE_DNI', 'Documento de quien firma'),
      dato('FIRMANTE', 'Apellido y nombre de quien firma'),
      dato('ESTADO', 'Estado del convenio'),
      dato('TITULO', 'Número del título ejecutivo, si se demandó'),
    ],
  },
  {
    nombre: 'convenio_planes',
    que: 'Un plan de un convenio: uno por imponible y recurso',
    columnas: [
      ...deConvenio,
      dato('PLAN_TIPO', 'Código del plan elegido'),
      dato('CUOTAS', 'Cuántas son, con el anticipo'),
      dato('MONTO', 'Suma de las cuotas'),
      dato('ANTICIPO', 'Importe'),
      dato('DESCUENTO', 'Importe'),
      dato('FINANCIACION', 'Importe'),
      dato('ESTADO_PLAN', 'Estado de retiro del plan'),
    ],
  },
  {
    nombre: 'convenio_cuotas',
    que: 'Una cuota de un plan de un convenio; la 0 es el anticipo',
    columnas: [
      ...deConvenio,
      clave('CUOTA', 'Número de la cuota'),
      dato('VENCIMIENTO', 'Día en que vence'),
      ...capitalEInteres,
    ],
  },
  {
    nombre: 'convenio_periodos',
    que: 'Un período de deuda que un convenio reconoce',
    columnas: [
      ...deConvenio,
      clave('ANIO', 'Año del período'),
      clave('CUOTA', 'Cuota del período'),
      ...capitalEInteres,
    ],
  },
  {
    nombre: 'titulos',
    que: 'Un título ejecutivo',
    columnas: [
      clave('NUMERO', 'Número del título'),
      dato('FECHA', 'Día de emisión'),
      ...imponible.map((una) => ({ ...una, clave: false })),
      dato('ABOGADO', 'Código del abogado'),
      dato('LIQUIDADO_AL', 'Día al que valen sus importes'),
      dato('TOTAL', 'Importe'),
      dato('PERIODOS', 'Los que reclama, AAAA/CUOTA, separados por un espacio'),
      dato('CODIGO', 'Código de verificación impreso'),
      dato('ANULADO', 'Día en que se anuló; vacío si vale'),
      dato('MOTIVO', 'Por qué se anuló'),
    ],
  },
  {
    nombre: 'cartas',
    que: 'Una carta de intimación',
    columnas: [
      clave('NUMERO', 'Número de la carta; con «ANT-» adelante si es del sistema anterior'),
      dato('FECHA', 'Día de la carta'),
      dato('ABOGADO', 'Código del abogado'),
      dato('DEUDOR', 'A quién va'),
      dato('DOCUMENTO', 'Su documento'),
      dato('TOTAL', 'Importe'),
      dato('VENCE', 'Día hasta el que valen sus importes'),
      dato('ACUSE', 'Resultado del acuse; vacío si no hay'),
      dato('ACUSE_FECHA', 'Día del acuse'),
      dato('ANULADA', 'Día en que se anuló; vacío si vale'),
      dato('MOTIVO', 'Por qué se anuló'),
    ],
  },
  {
    nombre: 'carta_imponibles',
    que: 'Un imponible que una carta reclama',
    columnas: [
      clave('NUMERO', 'Número de la carta; con «ANT-» adelante si es del sistema anterior'),
      ...imponible,
      dato('RETIRADO', 'Día en que se sacó de la carta; vacío si sigue'),
    ],
  },
  {
    nombre: 'reasignaciones',
    que: 'Un caso que pasó de un abogado a otro',
    columnas: [
      clave('FILA', 'Fila del historial'),
      ...imponible,
      dato('FECHA', 'Día en que pasó'),
      dato('DE', 'Código de quien lo tenía'),
      dato('A', 'Código de quien lo recibe'),
    ],
  },
]

/**
 * Files delivered to the municipality's own system, whose rows that system may refuse. Each row of these files is a
 * whole record, such as an agreement. The other delivered files have only details of these records.
 */
export const RECHAZABLES_DE_ENTREGA = ['convenios', 'titulos', 'cartas', 'reasignaciones'] as const
export type RechazableDeEntrega = (typeof RECHAZABLES_DE_ENTREGA)[number]

/**
 * Tells whether a text can be the key of a row that the municipality's own system refused. The key of an agreement is
 * any text, and other keys are numbers. A demand letter of the former system has a prefix: 'ANT-12'.
 */
export const isClaveDeEntrega = (archivo: RechazableDeEntrega, clave: string): boolean =>
  archivo === 'convenios'
    ? clave !== ''
    : /^[1-9]\d{0,14}$/.test(archivo === 'cartas' ? clave.replace(/^ANT-/, '') : clave)
