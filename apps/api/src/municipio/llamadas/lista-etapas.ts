import type { Handler } from '../../platform/http/mount.ts'

export const listaEtapas: Handler<'listaEtapas'> = ({ municipio }, { body }) =>
  municipio.listaEtapas(body.grupo)
