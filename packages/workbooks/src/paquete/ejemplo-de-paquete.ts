import { createHash } from 'node:crypto'
import { ARCHIVOS_DEL_PAQUETE, type Fecha, MANIFIESTO } from '@apremia/core'
import { formatCsv } from '../csv/format-csv.ts'
import { filasDeAntes } from './ejemplo-de-antes.ts'

type Fila = readonly string[]

/** Code of the example lawyer. The number is high so that no real lawyer is likely to have it. */
const ABOGADO_DE_EJEMPLO = 'A900'

interface FilasDeEjemplo {
  readonly columnas: Fila
  readonly filas: readonly Fila[]
}

/**
 * Rows of the example data package about a fictitious lawyer, by the name of the package file. The lawyer has no role,
 * so the load of the package creates no user account.
 */
const ABOGADO: Readonly<Record<string, FilasDeEjemplo>> = {
  abogados: {
    columnas: [
      ...['CODEXTERNO', 'APELLIDO', 'NOMBRE', 'NRODNI', 'DIRECCION', 'TE', 'MATRICULA'],
      ...['HORARIOS', 'INSCRIPTO'],
    ],
    filas: [
      [
        ...[ABOGADO_DE_EJEMPLO, 'SUÁREZ', 'Elena', '99000090', 'Pellegrini 300', '3360000090'],
        ...['T. IX F. 90', 'Lunes a viernes de 9 a 13', 'SI'],
      ],
    ],
  },
  condiciones: {
    columnas: ['CONTRATO', 'ABOGADO', 'CONDICIONES'],
    filas: [['90/26', ABOGADO_DE_EJEMPLO, 'Contrato de locación de servicios profesionales.']],
  },
}

