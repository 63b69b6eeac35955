import { describe, expect, it } from 'vitest'
import { useCorreo } from '../../test/correo-app.ts'

const de = useCorreo()
const { sql, work } = de

const post = async (path: string, body: object) => {
  const answer = await de.test.call('POST', `/api/${path}`, de.admin, body)
  expect(answer.statusCode, answer.body).toBeLessThan(300)
}

const invited = () => de.correo.recibidos.map(({ para }) => para.join())

describe('an invitation', () => {
  it('goes to a lawyer who is registered by it, and not to one who could already sign in', async () => {
    const nueva = { apellido: 'Zalazar', nombre: 'Ana', email: 'zalazar@municipio.example' }
    await post('profesionales/createAbogado', { ...nueva, nrodni: '31222333', codexterno: 'B15' })
    await post('profesionales/createAbogado', { ...nueva, nrodni: '20000006', codexterno: 'B16' })
    await work()
    expect(invited()).toEqual(['zalazar@municipio.example'])
  })

  it('goes to a head lawyer who is registered by it', async () => {
    await sql(`insert into abogado (codexterno, apellido, nombre, nrodni, email)
      values ('B17', 'Quiroga', 'Eva', '31222444', 'quiroga@municipio.example')`)
    const motivo = 'Decreto 12/2026'
    await post('profesionales/jefatura', { nrodni: '31222444', codigo_anterior: 'A15', motivo })
    await work()
    expect(invited()).toEqual(['quiroga@municipio.example'])
  })

  it('is not queued for a lawyer who is registered without access', async () => {
    const nueva = { apellido: 'Yacob', nombre: 'Sara', email: 'yacob@municipio.example' }
    const datos = { nrodni: '31222555', codexterno: 'B18', baja: '1' }
    await post('profesionales/createAbogado', { ...nueva, ...datos })
    expect(await de.queue()).toEqual([])
  })

  it('waits in the queue through a change of role and of sessions, until the access ends', async () => {
    const nueva = { nombre: 'Ana', apellido: 'Paz', email: 'ana@municipio.example' }
    await post('usuarios', { ...nueva, dni: '28777668', rol: 'user' })
    const call = async (method: 'PATCH' | 'DELETE', path: string, body?: object) => {
      const answer = await de.test.call(method, `/api/usuarios/28777668${path}`, de.admin, body)
      expect(answer.statusCode, answer.body).toBe(200)
    }
    const change = async (cambio: object) => {
      const usuarios = (await de.test.call('GET', '/api/usuarios', de.admin)).json()
      const actual = usuarios.find(({ dni }: { readonly dni: string }) => dni === '28777668')
      await call('PATCH', '', { ...cambio, version: actual.version })
    }
    await change({ rol: 'guest' })
    await call('DELETE', '/sesiones')
    expect(await de.queue()).toMatchObject([{ clave: 'invitacion:28777668:ana@municipio.example' }])
    await change({ baja: true })
    expect(await de.queue()).toEqual([])
  })

  it('goes to the corrected address of a person who has not signed in', async () => {
    const dni = '28777669'
    const correct = async (email: string, otro: object = {}) => {
      const usuarios = (await de.test.call('GET', '/api/usuarios', de.admin)).json()
      const { version } = usuarios.find((uno: { readonly dni: string }) => uno.dni === dni)
      const body = { email, version, ...otro }
      const answer = await de.test.call('PATCH', `/api/usuarios/${dni}`, de.admin, body)
      expect(answer.statusCode, answer.body).toBe(200)
    }
    const waiting = async () => (await de.queue()).filter(({ proximo }) => proximo !== null)
    const nueva = { nombre: 'Eva', apellido: 'Sosa', dni, rol: 'user' }
    await post('usuarios', { ...nueva, email: 'eva@municpio.example' })
    await work()
    await correct('eva@municipio.example')
    await work()
    const DOS = ['eva@municpio.example', 'eva@municipio.example']
    expect(invited()).toEqual(DOS)
    // The person's address changes while the invitation is still in the queue. The invitation goes to the new address,
    // and no second invitation is queued.
    await correct('sosa@municipio.example')
    await correct('eva.sosa@municipio.example')
    expect(await waiting()).toHaveLength(1)
    await work()
    expect(invited()).toEqual([...DOS, 'eva.sosa@municipio.example'])
    await correct('', { rol: 'guest' })
    await correct('otra@municipio.example', { baja: true })
    await sql(`insert into ingreso (dni, fuente, fech_hor_login) values ('${dni}', 'x', now())`)
    await correct('ultima@municipio.example', { baja: false })
    expect(await waiting()).toEqual([])
  })

  it('leaves the queue when the lawyer leaves', async () => {
    const nueva = { apellido: 'Wolf', nombre: 'Iris', email: 'wolf@municipio.example' }
    await post('profesionales/createAbogado', { ...nueva, nrodni: '31222666', codexterno: 'B19' })
    expect(await de.queue()).toHaveLength(1)
    await post('profesionales/editAbogado', { nrodni: '31222666', baja: '1' })
    expect(await de.queue()).toEqual([])
  })
})

