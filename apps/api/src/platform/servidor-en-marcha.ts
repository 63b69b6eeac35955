import { statfsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { isListeningIn } from './db/folder-socket.ts'
import { decideAlcanceDeCarpeta } from './db/sistema-de-archivos.ts'

const maquina = hostname().replace(/\W/g, '_').slice(0, 40)

/**
 * Names the socket of a server. The name has the machine and the port, because several servers may share the data
 * folder.
 */
export const nameOfPuerta = (port: number): string => `servidor-${maquina}-${port}.sock`

const PUERTA = /^servidor-(.+)-\d+\.sock$/

interface ServidorHallado {
  readonly socket: string
  /**
   * True when the server answered on its socket. False when the socket was left by another machine that shares the
   * folder through the network. This machine cannot ask that server.
   */
  readonly contesta: boolean
}

/** Finds a server that uses the data folder, with the embedded database or with PostgreSQL. */
export const findServidorEnMarcha = async (
  dataDir: string,
  tipo = (folder: string): number => statfsSync(folder).type,
): Promise<ServidorHallado | undefined> => {
  for (const name of await readdir(dataDir)) {
    const [, suya] = PUERTA.exec(name) ?? []
    if (suya === undefined) continue
    const contesta = await isListeningIn(dataDir, name)
    const ajena = suya !== maquina && decideAlcanceDeCarpeta(tipo(dataDir)) === 'red'
    if (contesta || ajena) return { socket: join(dataDir, name), contesta }
  }
  return undefined
}
