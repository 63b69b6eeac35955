ALTER TABLE "caso" ADD COLUMN "saldada_sabida" date;--> statement-breakpoint
ALTER TABLE "tipo_etapa" ADD COLUMN "cierra" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "caso" c SET "saldada_sabida" = d.dia
FROM (SELECT tipo, imponible, recurso, max(cancelada) AS dia FROM "deuda" WHERE legal <> '' GROUP BY 1, 2, 3) d
WHERE c.saldada IS NOT NULL AND (d.tipo, d.imponible, d.recurso) = (c.tipo, c.imponible, c.recurso);
