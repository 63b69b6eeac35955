import { describe, expect, it } from 'vitest'
import * as XLSX from 'xlsx'
import { type ItemDeActuacion, type QuienActua, useActuaciones } from '../../test/actuaciones.ts'
import { upload } from '../../test/libros.ts'

const { getTest, tokenDe, itemsDe, itemDe, call, create, query } = useActuaciones()

type Fila = Readonly<Record<string, string | number>>

const RADICACION: Fila = {
  ...{ TIPO: 'Radicación', GRUPO: 'Judicial', CARÁTULA: 'MUNI C/ PAZ', JUZGADO: 'De Paz' },
  ...{ 'N° DE EXPEDIENTE': 'SN-1-2026', 'N° DE TÍTULO EJECUTIVO': '15', MONTO: 1234.5 },
  'PERÍODO QUE ABARCA': '2025/01',
}
const MEDIDA: Fila = { TIPO: 3, 'TIPO DE MEDIDA': 'Embargo' }

const de = ({ imponible, recurso }: ItemDeActuacion, datos: Fila = {}): Fila => ({
  ...{ IMPONIBLE: imponible, RECURSO: recurso, FECHA: '19/11/2026', TIPO: 10 },
  ...datos,
})

const libro = (filas: readonly Fila[]) => {
  const sheet = XLSX.utils.json_to_sheet([...filas])
  return XLSX.write(XLSX.utils.book_new(sheet), { type: 'buffer', bookType: 'xlsx' }) as Buffer
}

const send = (
  filas: readonly Fila[],
  {
    quien = 'jefe',
    clave,
    simular = false,
  }: { quien?: QuienActua; clave?: string; simular?: boolean } = {},
) =>
  upload(
    getTest(),
    `/api/actuaciones/planilla${simular ? '/simular' : ''}`,
    tokenDe(quien),
    {},
    { name: 'noviembre.xlsx', bytes: libro(filas) },
    clave === undefined ? {} : { 'idempotency-key': clave },
  )

const cuantas = async (): Promise<number> => {
  const [fila] = await query<{ n: number }>('select count(*)::int as n from actuacion')
  return fila?.n ?? 0
}

const motivosDe = (answer: Awaited<ReturnType<typeof send>>) => {
  expect(answer.statusCode, answer.body).toBe(422)
  return answer
    .json()
    .error.errores.map(({ fila, columna, mensaje }: Record<string, unknown>) => [
      ...[fila, columna, mensaje],
    ])
}

