import type { IncomingMessage, ServerResponse } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { type LocalServer, localServer } from "../../test-support/local-server.ts";
import { externalPasswords } from "./external-passwords.ts";

let server: LocalServer;
let address: string;
let asked: { method: string | undefined; authorization: string | undefined; type: string | undefined; body: string }[];
let answer: (response: ServerResponse, request: IncomingMessage) => void;
let written: number;

beforeAll(async () => {
	server = await localServer(async (request, response) => {
		let body = "";
		for await (const chunk of request) body += String(chunk);
		const { authorization, "content-type": type } = request.headers;
		asked.push({ method: request.method, authorization, type, body });
		answer(response, request);
	});
	address = `${server.address}/wachtwoord`;
});
afterAll(() => server.stop());
beforeEach(() => {
	asked = [];
	written = 0;
});

const change = (password = "Krokus-en-tulp-7", place = address) =>
	externalPasswords(place).change({
		userId: "p-1",
		signedInAt: 0,
		by: { address: "", requestId: "" },
		password,
		accessToken: "bewijs",
		write: async () => {
			written += 1;
		},
	});
const says = (status: number, body: unknown) => {
	answer = (response) => void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
};

describe("the password at an external provider", () => {
	it("is handed on with the person's own token, and is changed when the provider says 'success'", async () => {
		says(200, { message: "success" });
		expect(await change()).toBeNull();
		expect(asked).toEqual([
			{ method: "POST", authorization: "Bearer bewijs", type: "application/json", body: '{"password":"Krokus-en-tulp-7"}' },
		]);
		expect(written).toBe(1);
	});

	it("is refused with the provider's own text, whatever the status", async () => {
		for (const status of [200, 400, 422]) {
			says(status, { message: "PasswordHistoryError: Password has previously been used" });
			expect(await change()).toBe("PasswordHistoryError: Password has previously been used");
		}
		says(400, { message: "x".repeat(5000) });
		expect(await change()).toHaveLength(200);
		expect(written).toBe(0);
	});

	it.each<[string, (response: ServerResponse) => void]>([
		["is away", (response) => response.destroy()],
		["answers a page", (response) => response.writeHead(200).end("<html>")],
		["answers null", (response) => response.end("null")],
		["answers another thing", (response) => response.end('{"message": 1}')],
		["calls a failure a success", (response) => response.writeHead(500).end('{"message": "success"}')],
		["answers without end", (response) => response.end(`{"message": "success", "x": "${"y".repeat(100_000)}"}`)],
	])("is not changed when the provider %s", async (_title, behaves) => {
		answer = behaves;
		await expect(change()).rejects.toMatchObject({ code: "unavailable" });
		expect(written).toBe(0);
	});

	it("goes nowhere else when the provider sends it on", async () => {
		answer = (response, request) =>
			request.url === "/wachtwoord" ? response.writeHead(307, { location: "/elders" }).end() : response.end('{"message": "success"}');
		await expect(change()).rejects.toMatchObject({ code: "unavailable" });
		expect(asked).toHaveLength(1);
	});
});
