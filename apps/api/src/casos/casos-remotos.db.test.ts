import type { Anfitrion } from '@apremia/fixtures/municipio-anfitrion'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askAnfitrion, startAnfitrionDemo } from '../../test/anfitrion-municipal.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'
import { caso } from './caso-table.ts'
import { refreshTodosLosCasos } from './refresh-casos.ts'
import { situacionAprendida } from './situacion-aprendida-table.ts'

describe('cases over a municipal host', () => {
  let test: TestApp
  let anfitrion: Anfitrion
  let admin: string
  let abogada: string
  let propios: (typeof caso.$inferSelect)[]

  beforeAll(async () => {
    test = await startTestApp()
    admin = await test.login('20000001')
    abogada = await test.login('20000003')
    const { db } = test.open
    propios = await db
      .select()
      .from(caso)
      .where(and(eq(caso.abogado, 'A01'), sql`situacion is not null`))
      .orderBy(caso.imponible)
    anfitrion = await startAnfitrionDemo()
    askAnfitrion(test, anfitrion)
    const servicioMunicipal = { url: anfitrion.url, token: anfitrion.token }
    Object.assign(test.services, { config: { ...test.services.config, servicioMunicipal } })
    await db.execute(sql`truncate situacion_historica, deuda cascade`)
    await db.transaction(refreshTodosLosCasos)
  })
  afterAll(async () => {
    await test.close()
    await anfitrion.close()
  })

  const explicar = (
    { imponible, recurso }: { imponible: number; recurso: string },
    token: string,
  ) => test.call('GET', `/api/casos/explicacion?imponible=${imponible}&recurso=${recurso}`, token)
  const guardado = async ({ tipo, imponible, recurso }: typeof caso.$inferSelect) => {
    const igual = [eq(caso.tipo, tipo), eq(caso.imponible, imponible), eq(caso.recurso, recurso)]
    return (
      await test.open.db
        .select()
        .from(caso)
        .where(and(...igual))
    )[0]
  }
  const at = (i: number) => {
    const fila = propios[i]
    if (fila === undefined) throw new Error('Faltan casos')
    return fila
  }

  it('learn their situations when somebody looks at them, and show the hour', async () => {
    const uno = at(0)
    expect((await guardado(uno))?.situacion ?? null).toBeNull()
    const answer = await explicar(uno, abogada)
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json()).toMatchObject({ aviso: '', sabido: '2026-11-20T15:00:00.000Z' })
    const { explicaciones } = answer.json<{ explicaciones: { que: string; frase: string }[] }>()
    expect(explicaciones.find(({ que }) => que === 'convenio')?.frase).toBe(
      'No se puede decir: depende de lo cobrado, que solo el municipio sabe.',
    )
    const { total: _, ...esperado } = uno
    expect(await guardado(uno)).toMatchObject(esperado)
  })

  it('an answer without situations is stored, and is distinct from no answer', async () => {
    const inexistente = { imponible: 1_777_777_777, recurso: 'AB' }
    expect((await explicar(inexistente, admin)).statusCode).toBe(404)
    const filas = await test.open.db
      .select()
      .from(situacionAprendida)
      .where(eq(situacionAprendida.imponible, inexistente.imponible))
    expect(filas).toMatchObject([{ situaciones: [] }])
  })

  it('keep the earlier data, with its age, when the service does not answer; without earlier data the call fails', async () => {
    await anfitrion.close()
    const antes = await guardado(at(0))
    test.setAhora(new Date('2026-11-20T15:10:00Z'))
    for (const token of [admin, abogada]) {
      const answer = await explicar(at(0), token)
      expect(answer.statusCode, answer.body).toBe(200)
      expect(answer.json()).toMatchObject({
        aviso:
          'El servicio del municipio no contestó: las situaciones son las que dijo el 20/11/2026 a las 12:00.',
        sabido: '2026-11-20T15:00:00.000Z',
      })
    }
    expect(await guardado(at(0))).toEqual(antes)
    const nunca = await explicar(at(1), admin)
    expect(nunca.statusCode).toBeGreaterThanOrEqual(500)
    expect(nunca.body).toContain('servicio municipal')
  })
})
