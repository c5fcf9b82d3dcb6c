import { describe, expect, it } from "@jest/globals";
import type { RotatingKey } from "../../database/secrets/rotating-key.ts";
import { FileLinks } from "./file-link.ts";

const now = 1_700_000_000_000;
const key = (value: string, since: number | null = null) => ({ value, since });
const linksOf = (...keys: readonly RotatingKey[]) => new FileLinks(keys, () => now);
const links = linksOf(key("a secret of this deployment"));
const file = "11111111-1111-4111-8111-111111111111";
const link = { method: "PUT", tenant: "t", file, expires: 1_800_000_000_000, size: 1000, type: "image/png" } as const;

function taken(path: string) {
	const url = new URL(path, "http://localhost");
	const [, , , tenant = "", , uuid = ""] = url.pathname.split("/");
	return { tenant, uuid, query: Object.fromEntries(url.searchParams) };
}

describe("a signed link", () => {
	const { tenant, uuid, query } = taken(links.sign(link));

	it("says what was signed", () => {
		expect(links.read("PUT", tenant, uuid, query)).toEqual({ ...link, nonce: expect.stringMatching(/^[\w-]{22}$/) });
		expect(linksOf(key("a secret of this deployment")).read("PUT", tenant, uuid, query)).toBeDefined();
	});

	it("is another one each time", () => {
		expect(taken(links.sign(link)).query.nonce).not.toBe(query.nonce);
	});

	it("T16 is none any more when any bit of any part of it is another", () => {
		let flips = 0;
		for (const [name, value] of Object.entries(query)) {
			for (let at = 0; at < value.length; at++) {
				for (let bit = 0; bit < 7; bit++) {
					const other = value.slice(0, at) + String.fromCharCode(value.charCodeAt(at) ^ (1 << bit)) + value.slice(at + 1);
					expect(links.read("PUT", tenant, uuid, { ...query, [name]: other })).toBeUndefined();
					flips++;
				}
			}
		}
		for (const [index, letter] of [...uuid].entries()) {
			const other = uuid.slice(0, index) + (letter === "2" ? "3" : "2") + uuid.slice(index + 1);
			if (other !== uuid) expect(links.read("PUT", tenant, other, query)).toBeUndefined();
		}
		expect(flips).toBeGreaterThan(600);
		expect(links.read("GET", tenant, uuid, query)).toBeUndefined();
		expect(links.read("PUT", "u", uuid, query)).toBeUndefined();
	});

	it("is none with a part left out, given twice, added or made longer, nor with another secret", () => {
		for (const name of Object.keys(query)) {
			const { [name]: value = "", ...rest } = query;
			expect(links.read("PUT", tenant, uuid, rest)).toBeUndefined();
			expect(links.read("PUT", tenant, uuid, { ...rest, [name]: [value, value] })).toBeUndefined();
			expect(links.read("PUT", tenant, uuid, { ...rest, [name]: `${value} ` })).toBeUndefined();
			expect(links.read("PUT", tenant, uuid, { ...rest, [name]: "" })).toBeUndefined();
		}
		expect(links.read("PUT", tenant, uuid, { ...query, more: "1" })).toBeUndefined();
		expect(links.read("PUT", tenant, uuid, {})).toBeUndefined();
		expect(linksOf(key("another")).read("PUT", tenant, uuid, query)).toBeUndefined();
	});

	it("goes on when the key is replaced, until the former key is retired", () => {
		const [former, fresh] = [key("a secret of this deployment"), key("a newer one", now - 60_000)];
		const server = linksOf(former);
		server.use([fresh, former]);
		expect(server.read("PUT", tenant, uuid, query)).toBeDefined();
		const renewed = taken(server.sign(link)).query;
		expect(renewed.key).not.toBe(query.key);
		server.use([fresh]);
		expect(server.read("PUT", tenant, uuid, query)).toBeUndefined();
		expect(server.read("PUT", tenant, uuid, renewed)).toBeDefined();
	});

	it("is signed with a new key only once every server has had time to read it", () => {
		const former = key("a secret of this deployment");
		expect(taken(linksOf(key("a newer one", now - 1_000), former).sign(link)).query.key).toBe(query.key);
	});
});
