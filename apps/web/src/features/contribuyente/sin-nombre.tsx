import { interpolar, textos } from '@apremia/core'
import { ScreenTitle } from '../../ui/screen-title.tsx'

const t = textos.paginaDeContribuyente

export const SinNombre = ({ numero }: { readonly numero: number | undefined }) => {
  const titulo = numero === undefined ? t.sinNombre : interpolar(t.numero, { numero })
  return (
    <>
      <ScreenTitle text={titulo} />
      <h1>{titulo}</h1>
    </>
  )
}
