import { describe, expect, it } from 'vitest'
import { json } from '../../test/fake-api.ts'
import { errorDeFila, revisionDePlanilla } from '../../test/samples.ts'
import { useApi } from '../../test/use-api.ts'

const { run, on, names } = useApi()
const REVISAR = 'titulos revisar junio.xlsx --categoria inmueble'

const RECHAZO = {
  ...errorDeFila(3),
  ...{ tipo: 'rechazo', norma: '', salida: 'Ponga en ABOGADO otro código.' },
}
const AVISO = {
  ...errorDeFila(2, {
    columna: 'TOTAL',
    valor: '',
    regla: 'titulo.saldo-a-favor',
    mensaje: 'Reclama períodos con saldo a favor.',
  }),
  ...{ tipo: 'aviso', norma: 'Ley 13.406, artículo 9, inciso c', salida: 'Déjelos afuera.' },
}

describe('titulos revisar', () => {
  it('tells the refusals from the notices, each with its way out and its law, and ends with 3', async () => {
    on(
      'reviewTitulos',
      json(
        revisionDePlanilla({
          ...{ filas: 3, listas: 2, rechazadas: 1, conAvisos: 1 },
          ...{ avisos: ['La hoja «B» no se leyó.'], observaciones: [RECHAZO, AVISO], total: 2 },
        }),
      ),
    )
    const { code, stdout, stderr } = await run(REVISAR)
    expect(code).toBe(3)
    expect(stderr).toContain('La hoja «B» no se leyó.')
    expect(stdout).toBe(
      [
        'Filas: 3. Listas para título: 2. Con rechazos: 1. Con avisos: 1.',
        'Rechazos. Sin resolverlos, esas filas no pueden ser títulos.',
        '  Fila 3, columna ABOGADO: El abogado A03 está dado de baja.',
        '    Qué se puede hacer: Ponga en ABOGADO otro código.',
        'Avisos. No impiden el título: mire cada uno antes de emitirlo.',
        '  Fila 2, columna TOTAL: Reclama períodos con saldo a favor.',
        '    Qué se puede hacer: Déjelos afuera.',
        '    Norma: Ley 13.406, artículo 9, inciso c',
        '',
      ].join('\n'),
    )
    expect(names()).toEqual(['reviewTitulos'])
  })

  it('a workbook with notices only ends well', async () => {
    on('reviewTitulos', json(revisionDePlanilla({ observaciones: [AVISO], total: 1 })))
    const { code, stdout } = await run(REVISAR)
    expect(code).toBe(0)
    expect(stdout).toContain('No hay rechazos.')
  })

  it('as CSV, one line for each refusal and notice', async () => {
    on('reviewTitulos', json(revisionDePlanilla({ observaciones: [RECHAZO, AVISO], total: 2 })))
    const { code, stdout } = await run(`${REVISAR} --formato csv`)
    expect(code).toBe(3)
    expect(stdout.split(/\r?\n/)[0]).toBe('tipo,fila,columna,valor,regla,mensaje,salida,norma')
    expect(stdout).toContain('aviso,2,TOTAL')
  })
})
