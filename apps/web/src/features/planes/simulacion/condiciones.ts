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

/** Values typed in the fields of a payment plan simulation. Null means that the person has not edited the field. */
export interface Condiciones {
  readonly cuotas: string | null
  readonly anticipo: string | null
}

export type FaltasDeCondiciones = Readonly<Partial<Record<keyof Condiciones, string>>>

interface Lectura {
  /** Values of the simulation request. Null means that the server uses its default value (D32, D36). */
  readonly pedido: { readonly cuotas: number | null; readonly anticipo: string | null }
  readonly faltas: FaltasDeCondiciones
}

export const readCondicionesEscritas = ({ cuotas, anticipo }: Condiciones): Lectura => {
  const cuantas = (cuotas ?? '').trim()
  const leidas = cuantas === '' ? null : parseCuotas(cuantas) || undefined
  const tecleado = (anticipo ?? '').trim()
  const leido = tecleado === '' ? null : parseImporteTecleado(tecleado, 'anticipo')
  const [motivo] = leido?.ok === false ? leido.motivos : []
  return {
    pedido: {
      cuotas: leidas ?? null,
      anticipo: leido?.ok ? wireAmount(leido.valor) : null,
    },
    faltas: {
      ...(leidas === undefined ? { cuotas: enteroDeCuotas } : {}),
      ...(motivo ? { anticipo: motivo.mensaje } : {}),
    },
  }
}

export const faltasDePlan = (
  plan: CodigoDePlan,
  { cuotas, anticipo }: FaltasDeCondiciones,
): FaltasDeCondiciones => ({
  ...(cuotas !== undefined && TIPOS_DE_PLAN[plan].cuotas === null ? { cuotas } : {}),
  ...(anticipo !== undefined && TIPOS_DE_PLAN[plan].anticipo ? { anticipo } : {}),
})

/**
 * Maximum number of instalments that the form assumes until the server answers with the maximum of today (S1 §5:
 * default 15).
 */
const POR_DEFECTO = valorDeParametro(FILAS_INICIALES, 'plan.topeCuotas', fecha('2000-01-01'))

/**
 * Returns the number of instalments to show. Once the server has answered with the maximum, a greater number is lowered
 * to the maximum (S1 §5, D36).
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
