import { interpolar, textos, writeEstadoDePlazo } from '@apremia/core'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import type { Paso } from './use-pasar.ts'

const t = textos.paginaDeCaso

const PRESIONAN = ['Enter', ' ']

/**
 * Offers the next case of the list after an action was saved. The button takes the focus, because the form that had the
 * focus is gone. Shows nothing after the last case of the list.
 */
export const SiguienteCaso = ({
  paso: { vecinos, alDia, pasar, pasando, sinMas },
}: {
  readonly paso: Paso
}) => {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  const siguiente = vecinos?.siguiente
  if (siguiente === undefined) return null
  const { caso } = siguiente
  const plazo = alDia ? caso?.plazo : undefined
  const nombre = caso && `${caso.imponible} ${caso.recurso}`
  const sinNombre = sinMas ? t.sinMas : t.siguienteDeLaLista
  const frase = nombre === undefined ? sinNombre : interpolar(t.siguienteCaso, { caso: nombre })
  return (
    <p className="card caso-siguiente">
      <span>
        {frase}
        {plazo && `, ${writeEstadoDePlazo(plazo).toLocaleLowerCase('es')}`}
      </span>
      <Button
        ref={button}
        variant="primary"
        icon="siguiente"
        aria-label={nombre && interpolar(t.abrirCaso, { caso: nombre })}
        loading={pasando}
        impedimento={sinMas ? t.sinMas : undefined}
        // The person may have closed a dialog with Enter and still hold the key down. The repeated key events must not
        // open the next case.
        onKeyDown={(event) => {
          if (event.repeat && PRESIONAN.includes(event.key)) event.preventDefault()
        }}
        onClick={() => pasar(siguiente)}
      >
        {t.abrirSiguiente}
      </Button>
    </p>
  )
}
