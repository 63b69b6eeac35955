import { tituloDePestana } from '@apremia/core'
import { useEffect } from 'react'

/** Title of the browser's tab while a screen is shown. */
export const ScreenTitle = ({ text }: { readonly text: string }) => {
  useEffect(() => {
    document.title = tituloDePestana(text)
  }, [text])
  return null
}
