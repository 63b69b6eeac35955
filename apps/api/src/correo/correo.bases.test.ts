import { fecha } from '@apremia/core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ServidorDeCorreo, startServidorDeCorreo } from '../../test/servidor-de-correo.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

const ADMIN = '20000001'
const ABOGADA = '20000003'
/** Thursday 26/11/2026, 9:00 in Buenos Aires. */
const JUEVES = new Date('2026-11-26T12:00:00Z')

let correo: ServidorDeCorreo
let test: TestApp
let admin: string
let abogada: string
beforeAll(async () => {
  correo = await startServidorDeCorreo()
  const { url, remitente } = correo.config
  test = await startTestApp({ env: { SMTP_URL: url, CORREO_REMITENTE: remitente } })
  // The test calls `work` itself, at known moments.
  await test.services.cartero?.stop()
  await sql(`update usuario set email = 'u' || dni || '@municipio.example' where rol <> 'servicio'`)
})
afterAll(async () => {
  await test.close()
  await correo.stop()
})
beforeEach(async () => {
  await sql('delete from correo')
  await sql('delete from aviso_por_correo')
  correo.recibidos.length = 0
  correo.refuse = undefined
  correo.refuseSender = undefined
  test.setAhora(JUEVES)
  admin = await test.login(ADMIN)
  abogada = await test.login(ABOGADA)
})

const sql = async (text: string, values: readonly unknown[] = []) =>
  (await test.open.pool.query(text, [...values])).rows

