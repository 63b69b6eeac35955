import { type TipoDeEtapa, UNIDADES_DE_TIEMPO } from '@apremia/core'
import type { Data } from '../../api/endpoint.ts'
import { failureOf } from '../../api/failure.ts'
import { useListGruposDeEtapaQuery, useListTiposDeEtapaQuery } from './actuaciones-api.ts'

const toTipo = (etapa: Data<'listTiposDeEtapa'>[number]): TipoDeEtapa => {
  const unidad = UNIDADES_DE_TIEMPO.find((una) => una === etapa.tipo_tiempo)
  return {
    tpId: etapa.tp_id,
    gpId: etapa.gp_id,
    nombre: etapa.tipo_nombre,
    tiempo: etapa.tiempo === null || unidad === undefined ? null : { tiempo: etapa.tiempo, unidad },
    activo: etapa.estado === 'activo',
    show: etapa.show,
    // `iniciaApremio` marks the type of action that sets the time limit to start the lawsuit. Only the server computes
    // deadlines, so the browser does not need this mark and sets false for every type.
    iniciaApremio: false,
    cierra: etapa.cierra,
  }
}

/** Loads the types of case action and their groups. `etapas` is undefined until both are loaded. */
export const useEtapas = () => {
  const tipos = useListTiposDeEtapaQuery({})
  const grupos = useListGruposDeEtapaQuery({})
  return {
    etapas:
      tipos.data && grupos.data
        ? { tipos: tipos.data.map(toTipo), grupos: grupos.data }
        : undefined,
    failure: failureOf(tipos.error ?? grupos.error),
    retry: () => {
      if (tipos.error) void tipos.refetch()
      if (grupos.error) void grupos.refetch()
    },
  }
}
