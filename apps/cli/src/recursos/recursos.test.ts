import { RECURSOS_INICIALES } from '@apremia/core'
import { beforeEach, describe, expect, it } from 'vitest'
import { failure, json } from '../../test/fake-api.ts'
import { useApi } from '../../test/use-api.ts'

const { run, on, calls, names } = useApi()

const FILAS = [
  ...RECURSOS_INICIALES.map((recurso) => ({
    ...recurso,
    ...{ ordenanzas: [], tasas: [], version: `v-${recurso.codigo}` },
  })),
  {
    ...{ codigo: 'VJ', nombre: 'Tasa Vieja', ordenanza: '', clase: 'inmueble' },
    ...{ pagoUnico: false, activo: false, ordenanzas: [], tasas: [], version: 'v-VJ' },
  },
]
const sent = () => JSON.parse(calls().at(-1)?.request.body ?? '')

beforeEach(() => {
  on('listRecursos', json(FILAS))
  on('saveRecurso', json(FILAS[0]))
})

describe('recursos listar', () => {
  it('shows those that are offered, and says how many are not', async () => {
    const { stdout, stderr } = await run('recursos listar --clase comercio')
    expect(stdout).toMatch(/SE +Tasa por Inspección de Seguridad e Higiene/)
    expect(stdout).not.toContain('Alumbrado')
    expect(stderr).toBe('')
    const inmuebles = await run('recursos listar --clase inmueble')
    expect(inmuebles.stdout).not.toContain('Tasa Vieja')
    expect(inmuebles.stderr).toContain('Inactivos: 1')
    const { datos } = JSON.parse((await run('recursos listar --inactivos --json')).stdout)
    expect(datos).toHaveLength(29)
    expect(datos.at(-1)).toMatchObject({ codigo: 'VJ', activo: false, pagoUnico: false })
  })
})

describe('recursos guardar', () => {
  it('adds one that is not there', async () => {
    const words = ['recursos', 'guardar', 'tv', '--nombre', 'Tasa Vial', '--clase', 'inmueble']
    expect((await run(words)).stdout).toBe('El recurso TV se agregó.\n')
    expect(sent()).toEqual({
      ...{ codigo: 'TV', nombre: 'Tasa Vial', ordenanza: '', clase: 'inmueble' },
      ...{ pagoUnico: false, activo: true, ordenanzas: [], tasas: [], version: '' },
    })
  })

  it('the ordinances of each year are written in one line and sent as a list', async () => {
    const words = ['recursos', 'guardar', 'AG', '--ordenanzas', '2026: Otra;2024 : Una']
    expect((await run(words)).stdout).toBe(
      'El recurso AG: Ordenanza de cada año: — → 2024: Una; 2026: Otra.\n',
    )
    expect(sent().ordenanzas).toMatchObject([
      { anio: 2024, ordenanza: 'Una' },
      { anio: 2026, ordenanza: 'Otra' },
    ])
    const mala = await run(['recursos', 'guardar', 'AG', '--ordenanzas', 'Una'])
    expect(mala.code).toBe(2)
    expect(mala.stderr).toContain('Cada ordenanza lleva un año')
  })

  it('the interest rates are written in one line and sent as a list, and none is guessed', async () => {
    const tasas = '2026-07-01: 2.5 por mes;01/01/2024: 3 % mensual por dia'
    const escritas = '01/01/2024: 3 % mensual por día; 01/07/2026: 2,5 % mensual por mes o fracción'
    expect((await run(['recursos', 'guardar', 'AG', '--tasas', tasas])).stdout).toBe(
      `El recurso AG: Tasa de interés: — → ${escritas}.\n`,
    )
    expect(sent().tasas).toEqual([
      { vigenteDesde: '2024-01-01', mensual: '3', conteo: 'dia' },
      { vigenteDesde: '2026-07-01', mensual: '2.5', conteo: 'mes' },
    ])
    for (const mala of ['3 % mensual por día', '01/01/2024: 3 % mensual']) {
      const { code, stderr } = await run(['recursos', 'guardar', 'AG', '--tasas', mala])
      expect([code, stderr]).toEqual([2, expect.stringContaining('Cada tasa lleva el día')])
    }
  })

  it('changes only the given data, over the version just read, and prints the change', async () => {
    const words = ['recursos', 'guardar', 'AG', '--ordenanza', 'Ordenanza 9.001', '--inactivo']
    const seco = await run([...words, '--dry-run'])
    const cambios = 'Ordenanza: — → Ordenanza 9.001; Estado: sí → no.'
    expect(seco.stdout).toBe(`El recurso AG cambiaría: ${cambios}\n`)
    expect(names()).toEqual(['listRecursos'])
    expect((await run(words)).stdout).toBe(`El recurso AG: ${cambios}\n`)
    expect(sent()).toMatchObject({
      ...{ codigo: 'AG', clase: 'inmueble', ordenanza: 'Ordenanza 9.001', pagoUnico: true },
      ...{ activo: false, version: 'v-AG' },
    })
  })

  it('reports when nothing changes, and sends nothing', async () => {
    const { code, stdout } = await run('recursos guardar AG --pago-unico')
    expect({ code, stdout }).toEqual({
      ...{ code: 0, stdout: 'El recurso AG ya es así: no hay nada que cambiar.\n' },
    })
    expect(names()).toEqual(['listRecursos'])
  })

  it.each([
    ['a new one without its name', 'recursos guardar TV --clase inmueble'],
    ['a new one without its kind', 'recursos guardar TV --nombre Vial'],
    ['a code that is too long', 'recursos guardar TASA1 --nombre Vial --clase inmueble'],
    ['both ways', 'recursos guardar AG --activo --inactivo'],
    ['a kind that does not exist', 'recursos guardar AG --clase lancha'],
  ])('%s is a misuse', async (_, words) => {
    expect((await run(words)).code).toBe(2)
    expect(names()).not.toContain('saveRecurso')
  })

  it('a refusal of the service is a conflict', async () => {
    on('saveRecurso', failure(409, 'fila-en-uso'))
    expect((await run('recursos guardar AG --clase comercio')).code).toBe(6)
  })
})
