import { once } from "node:events";
import { request } from "node:http";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import Fastify, { type FastifyInstance, type FastifyReply } from "fastify";
import type { DataDoor } from "../database/opening/open-database.ts";
import { openDatabase } from "../database/opening/open-database.ts";
import { addressOf } from "../test-support/listen.ts";
import { askedReading } from "./asked-reading.ts";

let app: FastifyInstance;
let data: DataDoor;
let address: string;
/** The reply of the last call, and the signal that its database was given. */
let last: { readonly reply: FastifyReply; readonly signal: AbortSignal };

beforeAll(async () => {
	data = await openDatabase({ url: null, folder: ":memory:", now: () => 1, migrate: false });
	app = Fastify({ forceCloseConnections: true });
	app.decorate("data", {
		...data,
		readingFor(signal) {
			asked = signal;
			return data.readingFor(signal);
		},
	});
	let asked = new AbortController().signal;
	app.get("/", (call, reply) => {
		askedReading(call, reply);
		last = { reply, signal: asked };
		app.server.emit("asked");
	});
	address = await addressOf(app);
});
afterAll(async () => {
	await app.close();
	await data.close();
});

async function ask() {
	const call = request(address);
	call.on("error", () => undefined);
	call.end();
	await once(app.server, "asked");
	return call;
}

it("is given up when the caller breaks off, and not when the caller has the answer", async () => {
	const answered = await ask();
	void last.reply.send("an answer");
	const [answer] = await once(answered, "response");
	answer.resume();
	await once(answer, "end");
	expect(last.signal.aborted).toBe(false);

	const abandoned = await ask();
	const { signal } = last;
	expect(signal.aborted).toBe(false);
	const gone = once(signal, "abort");
	abandoned.destroy();
	await gone;
	expect(signal.aborted).toBe(true);
});
