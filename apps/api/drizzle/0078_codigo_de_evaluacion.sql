ALTER TABLE "evaluacion" ADD COLUMN "codigo_verificacion" text;--> statement-breakpoint
ALTER TABLE "evaluacion" ADD CONSTRAINT "evaluacion_codigo_verificacion_unique" UNIQUE("codigo_verificacion");