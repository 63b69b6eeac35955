// Exits with code 0 when the server of this container answers. The health check of the image runs this script.
const port = process.env.PORT || '3000'
const answer = await fetch(`http://127.0.0.1:${port}/api/salud/viva`).catch(() => undefined)
process.exit(answer?.ok ? 0 : 1)
