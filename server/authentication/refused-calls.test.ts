import { describe, expect, it } from "@jest/globals";
import { RefusedCalls } from "./refused-calls.ts";

describe("calls that were refused for want of a good token", () => {
	it("make an address wait once there are too many in a minute, and that address alone", () => {
		let now = 1_000_000;
		const refused = new RefusedCalls(
			() => 3,
			() => now,
		);
		for (let count = 0; count < 3; count++) {
			expect(refused.wait("a")).toBe(0);
			refused.count("a");
			now += 1000;
		}
		expect(refused.wait("a")).toBe(57);
		expect(refused.wait("b")).toBe(0);
		now += 57_000;
		expect(refused.wait("a")).toBe(0);
		refused.count("a");
		expect(refused.wait("a")).toBe(0);
	});

	it("are not counted without a limit", () => {
		const refused = new RefusedCalls(
			() => null,
			() => 0,
		);
		for (let count = 0; count < 10; count++) refused.count("a");
		expect(refused.wait("a")).toBe(0);
	});

	it("are remembered for a bounded number of addresses, the latest", () => {
		const refused = new RefusedCalls(
			() => 1,
			() => 0,
		);
		for (let address = 0; address <= 10_000; address++) refused.count(`address ${address}`);
		expect([refused.wait("address 0"), refused.wait("address 1"), refused.wait("address 10000")]).toEqual([0, 60, 60]);
	});
});
