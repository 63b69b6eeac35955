import { tituloDePestana } from '@apremia/core'
import { useEffect } from 'react'

export const ScreenTitle = ({ text }: { readonly text: string }) => {
  useEffect(() => {
    document.title = tituloDePestana(text)
  }, [text])
  return null
}
