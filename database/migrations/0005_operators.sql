ALTER TABLE "news_items" ADD COLUMN "approved" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "news_listings" ADD COLUMN "approved" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "scholarship_settings" ADD COLUMN "required_scores" smallint DEFAULT 2 NOT NULL;--> statement-breakpoint
CREATE INDEX "news_listings_unapproved" ON "news_listings" USING btree ("published_at") WHERE not "news_listings"."approved";