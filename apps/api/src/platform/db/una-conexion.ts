import { AsyncLocalStorage } from 'node:async_hooks'
import { Pool, type PoolClient, type PoolConfig } from 'pg'

export interface LlamadaEnCurso {
  readonly credencial: string
}

const enCurso = new AsyncLocalStorage<LlamadaEnCurso>()

export const enLlamada = <T>(llamada: LlamadaEnCurso, work: () => T): T =>
  enCurso.run(llamada, work)

const SEGUIDAS = 16

interface Espera {
  readonly llamada: LlamadaEnCurso | undefined
  readonly pasar: () => void
}

/**
 * Creates the queue of turns for the only connection. The call that had the last turn goes first if its next query
 * comes at once, so that it does not wait before each query. Calls of other people go next. Other calls of the same
 * person go last (R26).
 */
export const createPase = () => {
  let cola: Espera[] = []
  let ocupado = false
  let ultima: LlamadaEnCurso | undefined
  let seguidas = 0
  const take = ({ llamada, pasar }: Espera): void => {
    seguidas = llamada !== undefined && llamada === ultima ? seguidas + 1 : 0
    ultima = llamada
    pasar()
  }
  const choose = (): Espera | undefined => {
    const propia = ({ llamada }: Espera) => llamada !== undefined && llamada === ultima
    const ajena = ({ llamada }: Espera) => llamada?.credencial !== ultima?.credencial
    return (seguidas < SEGUIDAS ? cola.find(propia) : undefined) ?? cola.find(ajena) ?? cola[0]
  }
  const siguiente = (): void => {
    const elegida = choose()
    if (elegida === undefined) {
      ocupado = false
      return
    }
    cola = cola.filter((una) => una !== elegida)
    take(elegida)
  }
  return {
    ask: (pasar: () => void): (() => void) => {
      const espera: Espera = { llamada: enCurso.getStore(), pasar }
      if (ocupado) cola.push(espera)
      else {
        ocupado = true
        take(espera)
      }
      return () => {
        cola = cola.filter((una) => una !== espera)
      }
    },
    /**
     * Ends a turn. The next call is chosen in the next turn of the event loop, so that the same call can first ask for
     * its next query.
     */
    leave: (): void => {
      if (cola.length === 0) ocupado = false
      else setImmediate(siguiente)
    },
  }
}

type Conectado = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: unknown) => void,
) => void

export class UnaConexion extends Pool {
  private readonly pase = createPase()
  private readonly limite: number

  constructor({ connectionTimeoutMillis = 60_000, ...config }: PoolConfig) {
    super({ ...config, max: 1, connectionTimeoutMillis })
    this.limite = connectionTimeoutMillis
    this.on('release', () => this.pase.leave())
  }

  override connect(): Promise<PoolClient>
  override connect(callback: Conectado): void
  override connect(callback?: Conectado): Promise<PoolClient> | undefined {
    if (callback === undefined)
      return new Promise((resolve, reject) => {
        this.connect((error, client) => {
          if (client) resolve(client)
          else reject(error)
        })
      })
    const reloj = setTimeout(() => {
      salir()
      callback(new Error('timeout exceeded when trying to connect'), undefined, () => undefined)
    }, this.limite)
    const salir = this.pase.ask(() => {
      clearTimeout(reloj)
      super.connect((error, client, done) => {
        if (error) this.pase.leave()
        callback(error, client, done)
      })
    })
    return undefined
  }
}
