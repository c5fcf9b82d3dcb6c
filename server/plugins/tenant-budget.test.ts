import { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "@jest/globals";
import Fastify from "fastify";
import fastifyPlugin from "fastify-plugin";
import { problems } from "../problems/problems.ts";
import { tenantBudget } from "./tenant-budget.ts";

/** A server whose calls cost as many milliseconds of processor time as their address says, with a clock that advances accordingly. */
async function server(limited = true) {
	let clock = 1_795_000_000_000;
	let active = 0;
	const app = Fastify();
	await app.register(problems);
	app.decorate("now", () => clock);
	const tenant = fastifyPlugin(
		async (to) => {
			to.decorateRequest("tenant", null as never);
			to.addHook("onRequest", async (request) => {
				request.tenant = { slug: request.url.split("/")[1] } as never;
			});
		},
		{ name: "tenant" },
	);
	await app.register(tenant);
	await app.register(tenantBudget, { limited, active: () => active });
	/** Calls that are not answered before `letGo`. */
	let letGo: () => void = () => undefined;
	const released = new Promise<void>((resolve) => {
		letGo = resolve;
	});
	app.get("/:tenant/list", async (_request, reply) => {
		async function* parts() {
			yield "[";
			await released;
			yield "]";
		}
		return reply.type("application/json").send(Readable.from(parts(), { objectMode: false }));
	});
	app.get("/:tenant/elsewhere", { config: { asksOutside: true } }, async () => {
		await released;
		return {};
	});
	/** Tenants in the order in which their calls at `/at-once` were answered; the handlers of these calls never await. */
	const order: string[] = [];
	app.get<{ Params: { tenant: string; cost: string } }>("/:tenant/at-once/:cost", async ({ params }) => {
		active += Number(params.cost);
		clock += Number(params.cost);
		order.push(params.tenant);
		return {};
	});
	app.get<{ Params: { cost: string } }>("/:tenant/:cost", async ({ params }) => {
		await wait(5);
		active += Number(params.cost);
		clock += Number(params.cost);
		return {};
	});
	const ask = async (name: string, cost: number | "list" | "elsewhere" | `at-once/${number}`) => app.inject(`/${name}/${cost}`);
	const many = (name: string, cost: Parameters<typeof ask>[1], count: number) =>
		Promise.all(Array.from({ length: count }, () => ask(name, cost)));
	return { app, ask, many, order, letGo, pass: (milliseconds: number) => (clock += milliseconds) };
}
const codes = (answers: readonly { readonly statusCode: number }[]) => new Set(answers.map(({ statusCode }) => statusCode));

it("answers every call of a tenant however many another sends, and tells the other when to come again", async () => {
	const { app, ask, many, pass } = await server();
	await ask("small", 5);
	const refused: Awaited<ReturnType<typeof ask>>[] = [];
	for (let round = 0; round < 20; round++) {
		const [hostile, small] = await Promise.all([many("large", 40, 30), many("small", 5, 3)]);
		refused.push(...hostile.filter(({ statusCode }) => statusCode === 429));
		expect([...codes(small)]).toEqual([200]);
		// The number of requests that one page makes at once is still answered.
		expect(hostile.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThanOrEqual(8);
	}
	expect(refused.length).toBeGreaterThan(100);
	const [first] = refused;
	expect(JSON.parse(first?.body ?? "")).toMatchObject({
		status: 429,
		code: "tenant-too-busy",
		detail: expect.stringContaining("Uw organisatie"),
	});
	const seconds = Number(first?.headers["retry-after"]);
	expect(seconds).toBeGreaterThanOrEqual(1);
	expect(seconds).toBeLessThanOrEqual(11);
	pass(seconds * 1000 + 11_000);
	expect([...codes(await many("large", 1, 30))]).toEqual([200]);
	await app.close();
});

it("leaves the whole processor to a tenant that is alone, and to several that do not fill it", async () => {
	const alone = await server();
	for (let round = 0; round < 15; round++) expect([...codes(await alone.many("large", 40, 30))]).toEqual([200]);
	await alone.app.close();
	const both = await server();
	for (let round = 0; round < 15; round++) {
		both.pass(2_000);
		expect([...codes(await both.many("large", 40, 30)), ...codes(await both.many("small", 5, 3))]).toEqual([200, 200]);
	}
	await both.app.close();
});

it("has no more than 128 calls of a tenant under way while the processor is short, and takes new ones when those are answered", async () => {
	const { app, many } = await server();
	expect([...codes(await many("large", 0, 200))]).toEqual([200]);
	await many("large", 40, 30);
	const answers = await many("large", 0, 200);
	expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(128);
	expect(answers.find(({ statusCode }) => statusCode === 429)?.headers["retry-after"]).toBe("1");
	expect([...codes(await many("large", 0, 100))]).toEqual([200]);
	await app.close();
	const free = await server(false);
	await free.many("large", 40, 30);
	expect([...codes(await free.many("large", 0, 200))]).toEqual([200]);
	await free.app.close();
});

it("counts a list until its last part is sent, and calls that wait for a service elsewhere not at all", async () => {
	for (const [kind, expected] of [
		["list", 429],
		["elsewhere", 200],
	] as const) {
		const { app, many, ask, letGo } = await server();
		await many("large", 40, 30);
		const waiting = many("large", kind, 128);
		await wait(50);
		expect([kind, (await ask("large", 0)).statusCode]).toEqual([kind, expected]);
		letGo();
		expect([...codes(await waiting)]).toEqual([200]);
		expect((await ask("large", 0)).statusCode).toBe(200);
		await app.close();
	}
});

describe("T40 calls whose work waits for nothing", () => {
	/** How many calls of a flood were answered before each of three small ones that arrived after it. */
	async function placesIn(limited: boolean) {
		const { app, many, order } = await server(limited);
		await many("small", "at-once/1", 1);
		order.length = 0;
		const flood = many("large", "at-once/8", 100);
		for (let turn = 0; turn < 3; turn++) await new Promise(setImmediate);
		const began = order.length;
		await many("small", "at-once/1", 3);
		const places = order.flatMap((name, place) => (name === "small" ? [place - began] : []));
		await flood;
		await app.close();
		return { places, began, answered: order.length };
	}

	it("begin in turn: a small tenant's do not stand behind all that another sent before them", async () => {
		const { places, began, answered } = await placesIn(true);
		expect(answered).toBe(103);
		expect(began).toBeLessThan(50);
		expect(Math.max(...places)).toBeLessThan(25);
		// Without turns the whole flood is handled before anybody else.
		expect((await placesIn(false)).began).toBe(100);
	});

	it("make the tenant wait that took more than its share, although never two of them are under way", async () => {
		const { app, many } = await server();
		const refused: number[] = [];
		for (let round = 0; round < 20; round++) {
			const [large, small] = await Promise.all([many("large", "at-once/40", 30), many("small", "at-once/5", 3)]);
			refused.push(large.filter(({ statusCode }) => statusCode === 429).length);
			expect([...codes(small)]).toEqual([200]);
		}
		expect(refused.reduce((sum, count) => sum + count)).toBeGreaterThan(100);
		await app.close();
	});

	it("do not wait for one that was given up", async () => {
		const { app, many } = await server();
		await app.listen({ port: 0, host: "127.0.0.1" });
		const address = app.listeningOrigin;
		await many("small", "at-once/1", 1);
		const given = Array.from({ length: 40 }, () => {
			const stop = new AbortController();
			return { stop, answer: fetch(`${address}/large/at-once/8`, { signal: stop.signal }).catch(() => undefined) };
		});
		for (const { stop } of given) stop.abort();
		await Promise.all(given.map(({ answer }) => answer));
		expect([...codes(await many("large", "at-once/8", 20))]).toEqual([200]);
		expect([...codes(await many("small", "at-once/1", 20))]).toEqual([200]);
		await app.close();
	});
});
