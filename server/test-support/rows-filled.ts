import type { FastifyInstance } from "fastify";
import { fillPart } from "../realisations/rows/fill-rows.ts";

/** Resolves once the lists of processes of all tenants have all their rows, which the server otherwise fills in after its start. */
export async function rowsFilled({ tenants, data }: Pick<FastifyInstance, "tenants" | "data">): Promise<void> {
	for (const tenant of tenants.all) while (await fillPart(data, tenant));
}