describe('a workbook of actions', () => {
  it('is saved whole, in one lot, each with its case and its row of the history', async () => {
    const [uno, otro] = (await itemsDe('A01', 2)) as [ItemDeActuacion, ItemDeActuacion]
    const comercio = await itemDe('A02', 'C')
    const filas = [
      de(uno, RADICACION),
      de(uno, MEDIDA),
      de(otro, { OBSERVACIONES: 'Se dejó aviso.', ABOGADO: 'a02' }),
      de(comercio),
    ]
    const simulada = (await send(filas, { simular: true })).json()
    const antes = await cuantas()
    const answer = await send(filas)
    expect(answer.statusCode, answer.body).toBe(200)
    const { lote, repetida, ...resto } = answer.json()
    expect(repetida).toBe(false)
    expect(resto).toEqual(simulada)
    expect(resto).toMatchObject({
      ...{ cantidad: 4, avisos: [] },
      tipos: [
        { tp_id: 10, gp_id: 2, gp_nombre: 'Extrajudicial', cantidad: 2 },
        { tp_id: 3, cantidad: 1 },
        { tp_id: 18, cantidad: 1 },
      ],
    })
    expect(await cuantas()).toBe(antes + 4)
    const guardadas = await query(
      'select imponible, recurso, tipo, tp_id, abogado, fecha::text, obs, dato from actuacion where lote = $1 order by id',
      [lote],
    )
    expect(guardadas).toMatchObject([
      {
        ...{ imponible: Number(uno.imponible), tp_id: 18, abogado: 'A01', fecha: '2026-11-19' },
        dato: { nroexpte: 'SN-1-2026', monto: '1234.50' },
      },
      { imponible: Number(uno.imponible), tp_id: 3, dato: { tipomedida: 'Embargo' } },
      { imponible: Number(otro.imponible), abogado: 'A02', obs: 'Se dejó aviso.' },
      { imponible: Number(comercio.imponible), tipo: 'C', abogado: 'A02' },
    ])
    const casos = await query(
      'select tp_id from caso where imponible = any($1::int[]) order by imponible, tipo desc',
      [[uno, otro].map(({ imponible }) => Number(imponible))],
    )
    expect(casos).toEqual([{ tp_id: 3 }, { tp_id: 10 }])
    const historial = await query(
      `select descripcion from historial where operacion = 'load-actuaciones'`,
    )
    expect(historial).toHaveLength(4)
    expect(historial[0]).toMatchObject({
      descripcion: expect.stringContaining('de la planilla «noviembre.xlsx».'),
    })
    expect((await call('jefe', 'POST', '/historial/verificar')).json()).toMatchObject({
      valido: true,
    })
  })

  it('with the same name twice is saved once; another content under it is refused', async () => {
    const item = await itemDe('A01')
    const filas = [de(item)]
    const primera = (await send(filas, { clave: 'noviembre' })).json()
    const antes = await cuantas()
    const segunda = (await send(filas, { clave: 'noviembre' })).json()
    expect(segunda).toMatchObject({ lote: primera.lote, repetida: true, cantidad: 1 })
    const [ida, vuelta] = await Promise.all(
      ['a', 'b'].map(() => send([de(item, { OBSERVACIONES: 'x' })], { clave: 'juntas' })),
    )
    expect(ida?.json().lote).toBe(vuelta?.json().lote)
    expect(await cuantas()).toBe(antes + 1)
    const otra = await send([de(item, { TIPO: 'Aviso final prejudicial' })], { clave: 'noviembre' })
    expect([otra.statusCode, otra.json().error.code]).toEqual([422, 'clave-de-otro-pedido'])
  })

  it('with one bad row saves none, and lists every reason of every row', async () => {
    const items = await itemsDe('A01', 3)
    const [uno, otro, tercero] = items as [ItemDeActuacion, ItemDeActuacion, ItemDeActuacion]
    await create('jefe', tercero, {
      ...{ tp_id: 18, gp_id: 3, fecha: '2026-11-18' },
      actuacion: {
        ...{ caratula: 'x', nroexpte: 'SN-7-2026', nrotit: '1', juzgado: 'x', monto: '1.00' },
        periodos: 'x',
      },
    })
    const antes = await cuantas()
    const filas = [
      de(uno),
      de(otro, MEDIDA),
      de({ imponible: '999999', recurso: 'AB' }),
      de({ imponible: '9999999999', recurso: 'AB' }),
      de(otro, { TIPO: 'Paseo', FECHA: '31/02/2026' }),
      de(otro, { FECHA: '21/11/2026', ABOGADO: 'A99' }),
      de(otro, { TIPO: 2, GRUPO: 'Extrajudicial' }),
      de(otro, { JUZGADO: 'De Paz' }),
      de(tercero, RADICACION),
      de(tercero, { ...RADICACION, 'N° DE EXPEDIENTE': 'sn 7/2026', 'OTRA RADICACIÓN': 'Sí' }),
      de(tercero, { TIPO: 6, MODO: 'Paloma', VALOR: '10,00' }),
    ]
    const motivos = [
      [3, 'TIPO', 'Debe cargar la radicación para continuar con otras actuaciones.'],
      [4, 'IMPONIBLE', 'No existe 999999 AB.'],
      [5, 'IMPONIBLE', 'No existe 9999999999 AB.'],
      [6, 'FECHA', 'La fecha no se entiende. Escríbala como DD/MM/AAAA.'],
      [7, 'ABOGADO', 'El abogado A99 no está en actividad.'],
      [7, 'FECHA', 'La fecha no puede ser posterior a hoy.'],
      [8, 'GRUPO', 'Ese tipo de actuación no es del grupo elegido.'],
      [8, 'RESULTADO', 'El resultado es requerido.'],
      [9, 'JUZGADO', 'Ese tipo de actuación no lleva JUZGADO: deje la celda vacía.'],
      [
        ...[10, 'OTRA RADICACIÓN'],
        'Ya tiene radicación en SN-7-2026, del 18/11/2026. Para agregar otra, escriba Sí en esta columna.',
      ],
      [11, 'N° DE EXPEDIENTE', 'Ese expediente ya está radicado: SN-7-2026, del 18/11/2026.'],
      [12, 'MODO', 'Elija un modo de la lista.'],
    ]
    expect(motivosDe(await send(filas, { simular: true }))).toEqual(motivos)
    expect(motivosDe(await send(filas, { clave: 'corregida' }))).toEqual(motivos)
    expect(await cuantas()).toBe(antes)
    // The server stored nothing about the refused workbook, so the corrected workbook may use the same
    // `Idempotency-Key`.
    const corregida = await send([de(uno)], { clave: 'corregida' })
    expect([corregida.statusCode, corregida.json().cantidad]).toEqual([200, 1])
  })

  it('with formulas is refused naming the cells; hidden rows are read, with a warning', async () => {
    const [uno, otro] = (await itemsDe('A01', 2)) as [ItemDeActuacion, ItemDeActuacion]
    const hoja = XLSX.utils.json_to_sheet([de(uno), de(otro)])
    const enviar = (hojas: Readonly<Record<string, XLSX.WorkSheet>>, simular = true) => {
      const book = XLSX.utils.book_new()
      for (const [nombre, una] of Object.entries(hojas))
        XLSX.utils.book_append_sheet(book, una, nombre)
      book.Workbook = {
        Sheets: Object.keys(hojas).map((name) => ({ Hidden: Number(name === 'Vieja') as 0 | 1 })),
      }
      const bytes = XLSX.write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer
      const path = `/api/actuaciones/planilla${simular ? '/simular' : ''}`
      return upload(getTest(), path, tokenDe('jefe'), {}, { name: 'noviembre.xlsx', bytes })
    }
    const conFormula = { ...hoja, C2: { t: 's', v: '19/11/2026', f: 'TEXT(TODAY(),"dd/mm/yyyy")' } }
    const antes = await cuantas()
    expect(motivosDe(await enviar({ Hoja1: conFormula }, false))).toEqual([
      [2, 'FECHA', 'La celda tiene una fórmula; péguela como valor.'],
    ])
    expect(await cuantas()).toBe(antes)
    const oculta = {
      ...hoja,
      '!cols': [{}, {}, {}, { hidden: true }],
      '!rows': [{}, { hidden: true }],
    }
    const answer = await enviar({ Vieja: hoja, Hoja1: oculta })
    expect(answer.json(), answer.body).toMatchObject({
      cantidad: 2,
      avisos: [
        'Se incluyó 1 fila oculta de la hoja «Hoja1».',
        'Se incluyó la columna oculta TIPO de la hoja «Hoja1».',
        'La hoja «Vieja» no se leyó.',
      ],
    })
  })

  it('gives back the rows it refuses, with their columns and why, and saves nothing', async () => {
    const [uno, otro] = (await itemsDe('A01', 2)) as [ItemDeActuacion, ItemDeActuacion]
    const antes = await cuantas()
    const sinTipo = { ...de(otro), TIPO: 'Inexistente', OBSERVACIONES: 'Dejó aviso' }
    const bytes = libro([de(uno), sinTipo])
    const ask = (quien: QuienActua, contenido: Buffer) =>
      upload(
        getTest(),
        '/api/actuaciones/planilla/rechazadas',
        tokenDe(quien),
        {},
        { name: 'noviembre.xlsx', bytes: contenido },
      )
    const answer = await ask('jefe', bytes)
    expect(answer.headers['content-disposition']).toContain('noviembre_rechazadas.xlsx')
    const sheet = Object.values(XLSX.read(answer.rawPayload).Sheets)[0]
    const filas = XLSX.utils.sheet_to_json<Record<string, string>>(sheet as XLSX.WorkSheet)
    expect(filas).toHaveLength(1)
    expect(filas[0]).toMatchObject({ IMPONIBLE: String(otro.imponible), TIPO: 'Inexistente' })
    expect(filas[0]?.['MOTIVO DEL RECHAZO']).toContain('TIPO')
    const sana = await ask('jefe', libro([de(uno)]))
    expect([sana.statusCode, sana.json().error.code]).toEqual([422, 'sin-rechazadas'])
    expect((await ask('invitado', bytes)).statusCode).toBe(403)
    expect((await ask('a01', libro([de(uno), sinTipo]))).statusCode).toBe(200)
    expect(await cuantas()).toBe(antes)
  })

  it('adds another radication when the row asks for it', async () => {
    const item = await itemDe('A01')
    const otra = { ...RADICACION, 'N° DE EXPEDIENTE': 'SN-2-2026', 'OTRA RADICACIÓN': 'Sí' }
    const answer = await send([de(item, RADICACION), de(item, otra)])
    expect(answer.json(), answer.body).toMatchObject({ cantidad: 2 })
  })

  it('is refused when it is no workbook or has too many rows', async () => {
    const item = await itemDe('A01')
    expect((await send([{ IMPONIBLE: item.imponible }])).json().error.code).toBe(
      'planilla-columnas-faltantes',
    )
    const muchas = Array.from({ length: 5001 }, () => de(item))
    expect((await send(muchas)).json().error.code).toBe('planilla-demasiadas-filas')
  })

  it('is refused to guests and to people without a code before anything is read', async () => {
    for (const quien of ['invitado', 'sinCodigo'] as const)
      expect((await send([], { quien })).statusCode).toBe(403)
    const item = await itemDe('A02')
    expect((await send([de(item)], { quien: 'admin' })).json()).toMatchObject({ cantidad: 1 })
  })

  it('records only the lawyer’s own cases, row by row, and reveals nothing about any other (D177)', async () => {
    const [propio, otro] = (await itemsDe('A01', 2)) as [ItemDeActuacion, ItemDeActuacion]
    const ajeno = await itemDe('A02')
    const radicado = await itemDe('A02', 'C')
    const datos = {
      ...{ caratula: 'x', nroexpte: 'SN-99-2026', nrotit: '1', juzgado: 'x', monto: '1.00' },
      periodos: 'x',
    }
    await create('jefe', radicado, {
      ...{ tp_id: 18, gp_id: 3, fecha: '2026-11-18', actuacion: datos },
    })
    const antes = await cuantas()
    const inexistente = { imponible: '999999', recurso: 'AB' }
    const filas = [
      de(propio),
      de(ajeno),
      de(inexistente),
      de(ajeno, MEDIDA),
      de(radicado, MEDIDA),
      de(radicado, RADICACION),
      de(otro, { ABOGADO: 'A02' }),
    ]
    const noLoTiene = ({ imponible, recurso }: ItemDeActuacion) =>
      `${imponible} ${recurso} no está en gestión a su cargo.`
    for (const simular of [true, false])
      expect(motivosDe(await send(filas, { quien: 'a01', simular }))).toEqual([
        [3, 'IMPONIBLE', noLoTiene(ajeno)],
        [4, 'IMPONIBLE', noLoTiene(inexistente as ItemDeActuacion)],
        [5, 'IMPONIBLE', noLoTiene(ajeno)],
        [6, 'IMPONIBLE', noLoTiene(radicado)],
        [7, 'IMPONIBLE', noLoTiene(radicado)],
        [8, 'ABOGADO', 'Usted carga actuaciones a su nombre: deje la celda vacía.'],
      ])
    expect(await cuantas()).toBe(antes)
    const answer = await send([de(propio), de(otro, { ABOGADO: 'A01' })], { quien: 'a01' })
    expect(answer.json(), answer.body).toMatchObject({ cantidad: 2 })
    const guardadas = await query<{ abogado: string }>(
      'select abogado from actuacion where lote = $1',
      [answer.json().lote],
    )
    expect(guardadas.map(({ abogado }) => abogado)).toEqual(['A01', 'A01'])
  })

  it('says in each row why what needs a reason goes out (D175)', async () => {
    const radicado = await itemDe('A01')
    const otro = await itemDe('A01')
    expect((await send([de(radicado, RADICACION)])).statusCode).toBe(200)
    const antes = await cuantas()
    const refused = motivosDe(await send([de(otro), de(radicado)]))
    expect(refused).toHaveLength(1)
    expect(refused[0]?.[0]).toBe(3)
    expect(refused[0]?.[2]).toContain('ya está radicado en el expediente SN-1-2026')
    expect(await cuantas()).toBe(antes)
    const motivo = 'Lo pide el juzgado'
    const answer = await send([
      de(otro, { 'MOTIVO DE LA EXCEPCIÓN': '' }),
      de(radicado, { 'MOTIVO DE LA EXCEPCIÓN': motivo }),
    ])
    expect(answer.statusCode, answer.body).toBe(200)
    const anotados = await query<{ motivo: string | null; imponible: string }>(
      `select despues::jsonb ->> 'motivoForzar' as motivo, inmueble as imponible from historial
       where operacion = 'load-actuaciones' order by orden desc limit 2`,
    )
    expect(anotados.filter((uno) => uno.motivo === motivo)).toEqual([
      { motivo, imponible: radicado.imponible },
    ])
  })

  it('with 2,000 rows is saved, and a person who acts meanwhile loses nothing', async () => {
    const items = await itemsDe('A01', 2000)
    const propio = await itemDe('A01')
    const [answer, id] = await Promise.all([
      send(items.map((item) => de(item))),
      create('a01', propio),
    ])
    expect(answer.json(), answer.body.slice(0, 500)).toMatchObject({ cantidad: 2000 })
    expect(id).toBeGreaterThan(0)
  })

  it('has an example, which names items that do not exist', async () => {
    const answer = await call('jefe', 'GET', '/actuaciones/ejemplo')
    expect(answer.headers['content-disposition']).toContain('ejemplo_actuaciones.xlsx')
    const file = { name: 'ejemplo.xlsx', bytes: answer.rawPayload }
    const cargado = await upload(getTest(), '/api/actuaciones/planilla', tokenDe('jefe'), {}, file)
    expect(motivosDe(cargado).map(([fila, columna]: unknown[]) => [fila, columna])).toEqual([
      [2, 'IMPONIBLE'],
      [3, 'IMPONIBLE'],
      [4, 'IMPONIBLE'],
    ])
  })
})
