import { interpolar, MAXIMO_DE_ACUSES, nombreDeNumeroDeCarta, textos } from '@apremia/core'
import { skipToken } from '@reduxjs/toolkit/query'
import { useState } from 'react'
import { failureOf } from '../../api/failure.ts'
import { type Carta, useListCartasQuery } from '../../panels/cartas/cartas-api.ts'
import { QueEspera } from '../../panels/instalacion/que-espera.tsx'
import { Button } from '../../ui/button.tsx'
import { FilterFrame } from '../../ui/filter/filter-frame.tsx'
import { checkByReading } from '../../ui/filter/read-filter.ts'
import { formatInteger } from '../../ui/format.ts'
import { later } from '../../ui/later.tsx'
import { MAIN_ACTION } from '../../ui/table/action-bar.ts'
import { ChosenBar } from '../../ui/table/chosen-bar.tsx'
import { List } from '../../ui/table/list.tsx'
import type { Selection } from '../../ui/table/selection.tsx'
import { useColumns } from '../../ui/table/use-columns.ts'
import { useLista } from '../../ui/table/use-lista.ts'
import { type ActoSobreCarta, columnasDeCartas } from './columns.tsx'
import { LISTA_DE_CARTAS, readFiltroDeCartas, useFiltroDeCartas } from './filtro.ts'

const AcuseDialog = later(
  async () => (await import('../../panels/cartas/acuse-dialog.tsx')).AcuseDialog,
)
const AcusesDialog = later(async () => (await import('./acuses-dialog.tsx')).AcusesDialog)
const LectorDialog = later(async () => (await import('./lector-dialog.tsx')).LectorDialog)
const AnularCartaDialog = later(
  async () => (await import('./anular-carta-dialog.tsx')).AnularCartaDialog,
)
const CartaDialog = later(async () => (await import('./carta-dialog.tsx')).CartaDialog)

const { titulo } = textos.cartas
const t = textos.cartasPantalla
const lector = textos.lecturaDeCartas
const planilla = textos.planillaDeAcuses
const { comunes } = textos

type Abierto =
  | { readonly acto: 'acuse'; readonly cartas: readonly Carta[] }
  | { readonly acto: 'planilla' | 'lector' }
  | { readonly acto: 'ver' | 'escaneo' | 'anular'; readonly carta: Carta }

type Elegidas = ReadonlyMap<number, Carta>

export const CartasTab = () => {
  const lista = useLista(LISTA_DE_CARTAS)
  const [elegidas, setElegidas] = useState<Elegidas>(new Map())
  const [abierto, setAbierto] = useState<Abierto>()
  const close = () => setAbierto(undefined)
  const onActo = (acto: ActoSobreCarta, carta: Carta) =>
    setAbierto(acto === 'acuse' ? { acto, cartas: [carta] } : { acto, carta })
  const { shown: columns, ...choice } = useColumns('cartas', columnasDeCartas(onActo))
  const groups = useFiltroDeCartas(lista.filtro.lote)
  const lectura = readFiltroDeCartas(lista.filtro)
  const { error, ...source } = useListCartasQuery(
    lectura.ok
      ? { query: { ...lectura.body, pagina: lista.pagina, porPagina: lista.porPagina } }
      : skipToken,
  )
  const choose = (rows: readonly Carta[], dentro: boolean) =>
    setElegidas((actuales) => {
      const next = new Map(actuales)
      for (const carta of rows) {
        if (dentro) next.set(carta.numero, carta)
        else next.delete(carta.numero)
      }
      return next
    })
  const selection: Selection<Carta> = {
    isChosen: ({ numero }) => elegidas.has(numero),
    onChoose: choose,
    nameOf: (carta) => interpolar(t.elegir, { numero: nombreDeNumeroDeCarta(carta.numero) }),
    pageName: t.elegirPagina,
  }
  const filtrado = Object.keys(lista.filtro).length > 0
  return (
    <section className="card" aria-label={t.pestanas.cartas}>
      <FilterFrame
        lista={{ ...lista, clear: () => lista.apply({}, { limpia: true }) }}
        groups={groups}
        heading={<h2>{t.pestanas.cartas}</h2>}
        inline
        check={checkByReading(readFiltroDeCartas)}
        listo={lectura.ok}
        choice={choice}
        actions={
          <>
            <Button icon="buscar" onClick={() => setAbierto({ acto: 'lector' })}>
              {lector.abrir}
            </Button>
            <Button icon="subir" onClick={() => setAbierto({ acto: 'planilla' })}>
              {planilla.abrir}
            </Button>
          </>
        }
      >
        <List
          caption={titulo}
          columns={columns}
          rowKey={({ numero }) => String(numero)}
          source={{ ...source, error: failureOf(error) }}
          lista={lista}
          selection={selection}
          empty={
            <>
              <p>{filtrado ? comunes.sinResultados : t.ninguna}</p>
              <QueEspera pantalla="cartas" />
            </>
          }
        />
      </FilterFrame>
      <Elegidas
        n={elegidas.size}
        onClear={() => setElegidas(new Map())}
        onActuar={() => setAbierto({ acto: 'acuse', cartas: [...elegidas.values()] })}
      />

      {abierto?.acto === 'acuse' && (
        <AcuseDialog
          cartas={abierto.cartas}
          onClose={close}
          onSaved={() => {
            setElegidas(new Map())
            close()
          }}
        />
      )}
      {abierto?.acto === 'lector' && (
        <LectorDialog
          onClose={close}
          onRead={(cartas) => {
            choose(cartas, true)
            close()
          }}
        />
      )}
      {abierto?.acto === 'planilla' && <AcusesDialog lote={lista.filtro.lote} onClose={close} />}
      {abierto?.acto === 'anular' && (
        <AnularCartaDialog
          carta={abierto.carta}
          onClose={close}
          onAnnulled={() => {
            choose([abierto.carta], false)
            close()
          }}
        />
      )}
      {(abierto?.acto === 'ver' || abierto?.acto === 'escaneo') && (
        <CartaDialog
          carta={abierto.carta}
          documento={abierto.acto === 'ver' ? 'carta' : 'escaneo'}
          onClose={close}
        />
      )}
    </section>
  )
}

interface ElegidasProps {
  readonly n: number
  readonly onClear: () => void
  readonly onActuar: () => void
}

const Elegidas = ({ n, onClear, onActuar }: ElegidasProps) => {
  if (n === 0) return null
  const demasiadas = n > MAXIMO_DE_ACUSES
  return (
    <ChosenBar
      label={t.barra}
      count={n === 1 ? t.una : interpolar(t.varias, { n: formatInteger(n) })}
      clearLabel={t.limpiar}
      onClear={onClear}
      beside={demasiadas && <small>{interpolar(t.tope, { n: MAXIMO_DE_ACUSES })}</small>}
      actions={
        <Button
          {...MAIN_ACTION}
          variant="primary"
          icon="editar"
          className="seleccion-actuar"
          disabled={demasiadas}
          onClick={onActuar}
        >
          {t.anotarVarias}
        </Button>
      }
    />
  )
}
