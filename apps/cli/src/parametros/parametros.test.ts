import { beforeEach, describe, expect, it } from 'vitest'
import { failure, json } from '../../test/fake-api.ts'
import { useApi } from '../../test/use-api.ts'

const { run, on, calls, names } = useApi()

const sobretasa = {
  clave: 'honorarios.sobretasa',
  nombre: 'Sobretasa de justicia',
  tipo: 'porcentaje',
  paraTitulos: false,
  valor: '10',
  vigencias: [
    { valor: '12', desde: '1900-01-01', hasta: '2026-06-30', rige: false },
    { valor: '10', desde: '2026-07-01', hasta: '2026-12-31', rige: true },
    { valor: '5', desde: '2027-01-01', hasta: null, rige: false },
  ],
}
const lugar = {
  clave: 'municipio.lugar',
  nombre: 'Lugar de emisión',
  tipo: 'texto',
  paraTitulos: true,
  valor: '',
  vigencias: [{ valor: '', desde: '1900-01-01', hasta: null, rige: true }],
}
const tasa = {
  clave: 'plan.tasaMensual.ABLT',
  nombre: 'Tasa mensual del plan ABLT',
  tipo: 'porcentaje',
  paraTitulos: false,
  valor: null,
  vigencias: [],
}
const cambio = {
  clave: 'honorarios.sobretasa',
  valor: '5',
  vigenteDesde: '2027-01-01',
  anterior: '10',
  corrige: false,
  cambia: true,
}

beforeEach(() => {
  on('getParametros', json([sobretasa, lugar, tasa]))
  on('saveParametro', json(cambio))
  on('simulateParametro', json(cambio))
})

interface Fila {
  readonly clave: string
  readonly valor: string | null
  readonly estado: string
}

const rowsOf = (stdout: string) =>
  JSON.parse(stdout).datos.map(({ clave, valor, estado }: Fila) => [clave, valor, estado])

describe('parametros ver', () => {
  it('shows the value of today of each, the lack of one, and what titles are waiting for', async () => {
    const { code, stdout, stderr } = await run('parametros ver --json')
    expect(code).toBe(0)
    expect(rowsOf(stdout)).toEqual([
      ['honorarios.sobretasa', '10', 'vigente'],
      ['municipio.lugar', '', 'vigente'],
      ['plan.tasaMensual.ABLT', null, 'sin valor'],
    ])
    expect(stderr).toContain('Valores que todavía no rigen: 1')
    expect(stderr).toContain('No se pueden generar títulos: falta municipio.lugar.')
  })

  it('of one, or with --historia, every value and its days', async () => {
    const estados = ['anterior', 'vigente', 'futuro']
    const one = rowsOf((await run('parametros ver honorarios.sobretasa --json')).stdout)
    expect(one.map(([, , estado]: string[]) => estado)).toEqual(estados)
    const { stdout } = await run('parametros ver --historia --formato csv')
    expect(stdout).toContain(
      'honorarios.sobretasa,10,2026-07-01,2026-12-31,vigente,Sobretasa de justicia,porcentaje,false',
    )
    expect((await run('parametros ver honorarios.sobretasa')).stdout).toMatch(
      /5 +01\/01\/2027 +futuro/,
    )
  })

  it('says that one has no value yet, and that one does not exist', async () => {
    const none = await run('parametros ver plan.tasaMensual.ABLT')
    expect(none.stderr).toContain('plan.tasaMensual.ABLT no tiene ningún valor todavía.')
    const unknown = await run('parametros ver otro')
    expect(unknown.code).toBe(2)
    expect(unknown.stderr).toContain('No existe el parámetro «otro».')
  })
})

describe('parametros poner', () => {
  const words = 'parametros poner honorarios.sobretasa 5 --desde 01/01/2027'

  it('puts it and says from when and what it was', async () => {
    const { code, stdout } = await run([...words.split(' '), '--motivo', 'Ley 15.563'])
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: 'Puesto honorarios.sobretasa = 5 desde el 01/01/2027 (antes: 10)\n',
    })
    expect(JSON.parse(calls()[0]?.request.body ?? '')).toEqual({
      clave: 'honorarios.sobretasa',
      valor: '5',
      vigenteDesde: '2027-01-01',
      motivo: 'Ley 15.563',
    })
  })

  it('--dry-run asks the service the same and changes nothing', async () => {
    const { stdout } = await run(`${words} --dry-run`)
    expect(stdout).toBe('Se pondría honorarios.sobretasa = 5 desde el 01/01/2027 (antes: 10)\n')
    expect(JSON.parse((await run(`${words} --dry-run --json`)).stdout).datos).toEqual({
      ...cambio,
      guardado: false,
    })
    expect(names()).toEqual(['simulateParametro', 'simulateParametro'])
  })

  it.each(['', '--dry-run'])(
    'what the service refuses is a misuse, with its reason %s',
    async (flag) => {
      const fields = [{ field: 'motivo', message: 'Indique el motivo.' }]
      on('saveParametro', failure(400, 'campos-invalidos', { fields }))
      on('simulateParametro', failure(400, 'campos-invalidos', { fields }))
      const { code, stderr } = await run(`${words} ${flag}`.trim())
      expect(code).toBe(2)
      expect(stderr).toContain('motivo: Indique el motivo.')
    },
  )

  it('a value already there is said', async () => {
    on('saveParametro', json({ ...cambio, valor: '10', cambia: false }))
    const { stdout } = await run('parametros poner honorarios.sobretasa 10 --desde 2027-01-01')
    expect(stdout).toBe('honorarios.sobretasa ya vale 10 el 01/01/2027: no hay nada que cambiar.\n')
  })

  it('an empty text may be put; a day that does not exist may not', async () => {
    on('saveParametro', json({ ...cambio, clave: 'municipio.ordenanza', valor: '', corrige: true }))
    const { stdout } = await run(['parametros', 'poner', 'municipio.ordenanza', ''])
    expect(stdout).toContain('Corregido municipio.ordenanza = — desde')
    expect((await run('parametros poner honorarios.iva 5 --desde 30/02/2027')).code).toBe(2)
  })
})
