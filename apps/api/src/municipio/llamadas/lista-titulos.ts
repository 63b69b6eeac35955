import { readDeQuien } from '../../casos/read-de-quien.ts'
import type { Handler } from '../../platform/http/mount.ts'
import { listWithin } from '../deuda-alcance.ts'

export const listaTitulos: Handler<'listaTitulos'> = ({ municipio }, { sesion, body, query }) => {
  const { nroContribuyente, ...filtros } = body
  return listWithin(sesion, filtros, (filtro) =>
    municipio.listaTitulos(filtro, query, readDeQuien(sesion, { nroContribuyente })),
  )
}
