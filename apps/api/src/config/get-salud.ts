import { interpolar, textos } from '@apremia/core'
import type { Handler } from '../platform/http/mount.ts'
import { describeReloj, measureReloj } from '../platform/reloj.ts'
import { loadUltimoRespaldo } from '../respaldo/ultimo-respaldo.ts'

const tellDanados = (cantidad: number): string[] =>
  cantidad === 0 ? [] : [interpolar(textos.documentos.danado.salud, { cantidad })]

export const getSalud: Handler<'getSalud'> = async ({ salud, config, ahora, documentos }) => ({
  estado: 'ok',
  base: config.databaseUrl === undefined ? 'embebida' : 'postgresql',
  avisos: [
    ...describeReloj(await measureReloj(salud, ahora)),
    ...tellDanados(documentos.countDanados()),
  ],
  respaldo: (await loadUltimoRespaldo(config.dataDir)) ?? null,
})
