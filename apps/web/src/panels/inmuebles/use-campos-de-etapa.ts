import { seOfrece, textos } from '@apremia/core'
import type { FilterField } from '../../ui/filter/filter-field.ts'
import { useEtapas } from '../actuaciones/use-etapas.ts'

const { grupo, estado, elija } = textos.gestion.ultimaEtapa

export const useCamposDeEtapa = (): readonly FilterField<'etapaGrupo' | 'etapa'>[] => {
  const { etapas, failure } = useEtapas()
  const { grupos = [] } = etapas ?? {}
  const tipos = (etapas?.tipos ?? []).filter(seOfrece)
  const of = Object.fromEntries(
    grupos.map(({ id }) => [
      String(id),
      tipos.filter(({ gpId }) => gpId === id).map(({ tpId }) => String(tpId)),
    ]),
  )
  return [
    {
      campo: 'etapaGrupo',
      label: grupo,
      options: grupos
        .filter(({ id }) => of[String(id)]?.length)
        .map(({ id, nombre }) => ({ value: String(id), label: nombre })),
      failure: failure?.message,
    },
    {
      campo: 'etapa',
      label: estado,
      options: tipos.map(({ tpId, nombre }) => ({ value: String(tpId), label: nombre })),
      // The field lists only the types of case action of the chosen group (`among`). While the types are loading, the
      // field accepts any type. Otherwise the type in the URL would be lost.
      ...(etapas && { among: { campo: 'etapaGrupo', of, choose: elija } }),
    },
  ]
}
