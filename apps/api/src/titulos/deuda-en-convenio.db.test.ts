import { afterAll, beforeAll, expect, it } from 'vitest'
import { bodyOf, createItemTaker, type ItemDePrueba } from '../../test/convenios.ts'
import { codeOf } from '../../test/convenios-app.ts'
import { libroBasico, readLibro, textoDePdf, upload } from '../../test/libros.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

const EXTRAJUDICIAL = 1
const JUDICIAL = 2
const RETIRADO = 2
const PENDIENTE = 1

let test: TestApp
let admin: string
let jefe: string
let take: (abogado: string, tipo: 'I' | 'C') => Promise<ItemDePrueba>
beforeAll(async () => {
  test = await startTestApp()
  admin = await test.login('20000001')
  jefe = await test.login('20000002')
  take = createItemTaker(test, () => jefe)
})
afterAll(() => test.close())

const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  test.call(method, `/api${path}`, jefe, body)

const ok = async <T>(...args: Parameters<typeof call>): Promise<T> => {
  const answer = await call(...args)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<T>()
}

const takeDeuda = async () => {
  const item = await take('A01', 'I')
  const periodos = item.periodos.slice(0, 2)
  const [desde = '', hasta = ''] = periodos.map(({ a, c }) => `${a}/${String(c).padStart(2, '0')}`)
  return { item, periodos, fila: [item.i, item.r, 'A01', desde, hasta] as const }
}
type Deuda = Awaited<ReturnType<typeof takeDeuda>>

const cuerpo = ({ item, periodos }: Deuda, estado_id: number) =>
  bodyOf(item, periodos, 'W2201', { abogado: 'A01', estado_id })

const crear = async (deuda: Deuda, estado = EXTRAJUDICIAL) =>
  ok<{ id: number; convenio: string }>('POST', '/convenios', cuerpo(deuda, estado))

const confirmar = (id: number) => call('POST', `/convenios/${id}/confirmar`, {})

const crearEnVigor = async (deuda: Deuda, estado = EXTRAJUDICIAL) => {
  const creado = await crear(deuda, estado)
  expect((await confirmar(creado.id)).statusCode).toBe(200)
  return creado
}

const procesar = async (...deudas: readonly Deuda[]): Promise<Buffer> => {
  const bytes = libroBasico(deudas.map(({ fila }) => fila))
  const answer = await upload(
    test,
    '/api/creaciontitulos/generatexls',
    admin,
    { category: 'inmueble' },
    { name: 'base.xlsx', bytes },
  )
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
  return answer.rawPayload
}

const ultimo = async (): Promise<number> =>
  (await test.call('GET', '/api/creaciontitulos/getlastitlenumber', admin)).json().lastTitleNumber

const generar = async (
  bytes: Buffer,
  more: Record<string, string> = {},
  accion: 'generatetitles' | 'simular' = 'generatetitles',
) =>
  upload(
    test,
    `/api/creaciontitulos/${accion}`,
    admin,
    { category: 'inmueble', startTitleNumber: String((await ultimo()) + 1), ...more },
    { name: 'lote.xlsx', bytes },
    { prefer: 'respond-async' },
  )

const titular = async (deuda: Deuda): Promise<number> => {
  const answer = await generar(await procesar(deuda))
  expect(answer.statusCode, answer.body).toBe(202)
  return ultimo()
}

const MOTIVO = { forzar: '1', motivoForzar: 'El convenio caducó' }

