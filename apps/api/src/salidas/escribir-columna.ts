import { type ColumnaDePaquete, ZONA_HORARIA } from '@apremia/core'

/** SQL of a value as the cells of a package write it. */
type Escritura = (valor: string) => string

const asTexto: Escritura = (valor) => `(${valor})::text`

/** Centavos as an amount with a point: '1234.50'. */
const importe: Escritura = (valor) => `((${valor})::numeric / 100)::numeric(20, 2)::text`

const dia: Escritura = (valor) => `to_char(${valor}, 'YYYY-MM-DD')`

/** The local day of an instant. */
export const writeDiaLocal: Escritura = (valor) => dia(`(${valor}) at time zone '${ZONA_HORARIA}'`)

const siNo: Escritura = (valor) => `case ${valor} when true then 'SI' when false then 'NO' end`

const ESCRITURAS: Readonly<Partial<Record<ColumnaDePaquete['forma']['clase'], Escritura>>> = {
  importe,
  fecha: dia,
  siNo,
}

/** Forms whose values are of digits, signs and fixed words alone: the sign of an amount is no formula. */
const SEGURAS: ReadonlySet<ColumnaDePaquete['forma']['clase']> = new Set([
  ...(['entero', 'importe', 'fecha', 'opcion', 'siNo', 'cuit', 'huella', 'periodos'] as const),
])

export const isSegura = ({ forma }: ColumnaDePaquete): boolean => SEGURAS.has(forma.clase)

/** SQL that writes a value of the register in the form of a column. */
export const writeColumna = ({ forma }: ColumnaDePaquete, valor: string): string =>
  (ESCRITURAS[forma.clase] ?? asTexto)(valor)
