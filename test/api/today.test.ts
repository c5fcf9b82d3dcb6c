import { afterAll, beforeAll, expect, it, jest } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { PersonAccess, type RealisationRecord } from "../../engine/index.ts";
import { SeededRandom } from "../../server/demo/seeded-random.ts";
import { fillWaiting } from "../../server/realisations/process/fill-waiting.ts";
import { readRecord } from "../../server/realisations/record/stored-record.ts";
import { describeOnEveryDatabase, type TestDatabase } from "../../server/test-support/databases.ts";
import { rowsFilled } from "../../server/test-support/rows-filled.ts";
import { TestPerson } from "../../server/test-support/test-person.ts";
import { countInLists } from "./harness/count-in-lists.ts";
import { demoApp } from "./harness/demo-app.ts";
import { expectAll } from "./harness/expect-all.ts";
import { listAgrees } from "./harness/list-agrees.ts";
import { people, type Roles } from "./harness/people-of-today.ts";
import { type Item, type Today, todayOracle } from "./harness/today-oracle.ts";

describeOnEveryDatabase("today", (make) => {
	const now = Date.parse("2026-11-20T10:00:00Z");
	const clock = { now };
	let database: TestDatabase;
	let app: FastifyInstance;
	beforeAll(async () => {
		database = await make();
		app = await demoApp(database, { tenants: people.map(([tenant]) => tenant), clock });
	}, 240_000);
	afterAll(async () => {
		await app.close();
		await database.remove();
	});

	const tenantOf = (slug: string) => {
		const found = app.tenants.find(slug);
		if (found === undefined) throw new Error(slug);
		return found;
	};
	const personIn = (tenant: string, roles: Roles) => new TestPerson(app, tenant, { [tenant]: roles });
	const data = async <T>(person: TestPerson, path: string): Promise<T> => {
		const answer = await person.get(path);
		if (answer.status !== 200) throw new Error(answer.text);
		return answer.body.data as unknown as T;
	};
	const records = async (tenant: string): Promise<readonly RealisationRecord[]> =>
		(await app.data.db.selectFrom("realisation").selectAll().where("tenant", "=", tenant).execute()).map(readRecord);

	const oracle = async (slug: string, roles: Roles, userId: string) =>
		todayOracle(tenantOf(slug), roles, userId, {
			records: await records(slug),
			requests: await app.data.db
				.selectFrom("request")
				.select(["uuid", "code"])
				.where("tenant", "=", slug)
				.where("status", "=", 2)
				.execute(),
		});

	async function pagesOf(person: TestPerson, group: string, total: number): Promise<readonly Item[]> {
		const items: Item[] = [];
		for (let page = 1; items.length < total; page++) {
			const next = await data<readonly Item[]>(person, `today/groups/${group}?page=${page}`);
			if (next.length === 0) break;
			items.push(...next);
		}
		return items;
	}

	async function agrees(slug: string, roles: Roles): Promise<void> {
		const person = personIn(slug, roles);
		const answer = await person.get("today");
		expect(answer.status).toBe(200);
		const access = new PersonAccess({ userId: "", roles: { [slug]: roles } }, tenantOf(slug));
		const today = answer.body.data as unknown as Today;
		const expected = await oracle(slug, roles, person.userId);
		expect([slug, roles, today.steps, today.others]).toEqual([slug, roles, expected.steps.length, expected.others]);
		if (access.has("realisationlist") && (await listAgrees(person, { ...today, ...expected, day: "2026-11-20" }))) answered.add(slug);
		for (const { group, count, items } of today.groups) {
			if (group === "answer") continue;
			const whole = await pagesOf(person, group, count);
			expect(items).toEqual(whole.slice(0, 5));
			const found =
				group === "judge" || group === "decisions" ? whole.map(({ uuid }) => uuid).sort() : whole.map(({ uuid, step }) => [uuid, step]);
			const wanted =
				group === "judge" || group === "decisions"
					? expected[group]
					: expected.steps.filter((step) => step.group === group).map(({ uuid, step }) => [uuid, step]);
			expect([slug, roles, group, count, found]).toEqual([slug, roles, group, wanted.length, wanted]);
		}
		const queue = await data<readonly Item[]>(person, "today/queue");
		const inOrder = ["late", "week", "back", "later"].flatMap((group) => expected.steps.filter((step) => step.group === group));
		expect(queue.map(({ uuid, step }) => [uuid, step])).toEqual(inOrder.slice(0, 500).map(({ uuid, step }) => [uuid, step]));
	}

	/** Tenants whose rows the server itself answered for. */
	const answered = new Set<string>();

	it("has for every role of every tenant what the records say, in order, soonest end first", async () => {
		await rowsFilled(app);
		for (const [slug, roles] of people) await agrees(slug, roles);
		expect([...answered].sort()).toEqual(["amsterdam", "go-ral", "rvb", "vlaanderen"]);
	}, 240_000);

	it("has it still after many people did many things", async () => {
		const random = new SeededRandom(7, "today");
		const tenants = ["go-ral", "amsterdam", "rvb"] as const;
		const done = new Map<string, number>();
		for (let act = 0; act < 150; act++) {
			clock.now += 61_000;
			const slug = random.pick([...tenants]);
			const tenant = tenantOf(slug);
			const record = random.pick([...(await records(slug))]);
			const roles = slug === "rvb" ? { rvb: ["*"], caseworker: ["*"], admin: ["*"] } : { cpo: ["*"], municipality: ["*"], admin: ["*"] };
			const person = personIn(slug, roles);
			const synchronisation = { synced: record.synced };
			const path = `processes/realisation/${record.uuid}`;
			const at = record.flow.activeStep;
			const kind = random.pick(["onhold", "onhold", "cancelled", "save", "change"]);
			const answer =
				kind === "onhold" || kind === "cancelled"
					? await person.post(`${path}/status`, {
							synchronisation,
							data: record.status[kind].enabled
								? { status: kind, action: "disable" }
								: {
										status: kind,
										action: "enable",
										reason: tenant.definition[`${kind === "onhold" ? "onHold" : "cancel"}Reasons`][0]?.value,
										comment: "",
									},
						})
					: await person.post(path, {
							intent: {
								step: kind === "change" ? "1" : (at ?? "1"),
								complete: false,
								correction: false,
								target: kind === "change" ? "1" : (at ?? "1"),
							},
							synchronisation,
							data: {
								status: { uuid: tenant.flow.compiled.steps.get(kind === "change" ? "1" : (at ?? "1"))?.definition.uuid },
								values: record.values,
							},
						});
			expect(answer.status).toBeLessThan(500);
			if (answer.status === 200) done.set(kind, (done.get(kind) ?? 0) + 1);
		}
		// Enough of each happened for the test to mean something.
		for (const kind of ["onhold", "cancelled"]) expect(done.get(kind) ?? 0).toBeGreaterThan(10);
		expect([...done.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(60);
		clock.now = now;
		for (const [slug, roles] of people.filter(([name]) => tenants.some((tenant) => tenant === name))) await agrees(slug, roles);
	}, 240_000);

	it("is worked out for processes of before, a batch at a time, to the same rows, and again when the terms are others", async () => {
		const rows = () =>
			app.data.db
				.selectFrom("waiting")
				.selectAll()
				.orderBy("tenant")
				.orderBy("realisation_uuid")
				.orderBy("kind")
				.orderBy("step")
				.orderBy("role")
				.execute();
		const before = await rows();
		await app.data.db.deleteFrom("waiting").execute();
		const fill = async () => {
			let batches = 0;
			for (const tenant of app.tenants.all) for (let more = true; more; batches++) more = await fillWaiting(app.data, tenant);
			return batches;
		};
		const batches = await fill();
		expect(await rows()).toEqual(before);
		expect(await fill()).toBe(app.tenants.all.length);
		expect(batches).toBeGreaterThanOrEqual(app.tenants.all.length);
		const tenant = tenantOf("go-ral");
		// A save between reading a batch and writing it must take precedence.
		await app.data.db.deleteFrom("waiting").where("tenant", "=", tenant.slug).execute();
		await app.data.db.deleteFrom("waiting_fill").execute();
		const moved = before.find(({ tenant: slug }) => slug === tenant.slug)?.realisation_uuid ?? "";
		const { code } = await app.data.db.selectFrom("realisation").select("code").where("uuid", "=", moved).executeTakeFirstOrThrow();
		const move = (to: string) =>
			app.data.write(tenant.slug, async ({ db, tick }) => {
				await db.updateTable("realisation").set({ code: to, synced: tick() }).where("uuid", "=", moved).execute();
			});
		const between: typeof app.data = { ...app.data, write: async (...asked) => move("0268").then(() => app.data.write(...asked)) };
		for (let more = true; more; ) more = await fillWaiting(between, tenant);
		expect((await rows()).find(({ realisation_uuid }) => realisation_uuid === moved)?.code).toBe("0268");
		await move(code);
		await app.data.db.deleteFrom("waiting_fill").execute();
		await fill();
		expect(await rows()).toEqual(before);
		const without = { slug: tenant.slug, flows: tenant.flows, readFlow: tenant.readFlow, definition: { ...tenant.definition, terms: {} } };
		for (let more = true; more; ) more = await fillWaiting(app.data, without);
		expect((await rows()).filter(({ tenant: slug, due }) => slug === "go-ral" && due !== null)).toEqual([]);
		await fill();
		expect(await rows()).toEqual(before);
	}, 300_000);

	it("asks for an answer to what somebody else wrote where the person acts, or after their own words, and to nothing else", async () => {
		const cpo = personIn("go-ral", { cpo: ["*"] });
		const arnhem = personIn("go-ral", { municipality: ["0202"] });
		const stranger = personIn("go-ral", { municipality: ["0268"] });
		const answers = async (person: TestPerson) => {
			const group = (await data<Today>(person, "today")).groups.find((one) => one.group === "answer");
			const items = await pagesOf(person, "answer", group?.count ?? 0);
			expect(items).toHaveLength(group?.count ?? -1);
			return items.flatMap(({ comment }) => comment?.uuid ?? []);
		};
		const mine = (await records("go-ral")).filter(
			({ MunicipalityCode, flow, status }) =>
				MunicipalityCode === "0202" &&
				!status.onhold.enabled &&
				!status.cancelled.enabled &&
				!status.completed.enabled &&
				flow.state.length > 0,
		);
		const atCpo = mine.find(({ flow }) => flow.activeStep === "1" || flow.activeStep === "5" || flow.activeStep === "6");
		if (atCpo === undefined) throw new Error("no process waits for the cpo");
		const say = async (person: TestPerson, message: string) => {
			const list = await person.get(`processes/realisation/${atCpo.uuid}/comments`);
			const answer = await person.post(`processes/realisation/${atCpo.uuid}/comments`, {
				synchronisation: { synced: (list.body.data as unknown as { synced: number }).synced },
				data: { action: "create", message },
			});
			if (answer.status !== 200 && answer.status !== 201) throw new Error(answer.text);
			return (
				(answer.body.data as unknown as { comments: readonly { uuid: string; message: string }[] }).comments.find(
					(one) => one.message === message,
				)?.uuid ?? ""
			);
		};
		const [before, ofArnhem, ofStranger] = [await answers(cpo), await answers(arnhem), await answers(stranger)];
		const asked = await say(arnhem, "Kan dit vrijdag?");
		expect((await answers(cpo)).filter((uuid) => !before.includes(uuid))).toEqual([asked]);
		// Their own messages ask nothing of them, and it is not their turn.
		expect(await answers(arnhem)).toEqual(ofArnhem);
		const answered = await say(cpo, "Ja, vrijdag.");
		expect((await answers(arnhem)).filter((uuid) => !ofArnhem.includes(uuid))).toEqual([answered]);
		expect(await answers(stranger)).toEqual(ofStranger);
	});

	it("puts off till tomorrow what somebody puts off, of every kind, for them alone, until the day is over, it comes anew or they take it back", async () => {
		const roles = { cpo: ["*"], municipality: ["*"], admin: ["*"] };
		const [person, other] = [personIn("go-ral", roles), personIn("go-ral", roles)];
		const today = async (who = person) => data<Today>(who, "today");
		const mark = async (items: readonly (string | undefined)[], as: string) => {
			expect((await person.post("inbox/marks", { data: { items, mark: as } })).status).toBe(200);
		};
		const countOf = ({ groups }: Today) => Object.fromEntries(groups.map(({ group, count }) => [group, count]));
		const decided = await app.data.db.selectFrom("waiting").selectAll().where("tenant", "=", "go-ral").executeTakeFirstOrThrow();
		await app.data.db
			.insertInto("waiting")
			.values({
				...decided,
				kind: "decision",
				step: "4",
				role: "nobody",
				due: "2026-11-19",
				term: "bezwaar",
				back: null,
				since: now - 1000,
			})
			.execute();
		const before = await today();
		const firsts = before.groups.flatMap(({ items: [first], group }) => (first === undefined ? [] : [{ group, ...first }]));
		expect(firsts.map(({ group }) => group)).toEqual(expect.arrayContaining(["late", "later", "judge", "answer", "decisions"]));
		const stepsPut = firsts.filter(({ group }) => ["late", "week", "back", "later"].includes(group)).length;
		const items = firsts.map(({ item }) => item);
		await mark(items, "later");
		const after = await today();
		const less = Object.fromEntries(firsts.map(({ group }) => [group, (countOf(before)[group] ?? 0) - 1]));
		expect(countOf(after)).toEqual({ ...countOf(before), ...less, tomorrow: firsts.length });
		expect(after.steps).toBe(before.steps - stepsPut);
		expect(after.others).toBe(before.others);
		const expected = await oracle("go-ral", roles, person.userId);
		await listAgrees(person, { ...after, ...expected, day: "2026-11-20", putOff: new Set(items) });
		expect(after.listed.all).toBeLessThan(before.listed.all);
		expect((await today(other)).listed).toEqual(before.listed);
		expect(countOf(await today(other))).toEqual(countOf(before));
		const put = await pagesOf(person, "tomorrow", firsts.length);
		expect(put.map(({ item }) => item).sort()).toEqual([...items].sort());
		const queue = await data<readonly Item[]>(person, "today/queue");
		expect(
			queue.filter(({ uuid, step }) => firsts.some((first) => first.kind === "realisation" && first.uuid === uuid && first.step === step)),
		).toEqual([]);
		// A step that becomes open again after it was put off waits at once.
		const [step] = firsts.filter(({ group }) => group === "later");
		const waits = (at: number) =>
			sql`update waiting set since = ${at} where kind = 'step' and realisation_uuid = ${step?.uuid}`.execute(app.data.db);
		const { since } = await app.data.db
			.selectFrom("waiting")
			.select("since")
			.where("realisation_uuid", "=", step?.uuid ?? "")
			.where("kind", "=", "step")
			.executeTakeFirstOrThrow();
		await waits(clock.now + 1);
		expect(countOf(await today()).tomorrow).toBe(firsts.length - 1);
		await waits(Number(since));
		await mark([firsts[0]?.item], "open");
		expect(countOf(await today()).tomorrow).toBe(firsts.length - 1);
		// At midnight in the Netherlands, which is an hour before midnight UTC.
		clock.now = Date.parse("2026-11-20T22:59:00Z");
		expect(countOf(await today()).tomorrow).toBe(firsts.length - 1);
		clock.now = Date.parse("2026-11-20T23:00:00Z");
		expect(countOf(await today()).tomorrow).toBe(0);
		clock.now = now;
		await mark(items, "open");
		expect(countOf(await today())).toEqual(countOf(before));
		await app.data.db.deleteFrom("waiting").where("role", "=", "nobody").execute();
	});

	it("counts for who steers what the tab of the list counts, with the trend of twelve weeks, and nothing for anybody else", async () => {
		interface Figure {
			readonly figure: "active" | "onhold" | "completed" | "cancelled" | "late" | "behind" | "soon";
			readonly count: number;
			readonly trend: readonly number[];
		}
		await rowsFilled(app);
		const filtered = { late: 0, behind: 0, soon: 0 };
		await expectAll(app, "2026-11-24", "2026-12-01");
		for (const [slug, roles] of people) {
			const person = personIn(slug, roles);
			const access = new PersonAccess({ userId: "", roles: { [slug]: roles } }, tenantOf(slug));
			const answer = await person.get("today/figures");
			const shown = answer.body.data as unknown as readonly Figure[];
			if (!access.has("reporting") || !access.has("realisationlist")) {
				expect([slug, roles, shown]).toEqual([slug, roles, []]);
				continue;
			}
			expect(shown.length).toBeGreaterThan(0);
			const list = await person.get("lists/realisations/rows");
			const { matching } = list.body.metaData as unknown as { matching: Readonly<Record<string, number>> };
			const all = (await records(slug)).filter(({ MunicipalityCode }) => access.at(MunicipalityCode).may("realisationlist"));
			for (const { figure, count, trend } of shown) {
				if (figure === "late" || figure === "behind" || figure === "soon") {
					expect([slug, figure, count, trend]).toEqual([slug, figure, await countInLists(person, figure, "2026-11-20"), []]);
					filtered[figure] += count;
					continue;
				}
				expect([slug, figure, count]).toEqual([slug, figure, matching[figure]]);
				expect(trend).toHaveLength(13);
				expect(trend.at(-1)).toBe(count);
				// Monday 2 November, 00:00 in Amsterdam: two weeks before this one.
				const then = Date.parse("2026-11-01T23:00:00Z");
				const expected = all.filter(({ Events }) => {
					const past = Events.filter(({ ts }) => ts < then).map(({ type }) => type);
					const on = (name: string) => past.findLast((type) => type === `${name}-start` || type === `${name}-end`) === `${name}-start`;
					if (!past.includes("created")) return false;
					const status = past.includes("completed") ? "completed" : on("cancelled") ? "cancelled" : on("onhold") ? "onhold" : "active";
					return status === figure;
				});
				expect([slug, figure, trend[9]]).toEqual([slug, figure, expected.length]);
			}
		}
		expect(Math.min(...Object.values(filtered))).toBeGreaterThan(0);
	});

	it("tells who keeps the product going what of it asks for them, and nobody else, and everybody without lists that nothing waits", async () => {
		const admin = personIn("go-ral", { admin: ["*"] });
		const today = await data<Today>(admin, "today");
		expect([today.steps, today.others, today.listed]).toEqual([0, 0, { all: 0, late: 0, week: 0 }]);
		expect(today.groups.every(({ count }) => count === 0)).toBe(true);
		for (const path of ["today/queue", "today/figures", "today/upkeep"]) expect(await data(admin, path)).toEqual([]);
		const { known } = app.health;
		jest.spyOn(app.health, "ask").mockResolvedValue(known.map((part) => (part.name === "scanner" ? { ...part, state: "down" } : part)));
		expect(await data(admin, "today/upkeep")).toEqual([{ kind: "parts", number: 1 }]);
		jest.restoreAllMocks();
		expect((await personIn("go-ral", { cpo: ["*"] }).get("today/upkeep")).status).toBe(403);
	});

	it("writes the address of a request as its own page does, a Belgian box number included", async () => {
		const person = personIn("vlaanderen", { cpo: ["*"], municipality: ["*"] });
		const items = await pagesOf(person, "judge", Number.POSITIVE_INFINITY);
		for (const { uuid, address } of items.slice(0, 40)) {
			const request = await data<{ summary: { address: string } }>(person, `charging-point-requests/${uuid}`);
			expect([uuid, address]).toEqual([uuid, request.summary.address]);
		}
		expect(items.some(({ address }) => / bus \d+, \d{4} /.test(address))).toBe(true);
	});

	it("names no record, address or text that the person may not see", async () => {
		for (const [slug, roles] of people) {
			const person = personIn(slug, roles);
			const access = new PersonAccess({ userId: "", roles: { [slug]: roles } }, tenantOf(slug));
			const text = (await person.get("today")).text + (await person.get("today/queue")).text;
			for (const record of await records(slug)) {
				if (access.at(record.MunicipalityCode).may("realisationlist")) continue;
				expect(text.includes(record.uuid) || text.includes(`"${record.ref}"`)).toBe(false);
			}
		}
		const foreign = new TestPerson(app, "go-ral", { rvb: { rvb: ["*"] } });
		for (const path of ["today", "today/queue", "today/figures", "today/upkeep", "today/groups/later"])
			expect((await foreign.get(path)).status).toBe(403);
		const cpo = personIn("go-ral", { cpo: ["*"] });
		for (const path of ["today/groups/alles", "today/groups/later?page=0", "today/groups/later?page=1%27"]) {
			expect([path, (await cpo.get(path)).status]).toEqual([path, 400]);
		}
	});
});
