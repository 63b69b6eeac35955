import { firmaDeTitulos, ORDENES_PARA_FIRMAR } from '@apremia/api-client'
import { interpolar, MAXIMO_PARA_FIRMAR, textos } from '@apremia/core'
import { skipToken } from '@reduxjs/toolkit/query'
import { useState } from 'react'
import { downloadDocument } from '../../../api/documents.ts'
import { failureOf } from '../../../api/failure.ts'
import { QueEspera } from '../../../panels/instalacion/que-espera.tsx'
import { Button } from '../../../ui/button.tsx'
import { FilterFrame } from '../../../ui/filter/filter-frame.tsx'
import { checkByReading } from '../../../ui/filter/read-filter.ts'
import { formatInteger } from '../../../ui/format.ts'
import { later } from '../../../ui/later.tsx'
import { MAIN_ACTION } from '../../../ui/table/action-bar.ts'
import { ChosenBar } from '../../../ui/table/chosen-bar.tsx'
import { List } from '../../../ui/table/list.tsx'
import { ordenDe } from '../../../ui/table/lista.ts'
import type { Selection } from '../../../ui/table/selection.tsx'
import { useColumns } from '../../../ui/table/use-columns.ts'
import { useLista } from '../../../ui/table/use-lista.ts'
import { useDownload } from '../../../ui/use-download.ts'
import { type TituloParaFirmar, useListTitulosParaFirmarQuery } from './firma-api.ts'
import { COLUMNAS_PARA_FIRMAR } from './firma-columns.tsx'
import { LISTA_PARA_FIRMAR, readFiltroParaFirmar, useFiltroParaFirmar } from './firma-filtro.ts'

const SubirFirmadosDialog = later(
  async () => (await import('./subir-firmados-dialog.tsx')).SubirFirmadosDialog,
)

const t = textos.firmaDeTitulos

type Elegidos = ReadonlySet<number>

const choose = (
  actuales: Elegidos,
  rows: readonly TituloParaFirmar[],
  dentro: boolean,
): Elegidos => {
  const next = new Set(actuales)
  for (const { num_titulo } of rows) {
    if (dentro) next.add(num_titulo)
    else next.delete(num_titulo)
  }
  return next
}

/**
 * Tab of the executive titles that have a field for a digital signature. The person downloads the titles, signs them in
 * another program and uploads them in this tab.
 */
export const FirmaTab = () => {
  const lista = useLista(LISTA_PARA_FIRMAR)
  const groups = useFiltroParaFirmar()
  const [elegidos, setElegidos] = useState<Elegidos>(new Set())
  const [subiendo, setSubiendo] = useState(false)
  const lectura = readFiltroParaFirmar(lista.filtro)
  const { pagina, porPagina } = lista
  const { error, ...source } = useListTitulosParaFirmarQuery(
    lectura.ok
      ? {
          query: {
            ...{ ...lectura.body, ...ordenDe(ORDENES_PARA_FIRMAR, lista.orden) },
            ...{ pagina, porPagina },
          },
        }
      : skipToken,
  )
  const { shown: columns, ...choice } = useColumns(
    LISTA_PARA_FIRMAR.pantalla,
    COLUMNAS_PARA_FIRMAR,
    source.data?.rows,
  )
  const selection: Selection<TituloParaFirmar> = {
    isChosen: ({ num_titulo }) => elegidos.has(num_titulo),
    onChoose: (rows, dentro) => setElegidos((actuales) => choose(actuales, rows, dentro)),
    nameOf: ({ num_titulo }) => interpolar(t.elegir, { n: num_titulo }),
    pageName: t.elegirPagina,
  }
  const filtrado = Object.keys(lista.filtro).length > 0
  return (
    <section className="card" aria-label={t.pestana}>
      <FilterFrame
        lista={lista}
        groups={groups}
        heading={<h2>{t.pestana}</h2>}
        inline
        lead={<p>{t.ayuda}</p>}
        check={checkByReading(readFiltroParaFirmar)}
        listo={lectura.ok}
        choice={choice}
        actions={
          <Button icon="subir" onClick={() => setSubiendo(true)}>
            {t.subir.abrir}
          </Button>
        }
      >
        <List
          caption={t.pestana}
          columns={columns}
          rowKey={({ num_titulo }) => num_titulo}
          sorting={{ orden: lista.orden, onSort: lista.sortBy }}
          source={{ ...source, error: failureOf(error) }}
          lista={lista}
          selection={selection}
          empty={
            <>
              <p>{filtrado ? textos.comunes.sinResultados : t.ninguno}</p>
              <p>{t.cuales}</p>
              <QueEspera pantalla="titulos" />
            </>
          }
        />
      </FilterFrame>
      <BarraDeElegidos elegidos={elegidos} onClear={() => setElegidos(new Set())} />
      {subiendo && <SubirFirmadosDialog onClose={() => setSubiendo(false)} />}
    </section>
  )
}

interface BarraProps {
  readonly elegidos: Elegidos
  readonly onClear: () => void
}

const BarraDeElegidos = ({ elegidos, onClear }: BarraProps) => {
  const { downloading, download } = useDownload(textos.comunes.error)
  const n = elegidos.size
  if (n === 0) return null
  const demasiados = n > MAXIMO_PARA_FIRMAR
  const body = { numeros: [...elegidos] }
  return (
    <ChosenBar
      label={t.barra}
      count={n === 1 ? t.uno : interpolar(t.varios, { n: formatInteger(n) })}
      clearLabel={t.limpiar}
      onClear={onClear}
      beside={demasiados && <small>{interpolar(t.tope, { n: MAXIMO_PARA_FIRMAR })}</small>}
      actions={
        <Button
          {...MAIN_ACTION}
          variant="primary"
          icon="descargar"
          className="seleccion-actuar"
          disabled={demasiados}
          loading={downloading}
          onClick={() =>
            void download(downloadDocument(firmaDeTitulos.downloadTitulosParaFirmar, { body }))
          }
        >
          {t.descargarElegidos}
        </Button>
      }
    />
  )
}
