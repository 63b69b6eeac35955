import { textos } from '@apremia/core'
import { isAlmacenSinRespuesta } from '../documentos/almacen-sin-respuesta.ts'
import { explainAlmacen } from '../documentos/open-deposito.ts'
import { explainArranque } from '../explain-arranque.ts'
import { ConfigError } from '../platform/config-error.ts'
import { causesOf, isDatabaseDown, isDiskFull } from '../platform/db/outage.ts'
import { printError } from '../platform/log/describe-error.ts'
import type { InstantaneaEnMarcha } from '../respaldo/instantanea-en-marcha.ts'
import { type PedidoDeRespaldo, readPedidoDeRespaldo } from '../respaldo/pedido-de-respaldo.ts'
import { RespaldoRechazado, SALIDA_DE_RESPALDO } from '../respaldo/respaldo-rechazado.ts'
import { runRespaldo } from '../respaldo/run-respaldo.ts'
import { SinRespuesta, visitPuerta } from './ask-puerta.ts'

const AYUDA = `apremia-servidor respaldo: copias de seguridad de la base y los documentos, con el producto en marcha.

  apremia-servidor respaldo crear [--clave ARCHIVO] [--conservar 7d,4s,12m]
      Hace una copia. Con --conservar, después poda las que sobran.

  apremia-servidor respaldo listar
      Las copias que hay, de la más vieja a la más nueva.

  apremia-servidor respaldo verificar [COPIA] [--clave ARCHIVO] [--base URL]
      Restaura una copia (la última, si no se nombra) en una base de prueba y comprueba ahí el historial, los
      casos, los documentos y los números. No toca la instalación. Con PostgreSQL crea la base de prueba en el
      mismo servidor y la borra; --base indica otra, vacía, que también queda vacía.

  apremia-servidor respaldo ensayar [--clave ARCHIVO] [--base URL]
      Con la versión nueva, antes de actualizar: hace una copia, la actualiza a esta versión en una base de prueba
      y comprueba ahí lo mismo que verificar. Dice cuánto tarda cada cambio de la base y qué tablas detiene. No
      toca la instalación, y la copia queda.

  apremia-servidor respaldo restaurar COPIA [--clave ARCHIVO] [--dry-run]
      Restaura en una base vacía y en DATA_DIR, con el servidor detenido.

  apremia-servidor respaldo podar --conservar 7d,4s,12m [--dry-run]
      Borra las copias que no hacen falta para tener una de cada uno de los últimos 7 días, 4 semanas y 12 meses
      (a: años) con copias. La última entera no se borra nunca.

  --en CARPETA     dónde están las copias (RESPALDO_CARPETA; si no, DATA_DIR/respaldos)
  --clave ARCHIVO  cifra, o abre una copia cifrada, con la clave de ese archivo: 32 bytes al azar o una frase
                   (RESPALDO_CLAVE)
  --json           el resultado para otro programa

Use las mismas variables con que arranca el servidor: DATA_DIR, PORT, DATABASE_URL y, si las tiene, las
DOCUMENTOS_S3_.
Termina con 0 si salió bien, 1 si falló, 2 si está mal escrito, 6 si hay otra copia en curso o, al restaurar, un
servidor en marcha, 7 si la base o el almacén no responden o no alcanza el disco, y 130 si se interrumpió.`

interface Terminal {
  readonly out: (text: string) => void
  readonly err: (text: string) => void
  readonly fail: (mensaje: string, code: number) => void
}

const visitServidor =
  ({ dataDir: folder, port }: PedidoDeRespaldo) =>
  async (signal: AbortSignal) => {
    try {
      return await visitPuerta<InstantaneaEnMarcha>({ folder, port }, 'instantanea', signal)
    } catch (error) {
      if (error instanceof SinRespuesta && error.cerrada) return undefined
      throw error
    }
  }

/**
 * Searches the causes of an error for a RespaldoRechazado. An aborted step throws an error of its own, whose cause is
 * the reason of the abort.
 */
const findRechazo = (error: unknown): RespaldoRechazado | undefined => {
  for (const cause of causesOf(error)) if (cause instanceof RespaldoRechazado) return cause
  return undefined
}

const salidaDe = (error: unknown): number =>
  isDatabaseDown(error) ? SALIDA_DE_RESPALDO.noDisponible : SALIDA_DE_RESPALDO.falla

export const backUp = async (args: readonly string[], terminal: Terminal): Promise<void> => {
  const { fail } = terminal
  const interrumpido = new AbortController()
  const interrupt = () => interrumpido.abort()
  process.once('SIGINT', interrupt)
  process.once('SIGTERM', interrupt)
  let databaseUrl: string | undefined
  try {
    const pedido = readPedidoDeRespaldo(args, process.env)
    if (pedido === undefined) {
      terminal.out(AYUDA)
      return
    }
    databaseUrl = pedido.databaseUrl
    process.exitCode = await runRespaldo(
      pedido,
      { visit: visitServidor(pedido), signal: interrumpido.signal },
      terminal,
    )
  } catch (error) {
    const rechazo = findRechazo(error)
    const dicho = explainArranque(error, databaseUrl)
    if (interrumpido.signal.aborted)
      fail(textos.respaldo.interrumpido, SALIDA_DE_RESPALDO.interrumpido)
    else if (rechazo) fail(rechazo.message, rechazo.salida)
    else if (error instanceof ConfigError) fail(error.message, SALIDA_DE_RESPALDO.uso)
    else if (error instanceof SinRespuesta) fail(error.message, error.salida)
    else if (isAlmacenSinRespuesta(error))
      fail(explainAlmacen(error), SALIDA_DE_RESPALDO.noDisponible)
    else if (isDiskFull(error)) fail(textos.respaldo.discoLleno, SALIDA_DE_RESPALDO.noDisponible)
    else if (dicho !== undefined) fail(dicho, salidaDe(error))
    else {
      // Prints an unknown error without its message, which may have personal data.
      printError(textos.respaldo.fallaInesperada, error)
      process.exitCode = SALIDA_DE_RESPALDO.falla
    }
  }
}
