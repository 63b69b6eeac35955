import { describe, expect, it } from 'vitest'
import { CIFRAS, EVALUACION, EVALUACION_ENTERA } from '../../test/evaluacion.ts'
import { events, failure, file, json } from '../../test/fake-api.ts'
import { trabajo } from '../../test/samples.ts'
import { useApi } from '../../test/use-api.ts'

const { run, start, on, calls, names } = useApi()

const LAPSO = '--desde 01/07/2026 --hasta 2026-09-30'

describe('evaluaciones correr', () => {
  it('runs as a job and prints one line for each lawyer, with its warnings', async () => {
    const job = { lote: null, tipo: 'evaluar' }
    on('runEvaluaciones', json(trabajo('pendiente', job)))
    const resumen = { evaluados: 1, aprobados: 0, desaprobados: 1 }
    const avisos = ['A01 ya fue evaluado del 01/07/2026 al 30/09/2026.']
    on('watchTrabajo', events(trabajo('terminado', { ...job, resumen, avisos })))
    on('listCorrida', json([EVALUACION], 200, { 'x-total-count': '1' }))
    const { code, stdout, stderr } = await run(`evaluaciones correr --abogado a01 ${LAPSO} --si`)
    expect(code).toBe(0)
    expect(stdout).toMatch(/12 +20\/11\/2026 +A01 .*Desaprobado +1 de 3 \(33,33 %\)/)
    expect(stderr).toContain(avisos[0])
    expect(stderr).toContain('0 aprobados, 1 desaprobado.')
    expect(JSON.parse(calls()[0]?.request.body ?? '')).toEqual({
      ...{ abogados: ['A01'], desde: '2026-07-01', hasta: '2026-09-30' },
    })
    const { stdout: csv } = await run(`evaluaciones correr --todos ${LAPSO} --si --formato csv -q`)
    expect(csv.split('\n')[0]).toContain('sin_radicar,sin_archivar,faltantes,actuaciones')
    expect(csv.split('\n')[1]).toContain('33.33,100,16.67,7,20,100,12.5,9,4,0,3,1,2,2,6,1')
  })

  it('after an interruption prints how to resume; a resumed run also prints the earlier lawyers', async () => {
    const job = { lote: null, tipo: 'evaluar' }
    on('runEvaluaciones', json(trabajo('pendiente', job)))
    on('watchTrabajo', events(trabajo('cancelado', job)))
    const cortada = await run(`evaluaciones correr --todos ${LAPSO} --si`)
    const { id } = trabajo('cancelado', job)
    expect([cortada.code, cortada.stdout]).toEqual([1, ''])
    expect(cortada.stderr).toContain(`apremia evaluaciones reanudar ${id}`)
    on('resumeEvaluaciones', json(trabajo('terminado', { ...job, resumen: { aprobados: 1 } })))
    on('watchTrabajo', events(trabajo('terminado', { ...job, resumen: { aprobados: 1 } })))
    on('listCorrida', json([EVALUACION], 200, { 'x-total-count': '1' }))
    const seguida = await run(`evaluaciones reanudar ${id}`)
    expect([seguida.code, seguida.stderr]).toEqual([0, expect.stringContaining('1 aprobado')])
    expect(seguida.stdout).toContain('A01')
    expect((await run('evaluaciones reanudar 12')).code).toBe(2)
  })

  it('Ctrl-C after the end reports that nothing was stopped', async () => {
    const job = { lote: null, tipo: 'evaluar' }
    on('runEvaluaciones', json(trabajo('pendiente', job)))
    on('watchTrabajo', (_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write(`event: trabajo\ndata: ${JSON.stringify(trabajo('en-curso', job))}\n\n`)
    })
    on('cancelTrabajo', failure(409, 'trabajo-terminado'))
    const running = start(`evaluaciones correr --todos ${LAPSO} --si`)
    await running.seen(/reanudar/)
    running.child.kill('SIGINT')
    const { code, stdout, stderr } = await running.done
    expect([code, stdout]).toEqual([130, ''])
    expect(stderr).toContain('El trabajo ya había terminado: lo hecho queda.')
    expect(stderr).not.toContain('sigue allá')
    expect(stderr).not.toContain('Se dejó de evaluar')
  })

  it.each([
    ['fallido', 1, 'No hay lugar en el disco.'],
    ['terminado', 130, 'El trabajo ya había terminado: lo hecho queda.'],
    ['cancelado', 130, 'Se dejó de evaluar'],
  ] as const)(
    'Ctrl-C reports the state «%s» that the service gives',
    async (estado, salida, dicho) => {
      const job = { lote: null, tipo: 'evaluar' }
      on('runEvaluaciones', json(trabajo('pendiente', job)))
      on('watchTrabajo', (_, response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' })
        response.write(`event: trabajo\ndata: ${JSON.stringify(trabajo('en-curso', job))}\n\n`)
      })
      const error = { code: 'disco', message: 'No hay lugar en el disco.' }
      const final = trabajo(estado, { ...job, ...(estado === 'fallido' ? { error } : {}) })
      on('cancelTrabajo', json(trabajo('en-curso', job)))
      on('getTrabajo', json(final))
      const running = start(`evaluaciones correr --todos ${LAPSO} --si`)
      await running.seen(/reanudar/)
      running.child.kill('SIGINT')
      const { code, stderr } = await running.done
      expect([code, stderr]).toEqual([salida, expect.stringContaining(dicho)])
    },
  )

  it('--dry-run asks for the same and keeps nothing', async () => {
    on(
      'simulateRunEvaluaciones',
      json({ evaluaciones: [{ ...CIFRAS, anterior: null }], avisos: [] }),
    )
    const { stdout } = await run(`evaluaciones correr --todos ${LAPSO} --dry-run --json`)
    expect(JSON.parse(stdout)).toMatchObject({ guardado: false, datos: [{ abogado: 'A01' }] })
    expect(names()).toEqual(['simulateRunEvaluaciones'])
  })

  it('prints each new result beside the former one and who would repeat, and saves nothing without a confirmation', async () => {
    const anterior = { ...EVALUACION, resultado: 'Aprobado' }
    const avisos = ['A01 ya fue evaluado del 01/07/2026 al 30/09/2026.']
    on('simulateRunEvaluaciones', json({ evaluaciones: [{ ...CIFRAS, anterior }], avisos }))
    const { code, stdout, stderr } = await run(`evaluaciones correr --abogado A01 ${LAPSO}`)
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).toContain(
      'A01 Paz, Ana: Desaprobado (la última, Aprobado); sin radicar 1 de 3 (33,33 %), antes 33,33 %;',
    )
    expect(stderr).toContain(avisos[0])
    expect(stderr).toContain('Falta confirmar: ¿Guardar 1 evaluación?')
    expect(names()).toEqual(['simulateRunEvaluaciones'])
  })

  it.each(['', '--todos --abogado A01', '--todos --desde 2026-10-01'])(
    'refuses «%s» before asking anything',
    async (flags) => {
      expect((await run(`evaluaciones correr ${LAPSO} ${flags}`.trim())).code).toBe(2)
      expect(names()).toEqual([])
    },
  )
})

