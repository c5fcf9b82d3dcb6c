import { describe, expect, it } from "@jest/globals";
import { orderedUuid } from "./ordered-uuid.ts";

describe("orderedUuid", () => {
	it("is a uuid of version 7 that begins with its instant and is never the same", () => {
		const now = Date.UTC(2026, 10, 20);
		const made = Array.from({ length: 100 }, () => orderedUuid(now));
		expect(new Set(made).size).toBe(100);
		for (const uuid of made) {
			expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
			expect(Number.parseInt(uuid.replace("-", "").slice(0, 12), 16)).toBe(now);
		}
	});

	it("comes after those of earlier instants", () => {
		const made = [1, 2_000, Date.UTC(2026, 0, 1), Date.UTC(2099, 0, 1)].map(orderedUuid);
		expect([...made].sort()).toEqual(made);
	});
});
