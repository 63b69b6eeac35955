import type { Handler } from '../platform/http/mount.ts'
import { measureReloj, tellReloj } from '../platform/reloj.ts'

export const getSalud: Handler<'getSalud'> = async ({ salud, config, ahora }) => ({
  estado: 'ok',
  base: config.databaseUrl === undefined ? 'embebida' : 'postgresql',
  avisos: tellReloj(await measureReloj(salud, ahora)),
})
