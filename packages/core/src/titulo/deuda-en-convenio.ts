import type { Motivo } from '../decision/decision.ts'
import { filasDeTitulo } from '../texto/filas-de-titulo.ts'
import { interpolar } from '../texto/interpolar.ts'
import { COLUMNAS_DEL_LIBRO_DE_TITULOS } from './columnas.ts'
import { ESTADO_OK, type PeriodoDeTitulo } from './filas.ts'
import type { PeriodoEnConvenio } from './hechos-de-fila.ts'
import { comparePeriodo, listPeriodos } from './periodo.ts'

export const DEUDA_EN_CONVENIO = 'titulo.deuda-en-convenio'

export const groupPorConvenio = (
  enConvenio: readonly PeriodoEnConvenio[],
): readonly { readonly convenio: string; readonly periodos: readonly PeriodoDeTitulo[] }[] =>
  [...new Set(enConvenio.map(({ convenio }) => convenio))].sort().map((convenio) => ({
    convenio,
    periodos: enConvenio.filter((p) => p.convenio === convenio).sort(comparePeriodo),
  }))

/**
 * Returns a reason to refuse an executive title for each agreement in force that includes some of the claimed tax
 * periods (D165).
 */
export const checkEnConvenio = (
  periodos: readonly PeriodoDeTitulo[],
  enConvenio: readonly PeriodoEnConvenio[],
): Motivo[] =>
  groupPorConvenio(
    enConvenio.filter((p) => periodos.some((otro) => comparePeriodo(otro, p) === 0)),
  ).map(({ convenio, periodos: suyos }) => ({
    codigo: DEUDA_EN_CONVENIO,
    campo: COLUMNAS_DEL_LIBRO_DE_TITULOS.desde,
    mensaje: interpolar(filasDeTitulo.periodosEnConvenio, {
      convenio,
      periodos: listPeriodos(suyos),
    }),
  }))

const [COMIENZO = ''] = filasDeTitulo.periodosEnConvenio.split('{')

/**
 * Tells whether the column ESTADO (status) of a row allows an executive title. 'OK' allows the title. Agreements that
 * include the debt also allow the title, but the person must later give a reason to issue the title.
 */
export const isTitulable = (estado: string): boolean =>
  estado === ESTADO_OK || estado.split('; ').every((mensaje) => mensaje.startsWith(COMIENZO))
