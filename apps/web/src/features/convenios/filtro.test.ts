import type { Principal } from '@apremia/core'
import { describe, expect, it } from 'vitest'
import { readFiltroDeConvenios } from './filtro.ts'

const persona = (rol: Principal['rol'], abogado = ''): Principal => ({ rol, abogado, permisos: [] })
const ADMIN = persona('admin')
const A01 = persona('user', 'A01')

const faltasDe = (tecleado: Parameters<typeof readFiltroDeConvenios>[0]) => {
  const lectura = readFiltroDeConvenios(tecleado, ADMIN)
  return lectura.ok ? [] : lectura.faltas.map(({ campo }) => campo)
}

describe('readFiltroDeConvenios', () => {
  it('asks for everything when nothing is filled in', () => {
    expect(readFiltroDeConvenios({}, ADMIN)).toMatchObject({
      ok: true,
      body: { convenio: '', abogado: '' },
    })
  })

  it('takes numbers as people write them, and the number of an agreement in capitals', () => {
    expect(
      readFiltroDeConvenios(
        {
          ...{ dni: '12.345.678', imponible: '1.058', convenio: ' a01-000012 ' },
          nroContribuyente: '1.204',
        },
        A01,
      ),
    ).toMatchObject({
      ok: true,
      body: {
        ...{ dni: '12345678', imponible: '1058', convenio: 'A01-000012' },
        nroContribuyente: '1204',
      },
    })
  })

  it('omits the lawyer when the person may not choose it', () => {
    expect(readFiltroDeConvenios({ abogado: 'A02' }, A01)).toMatchObject({
      ok: true,
      body: { abogado: '' },
    })
    expect(readFiltroDeConvenios({ abogado: 'A02' }, ADMIN)).toMatchObject({
      ok: true,
      body: { abogado: 'A02' },
    })
  })

  it('leaves out the document for guests, who see it masked (D10)', () => {
    expect(
      readFiltroDeConvenios({ dni: '12345678', firmante: 'ana' }, persona('guest')),
    ).toMatchObject({
      ok: true,
      body: { dni: '', firmante: 'ana' },
    })
  })

  it('says all that is wrong at once', () => {
    expect(
      faltasDe({ dni: 'x', imponible: '5a', desde: '2026-02-02', hasta: '2026-02-01' }).sort(),
    ).toEqual(['dni', 'hasta', 'imponible'])
    expect(faltasDe({ desde: '31/12/2026', confirmado: 'si' }).sort()).toEqual([
      'confirmado',
      'desde',
    ])
    expect(faltasDe({ desde: '2026-02-01', hasta: '2026-02-01' })).toEqual([])
  })
})
