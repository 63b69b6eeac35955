import type { Handler } from '../../platform/http/mount.ts'

export const dtSituacion: Handler<'dtSituacion'> = ({ municipio }) => municipio.dtSituacion()
