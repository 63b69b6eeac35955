import { describe, expect, it } from 'vitest'
import { bodyOf, cuotasDe } from '../../test/convenios.ts'
import { useConvenios } from '../../test/convenios-app.ts'

/**
 * Days on which no agreement can be signed. On the first two days the parameters have no value yet. A plan signed on
 * one of the last two days would have no due dates.
 */
const DIAS = ['1850-01-01', '1899-12-31', '2201-01-01', '9999-12-31']
const ENORME = 9_999_999_999

const fieldsOf = (answer: { readonly body: string }): string[] =>
  (JSON.parse(answer.body) as { error: { fields: { field: string }[] } }).error.fields.map(
    ({ field }) => field,
  )

describe('days and items out of range', () => {
  const { call, ok, takeItem, create } = useConvenios()

  it('an impossible day of signing is a faulty field, in every call that takes one', async () => {
    const item = await takeItem('A01', 'I')
    const periodos = item.periodos.slice(0, 2)
    const cuotas_plan = JSON.stringify(cuotasDe(item, periodos))
    const convenio = await create('a01', await takeItem('A01', 'I'))
    for (const dia of DIAS) {
      const form = bodyOf(item, periodos, 'W2112', { fechaconf: dia })
      for (const [path, body, campo] of [
        ['/convenios', form, 'fechaconf'],
        ['/convenios/edit', { convenio, version: 1, fechaconf: dia }, 'fechaconf'],
        ['/convenios/simPlanPago', { cuotas_plan, fechaconf: dia }, 'fechaconf'],
        ['/convenios/planilla', { cuotas_plan, fechaconf: dia }, 'fechaconf'],
        [
          '/plandepago/simDataPlanPago',
          { rec: item.r, imp: item.i, plan: 'ABLT', fecha: dia, jsdeuda: cuotas_plan },
          'fecha',
        ],
      ] as const) {
        const answer = await call('a01', 'POST', path, body)
        expect(answer.statusCode, `${path} ${dia}: ${answer.body}`).toBe(400)
        expect(fieldsOf(answer), `${path} ${dia}`).toContain(campo)
      }
      const dry = await ok<{ motivos: { campo: string }[] }>(
        'a01',
        'POST',
        '/convenios/comprobar',
        form,
      )
      expect(dry.motivos.map(({ campo }) => campo)).toContain('fechaconf')
    }
  })

  it('an item number that the registry could not have is one that does not exist', async () => {
    const item = await takeItem('A01', 'I')
    const body = bodyOf({ ...item, i: ENORME }, item.periodos.slice(0, 1), 'W2112')
    const cuotas_plan = JSON.stringify([{ r: item.r, i: ENORME, a: 2024, c: 1 }])
    for (const [method, path, sent, status] of [
      ['GET', `/convenios/periodos?imponible=${ENORME}&recurso=${item.r}`, undefined, 404],
      ['POST', '/convenios', body, 400],
      ['POST', '/convenios/comprobar', body, 200],
      ['POST', '/convenios/simPlanPago', { cuotas_plan }, 400],
      ['POST', '/convenios/planilla', { cuotas_plan }, 400],
      [
        'POST',
        '/plandepago/simDataPlanPago',
        { rec: item.r, imp: ENORME, plan: 'ABLT', jsdeuda: '[{"a":2024,"c":1}]' },
        404,
      ],
      ['POST', '/convenios/buscar', { imponible: String(ENORME) }, 200],
      ['GET', `/convenios/excel?imponible=${ENORME}`, undefined, 200],
    ] as const) {
      const answer = await call('a01', method, path, sent)
      expect(answer.statusCode, `${path}: ${answer.body.slice(0, 300)}`).toBe(status)
    }
  })
})
