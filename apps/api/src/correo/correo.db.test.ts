import { fecha } from '@apremia/core'
import { describe, expect, it, vi } from 'vitest'
import { JUEVES, textOf, useCorreo } from '../../test/correo-app.ts'
import { createCartero } from './cartero.ts'

const ADMIN = '20000001'
const ABOGADA = '20000003'

const de = useCorreo()
const { sql, choose, work, queue } = de

describe('the choice of each person', () => {
  it('has what the person may receive, and keeps only that', async () => {
    expect((await de.test.call('GET', '/api/correo/avisos', de.abogada)).json()).toEqual({
      ...{ disponible: true, direccion: 'u20000003@municipio.example' },
      ...{ posibles: ['resumen', 'urgentes'], elegidos: [] },
    })
    const elegidos = await choose(de.abogada, ['resumen', 'cargas'])
    expect(elegidos.elegidos).toEqual(['resumen'])
    expect((await choose(de.abogada, ['urgentes'])).elegidos).toEqual(['urgentes'])
    expect((await choose(de.abogada, [])).elegidos).toEqual([])
    expect(await sql('select * from aviso_por_correo')).toEqual([])
  })

  it('keeps the address that stops an e-mail while the person goes on asking for it', async () => {
    await choose(de.abogada, ['resumen'])
    const [antes] = await sql('select codigo from aviso_por_correo')
    await choose(de.abogada, ['resumen', 'urgentes'])
    expect(await sql(`select codigo from aviso_por_correo where clase = 'resumen'`)).toEqual([
      antes,
    ])
  })

  it('is not a call for guests', async () => {
    const invitada = await de.test.login('20000005')
    expect((await de.test.call('GET', '/api/correo/avisos', invitada)).statusCode).toBe(403)
  })
})

describe("the day's work", () => {
  it('goes once each working day, has only the own cases, and no name nor amount', async () => {
    await choose(de.abogada, ['resumen'])
    await work()
    await work()
    expect(de.correo.recibidos).toHaveLength(1)
    const [recibido] = de.correo.recibidos
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
    de.test.setAhora(new Date('2026-11-27T12:00:00Z'))
    await work()
    expect(de.correo.recibidos).toHaveLength(2)
  })

  it('waits for seven in the morning of a working day', async () => {
    await choose(de.abogada, ['resumen'])
    for (const momento of [
      '2026-11-26T09:59:00Z',
      '2026-11-28T15:00:00Z',
      '2026-12-25T15:00:00Z',
    ]) {
      de.test.setAhora(new Date(momento))
      await work()
    }
    expect(de.correo.recibidos).toEqual([])
  })

  it('counts the work of each lawyer for the administration', async () => {
    await choose(de.admin, ['resumen'])
    await work()
    const texto = textOf(de.correo.recibidos[0] as never)
    expect(texto).toContain('El trabajo de los abogados, 26/11/2026')
    expect(texto).toMatch(/A01: \d+/)
    expect(texto).not.toMatch(/(inmueble|comercio) \d+/)
  })

  it('is queued half a minute later when the database fails at seven', async () => {
    await choose(de.admin, ['respaldos'])
    await choose(de.abogada, ['resumen'])
    const { services, app } = de.test
    const cartero = createCartero(services, app.log)
    const caida = () => {
      throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET', syscall: 'read' })
    }
    const insert = vi.spyOn(services.db, 'insert').mockImplementation(caida)
    await cartero?.work()
    expect(insert).toHaveBeenCalledTimes(2)
    insert.mockRestore()
    expect(await queue()).toEqual([])
    await cartero?.work()
    await cartero?.work()
    await cartero?.stop()
    expect(de.correo.recibidos.map(({ para }) => para)).toEqual([
      ['u20000001@municipio.example'],
      ['u20000003@municipio.example'],
    ])
  })

  it('is not sent to a person who left', async () => {
    await choose(de.abogada, ['resumen'])
    await sql(`update usuario set baja = true where dni = $1`, [ABOGADA])
    await work()
    await sql(`update usuario set baja = false where dni = $1`, [ABOGADA])
    expect(de.correo.recibidos).toEqual([])
  })

  it('is not sent to a person who may not see it any more', async () => {
    await choose(de.abogada, ['resumen', 'urgentes'])
    await sql(`update usuario set rol = 'guest' where dni = $1`, [ABOGADA])
    await work()
    await sql(`update usuario set rol = 'user' where dni = $1`, [ABOGADA])
    expect(de.correo.recibidos).toEqual([])
  })
})

