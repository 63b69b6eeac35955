import { afterAll, beforeAll, expect, it } from 'vitest'
import * as XLSX from 'xlsx'
import { loadPaqueteDePrueba } from '../../test/paquetes.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

let test: TestApp
let admin: string
beforeAll(async () => {
  test = await startTestApp()
  admin = await test.login('20000001')
})
afterAll(() => test.close())

type Fila = Record<string, string>

const download = async (): Promise<Buffer> => {
  const response = await test.call('GET', '/api/salidas/personas', admin)
  expect(response.headers['content-disposition']).toContain('personas.xlsx')
  return response.rawPayload
}

const hojasDe = (bytes: Buffer) => {
  const libro = XLSX.read(bytes, { type: 'buffer' })
  const filasDe = (hoja: string): Fila[] =>
    XLSX.utils.sheet_to_json<Fila>(libro.Sheets[hoja] ?? {}, { defval: '' })
  return { usuarios: filasDe('usuarios'), abogados: filasDe('abogados') }
}

const libroCon = (hojas: Readonly<Record<string, readonly Fila[]>>): Buffer => {
  const libro = XLSX.utils.book_new()
  for (const [nombre, filas] of Object.entries(hojas))
    XLSX.utils.book_append_sheet(libro, XLSX.utils.json_to_sheet([...filas]), nombre)
  return XLSX.write(libro, { type: 'buffer', bookType: 'xlsx' })
}

const load = async (bytes: Buffer, fields = {}, name = 'personas.xlsx') => {
  const { carga, trabajo } = await loadPaqueteDePrueba(test, admin, bytes, fields, name)
  const de = Object.fromEntries(carga.archivos.map((uno) => [uno.archivo, uno]))
  const motivos = trabajo.errores.map(({ hoja, fila, columna, mensaje }) => ({
    ...{ hoja, fila, columna, mensaje },
  }))
  return { carga, trabajo, de, motivos }
}

const usuarioDe = async (dni: string) =>
  (
    await test.open.pool.query(
      'select apellido, email, rol, abogado, baja from usuario where dni = $1',
      [dni],
    )
  ).rows

it('the workbook of people changes nothing when it is loaded without edits', async () => {
  const bytes = await download()
  const { usuarios, abogados } = hojasDe(bytes)
  const { rows } = await test.open.pool.query(
    `select (select count(*)::int from usuario where rol <> 'servicio') as usuarios, (select count(*)::int from abogado) as abogados`,
  )
  expect({ usuarios: usuarios.length, abogados: abogados.length }).toEqual(rows[0])
  const { carga, de, motivos } = await load(bytes)
  expect(motivos).toEqual([])
  expect(carga.estado).toBe('aplicada')
  expect(de.usuarios).toMatchObject({ nuevos: 0, cambiados: 0, iguales: usuarios.length })
  expect(de.abogados).toMatchObject({ nuevos: 0, cambiados: 0, iguales: abogados.length })
})

it('who collects the fees, the CBU and the document of a lawyer go out and come back', async () => {
  const datos = {
    ...{ BENEFICIARIO: 'Estudio Paz', CBU: '2850590940090418135201' },
    PERSONERIA: 'el Decreto N.º 7/2027',
  }
  const con = (mas: Fila, { usuarios, abogados }: ReturnType<typeof hojasDe>) =>
    libroCon({
      usuarios,
      abogados: abogados.map((fila) => (fila.CODEXTERNO === 'A02' ? { ...fila, ...mas } : fila)),
    })
  const cargada = await load(con(datos, hojasDe(await download())))
  expect(cargada.motivos).toEqual([])
  expect(cargada.de.abogados).toMatchObject({ cambiados: 1 })
  const salida = await download()
  const [fila] = hojasDe(salida).abogados.filter(({ CODEXTERNO }) => CODEXTERNO === 'A02')
  expect(fila).toMatchObject(datos)
  expect((await load(salida)).de.abogados).toMatchObject({ cambiados: 0 })

  const { BENEFICIARIO: _, CBU: __, PERSONERIA: ___, ...deAntes } = fila ?? {}
  await load(libroCon({ usuarios: hojasDe(salida).usuarios, abogados: [deAntes] }))
  const { rows } = await test.open.pool.query(
    "select beneficiario, cbu, personeria from abogado where codexterno = 'A02'",
  )
  expect(rows).toEqual([
    { beneficiario: 'Estudio Paz', cbu: datos.CBU, personeria: datos.PERSONERIA },
  ])
  const mal = await load(con({ CBU: '2850590940090418135202' }, hojasDe(salida)))
  expect(mal.motivos).toMatchObject([
    { columna: 'CBU', mensaje: expect.stringContaining('las dos verificadoras') },
  ])
})

