import Fastify from 'fastify'
import { expect, it } from 'vitest'
import {
  findAbandonados,
  INGRESO,
  nameOfIngreso,
  readCookies,
  setCookie,
} from './cookie-de-ingreso.ts'

const serve = async (publicUrl: string) => {
  const app = Fastify()
  app.get('/', async (request, reply) => {
    setCookie(reply, publicUrl, { name: 'a', value: 'b.c-d_e', segundos: 60 })
    setCookie(reply, publicUrl, { name: 'z', value: '', segundos: 0 })
    return [...readCookies(request)]
  })
  const answer = await app.inject({
    url: '/',
    headers: { cookie: 'a=1; otra=x y;apremia_salida=e.f..g; =; mala' },
  })
  await app.close()
  return answer
}

it('a cookie travels in the clear only where the product does', async () => {
  const clear = await serve('http://127.0.0.1:3000')
  expect(clear.headers['set-cookie']).toEqual([
    'a=b.c-d_e; Path=/identidad; HttpOnly; SameSite=Lax; Max-Age=60',
    'z=; Path=/identidad; HttpOnly; SameSite=Lax; Max-Age=0',
  ])
  const [cookie] = [(await serve('https://apremia.example')).headers['set-cookie']].flat()
  expect(cookie).toMatch(/; Secure$/)
})

it('cookies are read whatever else comes with them', async () => {
  const read = new Map((await serve('http://x')).json())
  expect(read.get('a')).toBe('1')
  expect(read.get('apremia_salida')).toBe('e.f..g')
})

it('the oldest sign-ins left half-way are forgotten', () => {
  const names = Array.from({ length: 9 }, (_, i) => nameOfIngreso(`estado-${i}`))
  const cookies = new Map([['otra', ''], ...names.map((name): [string, string] => [name, ''])])
  expect(findAbandonados(cookies)).toEqual(names.slice(0, 3))
  expect(names[0]?.startsWith(INGRESO)).toBe(true)
})
