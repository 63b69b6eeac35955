import type { LineaDeDeudaCC } from '@apremia/api-client'
import { parseSignedWireAmount, splitTotal, wireAmount } from '@apremia/core'
import type { CuotaDelServicio, PlanDePago } from '../deuda-proveedor.ts'
import { municipioAviso, RespuestaInvalida } from './fallas.ts'
import {
  anio,
  codigoDeAbogado,
  codigoDeRecurso,
  codigosDeAbogado,
  cuotaDePeriodo,
  deCatalogo,
  entero,
  fechaOFalta,
  importe,
  importeDePeriodo,
  importeOFalta,
  type Lector,
  lista,
  type Notar,
  numero,
  numeroOFalta,
  objeto,
  optativo,
  sinCatalogo,
  texto,
} from './leer.ts'

const ESTADOS_DE_DEUDA = ['PENDIENTE', 'EN PLAN', 'CANCELADA']
const CANCELADA = 'CANCELADA'

/**
 * Text shown for debt that the municipality's service assigns to a lawyer without naming the lawyer. Only people who
 * see the debt of every lawyer see that debt.
 */
const SIN_CODIGO = '(sin código)'

const linea = objeto({
  ANIO: anio,
  CUOTA: cuotaDePeriodo,
  VENCIMIENTO: optativo(fechaOFalta, null),
  CAPITAL: optativo(importeDePeriodo, null),
  INTERES: importeDePeriodo,
  TOTAL: importeDePeriodo,
  ESTADO: deCatalogo('estado de deuda', ESTADOS_DE_DEUDA),
  SITUACION: texto,
  DETALLE_SITUACION: optativo(texto, ''),
  LEGAL: codigoDeAbogado,
  NRO_PLAN: optativo(numeroOFalta, null),
})

type Linea = ReturnType<typeof linea>

const amountOf = (escrito: string | null) =>
  escrito === null ? null : (parseSignedWireAmount(escrito) ?? null)

/**
 * Returns the capital and the interest of a tax period. When the municipality's service gives only the capital or only
 * the interest, the difference from the total gives the missing amount (ADR 0108).
 */
const partesDe = ({ CAPITAL, TOTAL, INTERES }: Linea): Pick<Linea, 'CAPITAL' | 'INTERES'> => {
  const total = amountOf(TOTAL)
  if (total === null || (CAPITAL === null) === (INTERES === null)) return { CAPITAL, INTERES }
  const partes = splitTotal({ total, capital: amountOf(CAPITAL), interes: amountOf(INTERES) })
  return { CAPITAL: wireAmount(partes.capital), INTERES: wireAmount(partes.interes) }
}

const respuesta = objeto({
  deuda: lista(linea),
  legal: lista(linea),
  planpago: optativo(lista(objeto({ NRO_PLAN: numero, RECURSO: codigoDeRecurso })), []),
  contribuyente: optativo(lista(objeto({ APYNOM: texto })), []),
  mensaje: optativo(texto, ''),
})

/**
 * Maximum number of tax periods of one property or business: about eighty years of months. A longer list is not a real
 * debt, and its sum could exceed the largest amount that the product stores.
 */
const MAXIMO_DE_PERIODOS = 1_000

const DICE_QUE_NO_DEBE = /^(no posee|no registra|sin) deudas?\.?$/i

export interface DeudaLeida {
  readonly lineas: readonly LineaDeDeudaCC[]
  readonly planpago: readonly { readonly NRO_PLAN: number; readonly RECURSO: string }[]
  readonly contribuyente: readonly { readonly APYNOM: string }[]
}

/**
 * Reads the debt of a property or business. An answer with a message fails, because half a debt must not look like the
 * whole debt (D88). Only the message that nothing is owed, without rows, is accepted. A tax period in both lists counts
 * once, from `legal` (debt assigned to lawyers).
 */
