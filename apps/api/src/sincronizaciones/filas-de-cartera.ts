import type { CuotaDelServicio, PlanDePago } from '../municipio/deuda-proveedor.ts'
import type { ComercioDePadron, InmuebleDePadron } from '../municipio/padron-proveedor.ts'
import { itemDeCartera, type ListasDeCartera } from './ask-cartera.ts'
import type { ParteDeRespuesta, RespuestaDelServicio } from './respuestas-repo.ts'

/** Row of a file of the municipality's data package, by column. Null or '' means unknown. */
export type FilaDelServicio = Readonly<Record<string, string | number | null>>

export const textOf = (valor: string | number | null | undefined): string => String(valor ?? '')

const pick =
  (...columnas: readonly string[]) =>
  (fila: object): FilaDelServicio =>
    Object.fromEntries(columnas.map((columna) => [columna, Reflect.get(fila, columna) ?? '']))

const DIRECCION = ['CALLE', 'NRO', 'PISO', 'DEPT']
const PARTES = ['CHACRA', 'QUINTA', 'FRACCION', 'MANZANA', 'PARCELA']

export const filaDeInmueble: (fila: InmuebleDePadron) => FilaDelServicio = pick(
  ...['NRO_INMUEBLE', ...DIRECCION, 'BARRIO', 'PAR_PROVINCIAL', 'CIRCUNS', 'SECCION'],
  ...PARTES.flatMap((parte) => [`${parte}_NRO`, `${parte}_LET`]),
  'UNI_FUNCIONAL',
)

export const filaDeComercio: (fila: ComercioDePadron) => FilaDelServicio = pick(
  ...['NRO_COMERCIO', 'SUCURSAL', 'NOMBRE', 'NOM_FANTASIA', ...DIRECCION, 'BARRIO', 'CUIT'],
  ...['FECHA_APERTURA', 'FECHA_HABILITACION', 'EXPED_NRO', 'NRO_INMUEBLE'],
)

export const filaDeContribuyente: (fila: object) => FilaDelServicio = pick(
  ...['NRO_CONTRIB', 'APYNOM', 'NRO_DOC', 'CUIT', 'CUIM', ...DIRECCION],
  ...['LOCALIDAD', 'TELEFONOS', 'EMAIL'],
)

/**
 * Ties between a person and a property or business, such as owner or occupant. People are listed in this order. Any
 * other tie becomes 'responsable', the person who answers for the debt (D99).
 */
const VINCULOS = ['propietario', 'titular', 'poseedor', 'responsable', 'ocupante']
const OTRO = 'responsable'

const tieOf = (dicho: string): string => {
  const buscado = dicho.trim().toLowerCase()
  return VINCULOS.includes(buscado) ? buscado : OTRO
}

const MAXIMO_DE_VINCULOS = 99

type Vinculo = ListasDeCartera['vinculos'][number]

/**
 * People of one property or business, each person once. `nombrado` is the name of its main person according to the
 * municipality's service.
 */
interface VinculosDeItem {
  readonly nombrado: string | undefined
  readonly personas: readonly Vinculo[]
}

export const joinVinculos = ({
  vinculos,
  inmuebles,
  comercios,
}: Pick<ListasDeCartera, 'vinculos' | 'inmuebles' | 'comercios'>): VinculosDeItem[] => {
  const nombrados = new Map<string, string>()
  for (const una of inmuebles) nombrados.set(itemDeCartera('I', una.NRO_INMUEBLE), una.APYNOM)
  for (const uno of comercios) nombrados.set(itemDeCartera('C', uno.NRO_COMERCIO), uno.NOMBRE)
  const porItem = new Map<string, Vinculo[]>()
  for (const fila of vinculos) {
    const item = itemDeCartera(fila.TIPO, fila.IMPONIBLE ?? 0)
    const personas = porItem.get(item)
    if (personas === undefined) porItem.set(item, [fila])
    else if (!personas.some(({ NRO_CONTRIB }) => NRO_CONTRIB === fila.NRO_CONTRIB))
      personas.push(fila)
  }
  return [...porItem].map(([item, personas]) => ({ nombrado: nombrados.get(item), personas }))
}

/**
 * Returns the rows of the people of a property or business. The main person comes first. The others follow in the order
 * of their ties, such as owner or occupant.
 */
export const filasDeVinculos = ({ nombrado, personas }: VinculosDeItem): FilaDelServicio[] => {
  const lugarDe = ({ APYNOM, VINCULO_DESC }: Vinculo): number =>
    APYNOM === nombrado ? -1 : VINCULOS.indexOf(tieOf(VINCULO_DESC))
  return personas
    .toSorted((a, b) => lugarDe(a) - lugarDe(b))
    .slice(0, MAXIMO_DE_VINCULOS)
    .map(({ TIPO, IMPONIBLE, NRO_CONTRIB, VINCULO_DESC }, i) => ({
      ...{ TIPO, IMPONIBLE, ORDEN: i + 1, NRO_CONTRIB, VINCULO_DESC: tieOf(VINCULO_DESC) },
    }))
}

