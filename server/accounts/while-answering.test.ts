import { AsyncLocalStorage } from "node:async_hooks";
import { expect, it, jest } from "@jest/globals";
import { whileAnswering } from "./while-answering.ts";

it("switches the provider's storage off behind the last of the calls that it answers, answered or failed", async () => {
	const off = jest.spyOn(AsyncLocalStorage.prototype, "disable");
	const ends: (() => void)[] = [];
	const begun = () => whileAnswering(() => new Promise<void>((end) => ends.push(end)));
	const [first, second] = [begun(), begun()];
	ends[0]?.();
	await first;
	expect(off).not.toHaveBeenCalled();
	ends[1]?.();
	await second;
	expect(off).toHaveBeenCalledTimes(1);
	await expect(whileAnswering(() => Promise.reject(new Error("gone")))).rejects.toThrow("gone");
	expect(off).toHaveBeenCalledTimes(2);
	off.mockRestore();
});
