/** Taking and returning stock inside another feature's transaction. */

import { type Fen, fen } from '@platform/contract/money';
import type { Transaction } from '@platform/server/database/database';
import { statement } from '@platform/server/database/statement';
import { failure } from '@platform/server/http/failure';
import { asc, inArray, sql } from 'drizzle-orm';
import { shopErrors } from '../contract/errors.ts';
import { listStock } from './store.ts';
import { products } from './tables.ts';

/** A requested quantity of a product; each product at most once per call. */
export interface StockLine {
  productId: string;
  quantity: number;
}

/** A line with the shop's price at the moment of taking. */
export interface PricedLine extends StockLine {
  title: string;
  inheritor: string;
  category: string;
  cover: string;
  /** Per piece. */
  price: Fen;
}

const idsOf = (lines: readonly StockLine[]) => lines.map((line) => line.productId);

const quantities = (lines: readonly StockLine[]) =>
  sql`unnest(${sql.param(lines.map((line) => line.productId))}::uuid[], ${sql.param(lines.map((line) => line.quantity))}::int[]) as line(id, quantity)`;

const takePieces = statement<Omit<PricedLine, keyof StockLine> & { stock: number }>(
  'take_pieces',
  `update products set stock = stock - $2 where id = $1 and stock >= $2
   returning title, inheritor, category, cover, price, stock`,
);
const lockProducts = statement<Omit<PricedLine, keyof StockLine> & { id: string; stock: number }>(
  'lock_products',
  `select id, title, inheritor, category, cover, price, stock from products where id = any($1::uuid[])
   order by id for no key update`,
);
const takeAll = statement(
  'take_all',
  `update products set stock = stock - line.quantity
   from unnest($1::uuid[], $2::int[]) as line(id, quantity) where products.id = line.id`,
);

/** Takes stock of one product in one statement; null when there is too little, or no such product. */
async function takeOne(tx: Transaction, { productId, quantity }: StockLine): Promise<PricedLine | null> {
  const rows = await takePieces(tx, productId, quantity);
  const [taken] = rows;
  if (!taken) return null;
  const { stock, ...product } = taken;
  if (stock === 0) await listStock(tx, [productId]);
  return { productId, quantity, ...product };
}

/**
 * Takes stock and returns the priced lines. Rows are locked in the order of their ids, so that two orders cannot deadlock. Throws
 * PRODUCT_NOT_FOUND, SOLD_OUT or STOCK_EXCEEDED; then nothing is taken.
 */
export async function takeStock(tx: Transaction, lines: readonly StockLine[]): Promise<PricedLine[]> {
  // Most orders have one product; one statement keeps its lock short.
  const [first, ...others] = lines;
  const taken = first && others.length === 0 ? await takeOne(tx, first) : null;
  if (taken) return [taken];
  const rows = await lockProducts(tx, idsOf(lines));
  const byId = new Map(rows.map((product) => [product.id, product]));
  const last = lines.filter(({ productId, quantity }) => byId.get(productId)?.stock === quantity);
  const priced = lines.map(({ productId, quantity }) => {
    const product = byId.get(productId);
    if (!product) throw failure(shopErrors.PRODUCT_NOT_FOUND);
    const { title, inheritor, category, cover, stock } = product;
    if (stock < quantity) {
      throw failure(stock === 0 ? shopErrors.SOLD_OUT : shopErrors.STOCK_EXCEEDED, {
        productId,
        title,
        stock,
      });
    }
    return { productId, quantity, title, inheritor, category, cover, price: fen(product.price) };
  });
  await takeAll(
    tx,
    idsOf(lines),
    lines.map((line) => line.quantity),
  );
  if (last.length > 0) await listStock(tx, idsOf(last));
  return priced;
}

/** Locks products in the order of their ids, so that two orders cannot deadlock. */
function lockStock(tx: Transaction, lines: readonly StockLine[]) {
  return tx
    .select({ id: products.id, stock: products.stock })
    .from(products)
    .where(inArray(products.id, idsOf(lines)))
    .orderBy(asc(products.id))
    .for('no key update');
}

/** Returns stock after a cancellation, an expiry, or a refund before shipping. */
export async function returnStock(tx: Transaction, lines: readonly StockLine[]): Promise<void> {
  const rows = await lockStock(tx, lines);
  await tx.execute(
    sql`update ${products} set stock = stock + line.quantity from ${quantities(lines)} where ${products.id} = line.id`,
  );
  const back = rows.filter(({ stock }) => stock === 0).map(({ id }) => id);
  if (back.length > 0) await listStock(tx, back);
}

/** Counts paid goods as sold, or no longer. */
export async function countSales(
  tx: Transaction,
  lines: readonly StockLine[],
  change: 'sold' | 'returned',
): Promise<void> {
  await lockStock(tx, lines);
  const sign = change === 'sold' ? 1 : -1;
  await tx.execute(
    sql`update ${products} set sales = sales + ${sign}::int * line.quantity from ${quantities(lines)} where ${products.id} = line.id`,
  );
}
