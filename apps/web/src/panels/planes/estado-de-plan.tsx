import { ESTADOS_DE_PLAN } from '@apremia/api-client'
import { interpolar, textos } from '@apremia/core'
import type { ComponentProps } from 'react'
import { Tag } from '../../ui/tag.tsx'

type Estado = (typeof ESTADOS_DE_PLAN)[number]

const TAGS: Readonly<Record<Estado, Pick<ComponentProps<typeof Tag>, 'kind' | 'icon'>>> = {
  vigente: { kind: 'neutro', icon: 'reloj' },
  cumplido: { kind: 'exito', icon: 'exito' },
  caduco: { kind: 'error', icon: 'error' },
}

const conocido = (estado: string): Estado | undefined =>
  ESTADOS_DE_PLAN.find((otro) => otro === estado)

/** A status of a payment plan outside the catalogue is shown with a note that says so (D162). */
export const EtiquetaDePlan = ({ estado }: { readonly estado: string }) => {
  const suyo = conocido(estado)
  if (suyo !== undefined) return <Tag {...TAGS[suyo]} text={textos.planes.estados[suyo]} />
  if (estado === '') return textos.comunes.sinDato
  const text = interpolar(textos.comunes.sinCatalogo, { valor: estado })
  return <Tag kind="aviso" icon="ayuda" text={text} />
}
