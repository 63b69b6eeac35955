import { interpolar, textos } from '@apremia/core'
import { type ReactNode, useId } from 'react'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { formatAmount, formatInteger } from '../../ui/format.ts'
import { RecursoConNombre } from '../../ui/recurso.tsx'
import { AlarmasDeCaso } from '../casos/alarmas-de-caso.tsx'
import { EtiquetaDePlazo } from '../casos/etiqueta-de-plazo.tsx'
import { EtiquetaDeMarca } from '../personas/etiqueta-de-marca.tsx'
import { NombreDeContribuyente } from '../personas/nombre-de-contribuyente.tsx'
import type { CasoAbierto } from './pagina-de-caso-api.ts'
import type { Paso } from './use-pasar.ts'

const t = textos.paginaDeCaso
const { columnas, categorias } = textos.mesasPantalla

/**
 * Heading level of the title of a case. The title is an h2 when the case is shown beside a list, whose own title is the
 * h1.
 */
export type NivelDeTitulo = 'h1' | 'h2'

interface CabeceraDeCasoProps {
  readonly caso: CasoAbierto
  readonly nivel: NivelDeTitulo
  readonly paso: Paso
  readonly onVolver: () => void
  readonly children: ReactNode
}

export const CabeceraDeCaso = ({
  caso,
  nivel: Titulo,
  paso,
  onVolver,
  children,
}: CabeceraDeCasoProps) => {
  const { contribuyente, categoria, imponible, recurso, ubicacion } = caso
  const hechos: readonly (readonly [string, ReactNode])[] = [
    [columnas.vence, <EtiquetaDePlazo key="vence" {...caso} />],
    [columnas.monto, <strong key="monto">{formatAmount(caso.monto ?? '')}</strong>],
    [t.etapa, caso.etapa || textos.gestion.sinActuaciones],
    [columnas.abogado, caso.abogado || textos.hoy.nadie],
    ...(caso.expediente === '' ? [] : [[columnas.expediente, caso.expediente] as const]),
  ]
  return (
    <header className="card caso-cabecera">
      <PasoDeCaso paso={paso} nivel={Titulo} onVolver={onVolver} />
      <div className="caso-quien">
        <Titulo>
          <NombreDeContribuyente numero={caso.numeroDeContribuyente} nombre={contribuyente} />
        </Titulo>
        <p>
          {categorias[categoria]} <strong>{imponible}</strong> ·{' '}
          <RecursoConNombre codigo={recurso} />
          {ubicacion !== '' && ` · ${ubicacion}`}
        </p>
        {caso.marcados.length > 0 && (
          <p className="caso-marcas">
            {caso.marcados.map(({ numero, nombre, ...marcado }) => (
              <EtiquetaDeMarca
                key={numero}
                {...marcado}
                nombre={numero === caso.numeroDeContribuyente ? undefined : nombre}
              />
            ))}
          </p>
        )}
      </div>
      <div className="caso-actos">{children}</div>
      <dl className="caso-hechos">
        {hechos.map(([nombre, valor]) => (
          <div key={nombre}>
            <dt>{nombre}</dt>
            <dd>{valor}</dd>
          </div>
        ))}
        {caso.alarmas.length > 0 && (
          <div>
            <dt>{textos.alarmas.columna}</dt>
            <dd>
              <AlarmasDeCaso {...caso} />
            </dd>
          </div>
        )}
      </dl>
    </header>
  )
}

const PasoDeCaso = ({
  paso: { vecinos, pasar, pasando, sinMas, failure },
  nivel,
  onVolver,
}: Pick<CabeceraDeCasoProps, 'paso' | 'nivel' | 'onVolver'>) => {
  const id = useId()
  return (
    <nav className="caso-paso" aria-label={t.paso}>
      <Button variant="ghost" icon={nivel === 'h1' ? 'volver' : 'quitar'} onClick={onVolver}>
        {nivel === 'h1' ? t.volver : textos.comunes.cerrar}
      </Button>
      {vecinos && (
        <>
          <span id={id} className="caso-lugar">
            {interpolar(t.lugar, {
              lugar: formatInteger(vecinos.lugar),
              total: formatInteger(vecinos.total),
            })}
          </span>
          {(['anterior', 'siguiente'] as const).map((hacia) => {
            const vecino = vecinos[hacia]
            return (
              <Button
                key={hacia}
                variant="ghost"
                icon={hacia}
                aria-label={t[hacia]}
                aria-describedby={id}
                title={t[hacia]}
                disabled={vecino === undefined}
                loading={pasando}
                onClick={() => vecino && pasar(vecino)}
              />
            )
          })}
        </>
      )}
      {sinMas && (
        <Alert kind="aviso">
          <p>{t.sinMas}</p>
        </Alert>
      )}
      {failure && <FailureAlert failure={failure} />}
    </nav>
  )
}
