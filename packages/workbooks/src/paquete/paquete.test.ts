import { createHash, randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type EquivalenciaDeArchivo,
  type ErrorDeFila,
  fecha,
  readEquivalencias,
} from '@apremia/core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as XLSX from 'xlsx'
import { buildZip } from '../../../../fixtures/src/libros/build-zip.ts'
import { buildWorkbook } from '../write/write-workbook.ts'
import { buildPaqueteEjemplo } from './ejemplo-de-paquete.ts'
import { openPaquete } from './open-paquete.ts'
import { reviewPaquete } from './review-paquete.ts'

let carpeta: string
beforeEach(async () => {
  carpeta = await mkdtemp(join(tmpdir(), 'paquete-'))
})
afterEach(() => rm(carpeta, { recursive: true, force: true }))

const EJEMPLO = buildPaqueteEjemplo(fecha('2026-11-23'), '2026-11-23 02:10')

const writeAll = async (archivos: ReadonlyMap<string, string | Uint8Array>): Promise<string> => {
  for (const [nombre, texto] of archivos) await writeFile(join(carpeta, nombre), texto)
  return carpeta
}

const reviewPath = async (path: string) => {
  const rechazadas: ErrorDeFila[] = []
  const paquete = await openPaquete(path)
  try {
    const revision = await reviewPaquete(paquete, {
      onRechazada: (errores) => rechazadas.push(...errores),
    })
    const fallas = revision.archivos.flatMap(({ fuente, falla }) =>
      falla === '' ? [] : [`${fuente}: ${falla}`],
    )
    const motivos = revision.manifiesto.map(({ campo, mensaje }) => `${campo}: ${mensaje}`)
    return { revision, fallas, motivos, rechazadas }
  } finally {
    paquete.close()
  }
}

const review = async (archivos: ReadonlyMap<string, string | Uint8Array>) =>
  reviewPath(await writeAll(archivos))

const only = (nombre: string, texto: string | Uint8Array) => new Map([[nombre, texto]])
const places = (errores: readonly ErrorDeFila[]) =>
  errores.map(({ hoja, fila, columna, valor }) => [hoja, fila, columna, valor])

describe('a folder', () => {
  it('reads the files that its symbolic links point to', async () => {
    await writeAll(EJEMPLO)
    const otro = join(carpeta, 'otro')
    await mkdir(otro)
    for (const nombre of EJEMPLO.keys()) {
      await rename(join(carpeta, nombre), join(otro, nombre))
      await symlink(join(otro, nombre), join(carpeta, nombre))
    }
    const { revision, fallas, motivos } = await reviewPath(carpeta)
    expect([fallas, motivos]).toEqual([[], []])
    expect(revision.archivos).not.toEqual([])
  })

  it('does not leave out a symbolic link to nothing in silence', async () => {
    await writeAll(EJEMPLO)
    await symlink(join(carpeta, 'no-esta'), join(carpeta, 'planes_de_otro.csv'))
    await expect(openPaquete(carpeta)).rejects.toThrow('planes_de_otro.csv')
  })
})

