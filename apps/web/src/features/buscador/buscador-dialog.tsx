import { textos } from '@apremia/core'
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { REACHABLE } from '../../ui/reachable.ts'
import { LoadFailure } from '../../ui/table/load-failure.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { useNarrow } from '../../ui/use-narrow.ts'
import './buscador.css'
import type { Accion } from './opciones.ts'
import { idDeOpcion, OpcionesList } from './opciones-list.tsx'
import { useOpciones } from './use-opciones.ts'

const t = textos.buscador

interface BuscadorDialogProps {
  readonly tecleado: RefObject<string>
  readonly acciones: readonly Accion[]
  readonly onTeclas: () => void
  readonly onClose: () => void
}

/** Search box: a combobox whose options are the found records and the screens (ARIA APG, combobox). */
export const BuscadorDialog = (props: BuscadorDialogProps) => {
  const { tecleado, acciones, onTeclas, onClose } = props
  const id = useId()
  const lista = `${id}-lista`
  const [texto, setTexto] = useState('')
  // Text typed before the search box opened is searched without the usual delay after typing.
  const onField = useCallback(
    (field: HTMLInputElement | null) => {
      takeFocus(field)
      if (field) setTexto(tecleado.current)
    },
    [tecleado],
  )
  const { grupos, dicho, sinBuscar, failure, retry } = useOpciones(texto, acciones)
  const total = grupos.reduce((suma, { opciones }) => suma + opciones.length, 0)
  const [lugar, setLugar] = useState(0)
  const activa = total === 0 ? -1 : Math.min(lugar, total - 1)
  const primero = grupos[0]?.opciones[0]?.id
  useEffect(() => {
    if (primero !== undefined) setLugar(0)
  }, [primero])
  useEffect(() => {
    document.getElementById(idDeOpcion(lista, activa))?.scrollIntoView({ block: 'nearest' })
  }, [lista, activa])
  const onKeyDown = (event: KeyboardEvent) => {
    const paso = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (paso !== undefined && total > 0) setLugar((activa + paso + total) % total)
    else if (event.key === 'Enter') document.getElementById(idDeOpcion(lista, activa))?.click()
    else return
    event.preventDefault()
  }
  return (
    <Dialog title={t.titulo} size={useNarrow() ? 'full' : 'medium'} onClose={onClose} ownFocus>
      <form className="buscador" onSubmit={(event) => event.preventDefault()}>
        <label htmlFor={id}>{t.campo}</label>
        <input
          id={id}
          ref={onField}
          className="p-inputtext"
          type="search"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={total > 0}
          aria-controls={total > 0 ? lista : undefined}
          aria-activedescendant={activa < 0 ? undefined : idDeOpcion(lista, activa)}
          aria-describedby={`${id}-dicho`}
          value={texto}
          onChange={({ target }) => setTexto(target.value)}
          onKeyDown={onKeyDown}
        />
        <p id={`${id}-dicho`} role="status" className="buscador-dicho">
          {dicho}
        </p>
        {sinBuscar && <p className="buscador-dicho">{t.sinBuscar}</p>}
        {failure && <LoadFailure failure={failure} onRetry={retry} />}
        <div className="buscador-halladas" {...REACHABLE}>
          {total > 0 && (
            <OpcionesList
              id={lista}
              label={t.titulo}
              grupos={grupos}
              activa={activa}
              onChoose={onClose}
            />
          )}
        </div>
        <div className="buscador-pie">
          <Button variant="ghost" icon="ayuda" onClick={onTeclas}>
            {t.verTeclas}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
