-- Cleaning up asks for open carts only; bought ones are kept, and must not be read anew in every run.
DROP INDEX carts_by_age;
CREATE INDEX open_carts_by_age ON carts (updated_at) WHERE is_purchased = 0;
