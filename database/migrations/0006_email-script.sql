ALTER TABLE "users" ADD COLUMN "script" text DEFAULT 'hans' NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" ADD COLUMN "script" text DEFAULT 'hans' NOT NULL;