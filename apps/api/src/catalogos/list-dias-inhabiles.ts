import { codigoDeDia, listDiasDelAnio } from '@apremia/core'
import { loadCalendarioHabil, withVersionDeDia } from '../dias-inhabiles/dias-inhabiles-repo.ts'
import type { Handler } from '../platform/http/mount.ts'

export const listDiasInhabiles: Handler<'listDiasInhabiles'> = async ({ db }, { query }) =>
  listDiasDelAnio(query.anio, await loadCalendarioHabil(db)).map((dia) => {
    const { origen, clase, ...resto } = dia
    return origen === 'cargado' && clase !== 'feria'
      ? { ...withVersionDeDia({ ...resto, clase }), origen }
      : { ...dia, codigo: `${origen} ${codigoDeDia(dia)}`, version: '' }
  })