const choose = async (token: string, clases: readonly string[]) => {
  const answer = await test.call('PUT', '/api/correo/avisos', token, { clases: [...clases] })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

/** A process of the product that starts now and does its work once. */
const work = async () => {
  const { createCartero } = await import('./cartero.ts')
  const cartero = createCartero(test.services, test.app.log)
  await cartero?.work()
  await cartero?.stop()
}

const queue = () => sql('select clave, intentos, proximo, enviado, falla from correo order by id')

/** Text of an e-mail, with the line breaks of its encoding undone. */
const textOf = ({ mensaje }: { readonly mensaje: string }) =>
  mensaje
    .replace(/=\r\n/g, '')
    .replace(/((?:=[0-9A-F]{2})+)/g, (bytes) =>
      Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'),
    )

describe('the choice of each person', () => {
  it('has what the person may receive, and keeps only that', async () => {
    expect((await test.call('GET', '/api/correo/avisos', abogada)).json()).toEqual({
      ...{ disponible: true, direccion: 'u20000003@municipio.example' },
      ...{ posibles: ['resumen', 'urgentes'], elegidos: [] },
    })
    const elegidos = await choose(abogada, ['resumen', 'cargas'])
    expect(elegidos.elegidos).toEqual(['resumen'])
    expect((await choose(abogada, ['urgentes'])).elegidos).toEqual(['urgentes'])
    expect((await choose(abogada, [])).elegidos).toEqual([])
    expect(await sql('select * from aviso_por_correo')).toEqual([])
  })

  it('keeps the address that stops an e-mail while the person goes on asking for it', async () => {
    await choose(abogada, ['resumen'])
    const [antes] = await sql('select codigo from aviso_por_correo')
    await choose(abogada, ['resumen', 'urgentes'])
    expect(await sql(`select codigo from aviso_por_correo where clase = 'resumen'`)).toEqual([
      antes,
    ])
  })

  it('is not a call for guests', async () => {
    const invitada = await test.login('20000005')
    expect((await test.call('GET', '/api/correo/avisos', invitada)).statusCode).toBe(403)
  })
})

describe("the day's work", () => {
  it('goes once each working day, has only the own cases, and no name nor amount', async () => {
    await choose(abogada, ['resumen'])
    await work()
    await work()
    expect(correo.recibidos).toHaveLength(1)
    const [recibido] = correo.recibidos
    expect(recibido?.para).toEqual(['u20000003@municipio.example'])
    const texto = textOf(recibido as never)
    expect(texto).toContain('Su trabajo del 26/11/2026')
    expect(texto).not.toContain('$')
    const casos = [...texto.matchAll(/(inmueble|comercio) (\d+) (\w+):/g)]
    expect(casos.length).toBeGreaterThan(0)
    for (const [, clase, numero, recurso] of casos)
      expect(
        await sql(
          `select caso.abogado, t.apynom from caso
           left join vinculo v on (v.tipo, v.imponible) = (caso.tipo, caso.imponible)
           left join contribuyente t on t.nro_contrib = v.nro_contrib
           where caso.tipo = $1 and caso.imponible = $2 and caso.recurso = $3 and caso.abogado = 'A01'`,
          [clase === 'inmueble' ? 'I' : 'C', Number(numero), recurso],
        ),
      ).not.toEqual([])
    const nombres = await sql('select distinct apynom from contribuyente')
    expect(nombres.length).toBeGreaterThan(10)
    for (const { apynom } of nombres) expect(texto).not.toContain(apynom)
    test.setAhora(new Date('2026-11-27T12:00:00Z'))
    await work()
    expect(correo.recibidos).toHaveLength(2)
  })

  it('waits for seven in the morning of a working day', async () => {
    await choose(abogada, ['resumen'])
    for (const momento of [
      '2026-11-26T09:59:00Z',
      '2026-11-28T15:00:00Z',
      '2026-12-25T15:00:00Z',
    ]) {
      test.setAhora(new Date(momento))
      await work()
    }
    expect(correo.recibidos).toEqual([])
  })

  it('counts the work of each lawyer for the administration', async () => {
    await choose(admin, ['resumen'])
    await work()
    const texto = textOf(correo.recibidos[0] as never)
    expect(texto).toContain('El trabajo de los abogados, 26/11/2026')
    expect(texto).toMatch(/A01: \d+/)
    expect(texto).not.toMatch(/(inmueble|comercio) \d+/)
  })

  it('is not sent to a person who left', async () => {
    await choose(abogada, ['resumen'])
    await sql(`update usuario set baja = true where dni = $1`, [ABOGADA])
    await work()
    await sql(`update usuario set baja = false where dni = $1`, [ABOGADA])
    expect(correo.recibidos).toEqual([])
  })

  it('is not sent to a person who may not see it any more', async () => {
    await choose(abogada, ['resumen', 'urgentes'])
    await sql(`update usuario set rol = 'guest' where dni = $1`, [ABOGADA])
    await work()
    await sql(`update usuario set rol = 'user' where dni = $1`, [ABOGADA])
    expect(correo.recibidos).toEqual([])
  })
})

describe('sending', () => {
  it('two processes send each e-mail once', async () => {
    await choose(abogada, ['resumen'])
    await choose(admin, ['resumen'])
    await Promise.all([work(), work(), work()])
    expect(correo.recibidos.map(({ para }) => para[0]).sort()).toEqual([
      'u20000001@municipio.example',
      'u20000003@municipio.example',
    ])
  })

  it('tries again later when the server refuses for now, and says why in the queue', async () => {
    await choose(abogada, ['resumen'])
    correo.refuse = 451
    await work()
    await work()
    expect(correo.recibidos).toEqual([])
    const [uno] = await queue()
    expect(uno).toMatchObject({ intentos: 1, enviado: null, falla: expect.stringContaining('451') })
    correo.refuse = undefined
    await sql('update correo set proximo = now()')
    await work()
    expect(correo.recibidos).toHaveLength(1)
    expect((await queue())[0]).toMatchObject({ intentos: 2, proximo: null, falla: null })
  })

  it('gives up an address that does not exist', async () => {
    await choose(abogada, ['resumen'])
    correo.refuse = 550
    await work()
    expect((await queue())[0]).toMatchObject({ intentos: 1, proximo: null, enviado: null })
  })

  it('after a process that died while sending, another sends the e-mail', async () => {
    await choose(abogada, ['resumen'])
    const { claimCorreo } = await import('./correo-repo.ts')
    const { enqueueResumenes } = await import('./enqueue-resumenes.ts')
    await enqueueResumenes(test.services, fecha('2026-11-26'))
    expect(await claimCorreo(test.services.db)).toBeDefined()
    await work()
    expect(correo.recibidos).toEqual([])
    await sql(`update correo set proximo = proximo - interval '5 minutes'`)
    await work()
    expect(correo.recibidos).toHaveLength(1)
  })

  it('does not send what has waited for more than a day, and forgets it after a month', async () => {
    const insert = (clave: string, dias: number) =>
      sql(
        `insert into correo (clave, dni, clase, direccion, asunto, texto, creado, proximo)
        values ($1, '20000003', 'urgentes', 'x@x.example', 'x', 'x', now() - make_interval(days => $2), now())`,
        [clave, dias],
      )
    await insert('de ayer', 2)
    await insert('de hace un mes', 31)
    await insert('de hoy', 0)
    await work()
    expect(correo.recibidos).toHaveLength(1)
    expect((await queue()).map(({ clave }) => clave)).toEqual(['de ayer', 'de hoy'])
  })

  it('takes every moment of the queue from the clock of the database', async () => {
    await choose(abogada, ['resumen'])
    test.setAhora(new Date('2031-03-06T12:00:00Z'))
    await work()
    expect(correo.recibidos).toHaveLength(1)
    const [uno] = await sql(`select now() - creado < interval '1 minute' as creado,
      now() - enviado < interval '1 minute' as enviado from correo`)
    expect(uno).toEqual({ creado: true, enviado: true })
  })

  it('tries again when the server refuses the sender, which somebody may mend', async () => {
    await choose(abogada, ['resumen'])
    correo.refuseSender = 550
    await work()
    expect((await queue())[0]).toMatchObject({ intentos: 1, proximo: expect.anything() })
  })

  it('an address cannot add recipients nor headers', async () => {
    await sql(`update usuario set email = $1 where dni = $2`, [
      'u@municipio.example>\r\nRCPT TO:<otro@municipio.example>\r\nBcc: otro@municipio.example',
      ABOGADA,
    ])
    await choose(abogada, ['resumen'])
    await work()
    await sql(`update usuario set email = 'u' || dni || '@municipio.example' where dni = $1`, [
      ABOGADA,
    ])
    for (const { para, mensaje } of correo.recibidos) {
      expect(para).not.toContain('otro@municipio.example')
      expect(mensaje).not.toMatch(/^Bcc:/m)
    }
  })

  it('an e-mail that cannot be written does not keep back the others', async () => {
    await choose(abogada, ['resumen'])
    await sql(`insert into correo (clave, dni, clase, direccion, asunto, texto, proximo)
      values ('otro', '20000003', 'urgentes', 'x@x.example', 'x', 'x', now())`)
    const { ahora } = test.services
    Object.assign(test.services, {
      ahora: () => {
        throw new Error('no se puede escribir')
      },
    })
    await work()
    Object.assign(test.services, { ahora })
    expect(correo.recibidos.map(({ para }) => para)).toEqual([['x@x.example']])
  })
})

describe('the address that stops an e-mail', () => {
  const addressOf = (mensaje: string) =>
    /List-Unsubscribe: <[^>]*(\/correo\/baja\/[\w-]+)>/.exec(mensaje)?.[1] ?? ''

  it('only asks when it is opened, and stops with one request without a sign-in', async () => {
    await choose(abogada, ['resumen'])
    await work()
    const { mensaje } = correo.recibidos[0] as { mensaje: string }
    expect(mensaje).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    const url = addressOf(mensaje)
    const opened = await test.app.inject({ method: 'GET', url })
    expect(opened.body).toContain('¿Dejar de recibir')
    expect(await sql('select * from aviso_por_correo')).toHaveLength(1)
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const payload = 'List-Unsubscribe=One-Click'
    const stopped = await test.app.inject({ method: 'POST', url, headers, payload })
    expect([stopped.statusCode, stopped.body]).toEqual([200, expect.stringContaining('Listo')])
    expect(await sql('select * from aviso_por_correo')).toEqual([])
    const [fila] = await sql(`select dni, descripcion from historial
      where operacion = 'stop-aviso-por-correo' order by orden desc limit 1`)
    expect(fila).toEqual({ dni: ABOGADA, descripcion: expect.stringContaining('Dejó de recibir') })
    expect((await test.app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(404)
    test.setAhora(new Date('2026-11-27T12:00:00Z'))
    await work()
    expect(correo.recibidos).toHaveLength(1)
  })

  it('stops the e-mails that wait in the queue too', async () => {
    await choose(abogada, ['resumen'])
    correo.refuse = 451
    await work()
    const [{ codigo }] = (await sql('select codigo from correo')) as [{ codigo: string }]
    const form = 'multipart/form-data; boundary=x'
    const stopped = await test.app.inject({
      ...{ method: 'POST', url: `/correo/baja/${codigo}`, headers: { 'content-type': form } },
      payload:
        '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    })
    expect(stopped.statusCode, stopped.body).toBe(200)
    expect(await queue()).toEqual([])
    await choose(abogada, ['resumen'])
    await work()
    expect(await queue()).toHaveLength(1)
    await choose(abogada, [])
    expect(await queue()).toEqual([])
  })

  it('an unknown code answers the same as one that was used', async () => {
    const url = '/correo/baja/no-existe'
    expect((await test.app.inject({ method: 'GET', url })).statusCode).toBe(404)
    expect((await test.app.inject({ method: 'POST', url })).statusCode).toBe(404)
  })
})

describe('other e-mails', () => {
  it('an urgent message is told, without what it says, to its recipients who asked', async () => {
    await choose(abogada, ['urgentes'])
    await choose(admin, ['urgentes'])
    const mensaje = { titulo: 'Secreto', descripcion: 'Muy secreto', fecha: '2026-11-26' }
    for (const importancia of ['urgente', 'normal'])
      expect(
        (
          await test.call('POST', '/api/comunicaciones/createcomunicacion', admin, {
            ...{ ...mensaje, importancia, todni: ABOGADA },
          })
        ).statusCode,
      ).toBeLessThan(300)
    await work()
    expect(correo.recibidos.map(({ para }) => para)).toEqual([['u20000003@municipio.example']])
    expect(textOf(correo.recibidos[0] as never)).not.toMatch(/secreto/i)
  })

  it('the end of a load is told once, without the name of its file', async () => {
    await choose(admin, ['cargas'])
    await choose(abogada, ['resumen'])
    const insert = (tipo: string, estado: string, entrada: object) =>
      sql(
        `insert into trabajo (id, tipo, estado, dni, origen, titulo, entrada, creado, terminado)
         values (gen_random_uuid(), $1, $2, '20000001', 'web', 'Carga de Pérez.zip', $3, $4, $4)`,
        [tipo, estado, JSON.stringify(entrada), JUEVES],
      )
    await insert('cargar-paquete', 'fallido', { simulacion: false })
    await insert('cargar-paquete', 'terminado', { simulacion: true })
    await insert('revisar-padron', 'terminado', { aplicar: false })
    await insert('aplicar-padron', 'terminado', {})
    await work()
    await work()
    const cargas = correo.recibidos.filter(({ para }) => para[0] === 'u20000001@municipio.example')
    expect(cargas.map((uno) => /Terminó .*/.exec(textOf(uno))?.[0]).sort()).toEqual([
      'Terminó la carga de datos: no se aplicó.',
      'Terminó la carga del padrón: se aplicó.',
    ])
    expect(cargas.map(textOf).join()).not.toContain('Pérez')
    await sql(`delete from trabajo where titulo = 'Carga de Pérez.zip'`)
  })

  it('the administration is told about the backups, once each working day', async () => {
    await choose(admin, ['respaldos'])
    await work()
    await work()
    expect(correo.recibidos.map(textOf)).toEqual([
      expect.stringContaining('Todavía no hay ninguna copia de seguridad'),
    ])
  })

  it('a person who is registered with an address is invited, once', async () => {
    const nueva = { nombre: 'Ana', apellido: 'Paz', rol: 'user', email: 'ana@municipio.example' }
    const body = { ...nueva, dni: '28777666' }
    expect((await test.call('POST', '/api/usuarios', admin, body)).statusCode).toBeLessThan(300)
    const sinCorreo = { ...nueva, dni: '28777667', email: '' }
    await test.call('POST', '/api/usuarios', admin, sinCorreo)
    await work()
    expect(correo.recibidos.map(({ para }) => para)).toEqual([['ana@municipio.example']])
    expect(textOf(correo.recibidos[0] as never)).toContain('le dio acceso a Apremia')
  })

  it('the test e-mail says what the server answered', async () => {
    const { cartero } = test.services
    expect(cartero).toBeDefined()
    const prueba = () => test.call('POST', '/api/correo/prueba', admin)
    expect((await prueba()).json()).toEqual({ direccion: 'u20000001@municipio.example' })
    expect(correo.recibidos).toHaveLength(1)
    correo.refuse = 550
    const refused = await prueba()
    expect(refused.statusCode).toBe(502)
    expect(refused.json().error.message).toContain('550')
    expect((await test.call('POST', '/api/correo/prueba', abogada)).statusCode).toBe(403)
  })
})