describe('sending', () => {
  it('two processes send each e-mail once', async () => {
    await choose(de.abogada, ['resumen'])
    await choose(de.admin, ['resumen'])
    await Promise.all([work(), work(), work()])
    expect(de.correo.recibidos.map(({ para }) => para[0]).sort()).toEqual([
      'u20000001@municipio.example',
      'u20000003@municipio.example',
    ])
  })

  it('tries again later when the server refuses for now, and says why in the queue', async () => {
    await choose(de.abogada, ['resumen'])
    de.correo.refuse = 451
    await work()
    await work()
    expect(de.correo.recibidos).toEqual([])
    const [uno] = await queue()
    expect(uno).toMatchObject({ intentos: 1, enviado: null, falla: expect.stringContaining('451') })
    de.correo.refuse = undefined
    await sql('update correo set proximo = now()')
    await work()
    expect(de.correo.recibidos).toHaveLength(1)
    expect((await queue())[0]).toMatchObject({ intentos: 2, proximo: null, falla: null })
  })

  it('tries again when the server does not let this installation send, also if it says so at the recipient', async () => {
    await choose(de.abogada, ['resumen'])
    de.correo.refuse = 554
    de.correo.motivo = '5.7.1 Relay access denied'
    await work()
    const [uno] = await queue()
    expect(uno).toMatchObject({ intentos: 1, enviado: null, proximo: expect.anything() })
  })

  it('has a Message-ID of its own that does not change between attempts', async () => {
    await choose(de.abogada, ['resumen', 'urgentes'])
    de.correo.refuse = 451
    await work()
    const [{ referencia }] = (await sql('select referencia from correo')) as [
      { referencia: string },
    ]
    de.correo.refuse = undefined
    await sql('update correo set proximo = now()')
    await work()
    expect(
      de.correo.recibidos.map(({ mensaje }) => /^Message-ID: <(.*)@/m.exec(mensaje)?.[1]),
    ).toEqual([referencia])
  })

  it('goes to the present address of the person, and not to a person without access or address at that moment', async () => {
    const [sinDireccion, deBaja] = ['20000005', '20000004']
    await sql(
      `insert into correo (clave, dni, clase, asunto, texto, proximo)
      select 'aviso:' || dni, dni, 'urgentes', 'x', 'x', now() from usuario where dni = any($1)`,
      [[sinDireccion, deBaja]],
    )
    await sql(`update usuario set email = '' where dni = $1`, [sinDireccion])
    await sql(`update abogado set baja = true where nrodni = $1`, [deBaja])
    await choose(de.abogada, ['resumen'])
    await choose(de.admin, ['resumen'])
    de.correo.refuse = 451
    await work()
    de.correo.refuse = undefined
    await sql(`update usuario set email = 'nueva@municipio.example' where dni = $1`, [ADMIN])
    await sql('update usuario set baja = true where dni = $1', [ABOGADA])
    await sql('update correo set proximo = now()')
    await work()
    await sql('update usuario set baja = false where dni = $1', [ABOGADA])
    await sql('update abogado set baja = false where nrodni = $1', [deBaja])
    expect(de.correo.recibidos.map(({ para }) => para)).toEqual([['nueva@municipio.example']])
    const sinEnviar = await sql(
      'select dni, proximo from correo where enviado is null order by dni',
    )
    expect(sinEnviar).toEqual(
      [ABOGADA, deBaja, sinDireccion].map((dni) => ({ dni, proximo: null })),
    )
  })

  it('a kind of e-mail that cannot be written does not keep back the other kinds', async () => {
    await choose(de.abogada, ['resumen'])
    const { ahora } = de.test.services
    let veces = 0
    Object.assign(de.test.services, {
      ahora: () => {
        veces += 1
        if (veces === 1) throw new Error('no se puede escribir')
        return ahora()
      },
    })
    await work()
    Object.assign(de.test.services, { ahora })
    expect(de.correo.recibidos).toHaveLength(1)
  })

  it('gives up an address that does not exist', async () => {
    await choose(de.abogada, ['resumen'])
    de.correo.refuse = 550
    await work()
    expect((await queue())[0]).toMatchObject({ intentos: 1, proximo: null, enviado: null })
  })

  it('after a process that died while sending, another sends the e-mail', async () => {
    await choose(de.abogada, ['resumen'])
    const { claimCorreo } = await import('./correo-repo.ts')
    const { enqueueResumenes } = await import('./enqueue-resumenes.ts')
    await enqueueResumenes(de.test.services, fecha('2026-11-26'), () => undefined)
    expect(await claimCorreo(de.test.services.db)).toBeDefined()
    await work()
    expect(de.correo.recibidos).toEqual([])
    await sql(`update correo set proximo = proximo - interval '5 minutes'`)
    await work()
    expect(de.correo.recibidos).toHaveLength(1)
  })

  it('does not send what has waited for more than a day, and forgets it after a month', async () => {
    const insert = (clave: string, dias: number) =>
      sql(
        `insert into correo (clave, dni, clase, asunto, texto, creado, proximo)
        values ($1, '20000003', 'urgentes', 'x', 'x', now() - make_interval(days => $2), now())`,
        [clave, dias],
      )
    await insert('de ayer', 2)
    await insert('de hace un mes', 31)
    await insert('de hoy', 0)
    await work()
    expect(de.correo.recibidos).toHaveLength(1)
    expect((await queue()).map(({ clave }) => clave)).toEqual(['de ayer', 'de hoy'])
  })

  it('takes every moment of the queue from the clock of the database', async () => {
    await choose(de.abogada, ['resumen'])
    de.test.setAhora(new Date('2031-03-06T12:00:00Z'))
    await work()
    expect(de.correo.recibidos).toHaveLength(1)
    const [uno] = await sql(`select now() - creado < interval '1 minute' as creado,
      now() - enviado < interval '1 minute' as enviado from correo`)
    expect(uno).toEqual({ creado: true, enviado: true })
  })

  it('tries again when the server refuses the sender, which somebody may mend', async () => {
    await choose(de.abogada, ['resumen'])
    de.correo.refuseSender = 550
    await work()
    expect((await queue())[0]).toMatchObject({ intentos: 1, proximo: expect.anything() })
  })

  it('an address cannot add recipients nor headers', async () => {
    await sql(`update usuario set email = $1 where dni = $2`, [
      'u@municipio.example>\r\nRCPT TO:<otro@municipio.example>\r\nBcc: otro@municipio.example',
      ABOGADA,
    ])
    await choose(de.abogada, ['resumen'])
    await work()
    await sql(`update usuario set email = 'u' || dni || '@municipio.example' where dni = $1`, [
      ABOGADA,
    ])
    expect((await queue()).map(({ intentos }) => intentos)).toEqual([1])
    for (const { para, mensaje } of de.correo.recibidos) {
      expect(para).not.toContain('otro@municipio.example')
      expect(mensaje).not.toMatch(/^Bcc:/m)
    }
  })

  it('an e-mail that cannot be written does not keep back the others', async () => {
    await choose(de.abogada, ['resumen'])
    await sql(`insert into correo (clave, dni, clase, asunto, texto, proximo)
      values ('otro', '20000001', 'urgentes', 'x', 'x', now())`)
    const { ahora } = de.test.services
    Object.assign(de.test.services, {
      ahora: () => {
        throw new Error('no se puede escribir')
      },
    })
    await work()
    Object.assign(de.test.services, { ahora })
    expect(de.correo.recibidos.map(({ para }) => para)).toEqual([['u20000001@municipio.example']])
  })
})

