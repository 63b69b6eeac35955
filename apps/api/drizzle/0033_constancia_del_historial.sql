CREATE TABLE "historial_constancia" (
	"dia" date PRIMARY KEY NOT NULL,
	"lote" uuid NOT NULL,
	"datos" jsonb NOT NULL,
	CONSTRAINT "historial_constancia_lote_unique" UNIQUE("lote")
);
--> statement-breakpoint
DROP INDEX "novedad_dni";--> statement-breakpoint
DROP INDEX "novedad_cuim_sin_dni";--> statement-breakpoint
CREATE UNIQUE INDEX "novedad_dni" ON "novedad" USING btree ("dni") WHERE "novedad"."borrada_por" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "novedad_cuim_sin_dni" ON "novedad" USING btree ("cuim") WHERE "novedad"."dni" is null and "novedad"."borrada_por" is null;--> statement-breakpoint
ALTER TABLE "novedad" DROP COLUMN "borrada";--> statement-breakpoint
-- What was kept for the workbook of properties does not say whether each is active: it is made again when it is asked for.
truncate libro_inmuebles_bloque;
