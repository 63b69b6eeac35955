import { afterAll, beforeAll, expect, it } from 'vitest'
import { plantillaCon } from '../../test/docx.ts'
import { upload } from '../../test/libros.ts'
import { loadPaqueteDePrueba, zipDePrueba } from '../../test/paquetes.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

let test: TestApp
let admin: string
beforeAll(async () => {
  test = await startTestApp()
  admin = await test.login('20000001')
})
afterAll(() => test.close())

type Filas = readonly Readonly<Record<string, string>>[]

const cargar = async (
  { plantillas, bloques = [] }: { readonly plantillas: Filas; readonly bloques?: Filas },
  adjuntos: Readonly<Record<string, Buffer>>,
  fields: Readonly<Record<string, string>> = {},
) => {
  const zip = await zipDePrueba(
    {
      ...(bloques.length > 0 ? { bloques_de_texto: bloques } : {}),
      plantillas_de_escritos: plantillas,
    },
    { adjuntos },
  )
  const { carga, trabajo } = await loadPaqueteDePrueba(test, admin, zip, fields)
  const conteoDe = (nombre: string) => {
    const uno = carga.archivos.find(({ archivo }) => archivo === nombre)
    return uno && [uno.nuevos, uno.cambiados, uno.iguales, uno.rechazadas]
  }
  return { carga, errores: trabajo.errores, conteo: conteoDe('plantillas_de_escritos'), conteoDe }
}

interface Plantilla {
  readonly id: number
  readonly nombre: string
  readonly retirada: boolean
  readonly versiones: readonly { readonly version: number; readonly archivo: string }[]
}

const plantillaDe = async (nombre: string): Promise<Plantilla | undefined> =>
  (await test.call('GET', '/api/escritos/plantillas', admin))
    .json<Plantilla[]>()
    .find((una) => una.nombre === nombre)

const fila = (NOMBRE: string, DOCX: string, CLASE = 'otro') => ({ NOMBRE, CLASE, DOCX })

it('loads the templates with the blocks that they name, and the same package again changes nothing', async () => {
  const docx = await plantillaCon('De {deudor.nombre}', '{bloque:del-paquete}')
  const paquete = {
    plantillas: [fila('Nota', 'p/nota.docx')],
    bloques: [{ NOMBRE: 'del-paquete', TEXTO: 'Uno.\nDos de {deudor.nombre}.' }],
  }
  const primera = await cargar(paquete, { 'p/nota.docx': docx })
  expect([primera.errores, primera.carga.estado, primera.conteo]).toEqual([
    [],
    'aplicada',
    [1, 0, 0, 0],
  ])
  expect(await plantillaDe('Nota')).toMatchObject({
    versiones: [{ version: 1, archivo: 'nota.docx' }],
  })
  const otra = await cargar(paquete, { 'p/nota.docx': docx })
  expect([otra.conteo, otra.conteoDe('bloques_de_texto')]).toEqual([
    [0, 0, 1, 0],
    [0, 0, 1, 0],
  ])
  expect((await plantillaDe('Nota'))?.versiones).toHaveLength(1)
})

it('another file is one more version, a trial says so and writes nothing, and the history keeps the former text', async () => {
  const docx = await plantillaCon('Otra de {deudor.nombre}')
  const paquete = {
    plantillas: [{ ...fila('Nota', 'nota2.docx'), RETIRADA: 'SI' }],
    bloques: [{ NOMBRE: 'del-paquete', TEXTO: 'Tres.' }],
  }
  const prueba = await cargar(paquete, { 'nota2.docx': docx }, { simulacion: 'true' })
  expect([prueba.conteo, prueba.conteoDe('bloques_de_texto')]).toEqual([
    [0, 1, 0, 0],
    [0, 1, 0, 0],
  ])
  expect((await plantillaDe('Nota'))?.versiones).toHaveLength(1)
  const { conteo } = await cargar(paquete, { 'nota2.docx': docx })
  expect(conteo).toEqual([0, 1, 0, 0])
  const nota = await plantillaDe('Nota')
  expect(nota).toMatchObject({ retirada: true, versiones: [{ version: 2 }, { version: 1 }] })
  const { rows } = await test.open.pool.query(
    `select operacion, antes::jsonb, despues::jsonb from historial where entidad in ('bloque', 'plantilla')
      order by orden desc limit 2`,
  )
  expect(rows).toMatchObject([
    { operacion: 'upload-plantilla', despues: { nombre: 'Nota', version: 2 } },
    {
      operacion: 'save-bloque',
      antes: { texto: 'Uno.\nDos de {deudor.nombre}.' },
      despues: { texto: 'Tres.' },
    },
  ])
  await cargar({ plantillas: [{ ...fila('Nota', 'n.docx'), RETIRADA: 'NO' }] }, { 'n.docx': docx })
  const { rows: vuelta } = await test.open.pool.query(
    `select descripcion from historial where entidad = 'plantilla' order by orden desc limit 1`,
  )
  expect(vuelta).toEqual([{ descripcion: 'La plantilla «Nota» volvió a usarse.' }])
  expect((await plantillaDe('Nota'))?.versiones).toHaveLength(2)
})

