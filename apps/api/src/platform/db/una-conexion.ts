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
 * Creates the queue of the API calls that wait for the only connection to the embedded database. A call may run up to
 * {@link SEGUIDAS} queries in a row, without waiting for each one. Then the calls of other people go first (R26).
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
    waiting: (): number => cola.length,
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
     * Frees the connection after a query. The next query starts one turn of the event loop later. Meanwhile, the API
     * call whose query just ended has time to ask for its next query.
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

  /**
   * Number of queries that wait for the only connection to the embedded database. They wait in the queue `pase`, and
   * the queue of the library `pg` is always empty.
   */
  get enEspera(): number {
    return this.pase.waiting()
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
