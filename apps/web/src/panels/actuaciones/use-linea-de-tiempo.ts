import type { actuaciones, TipoDeReply } from '@apremia/api-client'
import { esRadicacion } from '@apremia/core'
import { failureOf } from '../../api/failure.ts'
import { usePuede } from '../../session/use-sesion.ts'
import { useActuacionesxImpQuery, useGetLineaDeTiempoQuery } from './actuaciones-api.ts'
import type { Par } from './elegido.ts'

export type Hecho = TipoDeReply<typeof actuaciones.getLineaDeTiempo>[number]
export type ActuacionDeLinea = NonNullable<Hecho['actuacion']>
export type Actuacion = TipoDeReply<typeof actuaciones.getActuacion>

/**
 * Number of actions requested for one case. It is the maximum number of rows that the server returns. A case has far
 * fewer actions.
 */
const TODAS = 200

const toHecho = (actuacion: Actuacion): Hecho => ({
  clase: 'actuacion',
  fecha: actuacion.fecha,
  actuacion: { ...actuacion, versiones: [] },
  situacion: null,
  convenio: null,
  titulo: null,
  carta: null,
  escrito: null,
  saldada: null,
})

/**
 * Returns the events of the case of a property or business, newest first. A guest may not read the history of legal
 * statuses (S2 §6), so a guest gets only the actions.
 */
export const useLineaDeTiempo = ({ imponible, recurso }: Par) => {
  const puede = usePuede()
  const entera = puede('situaciones.historial')
  const cual = { imponible: String(imponible), recurso }
  const linea = useGetLineaDeTiempoQuery({ query: cual }, { skip: !entera })
  const suelta = useActuacionesxImpQuery(
    { query: { pagina: 1, porPagina: TODAS }, body: cual },
    { skip: entera },
  )
  const { error, isFetching, refetch } = entera ? linea : suelta
  return {
    hechos: entera ? linea.currentData : suelta.currentData?.rows.map(toHecho),
    failure: isFetching ? undefined : failureOf(error),
    retry: () => void refetch(),
  }
}

export const radicacionesDe = (hechos: readonly Hecho[]): readonly ActuacionDeLinea[] =>
  hechos.flatMap(({ actuacion }) =>
    actuacion?.vigente === '1' && esRadicacion(actuacion.tp_id) ? [actuacion] : [],
  )
