import type { Motivo } from '../decision/decision.ts'
import { interpolar } from '../texto/interpolar.ts'
import { papelDeConvenio } from '../texto/papel-de-convenio.ts'
import type { JuicioDeConvenio } from './convenio-datos.ts'

/** Court filing (radicación) of a property or business. Lists of court filings begin with the oldest filing. */
export interface RadicacionDeConvenio extends JuicioDeConvenio {
  /** Number of the executive title that the court filing names. */
  readonly titulo: string
}

export interface ImponibleDeConvenio {
  /** Name of the property or business with the code of its tax: 'SS 58'. */
  readonly nombre: string
  readonly radicaciones: readonly RadicacionDeConvenio[]
}

const DATOS = ['caratula', 'expediente', 'juzgado'] as const

/**
 * Returns the lawsuits over the debt of a property or business. When the agreement names executive titles, the lawsuits
 * that claim those titles are returned. When no lawsuit claims them, the last lawsuit is returned.
 */
const juiciosDe = (
  { radicaciones }: ImponibleDeConvenio,
  titulos: readonly string[],
): readonly RadicacionDeConvenio[] => {
  const nombradas = radicaciones.filter(({ titulo }) => titulos.includes(titulo.trim()))
  return nombradas.length > 0 ? nombradas : radicaciones.slice(-1)
}

const claveDeJuicio = ({ caratula, expediente, juzgado }: JuicioDeConvenio): string =>
  JSON.stringify([caratula, expediente, juzgado])

const note = (codigo: string, mensaje: string): Motivo => ({
  codigo: `convenio.${codigo}`,
  campo: 'estado_id',
  mensaje,
})

const refuse = (mensaje: string): Motivo => note('sin-radicacion', mensaje)

export interface JuiciosDeConvenio {
  readonly juicios: readonly JuicioDeConvenio[]
  readonly motivos: readonly Motivo[]
  readonly avisos: readonly Motivo[]
}

/**
 * Returns the lawsuits that a judicial agreement names, each lawsuit once. A missing court filing is an error, or only
 * a warning if the agreement names an executive title. A court filing with missing data is always an error.
 *
 * @param titulos numbers of the executive titles that the agreement names
 */
export const chooseJuicios = (
  imponibles: readonly ImponibleDeConvenio[],
  titulos: readonly string[],
): JuiciosDeConvenio => {
  const motivos: Motivo[] = []
  const avisos: Motivo[] = []
  const juicios = new Map<string, JuicioDeConvenio>()
  for (const imponible of imponibles) {
    const { nombre } = imponible
    const hallados = juiciosDe(imponible, titulos)
    if (hallados.length === 0 && titulos.length > 0)
      avisos.push(note('sin-juicio', interpolar(papelDeConvenio.sinJuicio, { nombre })))
    else if (hallados.length === 0)
      motivos.push(refuse(interpolar(papelDeConvenio.sinRadicacion, { nombre })))
    for (const { titulo: _, ...juicio } of hallados) {
      const faltan = DATOS.filter((dato) => juicio[dato].trim() === '')
      if (faltan.length > 0) {
        const datos = faltan.map((dato) => papelDeConvenio.deRadicacion[dato]).join(', ')
        motivos.push(refuse(interpolar(papelDeConvenio.radicacionIncompleta, { nombre, datos })))
      }
      juicios.set(claveDeJuicio(juicio), juicio)
    }
  }
  return { juicios: [...juicios.values()], motivos, avisos }
}