it('refuses by file, row and column what a person could not upload, and loads the rest', async () => {
  const buena = await plantillaCon('Buena {deudor.nombre}')
  const ceros = Buffer.alloc(5 * 1024 * 1024 + 1)
  const adjuntos = {
    'buena.docx': buena,
    'campo.docx': await plantillaCon('Mala {deudor.nombr}'),
    'bloque.docx': await plantillaCon('{bloque:no-esta}'),
    'rota.docx': buena.subarray(0, buena.length / 2),
    'zip.docx': Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(100)]),
    'papel.docx': Buffer.from('%PDF-1.7\n%%EOF\n'),
    'grande.docx': Buffer.concat([Buffer.from('PK\u0003\u0004'), ceros]),
  }
  const { errores, conteo, conteoDe } = await cargar(
    {
      plantillas: [
        fila('Buena', 'buena.docx'),
        fila('Campo', 'campo.docx'),
        fila('Bloque', 'bloque.docx'),
        fila('Rota', 'rota.docx'),
        fila('Zip', 'zip.docx'),
        fila('Papel', 'papel.docx'),
        fila('Grande', 'grande.docx'),
        fila('Falta', 'falta.docx'),
        fila('Clase', 'buena.docx', 'contrato'),
        fila('Fuera', '../fuera.docx'),
      ],
      bloques: [
        { NOMBRE: 'Con Mayúsculas', TEXTO: 'Texto.' },
        { NOMBRE: 'mal-campo', TEXTO: 'De {deudor.nombr}.' },
        { NOMBRE: 'bien', TEXTO: 'De {deudor.nombre}.' },
      ],
    },
    adjuntos,
    { rechazosHasta: '20' },
  )
  expect(conteo).toEqual([1, 0, 0, 9])
  expect(conteoDe('bloques_de_texto')).toEqual([1, 0, 0, 2])
  const dichos = errores.map(({ fila: n, columna, mensaje }) => [n, columna, mensaje] as const)
  const deFila = (n: number, columna: string, mensaje: string) => [
    n,
    columna,
    expect.stringContaining(mensaje),
  ]
  expect(dichos).toEqual(
    expect.arrayContaining([
      deFila(2, 'NOMBRE', 'minúsculas'),
      deFila(3, 'TEXTO', 'deudor.nombr'),
      deFila(3, 'DOCX', 'El campo {deudor.nombr} no existe'),
      deFila(4, 'DOCX', 'no-esta'),
      deFila(5, 'DOCX', 'no es un documento de Word'),
      deFila(6, 'DOCX', 'no es un documento de Word'),
      deFila(7, 'DOCX', 'no es un documento de Word'),
      deFila(8, 'DOCX', 'pasa de 5 MB'),
      deFila(9, 'DOCX', 'no trae ese archivo'),
      deFila(10, 'CLASE', 'demanda'),
      deFila(11, 'DOCX', 'dónde está el archivo'),
    ]),
  )
  expect(await plantillaDe('Buena')).toMatchObject({ versiones: [{ version: 1 }] })
  for (const nombre of ['Campo', 'Bloque', 'Rota', 'Zip', 'Papel'])
    expect(await plantillaDe(nombre), nombre).toBeUndefined()
  const { rows } = await test.open.pool.query(
    `select count(*)::int as n from documento d where tipo like '%wordprocessingml%'
      and not exists (select from plantilla_version v where v.documento = d.sha256)`,
  )
  expect(rows).toEqual([{ n: 0 }])
})

it('loaded, a template fills a paper as one that a person uploaded', async () => {
  const bytes = await plantillaCon('Sube {deudor.nombre}')
  const subida = await upload(
    test,
    '/api/escritos/plantillas',
    admin,
    { clase: 'otro', nombre: 'Subida' },
    { name: 'subida.docx', bytes },
  )
  expect(subida.statusCode, subida.body).toBe(200)
  const { conteo } = await cargar(
    { plantillas: [fila('Subida', 'otra.docx')] },
    { 'otra.docx': bytes },
  )
  expect(conteo).toEqual([0, 0, 1, 0])
  const { rows } = await test.open.pool.query(
    `select p.nombre, v.campos from plantilla p join plantilla_version v on v.plantilla = p.id
      where p.nombre in ('Buena', 'Subida') order by 1`,
  )
  expect(rows).toEqual([
    { nombre: 'Buena', campos: ['deudor.nombre'] },
    { nombre: 'Subida', campos: ['deudor.nombre'] },
  ])
})
