ALTER TABLE "novedad" ADD COLUMN "agregada_por" text;--> statement-breakpoint
ALTER TABLE "novedad" ADD COLUMN "clave" text;--> statement-breakpoint
ALTER TABLE "novedad" ADD COLUMN "huella" text;--> statement-breakpoint
ALTER TABLE "novedad" ADD CONSTRAINT "novedad_clave" UNIQUE("agregada_por","clave");