describe('a file by itself', () => {
  const USUARIOS = [
    ['DNI', 'APELLIDO', 'NOMBRE', 'ROL'],
    ['29111333', 'Paz', 'Ana', 'user'],
  ]

  it('is a package of one, by its name', async () => {
    await writeAll(only('usuarios.csv', USUARIOS.map((fila) => fila.join(';')).join('\n')))
    const { revision, motivos } = await reviewPath(join(carpeta, 'usuarios.csv'))
    expect(motivos).toEqual([])
    expect(revision.archivos).toMatchObject([{ archivo: 'usuarios', filas: 1, rechazadas: 0 }])
  })

  it('a workbook of another name brings the sheets called as the files, and errors name the sheet', async () => {
    const libro = XLSX.utils.book_new()
    const hojas = {
      Usuarios: USUARIOS,
      abogados: [
        ['CODEXTERNO', 'APELLIDO', 'NOMBRE', 'NRODNI'],
        ['A01', 'Muñoz', 'Carolina', 'sin número'],
      ],
      Notas: [['de quien la hizo']],
    }
    for (const [nombre, filas] of Object.entries(hojas))
      XLSX.utils.book_append_sheet(libro, XLSX.utils.aoa_to_sheet(filas), nombre)
    await writeAll(only('personas.xlsx', XLSX.write(libro, { type: 'buffer', bookType: 'xlsx' })))
    for (const path of [join(carpeta, 'personas.xlsx'), carpeta]) {
      const { revision, motivos, rechazadas } = await reviewPath(path)
      expect(motivos).toEqual([])
      expect(revision.archivos.map(({ archivo, fuente }) => [archivo, fuente])).toEqual([
        ['abogados', 'personas.xlsx, hoja abogados'],
        ['usuarios', 'personas.xlsx, hoja Usuarios'],
      ])
      expect(places(rechazadas)).toEqual([
        ['personas.xlsx, hoja abogados', 2, 'NRODNI', 'sin número'],
      ])
    }
  })

  it('a workbook without any of those sheets is reported by its name', async () => {
    const libro = XLSX.utils.book_new(XLSX.utils.aoa_to_sheet([['a']]), 'Hoja1')
    await writeAll(only('personas.xlsx', XLSX.write(libro, { type: 'buffer', bookType: 'xlsx' })))
    const { motivos } = await reviewPath(join(carpeta, 'personas.xlsx'))
    expect(motivos.join()).toMatch(/^personas\.xlsx: .*usuarios/)
  })
})

