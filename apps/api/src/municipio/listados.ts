import type { Handler } from '../platform/http/mount.ts'

const dtTipoDoc: Handler<'dtTipoDoc'> = ({ municipio }) => municipio.dtTipoDoc()

export const listadosHandlers = { dtTipoDoc }
