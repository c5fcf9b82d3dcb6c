import type { FastifyInstance } from "fastify";
import { storedBytes } from "./file-store.ts";

/** Total size of the files of every tenant in bytes, by slug; for operators. */
export async function bytesOfTenants({ tenants, data }: FastifyInstance): Promise<ReadonlyMap<string, number>> {
	const bytes = new Map<string, number>();
	for (const { slug } of tenants.all) bytes.set(slug, await storedBytes(data.db, slug));
	return bytes;
}