it('many people change in one load, with new lawyers and their access', async () => {
  const { usuarios, abogados } = hojasDe(await download())
  const [invitado] = usuarios.filter(({ DNI }) => DNI === '20000005')
  const nuevo = { CODEXTERNO: 'A71', APELLIDO: 'Ríos', NOMBRE: 'Eva', NRODNI: '31000071' }
  const libro = libroCon({
    usuarios: [
      ...usuarios.map((fila) => (fila === invitado ? { ...fila, EMAIL: 'nuevo@x.ar' } : fila)),
      { DNI: '31000072', APELLIDO: 'Sosa', NOMBRE: 'Luz', ROL: 'user', PERMISOS: 'logins.ver' },
    ],
    abogados: [...abogados, { ...nuevo, EMAIL: 'rios@x.ar', ROL: 'user' }],
    Notas: [{ A: 'lo que la gente escribe aparte' }],
  })
  const prueba = await load(libro, { simulacion: 'true' })
  expect(prueba.carga.estado).toBe('probada')
  expect(prueba.carga.avisos.join()).toContain('A71')
  expect(await usuarioDe('31000071')).toEqual([])
  const { de, carga } = await load(libro)
  expect(carga.estado).toBe('aplicada')
  expect(de.usuarios).toMatchObject({ nuevos: 1, cambiados: 1, rechazadas: 0 })
  expect(de.abogados).toMatchObject({ nuevos: 1, cambiados: 0, rechazadas: 0 })
  expect(await usuarioDe('31000071')).toEqual([
    { apellido: 'Ríos', email: 'rios@x.ar', rol: 'user', abogado: 'A71', baja: false },
  ])
  expect(await usuarioDe('20000005')).toMatchObject([{ email: 'nuevo@x.ar' }])
  const token = await test.login('31000071')
  expect(
    (await test.call('GET', '/api/mesas?mesa=judicial&solapa=activos', token)).statusCode,
  ).toBe(200)
  expect(
    hojasDe(await download()).abogados.find(({ CODEXTERNO }) => CODEXTERNO === 'A71'),
  ).toMatchObject({ ROL: 'user' })
})

it('a lawyer with another role, or of a person who left, is a row of its sheet that is refused', async () => {
  const { abogados } = hojasDe(await download())
  const [uno] = abogados
  await test.open.pool.query(
    `insert into usuario (dni, apellido, nombre, rol, baja) values ('31000073', 'Paz', 'Ada', 'guest', true)`,
  )
  const { carga, motivos } = await load(
    libroCon({
      abogados: [
        { ...uno, ROL: 'admin' },
        { CODEXTERNO: 'A73', APELLIDO: 'Paz', NOMBRE: 'Ada', NRODNI: '31000073', ROL: 'user' },
      ],
    }),
  )
  expect(carga.estado).toBe('rechazada')
  expect(motivos.map(({ fila, columna }) => [fila, columna])).toEqual([
    [2, 'ROL'],
    [3, 'ROL'],
  ])
  expect(motivos[1]?.mensaje).toContain('de baja')
  expect(await usuarioDe('31000073')).toMatchObject([{ baja: true, abogado: null }])
})

it('a guest who becomes a lawyer signs in anew, and an administrator stays one', async () => {
  const token = await test.login('20000005')
  const personas = (
    await test.open.pool.query(
      `select dni, apellido, nombre from usuario where dni in ('20000001', '20000005') order by dni`,
    )
  ).rows
  const filas = personas.map(({ dni, apellido, nombre }, i) => ({
    ...{ CODEXTERNO: `A8${i}`, APELLIDO: apellido, NOMBRE: nombre, NRODNI: dni, ROL: 'user' },
  }))
  expect((await load(libroCon({ abogados: filas }))).carga.estado).toBe('aplicada')
  expect(await usuarioDe('20000001')).toMatchObject([{ rol: 'admin', abogado: 'A80' }])
  expect(await usuarioDe('20000005')).toMatchObject([{ rol: 'user', abogado: 'A81' }])
  expect((await test.call('GET', '/api/trabajos', token)).statusCode).toBe(401)
  expect((await test.call('GET', '/api/trabajos', admin)).statusCode).toBe(200)
})

it('a file of the package by itself is loaded, and one of another name says which there are', async () => {
  const csv = 'CODIGO;NOMBRE;TIPO\r\nZW;Tasa de prueba;I\r\n'
  const { carga, de } = await load(Buffer.from(csv), {}, 'recursos.csv')
  expect(carga).toMatchObject({ estado: 'aplicada', archivo: 'recursos.csv' })
  expect(de.recursos).toMatchObject({ nuevos: 1 })
  const otro = await load(Buffer.from(csv), {}, 'lo-mio.csv')
  expect(otro.carga.estado).toBe('rechazada')
  expect(otro.carga.motivos.join()).toContain('recursos')
  const roto = await load(Buffer.from('esto no es un libro'), {}, 'usuarios.xlsx')
  expect(roto.carga.estado).toBe('rechazada')
})