describe('an urgent message', () => {
  const crear = async (importancia: string): Promise<number> => {
    const answer = await de.test.call('POST', '/api/comunicaciones/createcomunicacion', de.admin, {
      ...{ titulo: 'Reunión', descripcion: 'Hoy', fecha: '2026-11-26' },
      ...{ importancia, todni: '20000003' },
    })
    return answer.json().comunicacion.id
  }
  const url = (call: string, id: number) => `/api/comunicaciones/${call}/${id}`

  it('is told when a message becomes urgent, once', async () => {
    await de.choose(de.abogada, ['urgentes'])
    const id = await crear('normal')
    await work()
    expect(invited()).toEqual([])
    for (const descripcion of ['Ahora', 'Ya'])
      expect(
        (
          await de.test.call('PUT', url('updateComunicaciones', id), de.admin, {
            ...{ titulo: 'Reunión', descripcion, fecha: '2026-11-26' },
            ...{ importancia: 'urgente', todni: '20000003' },
          })
        ).statusCode,
      ).toBe(200)
    await work()
    expect(invited()).toEqual(['u20000003@municipio.example'])
  })

  const change = async (id: number, importancia: string, todni: readonly string[]) => {
    const answer = await de.test.call('PUT', url('updateComunicaciones', id), de.admin, {
      ...{ titulo: 'Reunión', descripcion: 'Ahora', fecha: '2026-11-26' },
      ...{ importancia, todni: todni.join() },
    })
    expect(answer.statusCode, answer.body).toBe(200)
  }
  const waiting = async () => (await de.queue()).map(({ clave }) => clave.split(':')[1]).sort()

  it('edited, is told only to the recipients who are added, and to nobody once it is not urgent', async () => {
    const id = await crear('urgente')
    await de.choose(de.abogada, ['urgentes'])
    await de.choose(await de.test.login('20000004'), ['urgentes'])
    await change(id, 'urgente', ['20000003', '20000004'])
    expect(await waiting()).toEqual(['20000004'])
    await change(id, 'normal', ['20000003', '20000004'])
    expect(await waiting()).toEqual([])
    await change(id, 'urgente', ['20000003', '20000004'])
    expect(await waiting()).toEqual(['20000003', '20000004'])
    await change(id, 'urgente', ['20000003'])
    expect(await waiting()).toEqual(['20000003'])
  })

  it('is not told once the message is deleted', async () => {
    await de.choose(de.abogada, ['urgentes'])
    const id = await crear('urgente')
    expect(await de.queue()).toHaveLength(1)
    await de.test.call('DELETE', url('deleteComunicaciones', id), de.admin)
    expect(await de.queue()).toEqual([])
  })
})
