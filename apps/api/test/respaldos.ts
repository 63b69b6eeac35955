import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { createDepositoEnCarpeta } from '../src/documentos/deposito-en-carpeta.ts'
import type { LugarDeRespaldo } from '../src/respaldo/instantanea.ts'
import type { Copia } from './copia.ts'

export const SIN_INFORME = { paso: () => undefined, avance: () => undefined }

/**
 * Describes an installation to the backup command. `visit` says that no server is running, so the command reads the
 * data itself.
 */
export const lugarDe = ({ dataDir, databaseUrl }: Copia): LugarDeRespaldo => ({
  ...{ dataDir, databaseUrl, informe: SIN_INFORME },
  ...{ objetos: undefined, anclasEnAlmacen: undefined },
  deposito: createDepositoEnCarpeta(dataDir),
  ahora: () => new Date(),
  visit: async () => undefined,
  signal: new AbortController().signal,
})

export interface Ejecutado {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

export const runComando = (
  { dataDir, databaseUrl }: Copia,
  port: number,
  args: readonly string[],
  onStart: (pid: number) => void = () => undefined,
): Promise<Ejecutado> =>
  new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [
        '--enable-source-maps',
        join(process.env.APREMIA_HILOS ?? '', 'apremia-servidor.js'),
        'respaldo',
        ...args,
      ],
      {
        env: {
          PATH: process.env.PATH,
          DATA_DIR: dataDir,
          PORT: String(port),
          ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
        },
      },
      (error, stdout, stderr) => {
        const code = error === null ? 0 : Number(error.code ?? -1)
        resolve({ code, stdout, stderr })
      },
    )
    if (child.pid !== undefined) onStart(child.pid)
  })