it('a row whose debt an agreement in force holds names it, and is forced only with a reason', async () => {
  const deuda = await takeDeuda()
  const { convenio } = await crearEnVigor(deuda)
  const bytes = await procesar(deuda)
  const [fila] = Object.values(readLibro(bytes))[0] ?? []
  expect(fila?.ESTADO).toMatch(new RegExp(`^Períodos incluidos en el convenio ${convenio}: `))
  const libro = { name: 'lote.xlsx', bytes }
  const revisada = await upload(
    test,
    '/api/creaciontitulos/revisar',
    admin,
    { category: 'inmueble' },
    libro,
  )
  expect(revisada.json()).toMatchObject({
    ...{ listas: 0, rechazadas: 1 },
    observaciones: expect.arrayContaining([
      expect.objectContaining({
        ...{ tipo: 'rechazo', fila: 2, regla: 'titulo.deuda-en-convenio' },
        salida: expect.stringContaining('se fuerza con un motivo'),
      }),
    ]),
  })
  for (const more of [{}, { forzar: '1' }, { motivoForzar: 'Sin forzar' }] as const) {
    const refused = await generar(bytes, more)
    expect(refused.statusCode).toBe(422)
    expect(refused.json().error.errores).toMatchObject([
      {
        fila: 2,
        regla: 'titulo.deuda-en-convenio',
        mensaje: expect.stringContaining(`en el convenio ${convenio}, en vigor`),
      },
    ])
    expect((await generar(bytes, more, 'simular')).json().errores).toHaveLength(1)
  }
  const dejada = await generar(bytes, { omitirInvalidas: '1' })
  expect([dejada.statusCode, codeOf(dejada)]).toEqual([422, 'sin-filas'])

  const { errores, avisos } = (await generar(bytes, MOTIVO, 'simular')).json()
  expect({ errores, avisos }).toEqual({
    errores: [],
    avisos: [`Se generan títulos de deuda que está en convenios en vigor: ${convenio}.`],
  })
  expect((await generar(bytes, MOTIVO)).statusCode).toBe(202)
  const { rows } = await test.open.pool.query(
    "select descripcion, despues from historial where operacion = 'generate-titles' order by orden desc limit 1",
  )
  expect(rows[0].descripcion).toContain(`(${convenio}): El convenio caducó.`)
  expect(JSON.parse(rows[0].despues)).toMatchObject({
    motivoForzar: 'El convenio caducó',
    convenios: [convenio],
  })
})

it('the agreement that came after the workbook was processed stops it too', async () => {
  const [una, otra] = [await takeDeuda(), await takeDeuda()]
  const bytes = await procesar(una, otra)
  const { convenio } = await crearEnVigor(otra)
  const refused = await generar(bytes)
  expect(refused.statusCode).toBe(422)
  expect(refused.json().error.errores).toMatchObject([
    { fila: 3, mensaje: expect.stringContaining(convenio) },
  ])
  const before = await ultimo()
  expect((await generar(bytes, { omitirInvalidas: '1' })).statusCode).toBe(202)
  expect(await ultimo()).toBe(before + 1)
})

it('an agreement that is unconfirmed, deleted or with a withdrawn plan holds no debt', async () => {
  const deudas = [await takeDeuda(), await takeDeuda(), await takeDeuda()] as const
  await crear(deudas[0])
  const borrado = await crear(deudas[1])
  await ok('POST', '/convenios/delete', { convenio: borrado.id })
  const retirado = await crearEnVigor(deudas[2])
  const { item } = deudas[2]
  const retirar = (in_estado: number) =>
    call('PUT', '/convenios', {
      in_convenio: retirado.id,
      in_recurso: item.r,
      in_imponible: item.i,
      in_estado,
    })
  expect((await retirar(RETIRADO)).statusCode).toBe(200)
  const answer = await generar(await procesar(...deudas))
  expect(answer.statusCode, answer.body).toBe(202)
  // A withdrawn agreement cannot come back into force after an executive title was made for its debt.
  const vuelto = await retirar(PENDIENTE)
  expect([vuelto.statusCode, codeOf(vuelto)]).toEqual([409, 'deuda-titulada'])
})

