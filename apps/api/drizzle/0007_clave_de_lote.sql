ALTER TABLE "titulo_lote" ADD COLUMN "clave" text;--> statement-breakpoint
ALTER TABLE "titulo_lote" ADD CONSTRAINT "titulo_lote_clave" UNIQUE("dni","clave");