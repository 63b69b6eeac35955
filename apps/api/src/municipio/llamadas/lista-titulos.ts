import type { Handler } from '../../platform/http/mount.ts'
import { listWithin } from '../deuda-alcance.ts'

export const listaTitulos: Handler<'listaTitulos'> = ({ municipio }, { sesion, body, query }) =>
  listWithin(sesion, body, (filtro) => municipio.listaTitulos(filtro, query))
