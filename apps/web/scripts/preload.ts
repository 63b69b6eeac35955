import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'
import { isProduct } from './shared-chunks.ts'

/**
 * Font files of the texts and of the icons, used by every screen. Without preloading, the page is laid out again when a
 * font arrives.
 */
const FONTS = /\/(source-sans-3-latin-wght-normal|iconos)-[^/]*\.woff2$/

const link = (attrs: HtmlTagDescriptor['attrs']): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { ...attrs, crossorigin: true },
  injectTo: 'head',
})

/**
 * Adds to the page the preload links of the scripts and fonts that every screen needs, so that they load before the
 * first script requests them.
 */
export const preload = (): Plugin => ({
  name: 'apremia:preload',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) => {
      const all: (Rolldown.OutputChunk | Rolldown.OutputAsset)[] = Object.values(bundle)
      const product = all.filter((one) => one.type === 'chunk').filter(isProduct)
      const scripts = product.flatMap(({ fileName, imports }) => [fileName, ...imports])
      const fonts = all.filter(({ fileName }) => FONTS.test(`/${fileName}`))
      return [
        ...scripts.map((file) => link({ rel: 'modulepreload', href: `/${file}` })),
        ...fonts.map(({ fileName }) =>
          link({ rel: 'preload', as: 'font', type: 'font/woff2', href: `/${fileName}` }),
        ),
      ]
    },
  },
})