export const leerDeuda: Lector<DeudaLeida> = (valor, donde, notar) => {
  const { deuda, legal, planpago, contribuyente, mensaje } = respuesta(valor, donde, notar)
  const vacia = deuda.length === 0 && legal.length === 0
  const diceQueNoDebe = vacia && DICE_QUE_NO_DEBE.test(mensaje)
  if (mensaje !== '' && !diceQueNoDebe) throw municipioAviso(mensaje)
  const lineas = new Map<string, LineaDeDeudaCC>()
  const add = (leida: Linea, codigo: string) => {
    const clave = `${leida.ANIO}/${leida.CUOTA}`
    if (leida.ESTADO !== CANCELADA)
      lineas.set(clave, { ...leida, ...partesDe(leida), LEGAL: codigo })
  }
  for (const [nombre, filas] of Object.entries({ deuda, legal })) {
    const vistas = new Set(filas.map(({ ANIO, CUOTA }) => `${ANIO}/${CUOTA}`))
    if (filas.length > MAXIMO_DE_PERIODOS)
      throw new RespuestaInvalida(`${donde}.${nombre}: demasiados períodos`)
    if (vistas.size < filas.length)
      throw new RespuestaInvalida(`${donde}.${nombre}: repite períodos`)
  }
  for (const leida of deuda) add(leida, leida.LEGAL)
  for (const leida of legal) add(leida, leida.LEGAL === '' ? SIN_CODIGO : leida.LEGAL)
  const ordenadas = [...lineas.values()].sort((a, b) => a.ANIO - b.ANIO || a.CUOTA - b.CUOTA)
  return { lineas: ordenadas, planpago, contribuyente }
}

/**
 * Adds the name of a legal status: the name that the municipality's service sent, or else the name in the catalogue.
 * Without a name, the text has the code and says that the code is unknown (D162).
 */
export const nombrarSituacion = <
  F extends { readonly SITUACION: string; readonly DETALLE_SITUACION: string },
>(
  fila: F,
  catalogo: ReadonlyMap<string, string>,
  notar: Notar,
): F => {
  const { SITUACION } = fila
  const nombre = fila.DETALLE_SITUACION || catalogo.get(SITUACION)
  if (nombre || SITUACION === '') return { ...fila, DETALLE_SITUACION: nombre ?? '' }
  // An empty catalogue of legal statuses means that the catalogue could not be read. The code of the status may then be
  // a known code, so it is not logged as unknown.
  if (catalogo.size > 0) notar('situación', SITUACION)
  return { ...fila, DETALLE_SITUACION: sinCatalogo(SITUACION) }
}

const cuota: Lector<CuotaDelServicio> = objeto({
  CUOTA: entero,
  MONTO_CAPITAL: optativo(importeOFalta, null),
  MONTO_INTERES: optativo(importeOFalta, null),
  MONTO: importe,
  FECHA_VTO: fechaOFalta,
  INT_COBRANZA: optativo(importeOFalta, null),
  FECHA_COBRANZA: fechaOFalta,
  TIPO_COMPROB: optativo(texto, ''),
  NRO_COMPROB: optativo(texto, ''),
})

const ESTADOS_DE_PLAN = ['vigente', 'cumplido', 'caduco']

const estadoConocido = deCatalogo('estado de plan', ESTADOS_DE_PLAN)
const estadoDePlan: Lector<string> = (valor, donde, notar) =>
  estadoConocido(texto(valor, donde, notar).toLowerCase(), donde, notar)

const planConCuotas = objeto({ estado: estadoDePlan, cuotas: lista(cuota) })

export const leerEstadoDePlan: Lector<{ estado: string; cuotas: CuotaDelServicio[] } | null> = (
  valor,
  donde,
  notar,
) => {
  if (valor === null) return null
  const plan = planConCuotas(valor, donde, notar)
  return plan.cuotas.length === 0 && plan.estado === '' ? null : plan
}

const tipo: Lector<'I' | 'C'> = (valor, donde) => {
  if (valor === 'I' || valor === 'C') return valor
  throw new RespuestaInvalida(`${donde}: se espera I o C`)
}
export const tipoDeImponible = tipo

export const leerPlanes: Lector<PlanDePago[]> = lista(
  objeto({
    NRO_PLAN: numero,
    TIPO: tipo,
    NRO_IMPONIBLE: numero,
    RECURSO: codigoDeRecurso,
    APYNOM: optativo(texto, ''),
    PLAN: optativo(texto, ''),
    FECHA: optativo(fechaOFalta, null),
    ESTADO: estadoDePlan,
    CUOTAS: optativo(numeroOFalta, null),
    TOTAL: optativo(importeOFalta, null),
    LEGAL: codigosDeAbogado,
  }),
)
