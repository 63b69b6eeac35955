import { centavos, formatCentavos } from '@apremia/core'
import { describe, expect, it } from 'vitest'
import { bodyOf, cuotasDe } from '../../test/convenios.ts'
import { centavosDe, useConvenios } from '../../test/convenios-app.ts'
import { textoDePdf } from '../../test/libros.ts'

interface Guardado {
  readonly version: number
  readonly total: string
  readonly convenio_convpp: readonly [
    {
      readonly i50: string
      readonly plan: string
      readonly anticipo: string
      readonly anticipo_minimo: string
      readonly origen_de_vencimientos: string
    },
  ]
}

const treinta = (total: string): number => Math.round(centavosDe(total) * 0.3)

describe('an agreement edited over another debt', () => {
  const { call, ok, takeItem, detalleDe } = useConvenios()

  const createOver = async (more: object) => {
    const item = await takeItem('A01', 'I')
    const plan = { r: item.r, i: item.i, plan: 'W2200', ...more }
    const body = bodyOf(item, item.periodos.slice(0, 3), 'W2200', {
      planes: JSON.stringify([plan]),
    })
    const { id } = await ok<{ id: number }>('a01', 'POST', '/convenios', body)
    return { item, id }
  }
  const read = (id: number) => ok<Guardado>('a01', 'GET', `/convenios/${id}`)
  const edit = async (id: number, changes: object): Promise<Guardado> => {
    const { version } = await read(id)
    const body = { convenio: id, version, ...changes }
    const { convenio } = await ok<{ convenio: Guardado }>('a01', 'POST', '/convenios/edit', body)
    return convenio
  }

  it('takes the least advance of the debt it has now when it had the least', async () => {
    const { item, id } = await createOver({})
    const antes = await read(id)
    const [{ anticipo, anticipo_minimo }] = antes.convenio_convpp
    expect(centavosDe(anticipo)).toBe(treinta(antes.total))
    expect(anticipo_minimo).toBe(anticipo)
    for (const n of [2, 3]) {
      const cuotas_plan = JSON.stringify(cuotasDe(item, item.periodos.slice(0, n)))
      const despues = await edit(id, { cuotas_plan })
      const [plan] = despues.convenio_convpp
      expect(centavosDe(plan.anticipo)).toBe(treinta(despues.total))
      expect(plan.anticipo_minimo).toBe(plan.anticipo)
    }
  })

  it('keeps an advance that somebody chose', async () => {
    const { item, id } = await createOver({})
    const { total } = await read(id)
    const ant = ((treinta(total) + 10_000) / 100).toFixed(2)
    const planes = JSON.stringify([{ r: item.r, i: item.i, plan: 'W2200', anticipo: ant }])
    await edit(id, { planes })
    const cuotas_plan = JSON.stringify(cuotasDe(item, item.periodos.slice(0, 2)))
    const [plan] = (await edit(id, { cuotas_plan })).convenio_convpp
    expect(plan.anticipo).toBe(ant)
    expect(centavosDe(plan.anticipo_minimo)).toBeLessThan(centavosDe(ant))
  })

  it('returns the opaque field unchanged, unless the request sends another', async () => {
    const { item, id } = await createOver({ i50: 'abc' })
    const plan = { r: item.r, i: item.i, plan: 'W2201' }
    const i50De = ({ convenio_convpp: [{ i50 }] }: Guardado) => i50
    expect(i50De(await edit(id, { planes: JSON.stringify([plan]) }))).toBe('abc')
    expect(i50De(await edit(id, { frm_loc: 'Rosario' }))).toBe('abc')
    expect(i50De(await edit(id, { planes: JSON.stringify([{ ...plan, i50: 'x' }]) }))).toBe('x')
    expect(i50De(await edit(id, { planes: JSON.stringify([{ ...plan, i50: '' }]) }))).toBe('')
  })

  it('is compared in the sheet with the figures it was made with, unless its state changes', async () => {
    const { item, id } = await createOver({})
    const { liquidacion, frm_loc } = await detalleDe('a01', id)
    expect(frm_loc).toBe('San Nicolás')
    await ok('admin', 'POST', '/convenios-estado', { id: 1, porcentual: '40.00', gastofijo: '9' })
    await ok('admin', 'POST', '/profesionales/editAbogado', {
      nrodni: '20000003',
      version: 1,
      inscripto: '0',
    })
    const cuotas_plan = JSON.stringify(cuotasDe(item, item.periodos.slice(0, 3)))
    const sheet = async (more: object) => {
      const answer = await call('a01', 'POST', '/convenios/planilla', { cuotas_plan, ...more })
      expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
      return textoDePdf(answer.rawPayload)
    }
    const propios = [liquidacion.honorarios, liquidacion.iva.monto, liquidacion.total].map(
      (importe) => formatCentavos(centavos(centavosDe(importe))),
    )
    for (const more of [{ convenio: id }, { convenio: id, estado_id: 1 }]) {
      const texto = await sheet(more)
      for (const importe of propios) expect(texto).toContain(importe)
    }
    const judicial = await sheet({ convenio: id, estado_id: 2 })
    expect(judicial).not.toContain(propios[0])
    const ajeno = { cuotas_plan, convenio: id }
    expect((await call('a02', 'POST', '/convenios/planilla', ajeno)).statusCode).toBe(404)
    expect((await call('a02', 'POST', '/convenios/simPlanPago', ajeno)).statusCode).toBe(404)
  })

  it('gives the origin of its due dates on the day of signing (D126)', async () => {
    const origenDe = async (id: number) => {
      const { convenio_convpp } = await read(id)
      return convenio_convpp[0].origen_de_vencimientos
    }
    const antes = await createOver({})
    expect(await origenDe(antes.id)).toBe('DEMO')
    await ok('admin', 'POST', '/parametros', {
      clave: 'plan.origenDeVencimientos',
      valor: '',
      vigenteDesde: '2026-11-21',
    })
    expect(await origenDe(antes.id)).toBe('DEMO')
    const item = await takeItem('A01', 'I')
    const cuotas_plan = JSON.stringify(cuotasDe(item, item.periodos.slice(0, 2)))
    for (const [fechaconf, origen] of [
      ['2026-11-20', 'DEMO'],
      ['2026-11-21', ''],
    ] as const) {
      const [ofrecido] = await ok<{ planes: { origen_de_vencimientos: string }[] }[]>(
        'a01',
        'POST',
        '/convenios/simPlanPago',
        { cuotas_plan, fechaconf },
      )
      expect(new Set(ofrecido?.planes.map((p) => p.origen_de_vencimientos))).toEqual(
        new Set([origen]),
      )
    }
  })

  it('gives the capacity in which it was signed', async () => {
    const { id } = await createOver({})
    expect(await read(id)).toMatchObject({
      firma_caracter_id: 1,
      convenio_convfirma: { id: 1, nombre: 'Titular' },
    })
  })
})
