import type { Contract, ReplyOf } from '@apremia/api-client'
import { formatFecha } from '@apremia/core'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DNIS } from '../../test/dnis.ts'
import { HOY } from '../../test/global-setup.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'
import { findPlanesEnRiesgo, type PlanEnRiesgo } from './riesgo-repo.ts'

describe('the agreement of a case that another lawyer signed', () => {
  let test: TestApp
  let plan: PlanEnRiesgo
  let numero: string

  beforeAll(async () => {
    test = await startTestApp()
    const { db } = test.open
    const planes = await findPlanesEnRiesgo(db, { abogado: 'A01' }, HOY)
    const { rows: suyos } = await db.execute<{ imponible: number }>(sql`
      select imponible from caso where abogado = 'A01' and todos_judicial
        and exists (select from deuda d where (d.tipo, d.imponible, d.recurso) = (caso.tipo, caso.imponible, caso.recurso)
          and d.legal = 'A01' and d.estado <> 'CANCELADA')`)
    const hallado = planes.find(({ imponible }) => suyos.some((uno) => uno.imponible === imponible))
    if (hallado === undefined) throw new Error('A01 has no agreement at risk')
    plan = hallado
    const { rows } = await db.execute<{ convenio: string }>(
      sql`update convenio set codexterno = 'A02', convenio = 'A02/77123' where id = ${plan.id} returning convenio`,
    )
    numero = rows[0]?.convenio ?? ''
  })
  afterAll(() => test.close())

  const explain = async (quien: keyof typeof DNIS) =>
    test.call(
      'GET',
      `/api/casos/explicacion?imponible=${plan.imponible}&recurso=${plan.recurso}`,
      await test.login(DNIS[quien]),
    )
  const convenioOf = async (quien: keyof typeof DNIS) => {
    const response = await explain(quien)
    expect(response.statusCode, response.body).toBe(200)
    const { explicaciones } = response.json<ReplyOf<Contract['explainCaso']>>()
    return explicaciones.find(({ que }) => que === 'convenio')
  }

  it.each(['a01', 'jefe', 'admin', 'invitado'] as const)(
    '%s, who sees the case, is shown its day and not its number',
    async (quien) => {
      const convenio = await convenioOf(quien)
      expect(convenio?.valor).toBe(formatFecha(plan.hasta))
      expect(convenio?.frase).toContain(` hasta el ${formatFecha(plan.hasta)}`)
      const { body } = await explain(quien)
      expect(body).not.toContain(numero)
      expect(body).not.toContain('A02')
    },
  )

  it.each([
    ['a02', 404],
    ['sinCodigo', 403],
  ] as const)('is hidden from %s, who does not see that case', async (quien, status) => {
    const response = await explain(quien)
    expect(response.statusCode).toBe(status)
    expect(response.body).not.toContain(formatFecha(plan.hasta))
  })

  it('warns on the desk of the lawyer who has the case', async () => {
    const url = '/api/mesas?mesa=judicial&solapa=todos&historico=true&alarma=convenio&porPagina=200'
    const response = await test.call('GET', url, await test.login(DNIS.a01))
    const fila = response
      .json<ReplyOf<Contract['pageMesa']>>()
      .find(({ imponible, recurso }) => imponible === plan.imponible && recurso === plan.recurso)
    expect(fila?.alarmas).toContainEqual(
      expect.objectContaining({ clase: 'convenio', hasta: plan.hasta }),
    )
  })

  it('says nothing about an earlier day, because collections are known only for today', async () => {
    const al = '2026-11-19'
    const url = `/api/casos/explicacion?imponible=${plan.imponible}&recurso=${plan.recurso}&al=${al}`
    const response = await test.call('GET', url, await test.login(DNIS.a01))
    const { explicaciones } = response.json<ReplyOf<Contract['explainCaso']>>()
    expect(explicaciones.find(({ que }) => que === 'convenio')).toMatchObject({
      valor: '',
      frase: 'Del 19/11/2026 no se puede decir: depende de lo cobrado, que se sabe al 20/11/2026.',
    })
  })
})