it('an agreement over titled debt names the title, is judicial, and prints its number', async () => {
  const deuda = await takeDeuda()
  const numero = await titular(deuda)
  const { item, periodos } = deuda
  const query = `imponible=${item.i}&recurso=${item.r}&abogado=A01`
  const leidos = await ok<{ periodos: { a: number; c: number; titulos: number[] }[] }>(
    'GET',
    `/convenios/periodos?${query}`,
  )
  expect(leidos.periodos.filter(({ titulos }) => titulos.length > 0)).toMatchObject(
    periodos.map(({ a, c }) => ({ a, c, titulos: [numero] })),
  )
  const comprobar = (estado: number) =>
    ok<{
      motivos: { campo: string; mensaje: string }[]
      resumen: { titulos: number[]; liquidacion: object }
    }>('POST', '/convenios/comprobar', cuerpo(deuda, estado))
  const comprobado = await comprobar(EXTRAJUDICIAL)
  expect(comprobado).toMatchObject({
    motivos: [{ campo: 'estado_id', mensaje: expect.stringContaining(`(Nº ${numero})`) }],
    resumen: { titulos: [numero] },
  })
  const judicial = await comprobar(JUDICIAL)
  expect(judicial.motivos).toEqual([])
  // The debt has an executive title, so the simulator charges the fees of a lawsuit.
  const presupuestos = await ok('POST', '/plandepago/presupuestos', {
    rec: item.r,
    imp: item.i,
    jsdeuda: JSON.stringify(periodos.map(({ a, c }) => ({ a, c }))),
  })
  expect(presupuestos).toMatchObject({ liquidacion: judicial.resumen.liquidacion })
  const refused = await call('POST', '/convenios', cuerpo(deuda, EXTRAJUDICIAL))
  expect(refused.statusCode).toBe(400)
  expect(refused.json().error.fields).toMatchObject([{ field: 'estado_id' }])

  // The debt has an executive title, so the printed payment options must be for the judicial state. A request without a
  // state gets that state, and a request for the extrajudicial state is refused.
  const { cuotas_plan } = cuerpo(deuda, JUDICIAL)
  const planilla = (more: object) =>
    call('POST', '/convenios/planilla', { cuotas_plan, abogado: 'A01', ...more })
  const [habitual, deJuicio] = [await planilla({}), await planilla({ estado_id: JUDICIAL })]
  expect(habitual.statusCode, habitual.body.slice(0, 300)).toBe(200)
  expect(textoDePdf(habitual.rawPayload)).toBe(textoDePdf(deJuicio.rawPayload))
  const extrajudicial = await planilla({ estado_id: EXTRAJUDICIAL })
  expect([extrajudicial.statusCode, extrajudicial.json().error.fields]).toMatchObject([
    400,
    [{ field: 'estado_id' }],
  ])

  const { id } = await crearEnVigor(deuda, JUDICIAL)
  expect(await ok('GET', `/convenios/${id}`)).toMatchObject({ titulos: [numero] })
  const pdf = await call('GET', `/convenios/${id}/pdf`)
  expect(textoDePdf(pdf.rawPayload).replace(/\s+/g, ' ')).toContain(
    `en el título ejecutivo N.º ${numero}.`,
  )
})

it('an agreement made before the title is confirmed only once it is judicial; an annulled title does not count', async () => {
  const [deuda, anulada] = [await takeDeuda(), await takeDeuda()]
  const { id } = await crear(deuda)
  const numero = await titular(deuda)
  const refused = await confirmar(id)
  expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'deuda-titulada'])
  expect(refused.body).toContain(`Nº ${numero}`)
  const { version } = await ok<{ version: number }>('GET', `/convenios/${id}`)
  const edicion = { convenio: id, version, estado_id: JUDICIAL }
  await ok('POST', '/convenios/edit', edicion)
  expect((await confirmar(id)).statusCode).toBe(200)

  const otro = await titular(anulada)
  await test.call('POST', `/api/creaciontitulos/titulos/${otro}/anular`, admin, {
    motivo: 'Pagó antes',
  })
  await crearEnVigor(anulada)
})

it('titles and confirmations at once: each debt goes to one of them', async () => {
  const deudas: Deuda[] = []
  for (let i = 0; i < 6; i += 1) deudas.push(await takeDeuda())
  const bytes = await procesar(...deudas)
  const ids: number[] = []
  for (const deuda of deudas) ids.push((await crear(deuda)).id)
  const [generado, ...confirmados] = await Promise.all([
    generar(bytes, { omitirInvalidas: '1' }),
    ...ids.map(confirmar),
  ])
  expect([202, 422], generado.body).toContain(generado.statusCode)
  if (generado.statusCode === 422) expect(codeOf(generado)).toBe('sin-filas')
  for (const answer of confirmados)
    if (answer.statusCode !== 200) expect(codeOf(answer), answer.body).toBe('deuda-titulada')
  const { rows } = await test.open.pool.query<{ convenio: number; titulo: number }>(
    `select (c.fc_confirma is not null)::int as convenio,
      (select count(*)::int from titulo t where t.categoria = 'inmueble' and t.anulado is null
        and t.imponible = p.imponible::text and t.recurso = p.recurso) as titulo
    from convenio c join convenio_plan p on p.convenio_id = c.id where c.id = any($1)`,
    [ids],
  )
  expect(rows).toHaveLength(ids.length)
  for (const { convenio, titulo } of rows) expect(convenio + titulo).toBe(1)
})
