import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { createCartero } from '../src/correo/cartero.ts'
import {
  type CorreoRecibido,
  type ServidorDeCorreo,
  startServidorDeCorreo,
} from './servidor-de-correo.ts'
import { startTestApp, type TestApp } from './test-app.ts'

/** Moment of the test clock: Thursday 26/11/2026 at 9:00 in Buenos Aires. */
export const JUEVES = new Date('2026-11-26T12:00:00Z')

interface Abierta {
  readonly correo: ServidorDeCorreo
  readonly test: TestApp
  readonly admin: string
  readonly abogada: string
}

/** Text of an e-mail, without the line breaks of its encoding. */
export const textOf = ({ mensaje }: Pick<CorreoRecibido, 'mensaje'>): string =>
  mensaje
    .replace(/=\r\n/g, '')
    .replace(/((?:=[0-9A-F]{2})+)/g, (bytes) =>
      Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'),
    )

/**
 * Starts the product with a mail server. Each test starts without queued e-mails and without users who asked for
 * e-mails.
 */
export const useCorreo = () => {
  let correo: ServidorDeCorreo | undefined
  let test: TestApp | undefined
  let tokens: Pick<Abierta, 'admin' | 'abogada'> | undefined
  const abierta = (): Abierta => {
    if (correo === undefined || test === undefined || tokens === undefined)
      throw new Error('El producto no arrancó')
    return { correo, test, ...tokens }
  }
  const sql = async (text: string, values: readonly unknown[] = []) =>
    (await test?.open.pool.query(text, [...values]))?.rows ?? []
  const restoreDirecciones = () =>
    sql(`update usuario set email = 'u' || dni || '@municipio.example' where rol <> 'servicio'`)

  beforeAll(async () => {
    correo = await startServidorDeCorreo()
    const { url, remitente } = correo.config
    test = await startTestApp({ env: { SMTP_URL: url, CORREO_REMITENTE: remitente } })
    // Stops the periodic sending of e-mails. Each test calls `work` when the queued e-mails must be sent.
    await test.services.cartero?.stop()
  }, 60_000)
  afterAll(async () => {
    await test?.close()
    await correo?.stop()
  })
  beforeEach(async () => {
    if (correo === undefined || test === undefined) throw new Error('El producto no arrancó')
    await sql('delete from correo')
    await sql('delete from aviso_por_correo')
    await restoreDirecciones()
    correo.recibidos.length = 0
    correo.refuse = undefined
    correo.motivo = 'No se acepta'
    correo.refuseSender = undefined
    test.setAhora(JUEVES)
    tokens = { admin: await test.login('20000001'), abogada: await test.login('20000003') }
  })

  return {
    sql,
    get correo() {
      return abierta().correo
    },
    get test() {
      return abierta().test
    },
    get admin() {
      return abierta().admin
    },
    get abogada() {
      return abierta().abogada
    },
    choose: async (token: string, clases: readonly string[]) => {
      const answer = await abierta().test.call('PUT', '/api/correo/avisos', token, {
        clases: [...clases],
      })
      expect(answer.statusCode, answer.body).toBe(200)
      return answer.json()
    },
    /** Sends the queued e-mails once, with a new mailer, as a server that has just started does. */
    work: async (): Promise<void> => {
      const { services, app } = abierta().test
      const cartero = createCartero(services, app.log)
      await cartero?.work()
      await cartero?.stop()
    },
    queue: () => sql('select clave, intentos, proximo, enviado, falla from correo order by id'),
  }
}
