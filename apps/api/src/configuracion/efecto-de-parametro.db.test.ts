import type { Contract, ReplyOf } from '@apremia/api-client'
import { describe, expect, it } from 'vitest'
import { bodyOf } from '../../test/convenios.ts'
import {
  type ConvenioLeido,
  type PersonaDeConvenios,
  useConvenios,
} from '../../test/convenios-app.ts'

type Efecto = ReplyOf<Contract['getEfectoDeParametro']>
type EfectoDeArancel = ReplyOf<Contract['getEfectoDeArancel']>

const { call, ok, query, takeItem, create, detalleDe } = useConvenios()

const HOY = '2026-11-20'

const efectoDe = (pedido: object, persona: PersonaDeConvenios = 'admin') =>
  call(persona, 'GET', `/parametros/efecto?${new URLSearchParams(Object.entries(pedido))}`)
const ver = async (pedido: object) => {
  const answer = await efectoDe(pedido)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<Efecto>()
}
const poner = (cambio: object) =>
  ok('admin', 'POST', '/parametros', { motivo: 'Prueba del efecto', ...cambio })

const sinConfirmar = async (): Promise<number[]> =>
  (
    await query<{ id: number }>(
      'select id from convenio where fc_confirma is null and activo order by id',
    )
  ).map(({ id }) => id)
const leerTodos = async () =>
  new Map(
    await Promise.all(
      (await sinConfirmar()).map(async (id) => [id, await detalleDe('admin', id)] as const),
    ),
  )
const contarDistintos = (
  antes: ReadonlyMap<number, ConvenioLeido>,
  despues: ReadonlyMap<number, ConvenioLeido>,
  que: (convenio: ConvenioLeido) => unknown,
): number =>
  [...antes].filter(([id, era]) => {
    const es = despues.get(id)
    return es && JSON.stringify(que(era)) !== JSON.stringify(que(es))
  }).length

const cambianSegun = ({ frases }: Efecto): { cambian: number; total: number } | undefined => {
  const [, cambian, total] =
    / (\d+) de los (\d+) convenios sin confirmar/.exec(frases.join(' ')) ?? []
  return cambian === undefined ? undefined : { cambian: Number(cambian), total: Number(total) }
}

const montosDe = ({ convenio_convpp: planes }: ConvenioLeido) =>
  planes.map(({ cuotas }) => cuotas.map(({ monto }) => monto))

/** Creates three unconfirmed agreements: one signed today, one signed earlier, and one with an advance payment. */
const crearVarios = async () => {
  await create('a01', await takeItem('A01', 'I'))
  await create('a01', await takeItem('A01', 'I'), { fechaconf: '2026-11-02' })
  const item = await takeItem('A01', 'I')
  await ok('a01', 'POST', '/convenios', bodyOf(item, item.periodos.slice(0, 2), 'W2200'))
}

