ALTER TABLE "comunicacion" ADD COLUMN "clave" text;--> statement-breakpoint
ALTER TABLE "comunicacion" ADD COLUMN "huella" text;--> statement-breakpoint
ALTER TABLE "registro" ADD COLUMN "huella" text;--> statement-breakpoint
ALTER TABLE "comunicacion" ADD CONSTRAINT "comunicacion_clave" UNIQUE("remitente","clave");