import { beforeEach, describe, expect, it } from 'vitest'
import { failure, file, json } from '../../test/fake-api.ts'
import { casoDelEfecto, EFECTO, etapa, fechaPuesta } from '../../test/samples.ts'
import { useApi } from '../../test/use-api.ts'

const { run, on, calls, names, read } = useApi()

const sobretasa = {
  clave: 'honorarios.sobretasa',
  nombre: 'Sobretasa de justicia',
  tipo: 'porcentaje',
  paraTitulos: false,
  propuesto: false,
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
  propuesto: false,
  valor: '',
  vigencias: [{ valor: '', desde: '1900-01-01', hasta: null, rige: true }],
}
const tasa = {
  clave: 'plan.tasaMensual.ABLT',
  nombre: 'Tasa mensual del plan ABLT',
  tipo: 'porcentaje',
  paraTitulos: false,
  propuesto: false,
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
  avisos: [],
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

  it('prints one value or, with --historia, every value and its days', async () => {
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

  it('sets the value and prints its first day and the former value', async () => {
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

  it('--dry-run asks the service the same, says the effect, and changes nothing', async () => {
    const efecto = {
      vigenteDesde: '2027-01-01',
      frases: ['No cambia ningún convenio sin confirmar.'],
      impresos: [{ papel: 'convenio', antes: 'Antes.', despues: 'Después.' }],
    }
    on('getEfectoDeParametro', json(efecto))
    const { stdout } = await run(`${words} --dry-run`)
    expect(stdout).toBe(
      'Se pondría honorarios.sobretasa = 5 desde el 01/01/2027 (antes: 10)\n' +
        'No cambia ningún convenio sin confirmar.\nConvenio: Después.\n',
    )
    expect(JSON.parse((await run(`${words} --dry-run --json`)).stdout).datos).toEqual({
      ...cambio,
      efecto,
      guardado: false,
    })
    const [titulos, fila] = (await run(`${words} --dry-run --formato csv`)).stdout.split(/\r?\n/)
    expect(titulos).toBe('clave,valor,anterior,desde,cambia,efecto')
    expect(fila).toContain('No cambia ningún convenio sin confirmar.')
    const pedidos = ['simulateParametro', 'getEfectoDeParametro']
    expect(names()).toEqual([...pedidos, ...pedidos, ...pedidos])
  })

  it.each(['', '--dry-run'])(
    'a refusal of the service ends as a misuse, with its reason: %s',
    async (flag) => {
      const fields = [{ field: 'motivo', message: 'Indique el motivo.' }]
      on('saveParametro', failure(400, 'campos-invalidos', { fields }))
      on('simulateParametro', failure(400, 'campos-invalidos', { fields }))
      const { code, stderr } = await run(`${words} ${flag}`.trim())
      expect(code).toBe(2)
      expect(stderr).toContain('motivo: Indique el motivo.')
    },
  )

  it('reports that the value already applies', async () => {
    on('saveParametro', json({ ...cambio, valor: '10', cambia: false }))
    const { stdout } = await run('parametros poner honorarios.sobretasa 10 --desde 2027-01-01')
    expect(stdout).toBe('honorarios.sobretasa ya vale 10 el 01/01/2027: no hay nada que cambiar.\n')
  })

  it('a format of partida that leaves properties without theirs asks before it is saved', async () => {
    const partida = { ...cambio, clave: 'partida.formato', valor: '000', avisos: ['Quedan 3.'] }
    on('simulateParametro', json(partida))
    on('saveParametro', json(partida))
    const pedido = 'parametros poner partida.formato 000 --motivo provincia'
    const sin = await run(pedido)
    expect(sin.code).toBe(2)
    expect(sin.stderr).toContain('Falta confirmar: Quedan 3. ¿Cambiarla igual?')
    const con = await run(`${pedido} --si`)
    expect(con.stdout).toContain('Puesto partida.formato = 000 desde el 01/01/2027')
    expect(con.stdout).toContain('Quedan 3.')
  })

  it('an empty text may be put; a day that does not exist may not', async () => {
    on('saveParametro', json({ ...cambio, clave: 'municipio.ordenanza', valor: '', corrige: true }))
    const { stdout } = await run(['parametros', 'poner', 'municipio.ordenanza', ''])
    expect(stdout).toContain('Corregido municipio.ordenanza = — desde')
    expect((await run('parametros poner honorarios.iva 5 --desde 30/02/2027')).code).toBe(2)
  })
})

describe('the effect of other values', () => {
  const LINEAS =
    'Cambian 3 de los 1.200 casos que alcanza: pasan a otra solapa 2, pasan a vencidos 1, dejan de estar vencidos 0.\n' +
    '  Mesa de entradas judicial: 2 de ACTIVOS a Ninguna\n' +
    '  A01: 2 casos (pasan a otra solapa 2, pasan a vencidos 1, dejan de estar vencidos 0)\n' +
    '  Sin abogado: 1 caso (pasan a otra solapa 2, pasan a vencidos 1, dejan de estar vencidos 0)\n' +
    'Cambia el resultado de 1 de las 2 últimas evaluaciones, hechas de nuevo hoy:\n' +
    '  A01: Aprobado → Desaprobado (del 01/07/2026 al 30/09/2026)\n'
  const CAMBIADA = {
    ...{ abogado: 'A01', nombre: 'Muñoz, Ana', evaluacion: 12, antes: 'Aprobado' },
    ...{ desde: '2026-07-01', hasta: '2026-09-30', despues: 'Desaprobado' },
  }
  beforeEach(() => {
    on('getEfecto', json(EFECTO))
    on('getEfectoEnEvaluaciones', json({ evaluados: 2, abogados: [CAMBIADA] }))
    on('saveConfiguracion', json(fechaPuesta))
    on('editTiempoDeEtapa', json(etapa))
    on('listTiposDeEtapa', json([etapa]))
    on('listCasosDelEfecto', json([casoDelEfecto], 200, { 'x-total-count': '1' }))
  })
  const sent = () => String(calls().at(-1)?.request.query)

  it('is shown for a date with --dry-run, and nothing is saved', async () => {
    const words = 'parametros poner FECHA_INICIAL 01/01/2025'
    const { code, stdout } = await run(`${words} --dry-run`)
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: `Se pondría FECHA_INICIAL = 01/01/2025\n${LINEAS}`,
    })
    expect(names()).toEqual(['getEfecto', 'getEfectoEnEvaluaciones'])
    expect(sent()).toContain('clave=FECHA_INICIAL&valor=2025-01-01')
    expect((await run([...words.split(' '), '--motivo', 'cierre'])).stdout).toContain(
      'Puesto FECHA_INICIAL = 01/01/2025; los casos se recalculan',
    )
    expect(JSON.parse(calls().at(-1)?.request.body ?? '')).toEqual({
      key: 'FECHA_INICIAL',
      value: '2025-01-01',
      motivo: 'cierre',
    })
    expect((await run(`${words} --desde 2027-01-01`)).code).toBe(2)
  })

  it('is shown for the time of a stage, with any spelling of its unit', async () => {
    for (const unidad of ['dias', 'día', 'DÍAS']) {
      const { stdout } = await run(['parametros', 'tiempo', '11', '20', unidad, '--dry-run'])
      expect(stdout).toBe(`El tiempo de la etapa 11 sería 20 días\n${LINEAS}`)
    }
    expect((await run('parametros tiempo 11 20 dias')).stdout).toContain(
      'Contacto telefónico: 20 días.',
    )
    expect((await run('parametros tiempo 11 20 meses')).code).toBe(2)
    expect((await run('parametros tiempo 11 0 dias')).code).toBe(2)
    expect((await run('parametros etapas')).stdout).toMatch(/11 +Contacto telefónico.*20 +días/)
  })

  it('is shown for the mark that closes a case', async () => {
    const antes = calls().length
    const prueba = await run('parametros cierre 11 si --dry-run')
    expect(prueba.stdout).toBe('Contacto telefónico: cierra el caso. No se guardó nada.\n')
    expect(names().slice(antes)).toEqual(['listTiposDeEtapa'])
    expect((await run(['parametros', 'cierre', '11', 'si', '--motivo', 'Archiva'])).code).toBe(0)
    expect(JSON.parse(calls().at(-1)?.request.body ?? '')).toEqual({
      ...{ tipo: 11, tiempo: '20', tipo_tiempo: 'day', cierra: true },
      ...{ visto: '20 day', motivo: 'Archiva' },
    })
    expect((await run('parametros cierre 11 quizas')).code).toBe(2)
    expect((await run('parametros cierre 99 si')).code).toBe(1)
    expect((await run('parametros etapas')).stdout).toMatch(/CIERRA/)
  })

  it('a change without effect is one sentence', async () => {
    on('getEfecto', json({ ...EFECTO, casos: 0, abogados: [], solapas: [] }))
    on('getEfectoEnEvaluaciones', json({ evaluados: 2, abogados: [] }))
    const { stdout } = await run('parametros tiempo 11 20 dias --dry-run')
    expect(stdout).toContain(
      'Ningún caso cambia de solapa ni de vencimiento.\nNinguna última evaluación cambia de resultado.',
    )
  })

  it('is shown for a maximum: the lawyers whose last evaluation would have another result', async () => {
    const maximo = { ...cambio, clave: 'evaluacion.faltantes', valor: '12.5', cambia: true }
    on('simulateParametro', json(maximo))
    const { stdout } = await run('parametros poner evaluacion.faltantes 12.5 --dry-run')
    expect(stdout).toContain('A01: Aprobado → Desaprobado (del 01/07/2026 al 30/09/2026)')
    expect(sent()).toBe('clave=maximo&categoria=faltantes&maximo=12.5')
  })

  it('lists the cases, with their state before and after', async () => {
    const { stdout, stderr } = await run('parametros efecto etapa 11 20 dias --cambio deja')
    expect(stdout).toMatch(/101 +AB +A01 +ACTIVOS → Ninguna .*01\/11\/2026 → 01\/12\/2026/)
    expect(stderr).toContain('1 caso cambiaría')
    expect(sent()).toContain('clave=etapa&tipo=11&tiempo=20&tipo_tiempo=day')
    expect((await run('parametros efecto FECHA_INICIAL')).code).toBe(2)
    expect((await run('parametros efecto otra 2025-01-01')).code).toBe(2)
  })

  it('with --dry-run --formato csv, a row for each lawyer', async () => {
    const OTRA = { ...CAMBIADA, abogado: 'A02', evaluacion: 13 }
    on('getEfectoEnEvaluaciones', json({ evaluados: 2, abogados: [CAMBIADA, OTRA] }))
    const csv = [
      'abogado,casos,solapa,vence,deja,evaluacion,desde,hasta,resultadoAntes,resultado',
      'A01,2,2,1,0,12,2026-07-01,2026-09-30,Aprobado,Desaprobado',
      ',1,2,1,0,,,,,',
      'A02,0,0,0,0,13,2026-07-01,2026-09-30,Aprobado,Desaprobado',
    ]
    const lineas = async (words: string) =>
      (await run(`${words} --dry-run --formato csv`)).stdout.trim().split(/\r?\n/)
    expect(await lineas('parametros tiempo 11 20 dias')).toEqual(csv)
    expect(await lineas('parametros poner FECHA_INICIAL 2025-01-01')).toEqual(csv)
    on('simulateParametro', json({ ...cambio, clave: 'evaluacion.faltantes', valor: '12.5' }))
    expect(await lineas('parametros poner evaluacion.faltantes 12.5')).toHaveLength(3)
    on('simulateParametro', json(cambio))
    on(
      'getEfectoDeParametro',
      json({
        ...{ vigenteDesde: '2027-01-01', impresos: [] },
        frases: ['No cambia ningún convenio sin confirmar.'],
      }),
    )
    expect(await lineas('parametros poner honorarios.sobretasa 5')).toEqual([
      'clave,valor,anterior,desde,cambia,efecto',
      'honorarios.sobretasa,5,10,2027-01-01,true,No cambia ningún convenio sin confirmar.',
    ])
    expect((await run('parametros tiempo 11 20 dias --formato csv')).code).toBe(2)
  })

  it('the evaluations that would change are listed, and either list is saved whole', async () => {
    const { stdout, stderr } = await run('parametros efecto maximo faltantes 30,5 --formato csv')
    expect(stdout).toContain('A01,"Muñoz, Ana",12,2026-07-01,2026-09-30,Aprobado,Desaprobado')
    expect(stderr).toContain('1 evaluación cambiaría de resultado, de 2')
    expect(sent()).toBe('clave=maximo&categoria=faltantes&maximo=30.5')
    on('exportEfectoEnEvaluaciones', file('evaluaciones-que-cambian.csv', 'X;Y'))
    on('exportCasosDelEfecto', file('efecto-de-configuracion.xlsx', 'PK'))
    const etapa = 'parametros efecto etapa 11 20 dias'
    expect((await run(`${etapa} --evaluaciones -o e.csv`)).code).toBe(0)
    expect(read('e.csv')).toBe('X;Y')
    expect(sent()).toContain('formato=csv')
    expect((await run(`${etapa} --cambio vence -o c.xlsx`)).code).toBe(0)
    expect(sent()).toContain('cambio=vence&formato=xlsx')
    expect((await run(`${etapa} --evaluaciones --abogado A01`)).code).toBe(2)
    expect((await run('parametros efecto maximo nada 30')).code).toBe(2)
    expect((await run('parametros efecto maximo faltantes mucho')).code).toBe(2)
  })
})