describe('the effect that is announced is the one that the change has', () => {
  it('other VAT: the example, and how many unconfirmed agreements cost something else', async () => {
    await crearVarios()
    const cambio = { clave: 'honorarios.iva', valor: '10.5', vigenteDesde: '2026-11-10' }
    const efecto = await ver(cambio)
    const antes = await leerTodos()
    await poner(cambio)
    const despues = await leerTodos()
    const cambian = contarDistintos(antes, despues, ({ liquidacion }) => liquidacion.total)
    expect(cambian).toBeGreaterThan(0)
    expect(cambianSegun(efecto)).toEqual({ cambian, total: antes.size })
    const judicial = efecto.frases.find((frase) => frase.startsWith('Judicial: '))
    const seria = / a (\$.*)\.$/.exec(judicial ?? '')?.[1]
    const siguiente = await ver({ ...cambio, valor: '30' })
    expect(seria).toBeDefined()
    expect(siguiente.frases.find((frase) => frase.startsWith('Judicial: '))).toContain(
      `pasa de ${seria} a `,
    )
  })

  it('another advance: how many agreements have other instalments once saved again', async () => {
    // An agreement of a lawyer who left cannot be saved again, so the test makes all lawyers active.
    await query('update abogado set baja = false')
    const cambio = { clave: 'plan.anticipo', valor: '45', vigenteDesde: HOY }
    const efecto = await ver(cambio)
    expect(efecto.frases[0]).toBe(
      'Un convenio de $\u00a0500.000,00 con anticipo pasa de $\u00a0150.000,00 y 3 cuotas de $\u00a0116.666,66 a $\u00a0225.000,00 y 3 cuotas de $\u00a091.666,66.',
    )
    const antes = await leerTodos()
    await poner(cambio)
    expect(contarDistintos(antes, await leerTodos(), montosDe)).toBe(0)
    for (const [id, { version }] of antes)
      await ok('jefe', 'POST', '/convenios/edit', { convenio: id, version, frm_loc: 'Ramallo' })
    const cambian = contarDistintos(antes, await leerTodos(), montosDe)
    expect(cambianSegun(efecto)).toEqual({ cambian, total: antes.size })
    expect(cambian).toBeGreaterThan(0)
  })

  it('a value from a later day says from when, and reaches no agreement already signed', async () => {
    const efecto = await ver({
      clave: 'plan.tasaMensual.ABLT',
      valor: '9',
      vigenteDesde: '2026-12-01',
    })
    expect(efecto.frases).toContain(
      'No cambia ningún convenio sin confirmar. Los confirmados no cambian.',
    )
    expect(efecto.frases).toContainEqual(
      expect.stringMatching(/^Rige desde el 01\/12\/2026; hasta el día anterior sigue /),
    )
    expect(efecto.frases[0]).toMatch(/^Un convenio de \$.500\.000,00 en 15 cuotas pasa de /)
  })

  it('other months of inactivity: the cases by the state of their lapse', async () => {
    const cambio = { clave: 'juicio.mesesDeCaducidad', valor: '5', vigenteDesde: '1900-01-01' }
    const dias = () =>
      query<{ clave: string; caducidad: string | null }>(
        `select tipo || imponible || recurso as clave, caducidad::text from caso
          where impulso is not null and saldada is null order by 1`,
      )
    const efecto = await ver(cambio)
    const antes = await dias()
    await poner(cambio)
    await expect
      .poll(
        async () =>
          (
            await query<{ n: number }>(
              "select count(*)::int as n from trabajo where tipo = 'recalcular-casos' and terminado is null",
            )
          )[0]?.n,
        { timeout: 30_000 },
      )
      .toBe(0)
    const despues = await dias()
    const contar = (rows: typeof antes, desde: string, hasta: string) =>
      rows.filter(({ caducidad: dia }) => dia !== null && dia >= desde && dia <= hasta).length
    const de = (desde: string, hasta: string) =>
      `${contar(antes, desde, hasta)} → ${contar(despues, desde, hasta)}`
    const cambian = despues.filter(({ caducidad }, i) => caducidad !== antes[i]?.caducidad).length
    expect(cambian).toBeGreaterThan(0)
    expect(efecto.frases.slice(0, 4)).toEqual([
      `Casos cuyo día de caducidad cambia: ${cambian}. Se recalculan en una tarea.`,
      `Casos con la caducidad ya cumplida: ${de('0', '2026-11-19')}.`,
      `Casos con la caducidad por cumplirse, que avisan: ${de(HOY, '2026-12-20')}.`,
      `Casos con la caducidad más adelante: ${de('2026-12-21', '9')}.`,
    ])
  })

  it('other days to keep data: the rows that could then be erased', async () => {
    const cambio = { clave: 'conservacion.ingresos', valor: '1' }
    await query("update ingreso set fech_hor_login = fech_hor_login - interval '9 days'")
    const { frases } = await ver(cambio)
    await poner(cambio)
    const plazos = await ok<{ clase: string; filas: number }[]>(
      'admin',
      'GET',
      '/personas/conservacion',
    )
    const filas = plazos.find(({ clase }) => clase === 'ingresos')?.filas
    expect(filas).toBeGreaterThan(0)
    expect(frases).toEqual([
      `La cantidad de filas de «Ingresos y sesiones cerradas» que ese día se podrían borrar pasa de 0 a ${filas}.`,
    ])
  })

  it('a text: the sentence of the paper, before and after', async () => {
    const { impresos } = await ver({ clave: 'municipio.funcionario', valor: 'Dr. Ciro Luna' })
    expect(impresos).toEqual([
      {
        papel: 'titulo',
        antes: expect.stringContaining('Quien suscribe, Cra. Inés Ordóñez'),
        despues: expect.stringContaining('Quien suscribe, Dr. Ciro Luna'),
      },
    ])
  })

  it.each([
    ['deuda.diasDeVigencia', '20', /^Los importes liquidados el .* valen hasta el /],
    ['servicio.horasDeVigencia', '48', / pasa de 36 a 48\.$/],
    ['titulos.maximoSincronico', '50', / pasa de 200 a 50\.$/],
    ['titulo.version', '2', /^Los títulos que se emitan desde ese día salen con la versión 2\./],
    ['titulo.carta', 'rechazar', /^No se emite el título de una fila .* con su acuse anotado\.$/],
    [
      'titulo.minimo',
      '50000.00',
      /^La revisión .* menos de \$\u00a050\.000,00\. Esos títulos se pueden emitir\.$/,
    ],
    ['titulo.bajoMinimo', 'rechazar', /^Hasta que haya un total mínimo, no cambia nada\.$/],
    ['partida.formato', '000-000000', /^Inmuebles con una partida que no tiene esa forma: /],
  ])('%s has its sentence', async (clave, valor, frase) => {
    expect((await ver({ clave, valor })).frases[0]).toMatch(frase)
  })

  it('a value already in force changes nothing', async () => {
    const [fila] = await query<{ valor: string }>(
      "select valor from parametro where clave = 'honorarios.iva' order by vigente_desde desc limit 1",
    )
    expect(await ver({ clave: 'honorarios.iva', valor: fila?.valor ?? '' })).toMatchObject({
      frases: ['Ya vale eso desde ese día: no cambia nada.'],
    })
  })
})

