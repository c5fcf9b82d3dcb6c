import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { RequestRecord } from "../../engine/index.ts";
import { findDemoScript } from "../../server/demo/demo-script.ts";
import { loadDemo } from "../../server/demo/load-demo.ts";
import { Deployment } from "./harness/deployment.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);
const hourOf = (instant: number): number => new Date(instant).getUTCHours();

/** Every request of the demonstration as sent to the list, the latest first. */
async function listed(deployment: Deployment, tenant: string, role: string): Promise<readonly RequestRecord[]> {
	const found: RequestRecord[] = [];
	for (let next: number | null = 0; next !== null; ) {
		const { body } = await deployment.as(tenant, role).get(`charging-point-requests?pageSize=400&offSet=${next}`);
		found.push(...(body.data as unknown as RequestRecord[]));
		next = body.metaData.pagination.next;
	}
	return found.sort((one, other) => (other.submitted_at ?? 0) - (one.submitted_at ?? 0));
}

describe("the requests of the demonstration, as the list answers them", () => {
	let deployment: Deployment;
	let now: number;
	/** By tenant. */
	const lists = new Map<string, readonly RequestRecord[]>();
	beforeAll(async () => {
		deployment = await Deployment.open();
		const { app } = deployment;
		now = app.now();
		await loadDemo({ data: app.data, tenants: app.tenants.all, flowsDir: "flows", now, userIdOf: async (email) => email });
		for (const { slug, definition } of app.tenants.all) {
			const [role = ""] = definition.access.requestlist ?? [];
			if (findDemoScript("flows", slug)?.requests !== undefined) lists.set(slug, await listed(deployment, slug, role));
		}
		expect(lists.size).toBe(5);
	}, 300_000);
	afterAll(() => deployment.close());

	it("begin with the work of days and not of the last hour, and go back for more than a year", () => {
		for (const [tenant, requests] of lists) {
			const submitted = requests.map(({ submitted_at }) => submitted_at ?? 0);
			const lately = submitted.filter((instant) => instant > now - 7 * dayMs);
			const soon = submitted.filter((instant) => instant > now - 3 * hourMs).length;
			const months = new Set(submitted.map((instant) => dayOf(instant).slice(0, 7))).size;
			const shown = new Set(submitted.slice(0, 25).map(dayOf)).size;
			expect({
				tenant,
				soon: soon < 5,
				perWeek: lately.length >= 10,
				days: new Set(lately.map(dayOf)).size > 4,
				months,
				shown: shown > 1,
			}).toEqual({
				tenant,
				soon: true,
				perWeek: true,
				days: true,
				months: expect.any(Number),
				shown: true,
			});
			expect(months).toBeGreaterThan(12);
		}
	});

	it("came at hours people are awake, into the product minutes later, and were judged in office hours after that", () => {
		for (const [tenant, requests] of lists) {
			const wrong = requests.filter(({ submitted_at, created_at, ts, judgement }) => {
				const filed = submitted_at ?? 0;
				const asleep = hourOf(filed) < 5 || hourOf(filed) > 21;
				const late = created_at === null || created_at <= filed || created_at > filed + hourMs / 4 || created_at > now || ts !== created_at;
				if (judgement === null) return asleep || late;
				const { processed_at } = judgement;
				const weekend = [0, 6].includes(new Date(processed_at).getUTCDay());
				return (
					asleep ||
					late ||
					weekend ||
					hourOf(processed_at) < 7 ||
					hourOf(processed_at) > 15 ||
					processed_at <= created_at ||
					processed_at >= now
				);
			});
			expect([tenant, wrong.map(({ ref }) => ref)]).toEqual([tenant, []]);
		}
	});

	it("were spoken about on working days, in order and not all at the last minute", async () => {
		const comments = await deployment.app.data.db.selectFrom("request_comment").select(["record_uuid", "number", "created_at"]).execute();
		expect(comments.length).toBeGreaterThan(100);
		const filed = new Map([...lists.values()].flat().map(({ uuid, submitted_at }) => [uuid, submitted_at ?? 0]));
		const before = new Map<string, number>();
		for (const { record_uuid, number, created_at } of comments.sort((one, other) => one.number - other.number)) {
			expect(created_at).toBeLessThanOrEqual(now - hourMs);
			expect(created_at).toBeGreaterThan(before.get(record_uuid) ?? filed.get(record_uuid) ?? now);
			expect([0, 6]).not.toContain(new Date(created_at).getUTCDay());
			expect(number).toBeGreaterThan(0);
			before.set(record_uuid, created_at);
		}
	});
});
