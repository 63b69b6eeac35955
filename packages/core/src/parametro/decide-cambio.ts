import type { Decision, Motivo } from '../decision/decision.ts'
import { type Fecha, formatFecha } from '../fecha/fecha.ts'
import { readEscrito } from '../persona/read-escrito.ts'
import { interpolar } from '../texto/interpolar.ts'
import { parametros } from '../texto/parametros.ts'
import { DESDE_SIEMPRE, type FilaDeParametro } from './filas-iniciales.ts'
import { parametroVigente } from './parametro-vigente.ts'
import { type ClaveDeParametro, esClaveDeParametro, PARAMETROS } from './parametros.ts'
import { describeValorDeParametro, readValorDeParametro } from './valor-admitido.ts'

export const MINIMO_DE_LETRAS = 5

export interface CambioPedido {
  readonly clave: string
  readonly valor: string
  /** First day on which the new value of the parameter is in force. Null means today. */
  readonly vigenteDesde: Fecha | null
  /** Reason for the change, as the person typed it. Null in a preview, which asks for no reason. */
  readonly motivo: string | null
  /**
   * True while the current value of the parameter is only a proposal of the product. Saving the same value is then a
   * change too, because the municipality accepts the proposal.
   */
  readonly propuesto?: boolean
}

export interface CambioDeParametro {
  readonly clave: ClaveDeParametro
  readonly valor: string
  readonly vigenteDesde: Fecha
  readonly motivo: string
  readonly anterior: string | null
  /** True when the new value replaces a saved value of the parameter that begins on the same day. */
  readonly corrige: boolean
  /** False when the parameter already has the new value on `vigenteDesde`, so nothing is saved. */
  readonly cambia: boolean
}

type Refuse = (campo: 'clave' | 'valor' | 'vigenteDesde' | 'motivo', mensaje: string) => void

/**
 * Returns the text that asks a person why a parameter changes. A reason is needed when the new value begins in the past
 * or replaces a value of the same day. Undefined when no reason is needed.
 */
const explainMotivo = (
  clave: ClaveDeParametro,
  desde: Fecha,
  fila: FilaDeParametro | undefined,
  hoy: Fecha,
): string | undefined => {
  const valores = { desde: formatFecha(desde), letras: MINIMO_DE_LETRAS }
  if (fila?.vigenteDesde !== desde)
    return desde < hoy ? interpolar(parametros.pasadoSinMotivo, valores) : undefined
  const { nombre } = PARAMETROS[clave]
  const anterior = fila.valor || '—'
  return interpolar(parametros.correccionSinMotivo, { ...valores, nombre, anterior })
}

const decide = (
  { clave, valor, vigenteDesde, motivo, propuesto = false }: CambioPedido,
  filas: readonly FilaDeParametro[],
  hoy: Fecha,
  refuse: Refuse,
): CambioDeParametro | undefined => {
  if (!esClaveDeParametro(clave)) {
    refuse('clave', interpolar(parametros.desconocido, { clave }))
    return undefined
  }
  const desde = vigenteDesde ?? hoy
  const nuevo = readValorDeParametro(clave, valor)
  const escrito = readEscrito(valor, 'texto')
  if (!escrito.ok) refuse('valor', escrito.mensaje)
  else if (nuevo === undefined) {
    const { nombre } = PARAMETROS[clave]
    const forma = describeValorDeParametro(clave)
    refuse('valor', interpolar(parametros.valorRechazado, { nombre, forma }))
  }
  if (desde < DESDE_SIEMPRE) {
    const primero = formatFecha(DESDE_SIEMPRE)
    refuse('vigenteDesde', interpolar(parametros.vigenciaImposible, { primero }))
  }
  const fila = parametroVigente(filas, clave, desde)
  const cambia = propuesto || fila === undefined || fila.valor !== nuevo
  const pregunta = cambia ? explainMotivo(clave, desde, fila, hoy) : undefined
  if (pregunta !== undefined && motivo !== null && motivo.length < MINIMO_DE_LETRAS)
    refuse('motivo', pregunta)
  if (nuevo === undefined) return undefined
  return {
    clave,
    valor: nuevo,
    vigenteDesde: desde,
    motivo: motivo ?? '',
    anterior: fila?.valor ?? null,
    corrige: fila?.vigenteDesde === desde,
    cambia,
  }
}

/**
 * Decides whether a parameter may take a new value from a given day on. Earlier days keep their values, so earlier
 * results do not change (D28). A reason is required for a day in the past, or when another value already begins on the
 * day.
 */
export const decideCambioDeParametro = (
  pedido: CambioPedido,
  filas: readonly FilaDeParametro[],
  hoy: Fecha,
): Decision<CambioDeParametro> => {
  const motivos: Motivo[] = []
  const motivo = pedido.motivo?.trim() ?? null
  const cambio = decide({ ...pedido, motivo }, filas, hoy, (campo, mensaje) =>
    motivos.push({ codigo: `parametro.${campo}`, campo, mensaje }),
  )
  const porque = {
    regla: 'parametro/cambio',
    fuente: 'D28, D89',
    entradas: { ...pedido, motivo, hoy },
    valor: motivos.length === 0 ? (cambio?.valor ?? null) : null,
  }
  if (cambio === undefined || motivos.length > 0) return { ok: false, motivos, porque }
  return { ok: true, valor: cambio, porque }
}
