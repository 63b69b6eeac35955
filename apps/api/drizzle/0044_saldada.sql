ALTER TABLE "caso" ADD COLUMN "saldada" date;--> statement-breakpoint
ALTER TABLE "evaluacion_caso" ADD COLUMN "saldada" date;--> statement-breakpoint
ALTER TABLE "deuda" ADD COLUMN "cancelada" date;--> statement-breakpoint
CREATE INDEX "caso_saldada" ON "caso" USING btree ("saldada","abogado") WHERE "caso"."saldada" is not null;--> statement-breakpoint
-- Of what was cancelled before nobody kept the day: it is known since now.
UPDATE "deuda" SET "cancelada" = (now() at time zone 'America/Argentina/Buenos_Aires')::date WHERE "estado" = 'CANCELADA';--> statement-breakpoint
UPDATE "caso" c SET "saldada" = d.dia, "abogado" = d.legal, "vence" = null, "plazo_desde" = null, "plazo_origen" = null,
  "limite" = null, "caducidad" = null
FROM (
  SELECT tipo, imponible, recurso, max(coalesce(fecha_cobranza, cancelada)) AS dia,
    (array_agg(legal ORDER BY anio DESC, cuota DESC))[1] AS legal
  FROM "deuda" WHERE legal <> '' GROUP BY 1, 2, 3 HAVING bool_and(cancelada IS NOT NULL)
) d WHERE (d.tipo, d.imponible, d.recurso) = (c.tipo, c.imponible, c.recurso);--> statement-breakpoint
ALTER TABLE "deuda" ADD CONSTRAINT "deuda_cancelada" CHECK (("deuda"."estado" = 'CANCELADA') = ("deuda"."cancelada" is not null));