import { type EstadoDePunto, interpolar, textos } from '@apremia/core'
import { Link } from 'react-router-dom'
import type { PuntoDelDia } from '../../panels/instalacion/instalacion-api.ts'
import { Button } from '../../ui/button.tsx'
import { Tag, type TagProps } from '../../ui/tag.tsx'

const t = textos.puestaEnMarchaPantalla

const ESTADOS: Readonly<Record<EstadoDePunto, Pick<TagProps, 'kind' | 'icon'>>> = {
  listo: { kind: 'exito', icon: 'exito' },
  falta: { kind: 'error', icon: 'error' },
  'por-aceptar': { kind: 'aviso', icon: 'reloj' },
  aviso: { kind: 'neutro', icon: 'info' },
}

const nombreDe = (enlace: string): string => {
  const path = enlace.split('?')[0] ?? ''
  return Object.hasOwn(textos.rutas, path) ? textos.rutas[path as keyof typeof textos.rutas] : path
}

interface PuntoProps {
  readonly punto: PuntoDelDia
  readonly onAceptar: () => void
  readonly onFirmante: () => void
}

const Acciones = ({ punto, onAceptar, onFirmante }: PuntoProps) => {
  const { clave, titulo, enlace, propuestas } = punto
  const donde = nombreDe(enlace)
  return (
    <div className="punto-acciones">
      {clave === 'firmante' && (
        <Button
          variant="primary"
          onClick={onFirmante}
          aria-label={`${t.firmante.boton}: ${titulo}`}
        >
          {t.firmante.boton}
        </Button>
      )}
      {propuestas.length > 0 && (
        <Button
          variant="primary"
          onClick={onAceptar}
          aria-label={interpolar(t.aceptar.botonDe, { titulo })}
        >
          {t.aceptar.boton}
        </Button>
      )}
      {enlace !== '' && clave !== 'firmante' && (
        <Link
          to={enlace}
          className="btn btn-secondary"
          aria-label={interpolar(t.irDe, { donde, titulo })}
        >
          {interpolar(t.ir, { donde })}
        </Link>
      )}
    </div>
  )
}

export const Punto = (props: PuntoProps) => {
  const { estado, titulo, detalle, paraQue, quien, comandos } = props.punto
  const { kind, icon } = ESTADOS[estado]
  return (
    <li className={`punto punto-${estado}`}>
      <div className="punto-cabecera">
        <h3>{titulo}</h3>
        <Tag kind={kind} icon={icon} text={t.estados[estado]} />
      </div>
      <p>{detalle}</p>
      {estado !== 'listo' && (
        <>
          <p className="punto-para-que">{paraQue}</p>
          <p className="punto-quien">
            {t.quien}: {quien}
          </p>
          <Acciones {...props} />
          {comandos.length > 0 && (
            <details className="punto-terminal">
              <summary>{t.terminal}</summary>
              {comandos.map((comando) => (
                <code key={comando}>{comando}</code>
              ))}
            </details>
          )}
        </>
      )}
    </li>
  )
}
