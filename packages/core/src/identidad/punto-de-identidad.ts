import { identidad } from '../texto/identidad.ts'
import { interpolar } from '../texto/interpolar.ts'

export interface PuntoDeIdentidad {
  readonly punto: keyof typeof identidad.revision
  readonly estado: 'bien' | 'aviso' | 'mal'
  readonly texto: string
}

type Textos = { readonly [estado in PuntoDeIdentidad['estado']]?: string }

export const tellPunto = <P extends PuntoDeIdentidad['punto']>(
  punto: P,
  estado: keyof (typeof identidad.revision)[P] & PuntoDeIdentidad['estado'],
  valores: Readonly<Record<string, string | number>> = {},
): PuntoDeIdentidad => {
  const textos: Textos = identidad.revision[punto]
  return { punto, estado, texto: interpolar(textos[estado] ?? '', valores) }
}
