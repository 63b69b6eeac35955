import { interpolar, textos } from '@apremia/core'
import { useState } from 'react'
import { type Failure, failureOf } from '../../api/failure.ts'
import { AvisosPorCorreoButton } from '../../panels/correo/avisos-por-correo-button.tsx'
import { usePuede } from '../../session/use-sesion.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { later } from '../../ui/later.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { List } from '../../ui/table/list.tsx'
import { ListBar } from '../../ui/table/list-bar.tsx'
import type { ListaSpec } from '../../ui/table/lista.ts'
import { useColumns } from '../../ui/table/use-columns.ts'
import { useLista } from '../../ui/table/use-lista.ts'
import { takeFocus } from '../../ui/take-focus.ts'
import './comunicaciones.css'
import {
  type Comunicacion,
  useDeleteComunicacionesMutation,
  useGetComunicacionesQuery,
  useReadComunicacionMutation,
  useRestoreComunicacionMutation,
} from './comunicaciones-api.ts'
import { columnasDeComunicaciones } from './comunicaciones-columns.tsx'

const ComunicacionDialog = later(
  async () => (await import('./comunicacion-dialog.tsx')).ComunicacionDialog,
)

const t = textos.comunicaciones

/**
 * Maximum number of characters of a message shown in a row of the table. The row of a longer message can be expanded.
 */
const CABE = 30

const LISTA: ListaSpec<never> = { pantalla: 'comunicaciones', campos: [] }

export const ComunicacionesScreen = () => {
  const puede = usePuede()
  const escribe = puede('comunicaciones.escribir')
  const lista = useLista(LISTA)
  const [abierta, setAbierta] = useState<Comunicacion | 'nueva'>()
  const [borrada, setBorrada] = useState<Comunicacion>()
  const [failure, setFailure] = useState<Failure>()
  const [remove] = useDeleteComunicacionesMutation()
  const [restore, { isLoading: deshaciendo }] = useRestoreComunicacionMutation()
  const [read] = useReadComunicacionMutation()
  const { error, ...source } = useGetComunicacionesQuery(
    { query: { pagina: lista.pagina, porPagina: lista.porPagina } },
    { refetchOnMountOrArgChange: true },
  )
  const borrar = async (comunicacion: Comunicacion) => {
    setFailure(undefined)
    const reply = await remove({ params: { id: comunicacion.id } })
    setFailure(failureOf(reply.error))
    // The notice about the deleted message has an undo button and stays until the person closes it. A person needs at
    // least ten seconds to undo (ux 14).
    setBorrada(reply.data ? comunicacion : undefined)
  }
  const deshacer = async ({ id }: Comunicacion) => {
    const reply = await restore({ params: { id } })
    setFailure(failureOf(reply.error))
    setBorrada(undefined)
    // The undo button had the focus and disappears, so the main region of the page gets the focus.
    document.querySelector('main')?.focus({ preventScroll: true })
  }
  const leida = async ({ id }: Comunicacion) =>
    setFailure(failureOf((await read({ params: { comunicacion: id } })).error))
  const { shown: columns, ...choice } = useColumns(
    LISTA.pantalla,
    columnasDeComunicaciones({
      escribe,
      abre: puede('comunicaciones.leer'),
      onEditar: setAbierta,
      onBorrar: (comunicacion) => void borrar(comunicacion),
      onLeida: (comunicacion) => void leida(comunicacion),
    }),
  )
  return (
    <div className="screen">
      <ScreenTitle text={textos.rutas['/comunicaciones']} />
      {failure && <FailureAlert failure={failure} onClose={() => setFailure(undefined)} />}
      {borrada && (
        <Alert
          kind="exito"
          title={interpolar(t.seBorro, borrada)}
          onClose={() => setBorrada(undefined)}
          actions={
            <Button
              // The undo button takes the focus, so that a second press of the same key does not delete another
              // message.
              ref={takeFocus}
              icon="deshacer"
              loading={deshaciendo}
              onClick={() => void deshacer(borrada)}
            >
              {t.deshacer}
            </Button>
          }
        />
      )}
      <section className="card comunicaciones" aria-label={t.titulo}>
        <ListBar
          heading={
            <>
              <h1>{textos.rutas['/comunicaciones']}</h1>
              <h2>{t.titulo}</h2>
            </>
          }
          vistas={lista.vistas}
          choice={choice}
          lead={
            <>
              {escribe && (
                <Button variant="primary" icon="agregar" onClick={() => setAbierta('nueva')}>
                  {t.nueva}
                </Button>
              )}
              {puede('avisos.propios') && <AvisosPorCorreoButton />}
            </>
          }
        />
        <List
          caption={t.titulo}
          columns={columns}
          rowKey={({ id }) => id}
          rowClass={({ deleted }) => (deleted ? 'row-baja' : undefined)}
          expansion={{
            nameOf: (comunicacion) => interpolar(t.entera, comunicacion),
            has: ({ descripcion }) => descripcion.length > CABE || descripcion.includes('\n'),
            isOpen: ({ id }) => lista.abiertas.includes(String(id)),
            onToggle: ({ id }) => lista.toggle(String(id)),
            detail: ({ descripcion }) => <p className="cell-lines">{descripcion}</p>,
          }}
          source={{ ...source, error: failureOf(error) }}
          lista={lista}
          empty={<p>{escribe ? t.vacioDeQuienEscribe : t.vacio}</p>}
        />
      </section>
      {abierta && (
        <ComunicacionDialog
          comunicacion={abierta === 'nueva' ? undefined : abierta}
          onClose={() => setAbierta(undefined)}
        />
      )}
    </div>
  )
}
