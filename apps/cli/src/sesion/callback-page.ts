const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (c) => `&#${c.codePointAt(0)};`)

const ESTILO = `
:root { color-scheme: light dark }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 1.05rem/1.5 system-ui, sans-serif;
  color: #1c2733; background: #f3f5f7 }
main { max-width: 30rem; margin: 1.5rem; padding: 2rem 2.5rem; background: #fff; border-radius: .75rem;
  border-top: .35rem solid var(--tono); box-shadow: 0 .25rem 1.5rem #0002 }
h1 { margin: 0 0 .5rem; font-size: 1.5rem } p { margin: 0 0 .25rem }
@media (prefers-color-scheme: dark) { body { color: #e6ebf0; background: #12181f } main { background: #1c2530 } }`

export interface PageContent {
  readonly titulo: string
  readonly texto: string
  readonly ok: boolean
}

export const buildPage = ({ titulo, texto, ok }: PageContent): string => `<!doctype html>
<html lang="es-AR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(titulo)} · Apremia</title>
<style>:root { --tono: ${ok ? '#1f7a4d' : '#b3261e'} }${ESTILO}</style>
</head>
<body>
<main>
<h1>${escapeHtml(titulo)}</h1>
<p>${escapeHtml(texto)}</p>
</main>
</body>
</html>
`