describe('reviewPaquete', () => {
  it('finds nothing wrong in the example, in a folder or in a zip', async () => {
    const zip = join(carpeta, `${randomUUID()}.zip`)
    await writeFile(
      zip,
      buildZip([...EJEMPLO].map(([nombre, data]) => ({ name: `datos/${nombre}`, data }))),
    )
    for (const path of [zip, await writeAll(EJEMPLO)]) {
      const { revision, fallas, motivos, rechazadas } = await reviewPath(path)
      expect({ fallas, motivos, rechazadas }).toEqual({ fallas: [], motivos: [], rechazadas: [] })
      expect(revision.archivos.map(({ archivo, filas }) => [archivo, filas])).toContainEqual([
        'deuda',
        5,
      ])
    }
  })

  it('reads a workbook as the same file in CSV', async () => {
    const hoja = {
      name: 'Recursos',
      columns: ['CODIGO', 'NOMBRE', 'TIPO'].map((heading, i) => ({
        ...{ heading, type: 'text' as const },
        value: (fila: readonly string[]) => fila[i],
      })),
      rows: [
        ['AB', 'Alumbrado', 'I'],
        ['02', '', 'C'],
      ],
    }
    const libro = await buildWorkbook<[readonly string[]]>({ sheets: [hoja] })
    const { revision, rechazadas } = await review(only('recursos.xlsx', libro))
    expect(revision.archivos[0]).toMatchObject({ filas: 2, rechazadas: 1, falla: '' })
    expect(places(rechazadas)).toEqual([['recursos.xlsx', 3, 'NOMBRE', '']])
  })

  it('gives the row, the column and the value of each refusal', async () => {
    const texto = [
      'NRO_PLAN;CUOTA;MONTO_CAPITAL;MONTO_INTERES;FECHA_VTO',
      '7;1;1.234,50;0;2026-01-10',
      '',
      '7;2;10;0;31/02/2026',
    ].join('\r\n')
    const { rechazadas } = await review(only('plan_cuotas.csv', texto))
    expect(places(rechazadas)).toEqual([
      ['plan_cuotas.csv', 2, 'MONTO_CAPITAL', '1.234,50'],
      ['plan_cuotas.csv', 4, 'FECHA_VTO', '31/02/2026'],
    ])
  })

  it('refuses a key that comes twice, and names the row it was in', async () => {
    const texto = 'CODIGO;NOMBRE;TIPO\nAB;Uno;I\nSS;Dos;I\nab;Tres;I\n'
    const { rechazadas } = await review(only('recursos.csv', texto))
    expect(rechazadas.map(({ fila, mensaje }) => [fila, mensaje])).toEqual([
      [4, 'La fila 2 de este archivo ya trae lo mismo (CODIGO).'],
    ])
  })

  it('refuses a reference to a row missing from a complete file, and leaves other references for the load', async () => {
    const vinculos =
      'TIPO;IMPONIBLE;ORDEN;NRO_CONTRIB;VINCULO_DESC\nI;1;1;5;titular\nI;1;2;6;titular\n'
    const archivos = new Map([
      ['contribuyentes.csv', 'NRO_CONTRIB;APYNOM\n5;Paz\n'],
      ['vinculos.csv', vinculos],
    ])
    const parcial = await review(archivos)
    expect(parcial.rechazadas).toEqual([])
    expect(parcial.revision.archivos.at(-1)).toMatchObject({ sinComprobar: 2, rechazadas: 0 })
    const manifiesto = 'ARCHIVO;MODO\ncontribuyentes;completo\nvinculos;parcial\n'
    const completo = await review(archivos.set('manifiesto.csv', manifiesto))
    expect(places(completo.rechazadas)).toEqual([['vinculos.csv', 3, 'NRO_CONTRIB', '6']])
  })

  it('distinguishes a business from a property of the same number', async () => {
    const archivos = new Map([
      [
        'manifiesto.csv',
        'ARCHIVO;MODO\ninmuebles;completo\ncomercios;completo\nimponibles;parcial\n',
      ],
      ['inmuebles.csv', 'NRO_INMUEBLE\n42\n'],
      ['comercios.csv', 'NRO_COMERCIO;NOMBRE\n43;Kiosco\n'],
      ['imponibles.csv', 'TIPO;IMPONIBLE;RECURSO\nI;42;AB\nC;42;SE\nC;43;SE\n'],
    ])
    const { rechazadas } = await review(archivos)
    expect(rechazadas.map(({ fila, mensaje }) => [fila, mensaje])).toEqual([
      [3, 'No está en comercios: 42.'],
    ])
  })

  it('reads headings by their synonyms and in any order, and lists the unused ones', async () => {
    const texto = 'Nombre,Codigo de Recurso,tipo,Observaciones\nUno,AB,I,nada\n'
    const { revision } = await review(only('RECURSOS.CSV', texto))
    expect(revision.archivos[0]).toMatchObject({
      filas: 1,
      rechazadas: 0,
      sinonimos: [{ columna: 'CODIGO', titulo: 'Codigo de Recurso' }],
      ignoradas: ['Observaciones'],
    })
  })

  it.each([
    ['un encabezado sin una columna', 'CODIGO;TIPO\nAB;I\n', 'Faltan columnas: NOMBRE.'],
    ['un archivo vacío', '', 'El archivo está vacío'],
    [
      'unas comillas sin cerrar',
      'CODIGO;NOMBRE;TIPO\nAB;"Uno;I\nSS;Dos;I\n',
      'Hay comillas sin cerrar',
    ],
    [
      'otra codificación',
      Buffer.from('CODIGO;NOMBRE;TIPO\nAB;Alumbrado p\xfablico;I\n', 'latin1'),
      'No está en UTF-8',
    ],
    ['un archivo que no es texto', Buffer.from('CODIGO\0'), 'No es un archivo de texto'],
  ])('refuses %s by the name of the file', async (_, texto, mensaje) => {
    const { fallas } = await review(only('recursos.csv', texto))
    expect(fallas).toHaveLength(1)
    expect(fallas[0]).toContain(`recursos.csv: ${mensaje}`)
  })

  it('refuses a row that a separator inside a text moves', async () => {
    const texto = 'CODIGO;NOMBRE;TIPO\nAB;Alumbrado; barrido;I\n'
    const { rechazadas } = await review(only('recursos.csv', texto))
    expect(rechazadas.map(({ fila, regla }) => [fila, regla])).toEqual([[2, 'paquete.celdas']])
  })

  it('finds a file cut in the middle by the count and the fingerprint of the manifest', async () => {
    const deuda = EJEMPLO.get('deuda.csv') ?? ''
    const cortada = deuda.slice(0, deuda.lastIndexOf('C;900201'))
    const { motivos } = await review(new Map([...EJEMPLO, ['deuda.csv', cortada]]))
    expect(motivos).toEqual([
      'deuda: El manifiesto dice 5 filas y el archivo tiene 4: puede estar cortado.',
      'deuda: El archivo no es el del manifiesto: su huella SHA-256 es otra.',
    ])
  })

  it('asks for the manifest of a package with debt, and of no other (D171)', async () => {
    const sin = (quita: (nombre: string) => boolean) =>
      review(new Map([...EJEMPLO].filter(([nombre]) => !quita(nombre))))
    const sinDeuda = await sin((nombre) => /^(manifiesto|deuda)\./.test(nombre))
    expect(sinDeuda.motivos).toEqual([])
    const { motivos } = await sin((nombre) => nombre === 'manifiesto.csv')
    expect(motivos).toEqual([
      'manifiesto: Falta este archivo: su columna LIQUIDADO_AL dice a qué día valen los importes de deuda.',
    ])
  })

  it('names a file that the package does not have, and one that comes twice', async () => {
    const { motivos } = await review(
      new Map([
        ['deudores.csv', 'A\n1\n'],
        ['recursos.csv', 'CODIGO;NOMBRE;TIPO\nAB;Uno;I\n'],
        ['Recursos.csv', 'CODIGO;NOMBRE;TIPO\nAB;Uno;I\n'],
      ]),
    )
    expect(motivos.map((motivo) => motivo.split(':')[0])).toEqual(['deudores.csv', 'recursos'])
  })

  it('names all the files of the municipality at once, and where to say how they are read', async () => {
    const { motivos } = await review(
      new Map([
        ['CATASTRO.csv', 'A\n1\n'],
        ['EXP_DEUDA.csv', 'A\n1\n'],
        ['PADRON_CTA.csv', 'A\n1\n'],
      ]),
    )
    expect(motivos).toHaveLength(1)
    expect(motivos[0]).toMatch(/^CATASTRO\.csv, EXP_DEUDA\.csv, PADRON_CTA\.csv: /)
    expect(motivos[0]).toContain('«Equivalencias»')
    expect(motivos[0]).toContain('apremia municipio equivalencias')
    expect(motivos[0]?.split('situaciones_hist')).toHaveLength(2)
  })

  it('a refused cell of a mapped file has the heading that the file gives it', async () => {
    const yaml = [
      'archivos:',
      '  plan_cuotas:',
      '    archivo: CUOTAS.csv',
      '    columnas:',
      '      NRO_PLAN: { valor: siete }',
      '      MONTO_CAPITAL: Amortización',
    ].join('\n')
    const texto = 'Cuota;Amortización;MONTO_INTERES;FECHA_VTO\n1;1.234,50;0;2026-01-10\n'
    const { rechazadas } = await review(
      new Map([
        ['equivalencias.yaml', yaml],
        ['CUOTAS.csv', texto],
      ]),
    )
    expect(rechazadas.map(({ columna, valor }) => [columna, valor])).toEqual([
      ['NRO_PLAN (valor fijo de las equivalencias)', 'siete'],
      ['MONTO_CAPITAL (su columna «Amortización»)', '1.234,50'],
    ])
  })

  it('an unknown code of a complete catalogue says where a code of the municipality is told', async () => {
    const { rechazadas } = await review(
      new Map([
        ['manifiesto.csv', 'ARCHIVO;MODO\nrecursos;completo\nimponibles;parcial\n'],
        ['recursos.csv', 'CODIGO;NOMBRE;TIPO\nAB;Uno;I\n'],
        ['imponibles.csv', 'TIPO;IMPONIBLE;RECURSO\nI;42;9\n'],
      ]),
    )
    expect(rechazadas.map(({ mensaje }) => mensaje)).toEqual([
      'No está en recursos: 9. Si es un código propio del municipio, diga a cuál corresponde en «Equivalencias» (codigos).',
    ])
  })

  it("reads the municipality's own files as its equivalences say", async () => {
    const yaml = [
      'archivos:',
      '  contribuyentes:',
      '    archivo: PADRON.csv',
      '    codificacion: windows-1252',
      '    columnas: { NRO_CONTRIB: Cta., APYNOM: Titular, CALLE: Domicilio }',
      '  deuda:',
      '    archivo: EXP_DEUDA.CSV',
      '    fechas: DD/MM/AAAA',
      '    importes: coma',
      '    columnas:',
      '      TIPO: { valor: I }',
      '      SITUACION: { valor: GL }',
      '      IMPONIBLE: Partida',
      "      RECURSO: { columna: Tasa, codigos: { '1': AB } }",
      '      INTERES: Recargo',
    ].join('\n')
    const padron = 'Cta.;Titular;Nombre;Domicilio\n12;Nuñez Peña;otro;Güemes 3\n'
    const deuda = [
      'Partida;Tasa;Anio;Cuota;Vencimiento;Capital;Recargo;Estado',
      '101;1;2026;1;10/03/2026;"1.234,56";0,5;PENDIENTE',
      '102;1;2026;1;10-03-2026;12.34;0;PENDIENTE',
    ].join('\n')
    const archivos = new Map<string, string | Uint8Array>([
      ['equivalencias.yaml', yaml],
      ['PADRON.csv', Buffer.from(padron, 'latin1')],
      ['exp_deuda.csv', deuda],
    ])
    const filas: unknown[] = []
    const errores: ErrorDeFila[] = []
    const leer = async (path: string) => {
      const paquete = await openPaquete(path)
      const { archivos: revisados } = await reviewPaquete(paquete, {
        onRechazada: (suyos) => errores.push(...suyos),
        onFilas: async (_, __, { buenas }) => {
          filas.push(...buenas.map(({ valores }) => valores.filter((valor) => valor !== null)))
        },
      })
      paquete.close()
      return revisados.map(({ archivo, filas: n, falla }) => [archivo, n, falla])
    }
    expect(await leer(await writeAll(archivos))).toEqual([
      ['contribuyentes', 1, ''],
      ['deuda', 2, ''],
    ])
    expect(filas[0]).toEqual([12, 'Nuñez Peña', 'Güemes 3'])
    expect(filas[1]).toEqual([
      'I',
      101,
      'AB',
      2026,
      1,
      '2026-03-10',
      123_456,
      50,
      'PENDIENTE',
      'GL',
    ])
    expect(errores.map(({ fila, columna, valor }) => [fila, columna, valor])).toEqual([
      [3, 'VENCIMIENTO', '10-03-2026'],
      [3, 'CAPITAL', '12.34'],
    ])
    expect(errores[1]?.mensaje).toContain('como dicen las equivalencias')

    const zip = join(carpeta, 'todo.zip')
    const entradas = [...archivos].map(([name, data]) => ({ name, data: Buffer.from(data) }))
    await writeFile(zip, buildZip(entradas))
    const antes = filas.splice(0)
    await leer(zip)
    expect(filas).toEqual(antes)
  })

  it.each([
    ['with an accent in a heading', 'Cta.;Titular / Razón Social\n12;Gomez\n'],
    [
      'with accents in its rows only',
      `Cta.;Titular\n${Array.from({ length: 9_000 }, (_, i) => `${i + 1};Gomez\n`).join('')}9999;Muñoz\n`,
    ],
  ])('refuses a UTF-8 file %s that the equivalences call Windows-1252', async (_, padron) => {
    const titular = padron.startsWith('Cta.;Titular /') ? 'Titular / Razón Social' : 'Titular'
    const yaml = [
      'archivos:',
      '  contribuyentes:',
      '    archivo: PADRON.csv',
      '    codificacion: windows-1252',
      `    columnas: { NRO_CONTRIB: Cta., APYNOM: ${titular} }`,
    ].join('\n')
    const fallaDe = async (bytes: Uint8Array) => {
      const path = await writeAll(
        new Map<string, string | Uint8Array>([
          ['equivalencias.yaml', yaml],
          ['PADRON.csv', bytes],
        ]),
      )
      const paquete = await openPaquete(path)
      const { archivos } = await reviewPaquete(paquete, { onRechazada: () => undefined })
      paquete.close()
      return archivos[0]?.falla
    }
    expect(await fallaDe(Buffer.from(padron, 'utf8'))).toContain('Cambie «codificacion» a utf-8')
    expect(await fallaDe(Buffer.from(padron, 'latin1'))).toBe('')
    // A text without accents has the same bytes in UTF-8 and in Windows-1252. So either encoding reads it well, and no
    // error about the encoding is expected.
    expect(await fallaDe(Buffer.from('Cta.;Titular\n12;Gomez\n'))).not.toContain('codificacion')
  })

  describe('with the equivalences kept with the installation', () => {
    const leer = (escritas: object): readonly EquivalenciaDeArchivo[] => {
      const leidas = readEquivalencias({ archivos: escritas })
      if (!leidas.ok) throw new Error(JSON.stringify(leidas.motivos))
      return leidas.valor
    }
    const GUARDADAS = leer({
      recursos: {
        archivo: 'tasas.csv',
        columnas: { CODIGO: 'Cod', NOMBRE: 'Que', TIPO: { valor: 'I' } },
      },
      contribuyentes: {
        archivo: 'contribuyentes.csv',
        columnas: { NRO_CONTRIB: 'Cta', APYNOM: 'Quien' },
      },
    })
    const open = async (archivos: ReadonlyMap<string, string>) => {
      const paquete = await openPaquete(await writeAll(archivos), { guardadas: GUARDADAS })
      const filas: unknown[] = []
      const { archivos: revisados, manifiesto } = await reviewPaquete(paquete, {
        onRechazada: (errores) => filas.push(...errores.map(({ mensaje }) => mensaje)),
        onFilas: async (_, __, { buenas }) => {
          filas.push(...buenas.map(({ valores }) => valores))
        },
      })
      paquete.close()
      const fallas = [...revisados.map(({ falla }) => falla), ...manifiesto.map((m) => m.mensaje)]
      return { usadas: paquete.usadas, filas, fallas: fallas.filter((falla) => falla !== '') }
    }

    it('reads a file of the municipality with them, and the result reports it', async () => {
      const suyos = new Map([
        ['tasas.csv', 'Que;Cod\nAlumbrado;AB\n'],
        ['contribuyentes.csv', 'Cta;Quien\n5;Paz\n'],
      ])
      expect(await open(suyos)).toEqual({
        ...{
          filas: [
            ['AB', 'Alumbrado', 'I'],
            [5, 'Paz'],
          ],
          fallas: [],
        },
        usadas: {
          de: 'guardadas',
          archivos: [
            { fuente: 'contribuyentes.csv', archivo: 'contribuyentes' },
            { fuente: 'tasas.csv', archivo: 'recursos' },
          ],
        },
      })
    })

    it('a file with the name and headings of the package is read without them', async () => {
      const propio = new Map([['Contribuyentes.csv', 'APYNOM;nro contrib\nPaz;5\n']])
      expect(await open(propio)).toEqual({ usadas: undefined, filas: [[5, 'Paz']], fallas: [] })
    })

    it('a file whose headings changed is refused by name, and never read otherwise', async () => {
      const cambiado = new Map([['contribuyentes.csv', 'APYNOM;NRO_CONTRIB;Zona\nPaz;5;N\n']])
      const { fallas } = await open(cambiado)
      expect(fallas).toEqual([expect.stringContaining('Faltan columnas: Cta, Quien')])
    })

    it('a package that brings its own is read with those alone', async () => {
      const { usadas, filas, fallas } = await open(
        new Map([
          [
            'equivalencias.yaml',
            'archivos: { recursos: { archivo: otras.csv, columnas: { CODIGO: C } } }',
          ],
          ['otras.csv', 'C;NOMBRE;TIPO\nAB;Uno;I\n'],
          ['tasas.csv', 'Que;Cod\nAlumbrado;AB\n'],
        ]),
      )
      expect(usadas).toEqual({
        ...{ de: 'paquete', archivos: [{ fuente: 'otras.csv', archivo: 'recursos' }] },
      })
      expect(filas).toEqual([['AB', 'Uno', 'I']])
      expect(fallas).toEqual([expect.stringContaining('no lleva un archivo con ese nombre')])
    })
  })

  it('names the place of a fault in the equivalences', async () => {
    const con = (yaml: string) =>
      writeAll(
        new Map([
          ['equivalencias.yaml', yaml],
          ['recursos.csv', 'CODIGO;NOMBRE;TIPO\nAB;Uno;I\n'],
        ]),
      ).then((path) => openPaquete(path))
    await expect(con('archivos: { recursos: { columnas: { CODIGOS: x } } }')).rejects.toThrow(
      'archivos, recursos, columnas, CODIGOS: No se conoce.',
    )
    await expect(con('archivos: [')).rejects.toThrow('No se puede leer equivalencias.yaml')
    await expect(con(`#${' '.repeat(1_100_000)}`)).rejects.toThrow('pasa de 1 MB')
    const falta = await con('archivos: { recursos: { columnas: { NOMBRE: Descripción } } }')
    const { archivos } = await reviewPaquete(falta, { onRechazada: () => undefined })
    expect(archivos[0]?.falla).toContain('Faltan columnas: Descripción')
  })

  it('refuses a bomb, a cut zip and a folder without files', async () => {
    const bomba = join(carpeta, 'bomba.zip')
    await writeFile(bomba, buildZip([{ name: 'deuda.csv', data: Buffer.alloc(8 << 20, 32) }]))
    await expect(openPaquete(bomba)).rejects.toThrow('crece demasiado')
    const cortado = join(carpeta, 'cortado.zip')
    await writeFile(cortado, buildZip([{ name: 'deuda.csv', data: 'A;B\n' }]).subarray(0, 40))
    await expect(openPaquete(cortado)).rejects.toThrow('No es una carpeta, un zip entero')
    await expect(openPaquete(carpeta)).rejects.toThrow('No hay ningún archivo del paquete')
  })

  it('reads the same rows whatever the pieces in which the bytes come', async () => {
    const filas = Array.from({ length: 20_000 }, (_, i) => `${i + 1};"Ñandú ""${i}""; é";ÁÉÍ ${i}`)
    const texto = `NRO_CONTRIB;APYNOM;CALLE\n${filas.join('\n')}\n`
    const { revision } = await review(only('contribuyentes.csv', texto))
    expect(revision.archivos[0]).toMatchObject({ filas: 20_000, rechazadas: 0, falla: '' })
    const suma = createHash('sha256').update(texto).digest('hex')
    const manifiesto = `ARCHIVO;SHA256;FILAS\ncontribuyentes.csv;${suma.toUpperCase()};20000\n`
    const { motivos } = await reviewPath(await writeAll(only('manifiesto.csv', manifiesto)))
    expect(motivos).toEqual([])
  })
})
