import { type ColumnaDePaquete, ZONA_HORARIA } from '@apremia/core'

type Escritura = (valor: string) => string

const asTexto: Escritura = (valor) => `(${valor})::text`

/** Expression in SQL that formats centavos as pesos with a decimal point: '1234.50'. */
const importe: Escritura = (valor) => `((${valor})::numeric / 100)::numeric(20, 2)::text`

const dia: Escritura = (valor) => `to_char(${valor}, 'YYYY-MM-DD')`

export const writeDiaLocal: Escritura = (valor) => dia(`(${valor}) at time zone '${ZONA_HORARIA}'`)

const siNo: Escritura = (valor) => `case ${valor} when true then 'SI' when false then 'NO' end`

const ESCRITURAS: Readonly<Partial<Record<ColumnaDePaquete['forma']['clase'], Escritura>>> = {
  importe,
  fecha: dia,
  siNo,
}

/**
 * Formats whose values never need quotes in CSV, because they have only digits, signs and words such as 'SI' (yes).
 * Spreadsheets read an amount that begins with a minus sign as a number, not as a formula.
 */
const SEGURAS: ReadonlySet<ColumnaDePaquete['forma']['clase']> = new Set([
  ...([
    'entero',
    'importe',
    'fecha',
    'opcion',
    'siNo',
    'cuit',
    'cbu',
    'huella',
    'periodos',
  ] as const),
])

export const isSegura = ({ forma }: ColumnaDePaquete): boolean => SEGURAS.has(forma.clase)

export const writeColumna = ({ forma }: ColumnaDePaquete, valor: string): string =>
  (ESCRITURAS[forma.clase] ?? asTexto)(valor)
