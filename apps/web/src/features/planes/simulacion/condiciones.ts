import {
  type CodigoDePlan,
  clampCuotas,
  FILAS_INICIALES,
  fecha,
  parseCuotas,
  parseImporteTecleado,
  TIPOS_DE_PLAN,
  textos,
  valorDeParametro,
  wireAmount,
} from '@apremia/core'

const { enteroDeCuotas } = textos.planes.simulacion

/** Values typed in the fields of a plan simulation. Null means that the person has not edited the field. */
export interface Condiciones {
  readonly plan: CodigoDePlan
  readonly cuotas: string | null
  readonly anticipo: string | null
}

export interface CondicionesEscritas {
  readonly cuotas: number | null
  readonly anticipo: string | null
}

type Lectura =
  | { readonly ok: true; readonly pedido: CondicionesEscritas }
  | {
      readonly ok: false
      readonly faltas: Readonly<Partial<Record<keyof CondicionesEscritas, string>>>
    }

/**
 * Returns null when the plan fixes the number of instalments or the field is empty, and undefined when the typed number
 * is not valid.
 */
const readCuotas = ({ plan, cuotas }: Condiciones): number | null | undefined => {
  const texto = TIPOS_DE_PLAN[plan].cuotas === null ? (cuotas ?? '').trim() : ''
  if (texto === '') return null
  return parseCuotas(texto) || undefined
}

/** Reads the typed values. The server gives each empty field its default value (D32, D36). */
export const readCondicionesEscritas = (condiciones: Condiciones): Lectura => {
  const cuotas = readCuotas(condiciones)
  const tecleado = TIPOS_DE_PLAN[condiciones.plan].anticipo
    ? (condiciones.anticipo ?? '').trim()
    : ''
  const anticipo = tecleado === '' ? null : parseImporteTecleado(tecleado, 'anticipo')
  const faltas = {
    ...(cuotas === undefined ? { cuotas: enteroDeCuotas } : {}),
    ...(anticipo?.ok === false && anticipo.motivos[0]
      ? { anticipo: anticipo.motivos[0].mensaje }
      : {}),
  }
  if (cuotas === undefined || anticipo?.ok === false) return { ok: false, faltas }
  return { ok: true, pedido: { cuotas, anticipo: anticipo && wireAmount(anticipo.valor) } }
}

/**
 * Maximum number of instalments that the form assumes until the server answers with the maximum of today (S1 §5:
 * default 15).
 */
const POR_DEFECTO = valorDeParametro(FILAS_INICIALES, 'plan.topeCuotas', fecha('2000-01-01'))

/**
 * Returns the number of instalments to show. Once the server has answered with the maximum, the number never exceeds it
 * (S1 §5, D36).
 */
export const cuotasMostradas = (
  cuotas: string | null,
  tope: number | undefined,
): { readonly texto: string; readonly forzado: boolean } => {
  if (cuotas === null) return { texto: String(tope ?? POR_DEFECTO), forzado: false }
  const pedidas = parseCuotas(cuotas)
  return tope !== undefined && pedidas !== null && pedidas > tope
    ? { texto: String(clampCuotas({ cuotas: null }, pedidas, tope)), forzado: true }
    : { texto: cuotas, forzado: false }
}
