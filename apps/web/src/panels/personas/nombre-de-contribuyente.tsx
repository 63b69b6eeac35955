import { interpolar, textos } from '@apremia/core'
import { Link } from 'react-router-dom'
import { enlaceDeContribuyente } from '../casos/enlace-de-caso.ts'

interface NombreDeContribuyenteProps {
  /** Number of the taxpayer. Null when no page of this taxpayer can be opened. */
  readonly numero: number | null
  readonly nombre: string
}

export const NombreDeContribuyente = ({ numero, nombre }: NombreDeContribuyenteProps) => {
  if (numero === null || nombre === '') return nombre || textos.comunes.sinDato
  return (
    <Link
      to={enlaceDeContribuyente(numero)}
      title={interpolar(textos.paginaDeContribuyente.ver, { nombre })}
    >
      {nombre}
    </Link>
  )
}
