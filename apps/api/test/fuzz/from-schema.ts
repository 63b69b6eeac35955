import { gzipSync } from 'node:zlib'
import { cuotaDeSimulacion, cuotaElegida, planElegido } from '@apremia/api-client'
import fc from 'fast-check'
import { ArraySchema, type ISchema, ObjectSchema, type Reference } from 'yup'
import { cualquiera, textoHostil, withExtra } from './hostiles.ts'

type Nodo = ISchema<unknown> | Reference

const BUENOS: Readonly<Record<string, readonly unknown[]>> = {
  abogado: ['A00', 'A01', 'A02', ''],
  anio: ['2024', '2025'],
  clave: ['plan.tasaMensual.ABLT', 'municipio.lugar'],
  codexterno: ['A01', 'A07', 'A99'],
  convenio: [1, 2],
  correo: ['ana@ejemplo.com.ar'],
  dni: ['20000003', '30111222', '20000001'],
  email: ['ana@ejemplo.com.ar', ''],
  fecha: ['2026-11-20'],
  fechaconf: ['2026-11-20', null],
  i: ['101', '11'],
  id: ['1', '2', '3', '1', 'e6f0c1de-7a2b-4d3e-8a35-0d9c3b1f2a44'],
  imp: ['101', '11'],
  imponible: ['101', '11', '58'],
  inmueble: ['101', '11'],
  nombre: ['perez', 'Ana'],
  numero: ['1', '2'],
  plan: ['W2112', 'ABLT', '100001'],
  r: ['AB', 'SS', 'SH'],
  rec: ['AB', 'SS', 'SH'],
  recurso: ['AB', 'SS', 'SH'],
  tipo: ['I', 'C', 1],
  t: ['100.00'],
  vigenteDesde: ['2026-12-01'],
  version: ['1', 1],
}

/**
 * Some fields of the requests hold a list as JSON text (D48). This map has the schema of the elements of each list, by
 * field name.
 */
const DENTRO: Readonly<Record<string, Nodo>> = {
  cuotas_plan: cuotaElegida,
  planes: planElegido,
  jsdeuda: cuotaDeSimulacion,
}

const MANERAS = ['texto', 'gzip', 'gzip', 'roto', 'no-utf8', 'muchos'] as const

const encode = (valor: unknown, manera: (typeof MANERAS)[number]): string => {
  const text = JSON.stringify(valor) ?? ''
  if (manera === 'texto') return text
  if (manera === 'muchos')
    return gzipSync(`[${`${JSON.stringify({ r: 'AB' })},`.repeat(3_000)}{}]`).toString('base64')
  const bytes = gzipSync(manera === 'no-utf8' ? Buffer.from([0x5b, 0xff, 0xfe, 0x5d]) : text)
  return (manera === 'roto' ? bytes.subarray(0, bytes.length >> 1) : bytes).toString('base64')
}

const comprimido = (of: Nodo): fc.Arbitrary<unknown> =>
  fc
    .tuple(
      withExtra(fc.array(fromSchema(of), { maxLength: 3 })),
      fc.oneof(
        { weight: 6, arbitrary: fc.constant('texto' as const) },
        fc.constantFrom(...MANERAS),
      ),
    )
    .map(([valor, manera]) => encode(valor, manera))

const probable = (schema: Nodo, name: string): fc.Arbitrary<unknown> => {
  const within = DENTRO[name]
  if (within !== undefined) return comprimido(within)
  const { type, oneOf } = schema.describe() as { type: string; oneOf?: readonly unknown[] }
  if (oneOf !== undefined && oneOf.length > 0) return fc.constantFrom(...oneOf)
  const good = BUENOS[name]
  if (good !== undefined) return fc.constantFrom(...good)
  if (type === 'number')
    return fc.oneof(fc.integer({ min: 0, max: 300 }), fc.constantFrom('1', '2'))
  if (type === 'boolean') return fc.constantFrom(true, false, '1', '0')
  return fc.constantFrom('', '1', '100.00', 'Mitre 123', '3364123456', '30123456', '2026-11-20')
}

export const conDentro = (valor: unknown): object =>
  Object.fromEntries(
    Object.entries(Object(valor)).map(([campo, dado]) => [
      campo,
      Object.hasOwn(DENTRO, campo) && typeof dado !== 'string' ? encode(dado, 'gzip') : dado,
    ]),
  )

/** Generates random values for a schema. Most are valid, and some have wrong parts. */
export const fromSchema = (schema: Nodo, name = ''): fc.Arbitrary<unknown> => {
  if (schema instanceof ObjectSchema) {
    const fields: Readonly<Record<string, Nodo>> = schema.fields
    const record = fc.record(
      Object.fromEntries(
        Object.entries(fields).map(([field, inner]) => [field, fromSchema(inner, field)]),
      ),
      { requiredKeys: [] },
    )
    return withExtra(record)
  }
  if (schema instanceof ArraySchema) {
    const { innerType } = schema
    const list = fc.array(innerType ? fromSchema(innerType) : cualquiera, { maxLength: 3 })
    return fc.oneof({ weight: 8, arbitrary: list }, cualquiera)
  }
  return fc.oneof(
    { weight: 9, arbitrary: probable(schema, name) },
    { weight: 2, arbitrary: textoHostil },
    { weight: 1, arbitrary: cualquiera },
  )
}
