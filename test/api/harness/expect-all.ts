import type { FastifyInstance } from "fastify";

/** Sets a forecast between these days for every waiting process, replacing the computed one. YYYY-MM-DD. */
export async function expectAll(app: FastifyInstance, first: string, last: string): Promise<void> {
	const { db } = app.data;
	await db.deleteFrom("forecast_day").execute();
	const groups = await db.selectFrom("realisation").select(["tenant", "type", "code"]).distinct().execute();
	const days = { own_first: first, own_last: last, any_first: first, any_last: last };
	const always = { since: 0, until: Date.UTC(2100, 0, 1), day: "1970-01-01" };
	for (const group of groups)
		await db
			.insertInto("forecast_day")
			.values({ ...group, ...always, ...days })
			.execute();
}
