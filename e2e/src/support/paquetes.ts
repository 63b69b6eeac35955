import { fechaEnZona } from '@apremia/core'
import { buildPaqueteEjemplo } from '@apremia/workbooks'

/**
 * Returns the CSV files that the command `apremia municipio ejemplo` writes. With `abogado`, the cases in the files
 * belong to that lawyer of the installation. Without `abogado`, the files bring a lawyer of their own.
 */
export const textosDeEjemplo = (abogado?: string): ReadonlyMap<string, string> => {
  const ahora = new Date()
  return buildPaqueteEjemplo(fechaEnZona(ahora), ahora.toISOString(), abogado)
}

/**
 * Returns the files of a data package that contains only debt. In the manifest, the amounts are calculated as of today.
 * `filas` are the rows of deuda.csv.
 */
export const textosDeDeuda = (filas: readonly string[]): ReadonlyMap<string, string> =>
  new Map([
    ['manifiesto.csv', `ARCHIVO;MODO;LIQUIDADO_AL\ndeuda;parcial;${fechaEnZona(new Date())}\n`],
    [
      'deuda.csv',
      `${['TIPO;IMPONIBLE;RECURSO;ANIO;CUOTA;VENCIMIENTO;CAPITAL;INTERES;ESTADO;SITUACION;LEGAL', ...filas].join('\n')}\n`,
    ],
  ])

const ABOGADO =
  'CODEXTERNO;APELLIDO;NOMBRE;NRODNI;DIRECCION;TE;MATRICULA;HORARIOS\nA01;MUÑOZ;Carolina;28111222;Mitre 100;3407421000;T.I F.10;Lunes a viernes de 9 a 13\n'

/**
 * Debt of a second property. The tests make a demand letter and a payment agreement over this debt. Over the debt of
 * the first property, they make an executive title.
 */
const DEUDA_DE_SS = [1, 2, 3].map(
  (cuota) => `I;900102;SS;2025;${cuota};2025-0${cuota + 1}-10;40000.00;3000.00;PENDIENTE;GL;A01;;;`,
)

/**
 * Returns the example data package with a lawyer, a user and additional debt, and without documents made in an earlier
 * system. With this package, an empty installation can make its first documents.
 */
export const textosDeArranque = (): ReadonlyMap<string, string> => {
  const textos = new Map(
    [...textosDeEjemplo('A01')].filter(([archivo]) => !/_anteriores/.test(archivo)),
  )
  textos.set('abogados.csv', ABOGADO)
  textos.set('imponibles.csv', `${textos.get('imponibles.csv') ?? ''}I;900102;SS\n`)
  textos.set('usuarios.csv', 'DNI;APELLIDO;NOMBRE;ROL\n29111333;PAZ;Ana;user\n')
  textos.set('deuda.csv', `${textos.get('deuda.csv') ?? ''}${DEUDA_DE_SS.join('\n')}\n`)
  textos.delete('manifiesto.csv')
  const filas = [...textos.keys()].map((archivo) => {
    const dia = archivo === 'deuda.csv' ? fechaEnZona(new Date()) : ''
    return `${archivo.replace('.csv', '')};;${dia}`
  })
  return textos.set('manifiesto.csv', `ARCHIVO;MODO;LIQUIDADO_AL\n${filas.join('\n')}\n`)
}
