import type { Respuesta } from '../decision/decision.ts'
import { daysBetween, type Fecha, formatFecha } from '../fecha/fecha.ts'
import { abogadoExterno } from '../texto/abogado-externo.ts'
import { casos } from '../texto/casos.ts'
import { interpolar } from '../texto/interpolar.ts'
import { computeLimite, findUltimaFecha, type MovimientosDeCaso } from './compute-limite.ts'
import type { FiltroExterno } from './decide-filtros-externos.ts'
import type { FechasDeMesa } from './fechas-de-mesa.ts'
import { LIMITES_DE_CASO } from './limites.ts'

export type EstadoPorAntiguedad =
  | 'a-tiempo'
  | 'tiempo-cerca'
  | 'vencido'
  | 'sin-evaluar'
  | 'saldada'

export interface AntiguedadDeCaso {
  readonly estado: EstadoPorAntiguedad
  readonly etiqueta: string
  /**
   * Text beside the state of a case: 'vence en 9 días' near the limit date, 'desde el 12/11/2026' for a paid case, and
   * otherwise ''. Thanks to this text, nobody needs to see the colour (D63).
   */
  readonly aviso: string
  /**
   * Number of days until the limit date of the case, negative once that date is past (D62). Null when the case has no
   * limit date.
   */
  readonly faltan: number | null
}

export interface VistaExterna {
  readonly hoy: Fecha
  readonly fechas: FechasDeMesa
  readonly filtro: FiltroExterno | null
}

const { activo, vencido, sinEvaluar } = abogadoExterno.estados

const ETIQUETAS: { readonly [E in EstadoPorAntiguedad]: string } = {
  'a-tiempo': activo,
  'tiempo-cerca': activo,
  vencido,
  'sin-evaluar': sinEvaluar,
  saldada: abogadoExterno.saldada,
}

const writeAviso = (faltan: number): string => {
  if (faltan === 0) return abogadoExterno.venceHoy
  return faltan === 1
    ? abogadoExterno.venceManana
    : interpolar(abogadoExterno.venceEn, { n: faltan })
}

const findEstado = (faltan: number): EstadoPorAntiguedad => {
  if (faltan < 0) return 'vencido'
  return faltan < LIMITES_DE_CASO.cerca ? 'tiempo-cerca' : 'a-tiempo'
}

/**
 * Decides the state of a case on the work list of the external lawyers (S2 §4). Null without an action and without a
 * debt status.
 * - Fewer than 10 days until the limit date means near. A negative number of days means expired (D62).
 * - 'Sin evaluar' (not evaluated) replaces these states when the last action or debt status is before the date
 *   FECHA_INICIAL, or when the person filters by 'Sin evaluar' (D64).
 * - 'Saldada' (paid) replaces any state (D169).
 */
export const decideAntiguedad = (
  resumen: MovimientosDeCaso,
  { hoy, fechas, filtro }: VistaExterna,
): Respuesta<AntiguedadDeCaso | null> => {
  const { valor: limite, frase: fraseDeLimite } = computeLimite(resumen)
  const desde = findUltimaFecha(resumen)
  const { fechaInicial } = fechas
  const explain = (valor: EstadoPorAntiguedad | null, faltan: number | null) => ({
    regla: 'caso/antiguedad',
    fuente: 'S2 §4, §9; D62, D63, D64, D169',
    entradas: {
      ...{ hoy, desde, limite, faltan, fechaInicial, filtro },
      saldada: resumen.saldada?.desde ?? null,
    },
    valor,
  })
  if (desde !== null && resumen.saldada !== null) {
    const dia = formatFecha(resumen.saldada.desde)
    const aviso = interpolar(abogadoExterno.saldadaDesde, { dia })
    return {
      valor: { estado: 'saldada', etiqueta: ETIQUETAS.saldada, aviso, faltan: null },
      porque: explain('saldada', null),
      frase: fraseDeLimite,
    }
  }
  if (limite === null || desde === null)
    return { valor: null, porque: explain(null, null), frase: fraseDeLimite }
  const faltan = daysBetween(hoy, limite)
  const answer = (estado: EstadoPorAntiguedad, frase: string) => ({
    valor: {
      estado,
      etiqueta: ETIQUETAS[estado],
      aviso: estado === 'tiempo-cerca' ? writeAviso(faltan) : '',
      faltan,
    },
    porque: explain(estado, faltan),
    frase,
  })
  if (filtro === 'sinEvaluar') return answer('sin-evaluar', casos.sinEvaluarPorFiltro)
  if (fechaInicial !== null && desde < fechaInicial) {
    const fechas = { desde: formatFecha(desde), inicial: formatFecha(fechaInicial) }
    return answer('sin-evaluar', interpolar(casos.sinEvaluarPorFecha, fechas))
  }
  const estado = findEstado(faltan)
  if (estado !== 'vencido') return answer(estado, fraseDeLimite)
  return answer(estado, interpolar(casos.vencioHace, { limite: formatFecha(limite) }))
}
