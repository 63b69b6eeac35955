import { EntradaInvalida, readListaDeEntrada, readObjeto, readTexto } from './read-entrada.ts'

/**
 * Function that runs a rule of packages/core on plain JSON data. It takes the field `entrada` of a test case and
 * returns the value to compare with the field `espera`.
 */
export type Regla = (entrada: unknown) => unknown

export interface CasoDeRegla {
  readonly nombre: string
  readonly entrada: unknown
  readonly espera: unknown
}

/** File of `fixtures/reglas` with the test cases of one rule. The path of the file is the id of the rule. */
export interface ArchivoDeCasos {
  readonly regla: string
  readonly fuente: string
  readonly casos: readonly CasoDeRegla[]
}

const anyValue = (valor: unknown): unknown => valor

const readCaso = (valor: unknown, campo: string): CasoDeRegla =>
  readObjeto(valor, { nombre: readTexto, entrada: anyValue, espera: anyValue }, campo)

/**
 * Checks the fields of a parsed file of test cases.
 *
 * @throws {@link EntradaInvalida} with the name of the wrong field
 */
export const readArchivoDeCasos = (datos: unknown): ArchivoDeCasos => {
  const readCasos = (valor: unknown, campo: string) => readListaDeEntrada(valor, readCaso, campo)
  const lectores = { regla: readTexto, fuente: readTexto, casos: readCasos }
  const archivo = readObjeto(datos, lectores, 'archivo')
  if (archivo.casos.length === 0) throw new EntradaInvalida('archivo.casos: no hay ningún caso')
  const nombres = archivo.casos.map((c) => c.nombre)
  const repetido = nombres.find((nombre, i) => nombres.indexOf(nombre) !== i)
  if (repetido !== undefined) throw new EntradaInvalida(`archivo.casos: repetido «${repetido}»`)
  return archivo
}
