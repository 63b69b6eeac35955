import { describe, expect, it } from 'vitest'
import { events, failure, json } from '../../test/fake-api.ts'
import { errorDeFila, periodoQuePrescribe, trabajo } from '../../test/samples.ts'
import { useApi } from '../../test/use-api.ts'

const { run, on, calls, names } = useApi()

const CASO = {
  ...{ tipo: 'I', imponible: 1001, recurso: 'AB', al: '2026-03-31', abogado: 'A01' },
  ...{ sabido: null, aviso: '' },
  explicaciones: [
    {
      ...{
        que: 'tipo',
        rotulo: 'Tipo',
        valor: 'Judicial',
        frase: 'Judicial: tiene título ejecutivo.',
      },
      porque: {
        regla: 'caso/tipo',
        fuente: 'S2 §4',
        entradas: { titulado: true },
        valor: 'judicial',
      },
    },
    {
      ...{
        que: 'plazo',
        rotulo: 'Vencimiento',
        valor: '',
        frase: 'Sin vencimiento: no tiene movimientos.',
      },
      porque: { regla: 'caso/plazo', fuente: 'S2 §4', entradas: {}, valor: null },
    },
  ],
}

describe('casos explicar', () => {
  it('prints each answer and its sentence, for the given day', async () => {
    on('explainCaso', json(CASO))
    const { code, stdout } = await run('casos explicar 1001 ab --al 31/03/2026')
    expect(code).toBe(0)
    expect(stdout).toBe(
      [
        'Inmueble 1001 AB, abogado A01, al 31/03/2026',
        'Tipo: Judicial',
        '  Judicial: tiene título ejecutivo.',
        'Vencimiento: —',
        '  Sin vencimiento: no tiene movimientos.',
        '',
      ].join('\n'),
    )
    const query = Object.fromEntries(calls().at(-1)?.request.query ?? [])
    expect(query).toEqual({ imponible: '1001', recurso: 'AB', al: '2026-03-31' })
    expect(JSON.parse((await run('casos explicar 1001 AB --json')).stdout).datos).toEqual(CASO)
  })

  it('says when the municipality did not answer, and fails when there is no such case', async () => {
    const aviso = 'El servicio del municipio no contestó: las situaciones son las que dijo ayer.'
    on('explainCaso', json({ ...CASO, aviso }))
    expect((await run('casos explicar 1001 AB')).stderr).toContain(aviso)
    on('explainCaso', failure(404, 'no-encontrado'))
    expect((await run('casos explicar 1001 AB')).code).toBe(1)
    expect((await run('casos explicar mil AB')).code).toBe(2)
  })
})

describe('casos verificar', () => {
  const follow = (resumen: object, extra: object = {}) => {
    const job = { lote: null, tipo: 'verificar-casos' }
    on('verifyCasos', json(trabajo('pendiente', job)))
    on('repairCasos', json(trabajo('pendiente', job)))
    on('watchTrabajo', events(trabajo('terminado', { ...job, resumen, ...extra })))
  }
  const errores = [{ ...errorDeFila(3), mensaje: 'Inmueble 3 AB: vence dice nada.' }]

  it('ends well when every case is what its rules say', async () => {
    follow({ casos: 1200, diferencias: 0, reparados: 0 })
    const { code, stdout } = await run('casos verificar')
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: 'Los casos son los que dicen sus reglas: 1.200 casos.\n',
    })
    expect(names()).not.toContain('repairCasos')
  })

  it('ends with 1 and lists the differences, also those it repaired', async () => {
    follow({ casos: 1200, diferencias: 2, reparados: 2 }, { errores, erroresTotal: 2 })
    const { code, stdout } = await run('casos verificar --reparar')
    expect(code).toBe(1)
    expect(stdout).toBe(
      'Inmueble 3 AB: vence dice nada.\nY 1 caso más.\n2 casos difieren de sus reglas, de 1.200 casos. Se repararon.\n',
    )
    const { stdout: datos } = await run('casos verificar --json')
    expect(JSON.parse(datos).datos).toMatchObject({
      casos: 1200,
      diferencias: 2,
      detalle: [errores[0]?.mensaje],
    })
  })
})

describe('casos prescripcion', () => {
  it('prints until when each period can be claimed and why, and warns of stored data on stderr', async () => {
    on(
      'getPrescripcion',
      json({
        ...{ periodos: [periodoQuePrescribe], otros: true, sinActosDeOtros: true },
        aviso: 'La deuda es de ayer.',
      }),
    )
    const { code, stdout, stderr } = await run('casos prescripcion 1001 ab --formato csv')
    expect(code).toBe(0)
    for (const dicho of ['La deuda es de ayer.', 'asignados a otro abogado', 'que usted no ve'])
      expect(stderr).toContain(dicho)
    expect(stdout.split('\r\n')).toEqual([
      'anio,cuota,vencimiento,criterio,estado,hasta,faltan,supuesta,porque',
      '2021,3,2021-03-10,conservadora,vencida,2026-03-10,-262,false,"Prescribió el 10/03/2026: 5 años desde el vencimiento, del 10/03/2021."',
      '',
    ])
    const query = Object.fromEntries(calls().at(-1)?.request.query ?? [])
    expect(query).toEqual({ imponible: '1001', recurso: 'AB' })
  })
})