describe('evaluaciones recalcular', () => {
  const HECHA = { igual: true, huella: 'abc', recalculada: 'abc', diferencias: [] }

  it('ends with 0 when it gives the same bytes, with 1 and the differences when not', async () => {
    on('recomputeEvaluacion', json(HECHA))
    const igual = await run('evaluaciones recalcular 12')
    expect([igual.code, igual.stdout]).toEqual([0, 'Da lo mismo, byte por byte: abc\n'])
    const diferencias = ['Faltantes: se guardó 1 y da 2.']
    on('recomputeEvaluacion', json({ ...HECHA, igual: false, recalculada: 'def', diferencias }))
    const otra = await run('evaluaciones recalcular 12')
    expect(otra.code).toBe(1)
    expect(otra.stdout).toBe(
      'Faltantes: se guardó 1 y da 2.\nNo da lo mismo: se guardó abc y da def\n',
    )
    on('recomputeEvaluacion', json({ ...HECHA, igual: false, diferencias: ['Se cambió.'] }))
    const tocada = await run('evaluaciones recalcular 12')
    expect([tocada.code, tocada.stdout]).toEqual([
      ...[1, 'Se cambió.\nNo da lo mismo: lo guardado se cambió.\n'],
    ])
    expect((await run('evaluaciones recalcular doce')).code).toBe(2)
  })
})

describe('evaluaciones exportar', () => {
  it('gives the sheet of one as PDF, by the name of the file or --pdf', async () => {
    on('downloadEvaluacion', file('evaluacion_12.pdf', '%PDF-1.7 hoja'))
    for (const flags of ['-o - --pdf', '--pdf -o -']) {
      const { code, stdout } = await run(`evaluaciones exportar --evaluacion 12 ${flags}`)
      expect([code, stdout]).toEqual([0, '%PDF-1.7 hoja'])
    }
    expect((await run('evaluaciones exportar --pdf')).code).toBe(2)
    expect((await run('evaluaciones exportar -o todas.pdf')).code).toBe(2)
    expect(names()).toEqual(['downloadEvaluacion', 'downloadEvaluacion'])
  })
})

describe('evaluaciones listar and ver', () => {
  it('narrows by a result without asking for a new evaluation (D82)', async () => {
    on('saveEvaluaciones', json([EVALUACION], 200, { 'x-total-count': '1' }))
    const { stdout } = await run('evaluaciones listar --resultado Desaprobado --json')
    expect(JSON.parse(stdout).datos[0]).toMatchObject({ id: 12, n_faltantes: 1 })
    expect(JSON.parse(calls()[0]?.request.body ?? '')).toEqual({ conResultado: 'Desaprobado' })
  })

  it('shows an evaluation with its values, and the cases of a count', async () => {
    on('getEvaluacion', json(EVALUACION_ENTERA))
    const { stdout } = await run('evaluaciones ver 12')
    expect(stdout).toContain('Del 01/07/2026 al 30/09/2026, hecha el 20/11/2026.')
    expect(stdout).toContain('Faltantes: 1\n')
    expect(stdout).toContain('Plazo para iniciar el apremio: 120 días.')
    const caso = {
      ...{ tipo: 'I', imponible: 1001, recurso: 'AB', recibido: null },
      ...{ cuentas: ['total', 'faltantes'], porque: 'Falta un movimiento.' },
    }
    on('listCasosDeEvaluacion', json([caso], 200, { 'x-total-count': '1' }))
    const casos = await run('evaluaciones ver 12 --cuenta faltantes')
    expect(casos.stdout).toMatch(/Inmueble +1001 +AB +Falta un movimiento\./)
  })
})
