import { request } from 'node:http'
import { nameOfPuerta } from './puerta.ts'

export class SinRespuesta extends Error {
  override readonly name = 'SinRespuesta'
}

const CERRADA: readonly unknown[] = ['ENOENT', 'ECONNREFUSED', 'ENOTDIR']

const explain = (error: NodeJS.ErrnoException, folder: string, port: number): string => {
  if (error.code === 'EACCES')
    return 'Este usuario no puede hablar con el servidor: use la cuenta con que corre.'
  return CERRADA.includes(error.code)
    ? `No hay un servidor en marcha en esta máquina con DATA_DIR=${folder} y PORT=${port}. Arránquelo, o use las mismas variables con que arrancó.`
    : `No se pudo hablar con el servidor (${error.code}).`
}

/**
 * Sends a request to the server that runs on this machine. The function changes the working directory to `folder`,
 * because the path of a Unix socket has a short length limit.
 */
export const askPuerta = <T>(
  folder: string,
  port: number,
  name: string,
  pedido: object,
): Promise<T> =>
  new Promise((resolve, reject) => {
    try {
      process.chdir(folder)
    } catch (error) {
      reject(new SinRespuesta(explain(error as NodeJS.ErrnoException, folder, port)))
      return
    }
    const asked = request(
      { socketPath: nameOfPuerta(port), path: `/${name}`, method: 'POST' },
      async (response) => {
        let body = ''
        for await (const piece of response) body += piece
        const said = JSON.parse(body) as T & { readonly mensaje?: string }
        if (response.statusCode === 200) resolve(said)
        else reject(new SinRespuesta(said.mensaje ?? 'El servidor no lo aceptó.'))
      },
    )
    asked.on('error', (error) => reject(new SinRespuesta(explain(error, folder, port))))
    asked.end(JSON.stringify(pedido))
  })
