import fc from 'fast-check'
import { NOMBRES_HEREDADOS, textoHostil } from './hostiles.ts'

const LIMITE = 'limite-de-prueba'

interface Parte {
  readonly campo: string
  readonly archivo: string | undefined
  readonly tipo: string | undefined
  readonly contenido: Buffer
}

/**
 * Escapes the name of a form field or file for `Content-Disposition`, as browsers do. Only quotes and line ends change.
 */
const quoted = (text: string): string =>
  text.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const write = ({ campo, archivo, tipo, contenido }: Parte): Buffer => {
  const file = archivo === undefined ? '' : `; filename="${quoted(archivo)}"`
  const type = tipo === undefined ? '' : `Content-Type: ${tipo}\r\n`
  const head = `--${LIMITE}\r\nContent-Disposition: form-data; name="${quoted(campo)}"${file}\r\n${type}\r\n`
  return Buffer.concat([Buffer.from(head), contenido, Buffer.from('\r\n')])
}

const ARCHIVOS = [
  'base.xlsx',
  '',
  ' ',
  '\u0000',
  'a\u0000.xlsx',
  '../../base.xlsx',
  '.xlsx',
  'x'.repeat(300),
  '\u202excod.xlsx',
  '__proto__',
  undefined,
] as const

const TIPOS = [
  undefined,
  'text/plain',
  'application/json',
  'application/octet-stream',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'multipart/mixed; boundary=x',
  'text/plain; charset=utf-16',
  'x',
  '',
] as const

/**
 * Contents of a part of a random multipart form. The content `{"toString":1}` becomes an object that throws an error
 * when the server converts it to text.
 */
const CONTENIDOS = [
  '',
  '{"toString":1}',
  '[[1]]',
  '{mal',
  'null',
  '"texto"',
  'PK\u0003\u0004',
  '\u00d0\u00cf',
]

export interface Formulario {
  readonly contentType: string
  readonly bytes: Buffer
}

export const formulario = (
  campos: readonly string[],
  archivos: readonly string[],
): fc.Arbitrary<Formulario> => {
  const campo = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...campos, ...archivos) },
    { weight: 1, arbitrary: fc.constantFrom(...NOMBRES_HEREDADOS, '', 'x'.repeat(200), 'a\u0000') },
  )
  const contenido = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('inmueble', 'comercio', '1', '0', 'si') },
    { weight: 2, arbitrary: fc.constantFrom(...CONTENIDOS) },
    textoHostil,
  )
  const parte = fc
    .record({
      campo,
      archivo: fc.oneof(fc.constant(undefined), fc.constantFrom(...ARCHIVOS)),
      tipo: fc.constantFrom(...TIPOS),
      contenido,
    })
    .map((given) => ({ ...given, contenido: Buffer.from(given.contenido) }))
  const completo = fc
    .tuple(
      fc.constantFrom(...ARCHIVOS),
      fc.array(contenido, { minLength: campos.length, maxLength: campos.length }),
    )
    .map(([archivo, textos]): Parte[] => [
      ...campos.map((name, i) => ({
        campo: name,
        archivo: undefined,
        tipo: undefined,
        contenido: Buffer.from(textos[i] ?? ''),
      })),
      ...archivos.map((name) => ({
        campo: name,
        archivo,
        tipo: 'application/octet-stream',
        contenido: Buffer.from('no es una planilla'),
      })),
    ])
  const FINES = [`--${LIMITE}--\r\n`, `--${LIMITE}--\r\n`, `--${LIMITE}--\r\n`, `--${LIMITE}`, '']
  return fc
    .tuple(
      fc.oneof(completo, fc.array(parte, { maxLength: 5 })),
      fc.constantFrom(...FINES),
      fc.oneof(
        { weight: 9, arbitrary: fc.constant(`multipart/form-data; boundary=${LIMITE}`) },
        fc.constantFrom('multipart/form-data', 'multipart/form-data; boundary=otro', 'text/plain'),
      ),
      fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, fc.nat({ max: 60 })),
    )
    .map(([partes, fin, contentType, cortados]) => {
      const whole = Buffer.concat([...partes.map(write), Buffer.from(fin)])
      return { contentType, bytes: whole.subarray(0, Math.max(0, whole.length - cortados)) }
    })
}
