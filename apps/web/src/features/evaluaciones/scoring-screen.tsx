import { textos } from '@apremia/core'
import { useState } from 'react'
import { failureOf } from '../../api/failure.ts'
import { QueEspera } from '../../panels/instalacion/que-espera.tsx'
import { usePuede } from '../../session/use-sesion.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FilterFrame } from '../../ui/filter/filter-frame.tsx'
import { later } from '../../ui/later.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { List } from '../../ui/table/list.tsx'
import { ordenDe } from '../../ui/table/lista.ts'
import { useColumns } from '../../ui/table/use-columns.ts'
import { useLista } from '../../ui/table/use-lista.ts'
import { criteriosDeScoring, FILTROS_DE_SCORING, LISTA_DE_SCORING } from './filtro.ts'
import { type AbogadoConScoring, useListScoringQuery } from './scoring-api.ts'
import { columnasDeScoring, nombreDeEvaluado } from './scoring-columns.tsx'

const EvaluacionesDialog = later(
  async () =>
    (await import('../../panels/evaluaciones/evaluaciones-dialog.tsx')).EvaluacionesDialog,
)
const MaximosDialog = later(
  async () => (await import('../../panels/evaluaciones/maximos-dialog.tsx')).MaximosDialog,
)
const RealizarDialog = later(
  async () => (await import('../../panels/evaluaciones/realizar-dialog.tsx')).RealizarDialog,
)

const t = textos.evaluaciones

/**
 * Screen with the evaluation score of each lawyer. Only administrators and the head lawyer (code A00) filter the
 * lawyers and evaluate them (D15).
 */
export const ScoringScreen = () => {
  const realiza = usePuede()('evaluaciones.realizar')
  const lista = useLista(LISTA_DE_SCORING)
  const [open, setOpen] = useState<AbogadoConScoring | 'maximos' | 'realizar'>()
  const close = () => setOpen(undefined)
  const { shown: columns, ...choice } = useColumns(
    LISTA_DE_SCORING.pantalla,
    columnasDeScoring({ onEvaluaciones: setOpen, onConfiguracion: () => setOpen('maximos') }),
  )
  const { error, ...source } = useListScoringQuery({
    query: {
      ...ordenDe(LISTA_DE_SCORING.ordenes, lista.orden),
      ...{ pagina: lista.pagina, porPagina: lista.porPagina },
    },
    body: realiza ? criteriosDeScoring(lista.filtro) : {},
  })
  const table = (
    <List
      caption={t.titulo}
      columns={columns}
      rowKey={({ codexterno }) => codexterno}
      sorting={{ orden: lista.orden, onSort: lista.sortBy }}
      source={{ ...source, error: failureOf(error) }}
      lista={lista}
      empty={
        <>
          <p>{textos.comunes.sinResultados}</p>
          <QueEspera pantalla="evaluaciones" />
        </>
      }
    />
  )
  return (
    <div className="screen">
      <ScreenTitle text={t.titulo} />
      <h1>{t.titulo}</h1>
      <Card title={t.listado}>
        {realiza ? (
          <FilterFrame
            lista={{ ...lista, clear: () => lista.apply({}, { limpia: true }) }}
            groups={FILTROS_DE_SCORING}
            inline
            lead={
              <Button variant="primary" icon="scoring" onClick={() => setOpen('realizar')}>
                {t.realizar}
              </Button>
            }
            choice={choice}
          >
            {table}
          </FilterFrame>
        ) : (
          table
        )}
      </Card>

      {open === 'maximos' && <MaximosDialog onClose={close} />}
      {open === 'realizar' && <RealizarDialog onClose={close} />}
      {typeof open === 'object' && (
        <EvaluacionesDialog
          codigo={open.codexterno}
          nombre={nombreDeEvaluado(open)}
          onClose={close}
        />
      )}
    </div>
  )
}