describe('the effect of the fees of a state', () => {
  const verArancel = (pedido: object, persona: PersonaDeConvenios = 'admin') =>
    call(
      persona,
      'GET',
      `/configuracion/efecto/aranceles?${new URLSearchParams(Object.entries(pedido))}`,
    )

  it('agreements already made keep theirs, and a new one takes what was announced', async () => {
    const pedido = { id: '1', porcentual: '12.50', gastofijo: '20', jus: '' }
    const efecto = (await verArancel(pedido)).json<EfectoDeArancel>()
    const antes = await leerTodos()
    await ok('admin', 'POST', '/convenios-estado', { ...pedido, id: 1 })
    const ids = (await query<{ id: number }>('select id from convenio where estado_id = 1')).map(
      ({ id }) => id,
    )
    const suyos = new Map([...antes].filter(([id]) => ids.includes(id)))
    const cambian = contarDistintos(suyos, await leerTodos(), ({ liquidacion }) => liquidacion)
    expect(suyos.size).toBeGreaterThan(0)
    expect(efecto.frases.at(-1)).toContain(`que conservan sus honorarios: ${suyos.size - cambian}.`)
    const nuevo = await detalleDe('a01', await create('a01', await takeItem('A01', 'I')))
    expect(nuevo.estporc).toBe('12.50')
    const seria = / a (\$.*)\.$/.exec(efecto.frases[0] ?? '')?.[1]
    const otra = (await verArancel({ ...pedido, porcentual: '13' })).json<EfectoDeArancel>()
    expect(seria).toContain('honorarios de $\u00a062.500,00')
    expect(otra.frases[0]).toContain(`pasa de ${seria} a `)
  })

  it('an unknown state and a wrong percentage are refused', async () => {
    const pedido = { porcentual: '12.50', gastofijo: '20' }
    expect((await verArancel({ ...pedido, id: '99' })).statusCode).toBe(404)
    const mala = await verArancel({ id: '1', porcentual: 'x', gastofijo: '20' })
    expect(mala.statusCode).toBe(400)
    expect(mala.json().error.fields).toMatchObject([{ field: 'porcentual' }])
    for (const persona of ['a01', 'invitado'] as const)
      expect((await verArancel({ ...pedido, id: '1' }, persona)).statusCode).toBe(403)
  })
})

describe('who may ask', () => {
  it('only an administrator; a refusal is the same for a good and a bad value', async () => {
    for (const persona of ['jefe', 'a01', 'invitado', 'sinCodigo'] as const) {
      const buena = await efectoDe({ clave: 'honorarios.iva', valor: '5' }, persona)
      const mala = await efectoDe({ clave: 'otra.cosa', valor: 'x' }, persona)
      expect(buena.statusCode).toBe(403)
      expect(mala.json().error.message).toEqual(buena.json().error.message)
    }
  })

  it.each([
    [{ clave: 'otra.cosa', valor: '1' }, 'clave'],
    [{ clave: 'honorarios.iva', valor: 'veintiuno' }, 'valor'],
    [{ clave: 'honorarios.iva', valor: '5', vigenteDesde: '1800-01-01' }, 'vigenteDesde'],
  ])('refuses %j by its field, and writes nothing', async (pedido, field) => {
    const cuenta = 'select count(*)::int as n from historial'
    const antes = await query(cuenta)
    const answer = await efectoDe(pedido)
    expect(answer.statusCode, answer.body).toBe(400)
    expect(answer.json().error.fields).toMatchObject([{ field }])
    expect(await query(cuenta)).toEqual(antes)
  })
})
