export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)

const STYLE = `
:root{color-scheme:light dark;--fondo:#f4f6f8;--papel:#fff;--tinta:#1b2733;--suave:#52606d;--borde:#cbd5df;--acento:#0b5b8a}
@media (prefers-color-scheme:dark){:root{--fondo:#12181f;--papel:#1b242e;--tinta:#e8edf2;--suave:#a9b6c3;--borde:#3a4856;--acento:#7cc4ee}}
*{box-sizing:border-box}body{margin:0;background:var(--fondo);color:var(--tinta);font:16px/1.5 system-ui,sans-serif}
main{max-width:44rem;margin:0 auto;padding:2.5rem 1rem}h1{font-size:1.5rem;margin:0 0 .25rem}p{color:var(--suave);margin:0 0 1.25rem}
.aviso{border-left:4px solid #b7791f;padding:.5rem .75rem;background:var(--papel);color:var(--tinta)}
form{display:grid;gap:.5rem}button{display:grid;grid-template-columns:1fr auto;gap:0 1rem;width:100%;text-align:left;padding:.7rem 1rem;border:1px solid var(--borde);border-radius:.5rem;background:var(--papel);color:inherit;font:inherit;cursor:pointer}
button:hover{border-color:var(--acento)}button:focus-visible{outline:3px solid var(--acento);outline-offset:2px}
small{grid-column:1/-1;color:var(--suave)}code{color:var(--suave);font-variant-numeric:tabular-nums}a{color:var(--acento)}`

/** Renders a small page outside the web application. `body` is HTML and is not escaped. */
export const renderPagina = (title: string, body: string): string =>
  `<!doctype html><html lang="es-AR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`
