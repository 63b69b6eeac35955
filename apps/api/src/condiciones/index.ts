import { textos } from '@apremia/core'
import { exportTabla } from '../exportaciones/export-tabla.ts'
import type { Handler } from '../platform/http/mount.ts'
import { condicionLegal } from './condicion-legal-table.ts'
import { selectCondiciones, toCondicion } from './condiciones-repo.ts'
import { createCondicion } from './create-condicion.ts'
import { editCondicion } from './edit-condicion.ts'
import { getCondicionesEjemplo, loadCondiciones } from './load-condiciones.ts'

const getCondiciones: Handler<'getCondiciones'> = async ({ db }, { query }) => {
  const { pagina, porPagina } = query
  const [rows, total] = await Promise.all([
    selectCondiciones(db)
      .limit(porPagina)
      .offset((pagina - 1) * porPagina),
    db.$count(condicionLegal),
  ])
  return { rows: rows.map(toCondicion), total }
}

const exportCondiciones: Handler<'exportCondiciones'> = (services, { query, request }) => {
  const filas = async function* () {
    yield (await selectCondiciones(services.db)).map(toCondicion)
  }
  return exportTabla(services, request, {
    tabla: 'condiciones',
    formato: query.formato,
    archivo: textos.archivos.condiciones,
    lotes: filas(),
  })
}

export const condicionesHandlers = {
  getCondiciones,
  exportCondiciones,
  getCondicionesEjemplo,
  createCondicion,
  editCondicion,
  loadCondiciones,
}
