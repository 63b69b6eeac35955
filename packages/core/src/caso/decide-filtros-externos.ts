import type { Respuesta } from '../decision/decision.ts'
import { abogadoExterno } from '../texto/abogado-externo.ts'
import { casos } from '../texto/casos.ts'
import { interpolar } from '../texto/interpolar.ts'
import type { ResumenDeCaso } from './build-resumen.ts'
import { estaEnPlan } from './decide-solapa.ts'
import type { FechasDeMesa } from './fechas-de-mesa.ts'

export const FILTROS_EXTERNOS = ['activos', 'sinEvaluar', 'planDePagos', 'todos'] as const
export type FiltroExterno = (typeof FILTROS_EXTERNOS)[number]

type Prueba = (resumen: ResumenDeCaso, fechas: FechasDeMesa) => boolean

const isActivo: Prueba = ({ situacion, actuacion }, { fechaInicial }) => {
  const desdeInicial = (uno: { readonly fecha: string } | null) =>
    uno !== null && (fechaInicial === null || uno.fecha >= fechaInicial)
  return (situacion?.clase !== 'planDePagos' && desdeInicial(situacion)) || desdeInicial(actuacion)
}

const isSinEvaluar: Prueba = ({ situacion, actuacion }, { fechaInicial, sinEvaluar }) => {
  const ultima = [situacion?.fecha ?? '', actuacion?.fecha ?? ''].sort().at(-1)
  if (!ultima || fechaInicial === null || ultima >= fechaInicial) return false
  return sinEvaluar === null || ultima >= sinEvaluar
}

const PRUEBAS: { readonly [F in FiltroExterno]: Prueba } = {
  activos: isActivo,
  sinEvaluar: isSinEvaluar,
  planDePagos: estaEnPlan,
  todos: ({ situacion, actuacion }) => situacion !== null || actuacion !== null,
}

/**
 * Lists all the filters of the external lawyers' work list that a case matches (S2 §4, D57). Unlike the tabs of other
 * work lists, these filters look at every debt status and kind of action, and ignore executive titles.
 */
export const decideFiltrosExternos = (
  resumen: ResumenDeCaso,
  fechas: FechasDeMesa,
): Respuesta<readonly FiltroExterno[]> => {
  const valor = FILTROS_EXTERNOS.filter((filtro) => PRUEBAS[filtro](resumen, fechas))
  const rotulos = valor.map((filtro) => abogadoExterno.filtros[filtro])
  const { situacion, actuacion } = resumen
  return {
    valor,
    porque: {
      regla: 'caso/filtros-externos',
      fuente: 'S2 §4; D55, D57',
      entradas: {
        situacion: situacion?.clase ?? null,
        situacionDesde: situacion?.fecha ?? null,
        fechaDeEtapa: actuacion?.fecha ?? null,
        ...fechas,
      },
      valor: rotulos,
    },
    frase:
      rotulos.length > 0
        ? interpolar(casos.filtros, { filtros: rotulos.join(', ') })
        : casos.ningunFiltro,
  }
}
