import type { Handler } from '../../platform/http/mount.ts'

export const dtTipoDoc: Handler<'dtTipoDoc'> = ({ municipio }) => municipio.dtTipoDoc()
