import { fechaEnZona } from '@apremia/core'
import { buildPaqueteEjemplo } from '@apremia/workbooks'

/** Files that `apremia municipio ejemplo` writes. With a lawyer code they name that lawyer, and otherwise bring one. */
export const textosDeEjemplo = (abogado?: string): ReadonlyMap<string, string> => {
  const ahora = new Date()
  return buildPaqueteEjemplo(fechaEnZona(ahora), ahora.toISOString(), abogado)
}

/** Files with debt only, with amounts of today. `filas` are the rows below the headings. */
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

/** Debt besides the example's, for a letter and an agreement: a title already claims the other. */
const DEUDA_DE_SS = [1, 2, 3].map(
  (cuota) => `I;900102;SS;2025;${cuota};2025-0${cuota + 1}-10;40000.00;3000.00;PENDIENTE;GL;A01;;;`,
)

/** The example with the lawyer of its debt: all that a municipality with nothing needs for its first papers. */
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
