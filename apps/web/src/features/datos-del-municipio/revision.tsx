import { textos } from '@apremia/core'
import { formatInteger } from '../../ui/format.ts'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import type { CargaDePaquete } from './paquetes-api.ts'
import { Rechazadas } from './rechazadas.tsx'

const t = textos.datosDelMunicipio

/**
 * Formats a number of rows. Zero is shown with the sign for "no data", so that the other numbers of the table stand
 * out.
 */
const formatCuenta = (cuantos: number): string =>
  cuantos === 0 ? textos.comunes.sinDato : formatInteger(cuantos)

type Archivo = CargaDePaquete['archivos'][number]
type Efecto = CargaDePaquete['efectos'][number]

const CONTEOS = ['filas', 'nuevos', 'cambiados', 'iguales', 'bajas', 'rechazadas'] as const

const ARCHIVOS: readonly Column<Archivo>[] = [
  { id: 'archivo', header: t.archivos.archivo, width: 'code', cell: ({ archivo }) => archivo },
  { id: 'modo', header: t.archivos.modo, cell: ({ modo }) => t.modos[modo] },
  ...CONTEOS.map(
    (de): Column<Archivo> => ({
      ...{ id: de, header: t.archivos[de], align: 'end' },
      cell: (archivo) => formatCuenta(archivo[de]),
    }),
  ),
]

const MOVIMIENTOS = ['nuevos', 'recibidos', 'cedidos', 'salen', 'saldados', 'conOtroMonto'] as const

const EFECTOS: readonly Column<Efecto>[] = [
  { id: 'abogado', header: t.efectos.abogado, width: 'code', cell: ({ abogado }) => abogado },
  ...MOVIMIENTOS.map(
    (de): Column<Efecto> => ({
      ...{ id: de, header: t.efectos[de], align: 'end' },
      cell: (efecto) => formatCuenta(efecto[de]),
    }),
  ),
]

export const Revision = ({ carga }: { readonly carga: CargaDePaquete }) => {
  const { archivos, efectos, avisos, estado, rechazadas, trabajo } = carga
  const mueve = estado === 'probada' || estado === 'aplicada'
  return (
    <>
      {avisos.length > 0 && (
        <section className="stack" aria-label={t.avisos}>
          <h3>{t.avisos}</h3>
          <ul className="row-faults">
            {avisos.map((aviso) => (
              <li key={aviso}>{aviso}</li>
            ))}
          </ul>
        </section>
      )}
      <section className="stack" aria-label={t.archivos.titulo}>
        <h3>{t.archivos.titulo}</h3>
        <DataTable
          caption={t.archivos.titulo}
          columns={ARCHIVOS}
          rows={archivos}
          rowKey={({ archivo }) => archivo}
        />
      </section>
      {mueve && (
        <section className="stack" aria-label={t.efectos.titulo}>
          <h3>{t.efectos.titulo}</h3>
          {efectos.length === 0 ? (
            <p>{t.efectos.ninguno}</p>
          ) : (
            <DataTable
              caption={t.efectos.titulo}
              columns={EFECTOS}
              rows={efectos}
              rowKey={({ abogado }) => abogado}
            />
          )}
        </section>
      )}
      {rechazadas > 0 && trabajo !== null && <Rechazadas trabajo={trabajo} />}
    </>
  )
}