const filasDe = (abogado: string): Readonly<Record<string, FilasDeEjemplo>> => ({
  recursos: {
    columnas: ['CODIGO', 'NOMBRE', 'ORDENANZA', 'TIPO', 'PAGO_UNICO', 'ACTIVO'],
    filas: [
      ['AB', 'Tasa por Alumbrado, Barrido y Limpieza', 'Ordenanza 100/20', 'I', 'SI', 'SI'],
      ['SS', 'Tasa por Servicios Sanitarios', 'Ordenanza 100/20', 'I', 'SI', 'SI'],
      ['SE', 'Tasa por Seguridad e Higiene', 'Ordenanza 101/20', 'C', 'NO', 'SI'],
    ],
  },
  situaciones: {
    columnas: ['CODIGO', 'DETALLE_SITUACION', 'DESTINO', 'CLASE'],
    filas: [
      ['NO', 'Normal', 'CC', 'otra'],
      ['GL', 'Gestión Legal', 'CC', 'gestionLegal'],
      ['TE', 'Título Ejecutivo', 'CC', 'tituloEjecutivo'],
      ['PP', 'Plan de Pagos', 'CC', 'planDePagos'],
    ],
  },
  contribuyentes: {
    columnas: ['NRO_CONTRIB', 'APYNOM', 'TIPO_PERSONA', 'NRO_DOC', 'CUIT', 'CALLE', 'NRO'],
    filas: [
      ['900001', 'PAZ, Ana', 'F', '99000001', '', 'Mitre', '1250'],
      ['900002', 'IBÁÑEZ, Ñata', 'F', '1234567', '', 'Belgrano', '80'],
      ['900003', 'Panadería del Puerto S.A.', 'J', '', '30990000035', 'Colón', '15'],
    ],
  },
  inmuebles: {
    columnas: ['NRO_INMUEBLE', 'CALLE', 'NRO', 'PISO', 'DEPT', 'BARRIO', 'PAR_PROVINCIAL'],
    filas: [
      ['900101', 'Mitre', '1250', '2', 'B', 'Centro', '098-999991-6'],
      ['900102', '9 de Julio', '30', '', '', '', ''],
    ],
  },
  comercios: {
    columnas: ['NRO_COMERCIO', 'NOMBRE', 'NOM_FANTASIA', 'CALLE', 'NRO', 'FECHA_APERTURA'],
    filas: [['900201', 'Panadería del Puerto S.A.', 'La Espiga', 'Colón', '15', '2012-04-02']],
  },
  imponibles: {
    columnas: ['TIPO', 'IMPONIBLE', 'RECURSO'],
    filas: [
      ['I', '900101', 'AB'],
      ['I', '900101', 'SS'],
      ['I', '900102', 'AB'],
      ['C', '900201', 'SE'],
    ],
  },
  vinculos: {
    columnas: ['TIPO', 'IMPONIBLE', 'ORDEN', 'NRO_CONTRIB', 'VINCULO_DESC'],
    filas: [
      ['I', '900101', '1', '900001', 'propietario'],
      ['I', '900101', '2', '900002', 'poseedor'],
      ['I', '900102', '1', '900002', 'propietario'],
      ['C', '900201', '1', '900003', 'titular'],
    ],
  },
  planes: {
    columnas: ['NRO_PLAN', 'TIPO', 'IMPONIBLE', 'RECURSO', 'PLAN_TIPO', 'FECHA', 'ESTADO'],
    filas: [['900301', 'I', '900102', 'AB', 'W2112', '2026-08-10', 'vigente']],
  },
  plan_cuotas: {
    columnas: [
      ...['NRO_PLAN', 'CUOTA', 'MONTO_CAPITAL', 'MONTO_INTERES', 'FECHA_VTO'],
      ...['FECHA_COBRANZA', 'NRO_COMPROB'],
    ],
    filas: [
      ['900301', '1', '5000.00', '0.00', '2026-09-10', '2026-09-08', '77001'],
      ['900301', '2', '5000.00', '0.00', '2026-10-10', '', ''],
      ['900301', '3', '5000.00', '0.00', '2026-11-10', '', ''],
    ],
  },
  deuda: {
    columnas: [
      ...['TIPO', 'IMPONIBLE', 'RECURSO', 'ANIO', 'CUOTA', 'VENCIMIENTO', 'CAPITAL', 'INTERES'],
      ...['ESTADO', 'SITUACION', 'LEGAL', 'NRO_PLAN', 'FECHA_COBRANZA', 'COBRADO'],
    ],
    filas: [
      ...[
        ['I', '900101', 'AB', '2025', '1', '2025-02-10', '12000.00', '3400.50', 'PENDIENTE'],
        ['I', '900101', 'AB', '2025', '2', '2025-03-10', '12000.00', '3100.00', 'PENDIENTE'],
      ].map((fila) => [...fila, 'GL', abogado, '', '', '']),
      ...[['I', '900101', 'SS', '2025', '1', '2025-02-10', '4000.00', '0.00', 'CANCELADA']].map(
        (fila) => [...fila, 'NO', '', '', '2025-06-30', '4000.00'],
      ),
      ...[['I', '900102', 'AB', '2025', '1', '2025-02-10', '15000.00', '0.00', 'EN PLAN']].map(
        (fila) => [...fila, 'PP', '', '900301', '', ''],
      ),
      ...[['C', '900201', 'SE', '2026', '1', '2026-01-15', '80000.00', '9500.25', 'PENDIENTE']].map(
        (fila) => [...fila, 'NO', '', '', '', ''],
      ),
    ],
  },
  situaciones_hist: {
    columnas: ['TIPO', 'IMPONIBLE', 'RECURSO', 'FECHA', 'SITUACION', 'LEGAL'],
    filas: [
      ['I', '900101', 'AB', '2026-05-04', 'GL', ''],
      ['I', '900102', 'AB', '2026-08-10', 'PP', ''],
    ],
  },
  titulos_emitidos: {
    columnas: [
      ...[
        'NUMERO',
        'TIPO',
        'IMPONIBLE',
        'RECURSO',
        'FECHA',
        'ABOGADO',
        'CONTRIBUYENTE',
        'PERIODOS',
      ],
      ...['TOTAL', 'LIQUIDADO_AL', 'EXPEDIENTE', 'ANULADO', 'MOTIVO', 'PDF'],
    ],
    filas: [
      [
        ...['90', 'I', '900101', 'AB', '2023-08-14', '', 'PAZ, Ana', '2022/1 2022/2'],
        ...['18450.00', '2023-08-10', '4002-111/23', '', '', ''],
      ],
      [
        ...['91', 'I', '900101', 'AB', '2024-03-01', '', 'PAZ, Ana', '2023/1'],
        ...['9800.00', '2024-02-26', '', '2024-04-15', 'Pagó antes de la demanda.', ''],
      ],
    ],
  },
})

/**
 * Builds a small data package of fictitious data, with its manifest. Rows refer only to rows of the package, so an
 * empty installation can load the package.
 *
 * @param liquidadoAl day on which the amounts are calculated
 * @param emitido date and time of the package, as text
 * @param abogado code of an existing lawyer, to whom the data are assigned. Without it, the package includes a
 * fictitious lawyer. Then only an administrator may load the package (D193)
 * @returns the text of each file, by file name
 */
export const buildPaqueteEjemplo = (
  liquidadoAl: Fecha,
  emitido: string,
  abogado?: string,
): ReadonlyMap<string, string> => {
  const codigo = abogado ?? ABOGADO_DE_EJEMPLO
  const todas: Readonly<Record<string, FilasDeEjemplo>> = {
    ...filasDe(codigo),
    ...filasDeAntes(codigo),
    ...(abogado === undefined && ABOGADO),
  }
  const archivos = new Map<string, string>()
  const manifiesto: Fila[] = [MANIFIESTO.columnas.map(({ nombre }) => nombre)]
  for (const { nombre, modos } of ARCHIVOS_DEL_PAQUETE) {
    const { columnas, filas } = todas[nombre] ?? { columnas: [], filas: [] }
    if (filas.length === 0) continue
    const texto = formatCsv([columnas, ...filas])
    const suma = createHash('sha256').update(texto).digest('hex')
    const dia = nombre === 'deuda' ? liquidadoAl : ''
    manifiesto.push([nombre, String(filas.length), suma, modos[0], dia, emitido])
    archivos.set(`${nombre}.csv`, texto)
  }
  return new Map([['manifiesto.csv', formatCsv(manifiesto)], ...archivos])
}
