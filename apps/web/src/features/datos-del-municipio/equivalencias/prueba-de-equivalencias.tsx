import {
  type Centavos,
  type ErrorDeFila,
  findArchivoDePaquete,
  interpolar,
  textos,
} from '@apremia/core'
import type { Data } from '../../../api/endpoint.ts'
import { Alert } from '../../../ui/alert.tsx'
import { formatDate, formatInteger } from '../../../ui/format.ts'
import { pesos } from '../../../ui/pesos.ts'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import { useReveal } from '../../../ui/use-reveal.ts'

const t = textos.equivalencias.prueba

type Prueba = Data<'tryEquivalencias'>[number]
type Primera = Prueba['primeras'][number]

const formatValor = (clase: string | undefined, valor: string): string => {
  if (valor === '') return textos.comunes.sinDato
  if (clase === 'importe') return pesos(Number(valor) as Centavos)
  return clase === 'fecha' ? formatDate(valor) : valor
}

const columnsOf = ({ archivo, columnas }: Prueba): readonly Column<Primera>[] => {
  const definidas = findArchivoDePaquete(archivo)?.columnas ?? []
  return [
    { id: 'fila', header: t.fila, align: 'end', cell: ({ fila }) => formatInteger(fila) },
    ...columnas.map((nombre, i): Column<Primera> => {
      const clase = definidas.find((una) => una.nombre === nombre)?.forma.clase
      return {
        ...{ id: nombre, header: nombre, align: clase === 'importe' ? 'end' : 'start' },
        cell: ({ valores }) => formatValor(clase, valores[i] ?? ''),
      }
    }),
  ]
}

const { rechazadas: r } = textos.datosDelMunicipio

const ERRORES: readonly Column<ErrorDeFila>[] = [
  { id: 'fila', header: r.fila, align: 'end', cell: ({ fila }) => formatInteger(fila) },
  { id: 'columna', header: r.columna, width: 'code', cell: ({ columna }) => columna || r.toda },
  {
    ...{ id: 'valor', header: r.valor, width: 'whole' },
    cell: ({ valor }) => (valor === '' ? r.vacia : <code>{valor}</code>),
  },
  { id: 'motivo', header: r.motivo, width: 'whole', cell: ({ mensaje }) => mensaje },
]

const summaryOf = ({ filas, rechazadas, entero }: Prueba): string =>
  interpolar(entero ? t.leidas : t.primerasLeidas, {
    filas: formatInteger(filas),
    rechazadas: formatInteger(rechazadas),
  })

const PruebaDeUno = ({ prueba }: { readonly prueba: Prueba }) => {
  const { fuente, archivo, falla, rechazadas, primeras, errores, erroresTotal } = prueba
  const title = interpolar(t.de, { fuente, archivo })
  if (falla !== '') return <Alert kind="error" title={`${title}: ${falla}`} />
  return (
    <section className="stack" aria-label={title}>
      <Alert kind={rechazadas > 0 ? 'aviso' : 'exito'} title={title}>
        <p>{summaryOf(prueba)}</p>
      </Alert>
      {primeras.length > 0 && (
        <DataTable
          caption={interpolar(t.primeras, { archivo })}
          columns={columnsOf(prueba)}
          rows={primeras}
          rowKey={({ fila }) => fila}
        />
      )}
      {errores.length > 0 && (
        <>
          {erroresTotal > errores.length && (
            <p>
              {interpolar(t.primerosErrores, {
                n: formatInteger(errores.length),
                total: formatInteger(erroresTotal),
              })}
            </p>
          )}
          <DataTable
            caption={interpolar(t.errores, { archivo })}
            columns={ERRORES}
            rows={errores}
            rowKey={({ fila, columna, mensaje }) => `${fila} ${columna} ${mensaje}`}
          />
        </>
      )}
    </section>
  )
}

/** The screen scrolls to the result of trying the mappings, which is below the list of columns. */
export const PruebaDeEquivalencias = ({ pruebas }: { readonly pruebas: readonly Prueba[] }) => {
  const ref = useReveal<HTMLElement>()
  return (
    <section className="stack" aria-label={t.titulo} role="status" ref={ref}>
      <h3>{t.titulo}</h3>
      {pruebas.length === 0 ? (
        <Alert kind="aviso" title={t.ninguna} />
      ) : (
        pruebas.map((prueba) => (
          <PruebaDeUno key={`${prueba.fuente} ${prueba.archivo}`} prueba={prueba} />
        ))
      )}
    </section>
  )
}