const SIN_TIPO_DE_PLAN = '-'

export const filaDePlan = (plan: PlanDePago): FilaDelServicio => ({
  ...{ NRO_PLAN: plan.NRO_PLAN, TIPO: plan.TIPO, IMPONIBLE: plan.NRO_IMPONIBLE },
  ...{ RECURSO: plan.RECURSO, PLAN_TIPO: plan.PLAN || SIN_TIPO_DE_PLAN, FECHA: plan.FECHA },
  ESTADO: plan.ESTADO,
})

/**
 * Builds the row of an instalment of a payment plan. Without separate capital and interest, the whole amount counts as
 * capital. Without a collection date, the receipt proves no payment and is left out.
 */
export const filaDeCuota = (plan: number, cuota: CuotaDelServicio): FilaDelServicio => {
  const partida = cuota.MONTO_CAPITAL !== null && cuota.MONTO_INTERES !== null
  const cobrada = cuota.FECHA_COBRANZA !== null
  return {
    ...{ NRO_PLAN: plan, CUOTA: cuota.CUOTA, FECHA_VTO: cuota.FECHA_VTO },
    MONTO_CAPITAL: partida ? cuota.MONTO_CAPITAL : cuota.MONTO,
    MONTO_INTERES: partida ? cuota.MONTO_INTERES : '0.00',
    ...{ INT_COBRANZA: cuota.INT_COBRANZA, FECHA_COBRANZA: cuota.FECHA_COBRANZA },
    TIPO_COMPROB: cobrada ? cuota.TIPO_COMPROB : '',
    NRO_COMPROB: cobrada ? cuota.NRO_COMPROB : '',
  }
}

const claveDe = ({ tipo, imponible, recurso }: RespuestaDelServicio): FilaDelServicio => ({
  ...{ TIPO: tipo, IMPONIBLE: imponible, RECURSO: recurso },
})

export const FILAS_DE_RESPUESTA: Readonly<
  Record<
    'imponibles' | 'deuda' | 'situaciones_hist',
    {
      readonly columnas: readonly string[]
      /**
       * Large columns of a saved answer that `filasDe` reads: the debt or the situations (legal statuses of the debt).
       * A large column that is not listed here is not read from the database.
       */
      readonly partes: readonly ParteDeRespuesta[]
      readonly filasDe: (respuesta: RespuestaDelServicio) => readonly FilaDelServicio[]
    }
  >
> = {
  imponibles: {
    columnas: ['TIPO', 'IMPONIBLE', 'RECURSO'],
    partes: [],
    filasDe: (respuesta) => (respuesta.deuda === null ? [] : [claveDe(respuesta)]),
  },
  deuda: {
    columnas: [
      ...['TIPO', 'IMPONIBLE', 'RECURSO', 'ANIO', 'CUOTA', 'VENCIMIENTO', 'CAPITAL', 'INTERES'],
      ...['ESTADO', 'SITUACION', 'LEGAL', 'NRO_PLAN'],
    ],
    partes: ['deuda'],
    filasDe: (respuesta) => {
      const { deuda, recurso } = respuesta
      if (deuda === null) return []
      const planes = deuda.planpago.filter(({ RECURSO }) => RECURSO === recurso)
      // Some services do not give the payment plan of each tax period. When the property or business has a single
      // payment plan, the period belongs to that plan.
      const unico = planes.length === 1 ? planes[0]?.NRO_PLAN : undefined
      return deuda.lineas.map((linea) => ({
        ...claveDe(respuesta),
        ...{ ANIO: linea.ANIO, CUOTA: linea.CUOTA, VENCIMIENTO: linea.VENCIMIENTO },
        ...{ CAPITAL: linea.CAPITAL, INTERES: linea.INTERES, ESTADO: linea.ESTADO },
        ...{ SITUACION: linea.SITUACION, LEGAL: linea.LEGAL },
        NRO_PLAN: linea.NRO_PLAN ?? (linea.ESTADO === 'EN PLAN' ? (unico ?? null) : null),
      }))
    },
  },
  situaciones_hist: {
    columnas: ['TIPO', 'IMPONIBLE', 'RECURSO', 'FECHA', 'SITUACION', 'LEGAL'],
    partes: ['situaciones'],
    // Leaves out a situation (legal status of the debt) without a date, because the date is part of the key of its row.
    filasDe: (respuesta) =>
      respuesta.deuda === null
        ? []
        : respuesta.situaciones
            .filter(({ FECHA }) => FECHA !== null)
            .map(({ FECHA, SITUACION, LEGAL }) => ({
              ...claveDe(respuesta),
              ...{ FECHA, SITUACION, LEGAL },
            })),
  },
}
