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
  /** 'Activo', 'Vencido', 'Sin evaluar' or 'Saldada'. */
  readonly etiqueta: string
  /**
   * 'vence en 9 días' when it is near, which tells the two 'Activo' apart besides the colour (D63); 'desde el
   * 12/11/2026' of a paid one; '' otherwise.
   */
  readonly aviso: string
  /** Days left to the limit date, negative when it is past (D62); null without one. */
  readonly faltan: number | null
}

export interface VistaExterna {
  readonly hoy: Fecha
  readonly fechas: FechasDeMesa
  /** The filter chosen, null while there is none. */
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
 * Decides the state of a case by its age on the external desk (S2 §4), from the days left to its limit date. Fewer than
 * 10 days are near, and a negative number is past (D62). 'Sin evaluar' takes precedence when the last date is before
 * FECHA_INICIAL or that filter was chosen (D64). A paid case takes precedence over everything (D169). Null for a case
 * without history or stages.
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