describe('the address that stops an e-mail', () => {
  const addressOf = (mensaje: string) =>
    /List-Unsubscribe: <[^>]*(\/correo\/baja\/[\w-]+)>/.exec(mensaje)?.[1] ?? ''

  it('only asks when it is opened, and stops with one request without a sign-in', async () => {
    await choose(de.abogada, ['resumen'])
    await work()
    const { mensaje } = de.correo.recibidos[0] as { mensaje: string }
    expect(mensaje).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    const url = addressOf(mensaje)
    const opened = await de.test.app.inject({ method: 'GET', url })
    expect(opened.body).toContain('¿Dejar de recibir')
    expect(await sql('select * from aviso_por_correo')).toHaveLength(1)
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const payload = 'List-Unsubscribe=One-Click'
    const stopped = await de.test.app.inject({ method: 'POST', url, headers, payload })
    expect([stopped.statusCode, stopped.body]).toEqual([200, expect.stringContaining('Listo')])
    expect(await sql('select * from aviso_por_correo')).toEqual([])
    const [fila] = await sql(`select dni, descripcion from historial
      where operacion = 'stop-aviso-por-correo' order by orden desc limit 1`)
    expect(fila).toEqual({ dni: ABOGADA, descripcion: expect.stringContaining('Dejó de recibir') })
    expect((await de.test.app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(
      404,
    )
    de.test.setAhora(new Date('2026-11-27T12:00:00Z'))
    await work()
    expect(de.correo.recibidos).toHaveLength(1)
  })

  it('stops the e-mails that wait in the queue too', async () => {
    await choose(de.abogada, ['resumen'])
    de.correo.refuse = 451
    await work()
    const [{ codigo }] = (await sql('select codigo from correo')) as [{ codigo: string }]
    const form = 'multipart/form-data; boundary=x'
    const stopped = await de.test.app.inject({
      ...{ method: 'POST', url: `/correo/baja/${codigo}`, headers: { 'content-type': form } },
      payload:
        '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    })
    expect(stopped.statusCode, stopped.body).toBe(200)
    expect(await queue()).toEqual([])
    await choose(de.abogada, ['resumen'])
    await work()
    expect(await queue()).toHaveLength(1)
    await choose(de.abogada, [])
    expect(await queue()).toEqual([])
  })

  it('an unknown code answers the same as one that was used', async () => {
    const url = '/correo/baja/no-existe'
    expect((await de.test.app.inject({ method: 'GET', url })).statusCode).toBe(404)
    expect((await de.test.app.inject({ method: 'POST', url })).statusCode).toBe(404)
  })
})

describe('other e-mails', () => {
  it('an urgent message is told, without what it says, to its recipients who asked', async () => {
    await choose(de.abogada, ['urgentes'])
    await choose(de.admin, ['urgentes'])
    const mensaje = { titulo: 'Secreto', descripcion: 'Muy secreto', fecha: '2026-11-26' }
    for (const importancia of ['urgente', 'normal'])
      expect(
        (
          await de.test.call('POST', '/api/comunicaciones/createcomunicacion', de.admin, {
            ...{ ...mensaje, importancia, todni: ABOGADA },
          })
        ).statusCode,
      ).toBeLessThan(300)
    await work()
    expect(de.correo.recibidos.map(({ para }) => para)).toEqual([['u20000003@municipio.example']])
    expect(textOf(de.correo.recibidos[0] as never)).not.toMatch(/secreto/i)
  })

  it('the end of a load is told once, without the name of its file', async () => {
    await choose(de.admin, ['cargas'])
    await choose(de.abogada, ['resumen'])
    const insert = async (tipo: string, estado: string, entrada: object) => {
      const [row] = await sql(
        `insert into trabajo (id, tipo, estado, dni, origen, titulo, entrada, creado, terminado)
         values (gen_random_uuid(), $1, $2, '20000001', 'web', 'Carga de Pérez.zip', $3, $4, $4) returning id`,
        [tipo, estado, JSON.stringify(entrada), JUEVES],
      )
      return row?.id as string
    }
    await insert('cargar-paquete', 'fallido', { simulacion: false })
    await insert('cargar-paquete', 'terminado', { simulacion: true })
    await insert('revisar-padron', 'terminado', { aplicar: false })
    await insert('aplicar-padron', 'terminado', {})
    // The job of a data load ends without error even when the load is refused.
    const refused = await insert('cargar-paquete', 'terminado', { simulacion: false })
    await sql(
      `insert into paquete_carga (archivo, simulacion, estado, dni, creada, trabajo)
       values ('Pérez.zip', false, 'rechazada', '20000001', $1, $2)`,
      [JUEVES, refused],
    )
    await work()
    await work()
    const cargas = de.correo.recibidos.filter(
      ({ para }) => para[0] === 'u20000001@municipio.example',
    )
    expect(cargas.map((uno) => /Terminó .*/.exec(textOf(uno))?.[0]).sort()).toEqual([
      'Terminó la carga de datos: no se aplicó.',
      'Terminó la carga de datos: no se aplicó.',
      'Terminó la carga del padrón: se aplicó.',
    ])
    expect(cargas.map(textOf).join()).not.toContain('Pérez')
    await sql(`delete from paquete_carga where archivo = 'Pérez.zip'`)
    await sql(`delete from trabajo where titulo = 'Carga de Pérez.zip'`)
  })

  it('the administration is told about the backups, once each working day', async () => {
    await choose(de.admin, ['respaldos'])
    await work()
    await work()
    expect(de.correo.recibidos.map(textOf)).toEqual([
      expect.stringContaining('Todavía no hay ninguna copia de seguridad'),
    ])
  })

  it('a person who is registered with an address is invited, once', async () => {
    const nueva = { nombre: 'Ana', apellido: 'Paz', rol: 'user', email: 'ana@municipio.example' }
    const body = { ...nueva, dni: '28777666' }
    expect((await de.test.call('POST', '/api/usuarios', de.admin, body)).statusCode).toBeLessThan(
      300,
    )
    const sinCorreo = { ...nueva, dni: '28777667', email: '' }
    await de.test.call('POST', '/api/usuarios', de.admin, sinCorreo)
    await work()
    expect(de.correo.recibidos.map(({ para }) => para)).toEqual([['ana@municipio.example']])
    expect(textOf(de.correo.recibidos[0] as never)).toContain('le dio acceso a Apremia')
  })

  it('the test e-mail says what the server answered', async () => {
    const { cartero } = de.test.services
    expect(cartero).toBeDefined()
    const prueba = () => de.test.call('POST', '/api/correo/prueba', de.admin)
    expect((await prueba()).json()).toEqual({ direccion: 'u20000001@municipio.example' })
    expect(de.correo.recibidos).toHaveLength(1)
    de.correo.refuse = 550
    const refused = await prueba()
    expect(refused.statusCode).toBe(502)
    expect(refused.json().error.message).toContain('550')
    expect((await de.test.call('POST', '/api/correo/prueba', de.abogada)).statusCode).toBe(403)
  })
})
